import { isIPv6 } from 'node:net';
import { type Request } from 'express';

/**
 * The address by which attempts are counted: for IPv6 the /64 prefix, because a household or rented server gets a whole prefix and
 * can choose the rest anew for every request.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  // URL normalises the address to its short form.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
