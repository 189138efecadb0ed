import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin, aParent } from '../support/factories.ts';
import { buildCrest } from '../support/png.ts';

const defaults = {
  clubName: 'Riverside FC',
  clubContactEmail: 'office@riverside.example',
  clubColour: '#1b2a6b',
  clubFormats: 'uk' as const,
};

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub(defaults);
  admin = await club.signIn((await anAdmin(club)).email);
});
beforeEach(() => club.database.query('DELETE FROM club_settings'));
afterAll(() => club.close());

const get = async () => (await club.guest().get('/api/club')).body;

describe('The club', () => {
  it('is what the environment says until an admin changes it', async () => {
    expect(await get()).toEqual({
      name: 'Riverside FC',
      timeZone: 'Europe/London',
      sendsMail: true,
      verifiesEmail: false,
      privacyUrl: null,
      offersDemo: true,
      contactEmail: 'office@riverside.example',
      contactPhone: null,
      passwordMinLength: 6,
      crestUrl: null,
      colour: '#1b2a6b',
      formats: 'uk',
    });
  });

  it('takes the members that are sent, keeps the others, and null returns to the environment', async () => {
    const changes = { name: ' Harbour  United ', contactPhone: '020 7946 0000', colour: '#B3121D' };
    const changed = { name: 'Harbour United', contactPhone: '020 7946 0000', colour: '#b3121d' };
    const { status, body } = await admin.patch('/api/club', changes);
    expect([status, body]).toEqual([200, { ...(await get()), ...changed }]);
    expect(await get()).toMatchObject({ ...changed, contactEmail: 'office@riverside.example' });

    await admin.patch('/api/club', { name: null, contactPhone: '' });
    expect(await get()).toMatchObject({ ...changed, name: 'Riverside FC', contactPhone: null });
    await admin.patch('/api/club', { formats: 'iso' });
    expect(await get()).toMatchObject({ ...changed, name: 'Riverside FC', contactPhone: null, formats: 'iso' });
    await admin.patch('/api/club', { formats: null });
    expect(await get()).toMatchObject({ formats: 'uk' });
    await admin.patch('/api/club', {});
    expect(await get()).toMatchObject({ name: 'Riverside FC', colour: '#b3121d' });
  });

  it('keeps all of many changes at once', async () => {
    const changes = [
      { name: 'Harbour' },
      { contactPhone: '1' },
      { colour: '#000000' },
      { contactEmail: 'a@b.example' },
    ];
    await Promise.all(changes.map((change) => admin.patch('/api/club', change)));
    expect(await get()).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it.each([
    ['colour', '#ffffff', /^This colour is too light: .* The nearest colour that works is #f\w{5}\.$/],
    ['colour', 'red', /^Please give the colour as # and six digits/],
    ['formats', 'de', /^formats must be one of the following values: us, uk, iso$/],
    ['name', '', /^Name is required$/],
    ['name', 'x'.repeat(81), /^name must be at most 80 characters$/],
    ['contactEmail', 'office', /^Please enter a valid email address$/],
    ['contactPhone', '1'.repeat(41), /^contactPhone must be at most 40 characters$/],
  ])('rejects the %s %p', async (member, value, message) => {
    const { status, body } = await admin.patch('/api/club', { [member]: value });
    expect([status, body.errors]).toEqual([400, { [member]: expect.stringMatching(message) }]);
  });

  it('has known formats', async () => {
    const insert = club.database.query("INSERT INTO club_settings (formats) VALUES ('de')");
    await expect(insert).rejects.toThrow(/check/);
  });

  it('has one row', async () => {
    await buildCrest(club);
    await expect(club.database.query('INSERT INTO club_settings (is_only) VALUES (false)')).rejects.toThrow(/check/);
    await expect(club.database.query('INSERT INTO club_settings DEFAULT VALUES')).rejects.toThrow(/unique/);
  });

  it('is not changed by parents', async () => {
    const parent = await club.signIn((await aParent(club)).email);
    expect((await parent.patch('/api/club', { name: 'Mine' })).status).toBe(403);
    expect(await get()).toMatchObject({ name: 'Riverside FC' });
  });
});
