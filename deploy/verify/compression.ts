import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Deployment } from './deployment.ts';
import { send, signIn } from './http.ts';

/** A list arrives through the gateway as the backend has compressed it: once, and complete. */
export async function compressedLists({ url }: Deployment): Promise<string> {
  const cookie = await signIn(url);
  const rows = Array.from({ length: 100 }, (_, number) => `Compressed League ${number},U12`);
  const form = new FormData();
  form.set('file', new Blob([['name,ageGroup', ...rows].join('\n')], { type: 'text/csv' }), 'leagues.csv');
  await fetch(`${url}/api/import/leagues`, { method: 'POST', headers: { cookie }, body: form });

  const list = (encoding: string) => send(`${url}/api/leagues`, { headers: { cookie, 'accept-encoding': encoding } });
  const plain = await list('identity');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal((JSON.parse(plain.body.toString()) as object[]).length, 100);
  const sizes = [`${plain.body.length} bytes`];
  for (const [encoding, decompress] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
    const { headers, body } = await list(encoding);
    assert.deepEqual([headers['content-encoding'], headers.vary], [encoding, 'Origin, Accept-Encoding']);
    assert.equal(headers['x-total-count'], '100');
    assert.deepEqual(decompress(body), plain.body);
    sizes.push(`${body.length} in ${encoding}`);
  }
  return sizes.join(', ');
}
