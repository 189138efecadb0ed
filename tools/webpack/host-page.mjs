// @ts-check
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * The files of the shell that are no modules: its page, and where the remotes live, which is read at start and never compiled in.
 * @param {string} folder @param {Record<string, string>} remotes
 */
export const hostPage = (folder, remotes) => [
  new HtmlWebpackPlugin({
    template: join(folder, 'src/index.html'),
    favicon: join(folder, 'src/favicon.svg'),
    scriptLoading: 'defer',
    minify: false,
  }),
  new JsonFile('remotes.json', remotes),
];

/** Writes a value as a file beside the bundles. */
class JsonFile {
  /** @param {string} name @param {unknown} value */
  constructor(name, value) {
    this.name = name;
    this.value = value;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('JsonFile', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'JsonFile', stage }, () => {
        compilation.emitAsset(this.name, new sources.RawSource(`${JSON.stringify(this.value, null, 2)}\n`));
      });
    });
  }
}
