// @ts-check
// Every component in both themes, under the content security policy of the product: http://localhost:4400
// `npm run verify -- gallery` in the root folder also writes every mail, which /mails shows.
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const port = Number(process.env.PORT ?? 4400);
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-gallery'; img-src 'self' data:; connect-src 'self' ws:";

// Mail programs apply inline styles, which the product's pages do not.
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'";

const compiler = webpack({
  mode: 'development',
  devtool: false,
  entry: here('gallery.tsx'),
  output: { filename: 'gallery.js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
});

const server = new DevServer(
  {
    port,
    hot: false,
    static: [here('.'), { directory: here('../../../.cache/mails'), publicPath: '/mails' }],
    headers: ({ url }) => ({ 'Content-Security-Policy': url?.startsWith('/mails') ? mailPolicy : policy }),
  },
  compiler,
);
await server.start();
