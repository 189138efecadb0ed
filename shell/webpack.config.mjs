// @ts-check
import { hostPage, webApp } from '@touchline/tools/webpack';

const remotes = {
  parent_app: '/remotes/parent-app/mf-manifest.json',
  admin_app: '/remotes/admin-app/mf-manifest.json',
};

export default webApp({ folder: import.meta.dirname, name: 'shell', plugins: hostPage(import.meta.dirname, remotes) });
