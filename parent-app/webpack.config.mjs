// @ts-check
import { webApp } from '@touchline/tools/webpack';

export default webApp({ folder: import.meta.dirname, name: 'parent_app', exposes: { './app': './src/app.tsx' } });
