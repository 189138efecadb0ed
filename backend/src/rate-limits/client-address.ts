import { isIPv6 } from 'node:net';
import { type Request } from 'express';

/**
 * The address by which tries are counted. Of an IPv6 address the first half: that is what a household or a rented server gets,
 * and the other half it may choose anew for every request.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  // An URL writes it in its one short form.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
