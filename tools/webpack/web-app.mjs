// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { devServer } from './dev-server.mjs';
import { versionFile } from './emitted-files.mjs';
import { shared } from './shared.mjs';

/**
 * @typedef {object} WebApp
 * @property {string} folder the project's folder
 * @property {string} name the container's name; never `parent`, which would collide with `window.parent`
 * @property {Record<string, string>} [exposes] the modules that a remote exposes
 * @property {import('webpack').Configuration['plugins']} [plugins]
 */

/**
 * The webpack configuration of a web application. The one that exposes nothing is the shell: it is served at `/` and contains the
 * shared packages and the federation runtime. The others are remotes, which the shell loads from any address.
 * @param {WebApp} app
 * @returns {(mode: string) => import('webpack').Configuration}
 */
export const webApp = (app) => (mode) => {
  const production = mode === 'production';
  const isShell = app.exposes === undefined;
  const hash = production ? '.[contenthash:10]' : '';
  return {
    mode: production ? 'production' : 'development',
    context: app.folder,
    // A remote has no entry: it only exposes modules.
    entry: /** @type {Record<string, string>} */ (isShell ? { shell: './src/start.tsx' } : {}),
    target: ['web', 'es2022'],
    // The Content-Security-Policy forbids eval, so source maps must not use it.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(app.folder, 'dist'),
      publicPath: isShell ? '/' : 'auto',
      uniqueName: app.name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: `[name]${hash}[ext]`,
      chunkLoadTimeout: 8000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['touchline-source', '...'],
      alias: { fflate$: fileURLToPath(import.meta.resolve('./fflate-without-workers.mjs')) },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: 'swc-loader', options: swc } },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    // Emits style sheets of libraries as files, because the Content-Security-Policy forbids inline ones.
    experiments: { css: true },
    plugins: [
      federation(app, isShell, hash),
      versionFile(app.folder),
      ...(production ? [compileHint, ...precompressed] : []),
      ...(app.plugins ?? []),
    ],
    optimization: {
      // Keeps the page's quotes, because the server inserts a nonce.
      minimizeOptions: { html: false },
      ...(isShell && { splitChunks: { chunks: 'all', cacheGroups: frameworkChunk } }),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    ...(production ? {} : { devServer: devServer(app.name) }),
  };
};

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Libraries in a separate file, which browsers keep in their cache until a library changes. */
const frameworkChunk = {
  framework: {
    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis|react-router)\//,
    name: 'framework',
    enforce: true,
  },
};

/** Leaves out the federation runtime's code for Node. */
const optimization = { target: /** @type {const} */ ('web') };

/** @param {WebApp} app @param {boolean} isShell @param {string} hash */
const federation = ({ name, exposes }, isShell, hash) =>
  new ModuleFederationPlugin({
    name,
    shared: shared({ eager: isShell }),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    ...(isShell
      ? {
          experiments: { optimization },
          runtimePlugins: [
            fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin')),
            './src/remotes/federation-plugin.ts',
          ],
        }
      : {
          exposes,
          manifest: true,
          filename: `remote-entry${hash}.js`,
          experiments: { externalRuntime: true, optimization },
        }),
  });

/**
 * Chromium compiles all functions of a file that begins with this comment while it is loaded, on another thread. Without it, it
 * compiles each one when it is first called, which keeps a phone from responding: see docs/performance.md.
 */
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // The minimizer would remove it.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

const compressible = /\.(js|css|svg|json)$/;
const precompressed = [
  new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: compressible,
    compressionOptions: /** @type {object} */ ({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  }),
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: compressible,
    compressionOptions: { level: 9 },
  }),
];

export { hostPage } from './emitted-files.mjs';
