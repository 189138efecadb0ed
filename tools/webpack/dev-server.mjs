// @ts-check

/** Ports of `npm run dev`; each can be set by an environment variable. */
const ports = {
  shell: Number(process.env.DEV_SHELL_PORT ?? 3000),
  parent_app: Number(process.env.DEV_PARENT_APP_PORT ?? 3001),
  admin_app: Number(process.env.DEV_ADMIN_APP_PORT ?? 3002),
};
const api = process.env.DEV_API ?? 'http://localhost:3100';

/**
 * The shell's server serves the pages and proxies the API and the remotes, at the same paths as in production.
 * @param {string} name
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(name) {
  const port = ports[/** @type {keyof typeof ports} */ (name)];
  const common = { port, hot: false, liveReload: true, client: { webSocketURL: { port }, overlay: false } };
  if (name !== 'shell') return { ...common, allowedHosts: 'all' };
  return {
    ...common,
    historyApiFallback: true,
    proxy: [
      { context: ['/api'], target: api },
      remote('/remotes/parent-app', ports.parent_app),
      remote('/remotes/admin-app', ports.admin_app),
    ],
  };
}

/** @param {string} path @param {number} port */
const remote = (path, port) => ({
  context: [path],
  target: `http://localhost:${port}`,
  pathRewrite: { [`^${path}`]: '' },
});
