// @ts-check
import { webApp } from '@touchline/tools/webpack';

export default webApp({ folder: import.meta.dirname, name: 'admin_app', exposes: { './app': './src/app.tsx' } });
