// @ts-check
// `node run.mjs build` writes the current project's dist; `node run.mjs dev` serves it and rebuilds on every change.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

const command = process.argv[2] ?? 'build';
const mode = command === 'dev' ? 'development' : 'production';
// Compilers and libraries of the build read this as well.
process.env.NODE_ENV ??= mode;

/** @type {{ default: (mode: string) => import('webpack').Configuration }} */
const { default: configure } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const configuration = configure(mode);
const compiler = webpack(configuration);
if (!compiler) throw new Error('webpack.config.mjs does not describe a build');

if (command === 'dev') await new WebpackDevServer(configuration.devServer, compiler).start();
else compiler.run((error, stats) => compiler.close((closing) => report(error ?? closing, stats)));

/** @param {Error | null | undefined} error @param {import('webpack').Stats | undefined} stats */
function report(error, stats) {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats?.hasErrors()) process.exitCode = 1;
}
