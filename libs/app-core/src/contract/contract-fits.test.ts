import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const project = join(import.meta.dirname, '../..');
const contractFile = join(project, 'src/contract/club-app.ts');
const check = join(project, 'src/contract/contract-fits.ts');

const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
const parsed = new Map<string, ts.SourceFile>();

/** The functions of contract-fits.ts that do not compile after a change of the contract. */
function brokenChecks(from: string, to: string): string[] {
  const before = readFileSync(contractFile, 'utf8');
  const changed = before.replace(from, to);
  if (from !== to) expect(changed).not.toBe(before);

  const host = ts.createCompilerHost(options);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, target) => {
    if (name === contractFile) return ts.createSourceFile(name, changed, target);
    const source = parsed.get(name) ?? host.getSourceFile(name, target);
    if (source) parsed.set(name, source);
    return source;
  };
  const program = ts.createProgram([check], options, { ...host, getSourceFile });
  const source = program.getSourceFile(check)!;
  expect(program.getSyntacticDiagnostics(program.getSourceFile(contractFile))).toEqual([]);
  return program.getSemanticDiagnostics(source).map(({ start }) => {
    const statement = source.statements.find(({ pos, end }) => pos <= start! && start! < end)!;
    return (statement as ts.VariableStatement).declarationList.declarations[0]!.name.getText(source);
  });
}

it('Today’s contract fits the released one (otherwise see contract-fits.ts)', () => {
  expect(brokenChecks('', '')).toEqual([]);
});

const services = 'export interface ShellServices {';
const app = 'export interface ClubApp {';

it.each([
  ['the shell requires more of apps', app, `${app} title: string;`, ['inTodaysShell']],
  ['the shell gives apps less', 'signOut: () => Promise<void>;', '', ['inTodaysShell']],
  ['a service of the shell becomes optional', 'signOut:', 'signOut?:', ['inTodaysShell']],
  [
    'the shell passes on less of the session',
    'session: SessionUser;',
    "session: Omit<SessionUser, 'needsSecondFactor'>;",
    ['inTodaysShell'],
  ],
  ['the action of a toast gets another form', 'run: () => void;', 'run: string;', ['inTodaysShell', 'inEarlierShell']],
  ['an optional field of a toast becomes required', 'tone?:', 'tone:', ['inTodaysShell']],
  ['apps require more of the shell', services, `${services} theme: string;`, ['inEarlierShell']],
  ['apps send values that the shell does not know', "'danger'", "'danger' | 'success'", ['inEarlierShell']],
  ['a part of an app becomes optional', 'routes:', 'routes?:', ['inEarlierShell']],
  ['a method of the change feed is renamed', 'close:', 'end:', ['inTodaysShell', 'inEarlierShell']],
])('contract-fits.ts does not compile if %s', (_what, from, to, where) => {
  expect(brokenChecks(from, to)).toEqual(where);
});

it.each([
  ['the shell offers more', services, `${services} theme?: string;`],
  ['apps may offer more', app, `${app} title?: string;`],
  ['a session has more fields', 'session: SessionUser;', 'session: SessionUser & { locale: string };'],
])('contract-fits.ts compiles if %s', (_what, from, to) => {
  expect(brokenChecks(from, to)).toEqual([]);
});
