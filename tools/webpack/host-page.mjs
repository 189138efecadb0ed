// @ts-check
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { JsonFile } from './json-file.mjs';

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
