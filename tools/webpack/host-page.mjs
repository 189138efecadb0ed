// @ts-check
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { JsonFile } from './json-file.mjs';

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
  new JsonFile('remotes.json', () => remotes),
];
