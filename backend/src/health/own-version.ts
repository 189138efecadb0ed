import { existsSync, readFileSync } from 'node:fs';
import { type VersionDto } from './health.dto.ts';

/** Beside the built files; there is none where the source runs unbuilt, as in tests. */
const file = new URL('../version.json', import.meta.url);

/** The build that runs here. */
export const ownVersion: VersionDto = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as VersionDto)
  : { name: 'backend', version: '0.0.0', build: 'source' };
