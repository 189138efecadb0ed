// @ts-check
// Compiles src to dist with the Swagger plugin of Nest, which reads the DTOs' types, rules and comments.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import ts from 'typescript';
import { before as swaggerPlugin } from '@nestjs/swagger/plugin';

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => process.exit(1) };
const config = ts.getParsedCommandLineOfConfigFile(new URL('tsconfig.build.json', import.meta.url).pathname, {}, host);
if (!config) throw new Error('tsconfig.build.json could not be read');

const output = new URL('dist/', import.meta.url);
rmSync(output, { recursive: true, force: true });
const program = ts.createProgram(config.fileNames, config.options);
const plugin = swaggerPlugin(
  { introspectComments: true, controllerKeyOfComment: 'summary', dtoFileNameSuffix: ['.dto.ts'], esmCompatible: true },
  program,
);
// The compiler lists a union's members in the order in which it met them: without this, moving a file would reorder the contract.
const dtos = program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.dto.ts'));
for (const file of dtos.sort((a, b) => a.fileName.localeCompare(b.fileName))) program.getSemanticDiagnostics(file);
const content = createHash('sha256');
/** @type {ts.WriteFileCallback} */
const write = (file, text, ...rest) => {
  content.update(text);
  ts.sys.writeFile(file, text, rest[0]);
};
const { diagnostics } = program.emit(undefined, write, undefined, false, { before: [plugin] });
const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (problems.length > 0) {
  console.error(ts.formatDiagnosticsWithColorAndContext(problems, ts.createCompilerHost(config.options)));
  process.exit(1);
}

// What GET /api/health/version answers.
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const build = content.digest('hex').slice(0, 10);
writeFileSync(new URL('version.json', output), `${JSON.stringify({ name: 'backend', version, build }, null, 2)}\n`);
