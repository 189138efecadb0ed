/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random password that can be read out: three groups of four letters, 60 bits. */
export function newPassword(): string {
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length]!);
  return [0, 4, 8].map((at) => drawn.slice(at, at + 4).join('')).join('-');
}
