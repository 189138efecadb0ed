// @ts-check
import { readFileSync } from 'node:fs';

/** What exists once on the page, whoever built it. The router library is as new as the router whose names it gives. */
const singletons = {
  react: 'react',
  'react-dom': 'react-dom',
  'styled-components': 'styled-components',
  '@touchline/router': 'react-router-dom',
};

/**
 * What an application takes from the shell when the versions agree, and brings itself otherwise: 15 kB less (brotli) until the
 * first page of the first application, 23 kB less for the second. Our own libraries are never shared: an application built on
 * Friday runs in a shell built on Monday.
 */
const reusable = {
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react': '@reduxjs/toolkit',
  'react-redux': 'react-redux',
};

/** @param {string} name @returns {string} */
function installedVersion(name) {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** @param {Record<string, string>} packages @param {object} options */
const each = (packages, options) =>
  Object.fromEntries(
    Object.entries(packages).map(([name, packageName]) => {
      const version = installedVersion(packageName);
      return [name, { ...options, version, requiredVersion: `^${version}` }];
    }),
  );

/**
 * The `shared` of Module Federation. The shell comes first on every page, so it holds them in its own first scripts (`eager`).
 * @param {{ eager: boolean }} options
 */
export const shared = ({ eager }) => ({
  ...each(singletons, { singleton: true, eager }),
  ...each(reusable, { eager }),
});
