import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Where Debian keeps the programs of each PostgreSQL that is installed. */
const versions = '/usr/lib/postgresql';

/** As in start.sh: without it nginx would not answer in brotli, as the images do. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const debianPackages = { nginx: 'nginx', envsubst: 'gettext-base' };

/** What the images bring and this machine must have: where PostgreSQL's programs are, or a sentence on what is missing. */
export function findPrograms(): { postgres: string } {
  // Where Debian puts nginx, and where an ordinary user's shell does not look.
  process.env.PATH += ':/usr/sbin';
  const missing = Object.entries(debianPackages)
    .filter(([program]) => spawnSync('which', [program]).status !== 0)
    .map(([, name]) => name);
  if (!existsSync(brotli)) missing.push('libnginx-mod-http-brotli-static');
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (!newest) missing.push('postgresql');
  if (missing.length > 0) {
    throw new Error(`This needs programs that are not installed: apt-get install ${missing.join(' ')}`);
  }
  return { postgres: `${versions}/${newest}/bin` };
}

/** Nothing of it runs as root, as in the images: PostgreSQL would refuse to. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
