import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const project = join(import.meta.dirname, '../..');
const contractFile = join(project, 'src/contract/club-app.ts');
const feedFile = join(project, 'src/store/change-feed.ts');
const check = join(project, 'src/contract/contract-fits.ts');

const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
const parsed = new Map<string, ts.SourceFile>();

/** The functions of contract-fits.ts that do not compile when a file is changed so. */
function refused(file: string, from: string, to: string): string[] {
  const before = readFileSync(file, 'utf8');
  const changed = before.replace(from, to);
  if (from !== to) expect(changed).not.toBe(before);

  const host = ts.createCompilerHost(options);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, target) => {
    if (name === file) return ts.createSourceFile(name, changed, target);
    const source = parsed.get(name) ?? host.getSourceFile(name, target);
    if (source) parsed.set(name, source);
    return source;
  };
  const program = ts.createProgram([check], options, { ...host, getSourceFile });
  const source = program.getSourceFile(check)!;
  expect(program.getSyntacticDiagnostics(program.getSourceFile(file))).toEqual([]);
  return program.getSemanticDiagnostics(source).map(({ start }) => {
    const statement = source.statements.find(({ pos, end }) => pos <= start! && start! < end)!;
    return (statement as ts.VariableStatement).declarationList.declarations[0]!.name.getText(source);
  });
}

it('today’s contract fits the released one (else: see contract-fits.ts)', () => {
  expect(refused(contractFile, '', '')).toEqual([]);
});

const services = 'export interface ShellServices {';
const app = 'export interface ClubApp {';

it.each([
  ['the shell demands more of applications', contractFile, app, `${app} title: string;`, ['inTodaysShell']],
  ['the shell gives applications less', contractFile, 'signOut: () => Promise<void>;', '', ['inTodaysShell']],
  ['the shell may leave out what it gave', contractFile, 'signOut:', 'signOut?:', ['inTodaysShell']],
  ['the shell wants more told', contractFile, 'tone?:', 'tone:', ['inTodaysShell']],
  ['applications count on more of the shell', contractFile, services, `${services} theme: string;`, ['inEarlierShell']],
  ['applications tell more than the shell knows', contractFile, "'danger'", "'danger' | 'success'", ['inEarlierShell']],
  ['applications no longer bring what they brought', contractFile, 'routes:', 'routes?:', ['inEarlierShell']],
  ['a member of the feed is called otherwise', feedFile, 'close:', 'end:', ['inTodaysShell', 'inEarlierShell']],
])('%s: refused', (_what, file, from, to, where) => {
  expect(refused(file, from, to)).toEqual(where);
});

it.each([
  ['the shell offers more', contractFile, services, `${services} theme?: string;`],
  ['applications may bring more', contractFile, app, `${app} title?: string;`],
  ['a session says more', contractFile, 'session: SessionUser;', 'session: SessionUser & { locale: string };'],
])('%s: fine', (_what, file, from, to) => {
  expect(refused(file, from, to)).toEqual([]);
});
