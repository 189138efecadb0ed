// What the callers of `queryRows` and `queryRow` believe of the rows, read from their types by the compiler.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The members of a row; `inner` are those of a JSON object, or of the objects in a JSON list. */
export interface Shape {
  [member: string]: { isOptional: boolean; inner?: Shape };
}

const backend = fileURLToPath(new URL('../../../', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/touchline-tests/', import.meta.url));

/** Writes the shapes by the place of the call, as `src/teams/team.queries.ts:12:3`, unless they are known; returns the file. */
export function writeDeclaredRows(): string {
  const content = createHash('sha256')
    .update(ts.version)
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of ['src/', '../libs/domain/src/'])
    for (const name of readdirSync(backend + folder, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts')) content.update(name).update(readFileSync(backend + folder + name));
  const file = `${cache}rows-${content.digest('hex').slice(0, 20)}.json`;
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, JSON.stringify(declaredRows()));
  }
  return file;
}

function declaredRows(): Record<string, Shape> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(`${backend}tsconfig.json`, {}, host)!;
  const program = ts.createProgram(
    fileNames.filter((name) => name.startsWith(`${backend}src/`)),
    options,
  );
  const checker = program.getTypeChecker();
  const found: Record<string, Shape> = {};
  for (const source of program.getSourceFiles()) if (hasQueries(source.fileName)) visit(source, source);
  return found;

  function visit(node: ts.Node, source: ts.SourceFile): void {
    ts.forEachChild(node, (child) => visit(child, source));
    if (!ts.isCallExpression(node) || !/^queryRows?$/.test(node.expression.getText(source))) return;
    const result = checker.getNonNullableType(checker.getAwaitedType(checker.getTypeAtLocation(node))!);
    const shape = shapeOf(elementOf(result) ?? result, 0);
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (shape) found[`${source.fileName.slice(backend.length)}:${line + 1}:${character + 1}`] = shape;
  }

  function elementOf(type: ts.Type): ts.Type | undefined {
    return checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  }

  /** Undefined for what has no known members: texts, numbers, dates, maps, `unknown`. */
  function shapeOf(type: ts.Type, depth: number): Shape | undefined {
    const present = checker.getNonNullableType(type);
    const element = elementOf(present);
    if (element) return shapeOf(element, depth);
    const isObject = (present.flags & ts.TypeFlags.Object) !== 0 || present.isIntersection();
    if (!isObject || depth > 3 || present.symbol?.name === 'Date') return undefined;
    if (present.getCallSignatures().length > 0 || checker.getIndexInfosOfType(present).length > 0) return undefined;
    const members = checker.getPropertiesOfType(present).map((member) => {
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      return [member.name, { isOptional, inner: shapeOf(checker.getTypeOfSymbol(member), depth + 1) }] as const;
    });
    return members.length > 0 ? Object.fromEntries(members) : undefined;
  }
}

const hasQueries = (file: string) => file.endsWith('.queries.ts');
