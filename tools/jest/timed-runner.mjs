// @ts-check
import { createRequire } from 'node:module';
import { timed } from './timed.mjs';

export default timed(createRequire(import.meta.url)('jest-circus/runner').default);
