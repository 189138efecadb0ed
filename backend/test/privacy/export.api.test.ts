import { messages } from '@touchline/domain';
import { ClubClock } from '../../src/club/club-clock.ts';
import { registry } from '../../src/privacy/registry/registry.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { countStatements } from '../support/count-statements.ts';
import {
  buildExportedFamily,
  expectedOf,
  exportedColumns,
  type ExportedFamily,
  secretsOf,
  tellsOfGuardian,
} from '../support/exported-family.ts';
import { asShown, attribute, elementsOf, readExport, shownRows, textOf } from '../support/exported-file.ts';
import {
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { buildMail, type MailingClub, startMailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf, ownPassword, wrongCode } from '../support/second-factor.ts';

let club: MailingClub;
let family: ExportedFamily;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
  family = await buildExportedFamily(club);
  admin = await club.signIn(family.admin.email);
});
afterAll(() => club.close());
afterEach(() => {
  Object.assign(club.settings, { rateLimits: false });
});

const own = (api: Api, fields: object = ownPassword) => api.post<string>('/api/auth/export', fields);
const ofChild = (id: number, fields: object = {}, api = admin) =>
  api.post<string>(`/api/children/${id}/export`, { ...ownPassword, ...fields });

/** The file of a request that must succeed. */
async function fileOf(request: Promise<ApiResponse<string>>): Promise<string> {
  const { status, body } = await request;
  expect([status, typeof body === 'string' ? '' : body]).toEqual([200, '']);
  return body;
}

const accountFile = async (email: string) => fileOf(own(await club.signIn(email)));

const missing = (file: string, texts: string[]) => texts.filter((text) => !file.includes(text));
const found = (file: string, texts: string[]) => texts.filter((text) => file.includes(text));

const expectations = (whose: string, columns = exportedColumns) => columns.map((column) => expectedOf(whose, column));

/** The partner's name is for the household; the rest is for nobody else. */
const ofPartner = ['p-mail', 'p-phone'];
const ofStaff = ['staff-'];

describe('The registry and the file agree:', () => {
  it('every section has rows or a reason, and no column is exported of a table that is not in the file', () => {
    for (const [table, { exported, columns }] of Object.entries(registry)) {
      if (typeof exported !== 'string')
        expect([table, exported.account ?? exported.child]).toEqual([table, expect.any(Function)]);
      else expect([table, Object.values(columns)]).not.toEqual([table, expect.arrayContaining(['exported'])]);
    }
  });

  it('every exported column has a canary, which is in the file in the section of its table', async () => {
    const { rows } = readExport(await accountFile(family.alder.email));
    const absent = exportedColumns.filter((column) => {
      const shown = JSON.stringify(rows(column.split('.')[0]!));
      return !shown.includes(expectedOf('alder', column));
    });
    expect(absent).toEqual([]);
  });
});

// Covers S2.
describe('The file of an account', () => {
  it.each([
    ['alder', 'birch'],
    ['birch', 'alder'],
  ] as const)('of household %s has all that is theirs, and nothing of household %s', async (whose, other) => {
    const file = await accountFile(family[whose].email);
    expect(missing(file, expectations(whose))).toEqual([]);
    expect(found(file, [...secretsOf(other), ...ofPartner, ...ofStaff, `${whose}-secret`])).toEqual([]);
  });

  it('names the own household and staff, but no guardian of another household', async () => {
    const { rows } = readExport(await accountFile(family.alder.email));
    const guardians = rows('guardianships').filter(({ Child }) => Child === 'Mia Childrenname');
    expect(guardians.map(({ Guardian }) => Guardian).sort()).toEqual([
      'Another guardian',
      'Partner Same',
      'alder-users-full-name',
    ]);
    expect(rows('contact_lookups')).toMatchObject([{ Child: 'Mia Childrenname', By: 'Casey Coach' }]);
    expect(rows('team_changes')).toMatchObject([{ Change: 'Joined', By: 'Casey Coach' }]);
    expect(
      rows('availability_history')
        .map(({ By }) => By)
        .sort(),
    ).toEqual(['Another guardian', 'alder-users-full-name']);
    expect(rows('child_corrections')).toMatchObject([{ By: 'An admin', What: 'Name' }]);
    const partner = readExport(await accountFile(family.partner.email));
    expect(
      partner
        .rows('availabilities')
        .map(({ Note }) => Note)
        .sort(),
    ).toEqual(['alder-availabilities-note-text', null]);
  });

  it('has a sibling whom only this household knows', async () => {
    expect(found(await accountFile(family.alder.email), ['Leo Sibling'])).toHaveLength(1);
    expect(found(await accountFile(family.birch.email), ['Leo Sibling'])).toEqual([]);
  });

  it('has nothing of a child for whom the account is restricted', async () => {
    const barred = await aVerifiedParent(club);
    const child = await buildChild(club, { name: 'Nora Hidden', dateOfBirth: '2012-02-02', team: family.team });
    await buildGuardianship(club, child, barred);
    const run = (statement: string) => club.database.query(statement, [child.id, barred.id]);
    await run(`INSERT INTO access_requests (child_id, user_id, state, decided_at) VALUES ($1, $2, 'declined', now())`);
    await run('INSERT INTO contact_lookups (child_id, guardian_id) VALUES ($1, $2)');
    await run('INSERT INTO erasure_requests (child_id, user_id) VALUES ($1, $2)');
    await run(
      `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at, accepted_at, accepted_by)
       VALUES ($1, $2, 'hidden@families.example', false, now(), now(), $2)`,
    );
    await buildMail(club, { userId: barred.id, address: barred.email, state: 'sent' });
    await club.database.query(`UPDATE mails SET subject = 'Can Nora come?' WHERE user_id = $1`, [barred.id]);
    expect(found(await accountFile(barred.email), ['Nora Hidden', 'hidden@', 'Can Nora'])).toHaveLength(3);
    const { status } = await admin.patch(`/api/children/${child.id}/guardians/${barred.id}`, { isRestricted: true });
    expect(status).toBe(200);
    const file = await accountFile(barred.email);
    expect(found(file, ['Nora', 'hidden@', '2012-02-02', 'estrict'])).toEqual([]);
    const { rows } = readExport(file);
    for (const name of ['contact_lookups', 'erasure_requests', 'access_requests', 'guardian_invitations'])
      expect([name, rows(name)]).toEqual([name, []]);
    const { body } = await ofChild(child.id, { guardianId: barred.id });
    expect(body).toMatchObject({ errors: { guardianId: messages.notGuardianOfPlayer } });
  });

  it('shows looks at the own number by others, also after the guardian has left, but not at numbers of others', async () => {
    const leaver = await aVerifiedParent(club);
    const child = await buildChild(club, { name: 'Omar Left', dateOfBirth: '2012-03-03' });
    await buildGuardianship(club, child, leaver);
    await club.database.query(
      'INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by) VALUES ($1, $2, $3), ($1, $4, $3)',
      [child.id, leaver.id, family.coach.id, family.birch.id],
    );
    const api = await club.signIn(leaver.email);
    expect((await api.delete(`/api/children/${child.id}/guardians/${leaver.id}`)).status).toBe(204);
    const { rows, data } = readExport(await fileOf(own(api)));
    expect(rows('contact_lookups')).toMatchObject([{ Child: null, By: 'Casey Coach' }]);
    expect(JSON.stringify(data)).not.toContain('Omar');
  });

  it('tells an admin nothing of the families with whom the admin has dealt', async () => {
    await club.database.query(
      `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
       VALUES ($1, $2, 'invited-by-office@families.example', false, now())`,
      [family.child.id, family.admin.id],
    );
    const mailId = await buildMail(club, {
      userId: family.admin.id,
      address: family.admin.email,
      state: 'sent',
      kind: 'child-claimed',
    });
    await club.database.query(`UPDATE mails SET subject = 'Pat Claimant has claimed Mia' WHERE id = $1`, [mailId]);
    const file = await fileOf(own(admin));
    expect(found(file, ['invited-by-office', 'Pat Claimant', 'Mia', ...secretsOf('alder')])).toEqual([]);
    const subjects = readExport(file)
      .rows('mails')
      .map(({ Subject }) => Subject);
    expect(new Set(subjects)).toEqual(new Set(['Left out, because it names somebody else']));
  });
});

describe('The file of a child', () => {
  const columnsOfChild = exportedColumns.filter((column) => !tellsOfGuardian(column));
  /** What the file of a child shows of the guardian for whom it is. */
  const shownOfGuardian = exportedColumns.filter((column) =>
    /^(access_requests|guardian_invitations|mail_mutes|feeds|availabilities\.note)/.test(column),
  );

  it.each([
    ['alder', 'birch'],
    ['birch', 'alder'],
  ] as const)('for guardian %s has what this guardian may read, and nothing of guardian %s', async (whose, other) => {
    const file = await fileOf(ofChild(family.child.id, { guardianId: family[whose].id }));
    expect(missing(file, expectations(whose, [...columnsOfChild, ...shownOfGuardian]))).toEqual([]);
    expect(found(file, [...secretsOf(other), ...ofPartner, ...ofStaff, 'Leo Sibling', `${whose}-users-email`])).toEqual(
      [],
    );
  });

  it('for nobody in particular has nothing that only one household may read', async () => {
    const file = await fileOf(ofChild(family.child.id, { guardianId: null }));
    expect(missing(file, expectations('', columnsOfChild))).toEqual([]);
    expect(
      found(file, [...secretsOf('alder'), ...secretsOf('birch'), ...ofPartner, ...ofStaff, 'Partner Same', 'Leo']),
    ).toEqual([]);
    const { rows } = readExport(file);
    expect(rows('guardianships').map(({ Guardian }) => Guardian)).toEqual(
      Array.from({ length: 3 }, () => 'A guardian'),
    );
    expect([...rows('availabilities'), ...rows('availability_history')].map(({ By }) => By)).toEqual(
      Array.from({ length: 4 }, () => 'A guardian'),
    );
  });

  it('can be made after the child has left the club, and of a record that was merged with it', async () => {
    const child = await buildChild(club, { name: 'Pia Gone', isRegistered: false });
    const merged = await buildChild(club, { name: 'Pia Gonne', isRegistered: false });
    await club.database.query('UPDATE children SET merged_into = $1 WHERE id = $2', [child.id, merged.id]);
    const { rows, data } = readExport(await fileOf(ofChild(child.id)));
    expect([data.name, rows('children').map(({ Child }) => Child)]).toEqual(['Pia Gone', ['Pia Gone', 'Pia Gonne']]);
    expect((await ofChild(merged.id)).status).toBe(404);
  });

  it('is refused for an unknown child, and for somebody who is no guardian', async () => {
    expect((await ofChild(999_999)).status).toBe(404);
    const { status, body } = await ofChild(family.child.id, { guardianId: family.coach.id });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errors: { guardianId: messages.notGuardianOfPlayer } }),
    ]);
    const log = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'child.export' AND subject_id = $1 ORDER BY id`,
      [family.child.id],
    );
    const made = [family.alder.id, family.birch.id, null].map((guardianId) => ({ details: { guardianId } }));
    expect(log).toEqual(made);
  });
});

describe('The file', () => {
  it('reads the same in its tables and as JSON', async () => {
    const read = readExport(await accountFile(family.alder.email));
    expect(read.data.sections.map(({ name }) => name)).toContain('deletion_requests');
    for (const { name, rows } of read.data.sections) {
      const expected = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asShown(value)])),
      );
      expect([name, shownRows(read, name)]).toEqual([name, expected]);
    }
    expect(textOf(read.byId('deletion_requests'))).toContain('Nothing.');
  });

  it('is a whole page with a language, a title, headings and a table of contents, and loads nothing', async () => {
    const { document, data, all } = readExport(await accountFile(family.alder.email));
    const texts = (...names: string[]) => elementsOf(document, ...names).map(textOf);
    expect(attribute(elementsOf(document, 'html')[0]!, 'lang')).toBe('en');
    expect([texts('title'), texts('h1')]).toEqual([
      ['Data of alder-users-full-name at Touchline FC'],
      ['Data of alder-users-full-name'],
    ]);
    expect(texts('h2')).toEqual(['Contents', ...data.sections.map(({ heading }) => heading)]);
    expect(elementsOf(document, 'a').map((link) => attribute(link, 'href'))).toEqual(
      data.sections.map(({ name }) => `#${name}`),
    );
    expect(elementsOf(document, 'link', 'img', 'iframe', 'form', 'object', 'base')).toEqual([]);
    expect(all.filter((element) => attribute(element, 'src') ?? attribute(element, 'onclick'))).toEqual([]);
    expect(elementsOf(document, 'script')).toHaveLength(1);
    const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes dates and times as the club does, in its time zone', async () => {
    const { document } = readExport(await accountFile(family.alder.email));
    const words = new Map(elementsOf(document, 'time').map((time) => [attribute(time, 'datetime'), textOf(time)]));
    expect([words.get('2023-11-14T22:13:20.000Z'), words.get('2026-12-03')]).toEqual([
      'Tue, Nov 14, 2023, 10:13 PM',
      'Dec 3, 2026',
    ]);
  });

  it.each([
    ['a script', '</script><script>alert(1)</script>'],
    ['a comment and quotes', `<!-- "Mia" & 'Leo' -->`],
    ['marks of direction', 'Mia \u202Eאבג\u2066 Keller'],
    ['an emoji and separators of lines', 'Mia 🦁\u2028Keller\u2029'],
    ['what looks like an entity', '&lt;b&gt; &amp;#39;'],
  ])('survives a name with %s', async (_, name) => {
    const guardian = await aParent(club, { fullName: name, bio: name, hasUnverifiedEmail: false });
    const child = await buildChild(club, { name, guardian, dateOfBirth: '2011-01-01' });
    const file = await accountFile(guardian.email);
    const read = readExport(file);
    expect([read.data.name, read.rows('children')[0]!.Child]).toEqual([name, name]);
    expect(textOf(elementsOf(read.document, 'h1')[0]!)).toBe(`Data of ${name}`);
    expect(shownRows(read, 'users')[0]!.Bio).toBe(name);
    expect(elementsOf(read.document, 'script', 'b')).toHaveLength(1);
    await club.database.query('DELETE FROM children WHERE id = $1', [child.id]);
  });

  it('does not depend on relatives, teams and staff who are gone', async () => {
    const guardian = await aVerifiedParent(club);
    const team = await buildTeam(club);
    const child = await buildChild(club, { name: 'Quin Alone', dateOfBirth: '2012-06-06', guardian, team });
    const event = await buildEvent(club, { teamId: family.team.id });
    await buildAvailability(club, {
      eventId: event.id,
      childId: child.id,
      respondedBy: null,
      noteText: 'orphaned note',
    });
    await club.database.query(
      `INSERT INTO availability_history (event_id, child_id, is_available, responded_at, source) VALUES ($1, $2, NULL, now(), 'staff')`,
      [event.id, child.id],
    );
    const gone = 'INSERT INTO team_changes (child_id, team_id, team_name, has_joined) VALUES ($1, $2, $3, false)';
    await club.database.query(gone, [child.id, team.id, 'Gone Team']);
    await club.database.query(
      `INSERT INTO child_corrections (child_id, by_admin, is_merge, folded_name, date_of_birth, changes)
       VALUES ($1, false, true, 'quin', '2012-06-06', '[]')`,
      [child.id],
    );
    await club.database.query('DELETE FROM teams WHERE id = $1', [team.id]);
    const { rows } = readExport(await accountFile(guardian.email));
    expect(rows('availabilities')).toMatchObject([{ By: 'Another guardian', Note: null }]);
    expect(rows('availability_history')).toMatchObject([{ By: 'Staff', Answer: 'Pending' }]);
    expect(rows('team_changes')).toMatchObject([{ Team: 'Gone Team', By: null }]);
    expect(rows('child_corrections')).toMatchObject([{ By: 'Another guardian', What: null }]);
    expect(rows('memberships')).toEqual([]);
    expect(readExport(await fileOf(ofChild(child.id))).rows('child_corrections')).toMatchObject([{ By: 'A guardian' }]);
  });

  it('is sent as a file that nobody keeps and no page may run', async () => {
    const { headers } = await own(await club.signIn(family.alder.email));
    const day = club.app.get(ClubClock).today();
    expect(headers.get('content-disposition')).toBe(`attachment; filename="touchline-${day}.html"`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });

  it('takes few statements, however large the family is', async () => {
    const api = await club.signIn(family.alder.email);
    const before = await countStatements(() => own(api));
    for (let n = 0; n < 5; n++) {
      const child = await buildChild(club, {
        name: `Many ${'x'.repeat(n + 1)}`,
        guardian: family.alder,
        dateOfBirth: `2014-01-0${n + 1}`,
      });
      for (let m = 0; m < 5; m++) {
        const { id: eventId } = await buildEvent(club, { teamId: family.team.id });
        await buildAvailability(club, { eventId, childId: child.id, respondedBy: family.alder.id });
      }
    }
    expect(await countStatements(() => own(api))).toBe(before);
    expect(before).toBeLessThanOrEqual(40);
  });
});

// Covers ASVS 7.5.1.
describe('A download', () => {
  it('takes the own password, and wrong ones count towards a limit', async () => {
    Object.assign(club.settings, { rateLimits: true });
    const user = await aVerifiedParent(club);
    const api = await club.signIn(user.email);
    expect((await own(api, {})).body).toMatchObject({ errors: { currentPassword: messages.currentPasswordRequired } });
    for (let n = 0; n < 10; n++) {
      const { status, body } = await own(api, { currentPassword: 'wrong' });
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ errors: { currentPassword: messages.currentPasswordWrong } }),
      ]);
    }
    expect((await own(api)).status).toBe(429);
  });

  it('takes a code as well if the account has a second factor', async () => {
    const { api, secret, codes } = await aSecuredUser(club);
    const attempt = (code?: string) => own(api, { ...ownPassword, code });
    expect((await attempt()).body).toMatchObject({ errors: { code: messages.codeRequired } });
    expect((await attempt(await wrongCode(secret))).body).toMatchObject({ errors: { code: messages.codeWrong } });
    const code = await codeOf(secret);
    expect((await attempt(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await attempt(code)).body).toMatchObject({ errors: { code: messages.codeWrong } });
    const file = await fileOf(attempt(codes[0]));
    expect(found(file, [secret, ...codes])).toEqual([]);
  });

  it('counts wrong codes like those of a sign-in', async () => {
    const { api, secret } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true, limitPasswordChecks: 100 });
    const code = await wrongCode(secret);
    for (let n = 0; n < 10; n++) await own(api, { ...ownPassword, code });
    expect((await own(api, { ...ownPassword, code: await codeOf(secret) })).status).toBe(429);
  });

  it('is possible three times a day, and only files that were made count', async () => {
    Object.assign(club.settings, { rateLimits: true });
    const user = await aVerifiedParent(club);
    const api = await club.signIn(user.email);
    await own(api, { currentPassword: 'wrong' });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await own(api)).status);
    const { status, body, headers } = await own(api);
    expect([...statuses, status]).toEqual([200, 200, 200, 429]);
    expect([body, Number(headers.get('retry-after'))]).toEqual([
      expect.objectContaining({ message: messages.tooManyExports }),
      expect.any(Number),
    ]);
    const log = await club.database.query(
      `SELECT actor_id FROM audit_log WHERE action = 'account.export' AND subject_id = $1`,
      [user.id],
    );
    expect(log).toHaveLength(3);
  });

  it('of players is possible twenty times a day for an admin', async () => {
    Object.assign(club.settings, { rateLimits: true });
    for (let n = 0; n < 2; n++) expect((await ofChild(999_999)).status).toBe(404);
    for (let n = 0; n < 20; n++) expect((await ofChild(family.child.id)).status).toBe(200);
    const { status, body } = await ofChild(family.child.id);
    expect([status, body]).toEqual([429, expect.objectContaining({ message: messages.tooManyChildExports })]);
  });

  it('is for admins alone if it is that of a player', async () => {
    for (const { email } of [family.alder, family.coach])
      expect((await ofChild(family.child.id, {}, await club.signIn(email, testPassword))).status).toBe(403);
  });
});
