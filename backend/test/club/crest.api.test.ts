import fc from 'fast-check';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';
import { buildCrest, chunk, png, putCrest } from '../support/png.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub({ webOrigins: ['https://app.club.example'] });
  admin = await club.signIn((await anAdmin(club)).email);
});
beforeEach(() => club.database.query('DELETE FROM club_settings'));
afterAll(() => club.close());

const fetchCrest = (path: string, headers: Record<string, string> = {}) => fetch(club.url + path, { headers });

describe('The crest', () => {
  it('is missing at first', async () => {
    expect((await admin.get('/api/club')).body.crestUrl).toBeNull();
    expect((await club.guest().get('/api/club/crest')).body.message).toBe('The club has no crest');
    expect((await admin.delete('/api/club/crest')).status).toBe(404);
  });

  // Covers ASVS 3.2.1.
  it('is served to everyone as it was sent, with headers that let it be nothing but a picture', async () => {
    const { status, body } = await putCrest(admin, png());
    expect([status, body]).toEqual([200, (await admin.get('/api/club')).body]);
    const response = await fetchCrest(body.crestUrl);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Separately deployed front ends are of the same site.
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is revalidated at its plain address', async () => {
    await putCrest(admin, png());
    const response = await fetchCrest('/api/club/crest');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    // Without the second header, fetch would ask for no cached response.
    const known = { 'if-none-match': response.headers.get('etag')!, 'cache-control': 'max-age=0' };
    const again = await fetchCrest('/api/club/crest', known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await putCrest(admin, png({ width: 3 }));
    expect((await fetchCrest('/api/club/crest', known)).status).toBe(200);
  });

  it('has another address when it changes, and none when it is removed', async () => {
    const first = (await putCrest(admin, png())).body.crestUrl;
    const second = (await putCrest(admin, png({ width: 3 }))).body.crestUrl;
    expect(second).not.toBe(first);
    // A browser must not keep the new picture as if it were the old one.
    expect((await fetchCrest(first)).headers.get('cache-control')).toBe('no-cache');
    expect((await admin.delete('/api/club/crest')).status).toBe(204);
    expect((await admin.get('/api/club')).body.crestUrl).toBeNull();
    expect((await fetchCrest(second)).status).toBe(404);
  });

  it('stays when the club is changed, and the club when the crest is', async () => {
    await admin.patch('/api/club', { name: 'Harbour United' });
    const { crestUrl } = (await putCrest(admin, png())).body;
    expect((await admin.patch('/api/club', { colour: '#b3121d' })).body).toMatchObject({
      crestUrl,
      name: 'Harbour United',
    });
  });
});

describe('A crest is accepted', () => {
  it.each([
    ['in grey', png({ colourType: 0, pixels: Buffer.alloc(2 * 3) })],
    [
      'with a palette',
      png({ colourType: 3, depth: 1, extra: [chunk('PLTE', Buffer.alloc(6))], pixels: Buffer.alloc(4) }),
    ],
    ['of 1024 × 1024 pixels', png({ width: 1024, height: 1024 })],
    ['with its resolution', png({ extra: [chunk('pHYs', Buffer.alloc(9))] })],
  ])('%s', async (_name, file) => {
    expect((await putCrest(admin, file)).body).toMatchObject({ crestUrl: expect.any(String) });
  });
});

const text = (type: string) => png({ extra: [chunk(type, Buffer.from('Author\0Somebody'))] });
const exceptEnd = (file: Buffer, bytes: number) => file.subarray(0, file.length - bytes);
const behindPixels = (...chunks: Buffer[]) => Buffer.concat([exceptEnd(png(), 12), ...chunks, chunk('IEND')]);
const flipped = (file: Buffer, at: number) => Buffer.from(file.map((byte, index) => (index === at ? byte ^ 1 : byte)));

// Covers ASVS 1.3.4, 5.2.1, 5.2.2, 5.2.3.
describe('A crest is rejected', () => {
  it.each([
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 415, 'The crest must be a PNG picture'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'The crest must be a PNG picture'],
    ['nothing', Buffer.alloc(0), 415, 'The crest must be a PNG picture'],
    ['more than 256 kB', Buffer.concat([png(), Buffer.alloc(256 * 1024)]), 413, 'The crest must be at most 256 kB'],
    ['1025 pixels', png({ width: 1025 }), 400, 'The crest must be at most 1024 × 1024 pixels'],
    ['4 billion pixels', png({ height: 0xffffffff }), 400, 'The crest must be at most 1024 × 1024 pixels'],
    ['no pixels', png({ width: 0 }), 400, /damaged/],
    ['text', text('tEXt'), 400, /more than the picture \(tEXt\)/],
    ['compressed text', text('zTXt'), 400, /\(zTXt\)/],
    ['international text', text('iTXt'), 400, /\(iTXt\)/],
    ['a location', text('eXIf'), 400, /\(eXIf\)/],
    ['a colour profile', text('iCCP'), 400, /\(iCCP\)/],
    ['a time', text('tIME'), 400, /\(tIME\)/],
    ['a chunk that nobody knows', text('veRY'), 400, /\(veRY\)/],
    ['an animation', png({ extra: [chunk('acTL', Buffer.alloc(8))] }), 400, /not animated/],
    ['interlaced rows', png({ interlace: 1 }), 400, /not interlaced/],
    ['an end that is missing', exceptEnd(png(), 12), 400, /damaged/],
    ['an end that is cut', exceptEnd(png(), 1), 400, /damaged/],
    ['something behind the end', Buffer.concat([png(), Buffer.from('PK')]), 400, /damaged/],
    ['a second picture behind the end', Buffer.concat([png(), png().subarray(8)]), 400, /damaged/],
    ['a wrong checksum', flipped(png(), 45), 400, /damaged/],
    ['too few pixels', png({ pixels: Buffer.alloc(5) }), 400, /damaged/],
    ['too many pixels', png({ pixels: Buffer.alloc(5000) }), 400, /damaged/],
    ['a bomb', png({ pixels: Buffer.alloc(50_000_000) }), 400, /damaged/],
    ['an impossible depth', png({ depth: 3 }), 400, /damaged/],
    ['bytes hidden behind the pixels', png({ hidden: Buffer.from('PK') }), 400, /damaged/],
    ['text in the chunk of its gamma', png({ extra: [chunk('gAMA', Buffer.from('Author'))] }), 400, /\(gAMA\)/],
    ['a chunk that stands twice', png({ extra: [chunk('sRGB'), chunk('sRGB')] }), 400, /damaged/],
    ['a missing palette', png({ colourType: 3, pixels: Buffer.alloc(6) }), 400, /damaged/],
    ['a palette in grey', png({ colourType: 0, pixels: Buffer.alloc(6), extra: [chunk('PLTE')] }), 400, /damaged/],
    ['a palette behind the pixels', behindPixels(chunk('PLTE', Buffer.alloc(3))), 400, /damaged/],
    ['pixels in two places', behindPixels(chunk('sRGB'), chunk('IDAT')), 400, /damaged/],
    ['two headers', png({ extra: [png().subarray(8, 33)] }), 400, /damaged/],
  ])('with %s', async (_name, file, status, message) => {
    const { body } = await putCrest(admin, file);
    expect(body).toMatchObject({ status, message: expect.stringMatching(message) });
    expect((await admin.get('/api/club')).body.crestUrl).toBeNull();
  });

  it('without a file or with another field', async () => {
    const other = new FormData();
    other.append('picture', new File([png()], 'crest.png'));
    for (const raw of [new FormData(), other]) {
      const { status, body } = await admin.put('/api/club/crest', undefined, { raw });
      expect([status, body.message]).toEqual([400, 'Please choose a picture']);
    }
  });

  it('that is sent as JSON', async () => {
    expect((await admin.put('/api/club/crest', { file: 'x' })).status).toBe(415);
  });

  it('from another site', async () => {
    const form = new FormData();
    form.append('file', new File([png()], 'crest.png'));
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' };
    expect((await admin.put('/api/club/crest', undefined, { raw: form, headers })).status).toBe(403);
  });
});

it('No bytes make PUT /api/club/crest fail, and what it accepts is served unchanged', async () => {
  await buildCrest(club);
  const valid = png({ width: 9, height: 7 });
  const changes = fc.array(fc.tuple(fc.nat(valid.length), fc.integer({ min: 0, max: 255 })), { maxLength: 3 });
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([valid.subarray(0, 8), bytes])),
    fc.tuple(changes, fc.nat(valid.length)).map(([edits, length]) => {
      const file = Buffer.from(valid.subarray(0, length > 20 ? valid.length : length));
      for (const [at, value] of edits) file[at] = value;
      return file;
    }),
    fc
      .array(fc.tuple(fc.constantFrom('IHDR', 'PLTE', 'IDAT', 'IEND', 'tEXt', 'acTL', 'ab1d'), fc.uint8Array()), {
        maxLength: 6,
      })
      .map((chunks) => Buffer.concat([valid.subarray(0, 33), ...chunks.map(([type, data]) => chunk(type, data))])),
  );
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const { status, body } = await putCrest(admin, file);
      expect([200, 400, 415]).toContain(status);
      if (status !== 200) return expect(body.message).toEqual(expect.any(String));
      const served = await fetchCrest(body.crestUrl);
      expect(Buffer.from(await served.arrayBuffer())).toEqual(file);
    }),
    { numRuns: 400 },
  );
}, 120_000);
