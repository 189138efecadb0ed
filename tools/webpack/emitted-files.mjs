// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Emits the shell's page and `remotes.json`, the addresses of the remotes, which the shell reads at start.
 * @param {string} folder @param {Record<string, string>} remotes
 */
export const hostPage = (folder, remotes) => [
  new HtmlWebpackPlugin({
    template: join(folder, 'src/index.html'),
    favicon: join(folder, 'src/favicon.svg'),
    scriptLoading: 'defer',
    minify: false,
  }),
  new JsonFile('remotes.json', () => remotes),
];

/** Emits `version.json`, which the about dialog shows. @param {string} folder */
export const versionFile = (folder) => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return new JsonFile('version.json', (build) => ({ name: name.replace('@touchline/', ''), version, build }));
};

/** Emits a JSON file next to the bundles. */
class JsonFile {
  /** @param {string} name @param {(build: string) => unknown} valueOf receives the build's content hash */
  constructor(name, valueOf) {
    this.name = name;
    this.valueOf = valueOf;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('JsonFile', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'JsonFile', stage }, () => {
        const text = JSON.stringify(this.valueOf((compilation.hash ?? '').slice(0, 10)), null, 2);
        compilation.emitAsset(this.name, new sources.RawSource(`${text}\n`));
      });
    });
  }
}
