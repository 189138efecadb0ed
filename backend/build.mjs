// @ts-check
// Compiles src to dist with the Swagger plugin of Nest, which reads the DTOs' types, rules and comments.
import { rmSync } from 'node:fs';
import ts from 'typescript';
import { before as swaggerPlugin } from '@nestjs/swagger/plugin';

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => process.exit(1) };
const config = ts.getParsedCommandLineOfConfigFile(new URL('tsconfig.build.json', import.meta.url).pathname, {}, host);
if (!config) throw new Error('tsconfig.build.json could not be read');

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });
const program = ts.createProgram(config.fileNames, config.options);
const plugin = swaggerPlugin(
  { introspectComments: true, controllerKeyOfComment: 'summary', dtoFileNameSuffix: ['.dto.ts'], esmCompatible: true },
  program,
);
const { diagnostics } = program.emit(undefined, undefined, undefined, false, { before: [plugin] });
const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (problems.length > 0) {
  console.error(ts.formatDiagnosticsWithColorAndContext(problems, ts.createCompilerHost(config.options)));
  process.exit(1);
}
