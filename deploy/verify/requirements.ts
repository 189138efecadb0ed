import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Debian's folder of installed PostgreSQL versions. */
const versions = '/usr/lib/postgresql';

/** The module for brotli, which the images have too; the path is as in start.sh. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const debianPackages = { nginx: 'nginx', envsubst: 'gettext-base' };

/** Returns the folder of PostgreSQL's programs; throws if this machine lacks a program that the images contain. */
export function findPrograms(): { postgres: string } {
  // Debian installs nginx there, but it is not on an ordinary user's PATH.
  process.env.PATH += ':/usr/sbin';
  const missing = Object.entries(debianPackages)
    .filter(([program]) => spawnSync('which', [program]).status !== 0)
    .map(([, name]) => name);
  if (!existsSync(brotli)) missing.push('libnginx-mod-http-brotli-static');
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (!newest) missing.push('postgresql');
  if (missing.length > 0) {
    throw new Error(`Some programs are not installed. Run: apt-get install ${missing.join(' ')}`);
  }
  return { postgres: `${versions}/${newest}/bin` };
}

/** The user for all processes if this runs as root: the images do not run as root, and PostgreSQL refuses to. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
