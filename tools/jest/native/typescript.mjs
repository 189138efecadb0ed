// @ts-check
// Hooks of Node's module loader: they compile TypeScript and choose the sources of our libraries.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { compilerOptions } from '../jest.mjs';

const cache = new URL('../../../node_modules/.cache/touchline-tests/', import.meta.url);
mkdirSync(cache, { recursive: true });

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: [...context.conditions, 'touchline-source'] });

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/\.ts$/.test(url)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
}

/** @param {string} path */
function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const key = createHash('sha256').update(`${version}${path}\0${source}`).digest('hex');
  const file = new URL(`${key}.js`, cache);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { code } = transformSync(source, {
      ...compilerOptions({ decorators: true }),
      filename: path,
      sourceMaps: 'inline',
    });
    writeFileSync(new URL(`${key}.${process.pid}`, cache), code);
    renameSync(new URL(`${key}.${process.pid}`, cache), file);
    return code;
  }
}
