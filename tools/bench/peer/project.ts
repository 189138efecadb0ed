import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version of Strapi that is measured. */
export const strapiVersion = '5.54.0';
/** The schema of Strapi's tables, beside those of our club. */
export const schema = 'peer';
/** Of the hash of an API token. */
export const tokenSalt = 'not a secret, because the project exists only for measurements';

const folder = new URL(`../../../node_modules/.cache/touchline-strapi-${strapiVersion}/`, import.meta.url).pathname;

const relation = (kind: string, target: string, other: object) => ({
  type: 'relation',
  relation: kind,
  target: `api::${target}.${target}`,
  ...other,
});
const text = { type: 'string' };

/** What a club would define in Strapi for events, rosters and answers. */
const types: Record<string, object> = {
  player: {
    fullName: text,
    dateOfBirth: { type: 'date' },
    teams: relation('manyToMany', 'team', { mappedBy: 'players' }),
    answers: relation('oneToMany', 'answer', { mappedBy: 'player' }),
  },
  team: {
    name: text,
    players: relation('manyToMany', 'player', { inversedBy: 'teams' }),
    events: relation('manyToMany', 'event', { mappedBy: 'teams' }),
  },
  event: {
    title: text,
    kind: text,
    date: { type: 'date' },
    startTime: text,
    location: text,
    teams: relation('manyToMany', 'team', { inversedBy: 'events' }),
    answers: relation('oneToMany', 'answer', { mappedBy: 'event' }),
  },
  answer: {
    isAvailable: { type: 'boolean' },
    event: relation('manyToOne', 'event', { inversedBy: 'answers' }),
    player: relation('manyToOne', 'player', { inversedBy: 'answers' }),
  },
};

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'peer', private: true, version: '1.0.0' }),
  'public/uploads/.gitkeep': '',
  'start.js': `
    const { createStrapi } = require('@strapi/strapi');
    createStrapi({ appDir: __dirname, distDir: __dirname }).start();`,
  'config/database.js': `
    const pool = { min: 2, max: Number(process.env.DATABASE_POOL_SIZE) };
    const connection = { connectionString: process.env.DATABASE_URL, schema: '${schema}' };
    module.exports = () => ({ connection: { client: 'postgres', connection, pool } });`,
  'config/server.js': `
    module.exports = () => ({ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['a', 'b'] } });`,
  'config/admin.js': `
    const secret = 'not a secret either';
    const tokens = { apiToken: { salt: '${tokenSalt}' }, transfer: { token: { salt: secret } } };
    module.exports = () => ({ auth: { secret }, ...tokens, secrets: { encryptionKey: secret }, serveAdminPanel: false });`,
  ...Object.fromEntries(Object.entries(types).flatMap(([name, attributes]) => filesOf(name, attributes))),
};

function filesOf(name: string, attributes: object): [string, string][] {
  const schemaJson = {
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: false },
    attributes,
  };
  const code = ['Controller', 'Service', 'Router'].map((part): [string, string] => [
    `src/api/${name}/${part === 'Router' ? 'routes' : `${part.toLowerCase()}s`}/${name}.js`,
    `module.exports = require('@strapi/strapi').factories.createCore${part}('api::${name}.${name}');`,
  ]);
  return [[`src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(schemaJson)], ...code];
}

/** Writes a Strapi project, installs Strapi the first time (minutes, 700 MB), and returns the file that starts it. */
export function prepareProject(): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  if (!existsSync(join(folder, 'node_modules/@strapi/strapi'))) {
    console.log(`Installing Strapi ${strapiVersion} …`);
    // The folder is a project of its own, in which our .npmrc does not count.
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const packages = [`@strapi/strapi@${strapiVersion}`, 'pg@8'];
    execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' });
  }
  return join(folder, 'start.js');
}
