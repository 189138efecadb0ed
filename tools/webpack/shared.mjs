// @ts-check
import { readFileSync } from 'node:fs';

/** What exists once on the page, whoever built it; everything else is bundled into each application. */
const singletons = ['react', 'react-dom', 'styled-components', '@touchline/router'];

/** The router library is as new as the router it names. */
const packageOf = (/** @type {string} */ name) => (name === '@touchline/router' ? 'react-router-dom' : name);

/** @param {string} name @returns {string} */
function installedVersion(name) {
  const file = new URL(`../../node_modules/${packageOf(name)}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * The `shared` of Module Federation. The shell comes first on every page, so it holds them in its own first scripts (`eager`).
 * @param {{ eager: boolean }} options
 */
export const shared = ({ eager }) =>
  Object.fromEntries(
    singletons.map((name) => {
      const version = installedVersion(name);
      return [name, { singleton: true, eager, version, requiredVersion: `^${version}` }];
    }),
  );
