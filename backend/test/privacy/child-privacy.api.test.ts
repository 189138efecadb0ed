import { messages, seenBy } from '@touchline/domain';
import { type ChildReadersDto } from '../../src/privacy/child-privacy/child-privacy.dto.ts';
import { createAnswerLink } from '../../src/telling/answer-links/answer-links.queries.ts';
import { type Api } from '../support/api.ts';
import { aCoach, anAdmin, buildChild, buildGuardianship, buildTeam, buildUser } from '../support/factories.ts';
import { addAgain, aVerifiedParent, buildFamily } from '../support/families.ts';
import { buildMail, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club, { fullName: 'Ada Admin' })).email);
});
afterAll(() => club.close());

const privacyOf = async (api: Api, { id }: { id: number }) => (await api.get(`/api/children/${id}/privacy`)).body;
const readersOf = async (api: Api, child: { id: number }) =>
  Object.fromEntries(
    (await privacyOf(api, child)).readers.map(({ kind, total, people }: ChildReadersDto) => [
      kind,
      [total, ...people.map(({ fullName, teams }) => [fullName, ...teams].join(' of '))],
    ]),
  );

describe('GET /api/children/{id}/privacy', () => {
  it('names coaches with their teams, admins and welfare officers, and counts other households and families', async () => {
    const team = await buildTeam(club, { name: 'U12 Wolves' });
    const { child, guardians, apis } = await buildFamily(club, 2, team);
    const [lead, assistant] = [
      await aCoach(club, { fullName: 'Lea Lead' }),
      await aCoach(club, { fullName: 'Ari Assistant' }),
    ];
    await admin.put(`/api/teams/${team.id}`, { name: team.name, leagueId: team.leagueId, leadCoachId: lead.id });
    await club.database.query('INSERT INTO team_coaches (team_id, coach_id, role) VALUES ($1, $2, $3)', [
      ...[team.id, assistant.id, 'assistant'],
    ]);
    await aCoach(club);
    await buildUser(club, { fullName: 'Wim Watch', isWelfareOfficer: true });
    await buildUser(club, { fullName: 'Gone Admin', isAdmin: true, isActive: false });
    const mates = await buildFamily(club, 2, team);
    // A guardian of both is no stranger to the child, and a restricted account does not see its name.
    await buildGuardianship(club, mates.child, guardians[0]!);
    const barred = await aVerifiedParent(club);
    await buildGuardianship(club, mates.child, barred);
    await admin.patch(`/api/children/${child.id}/guardians/${barred.id}`, { isRestricted: true });

    expect(await readersOf(apis[0]!, child)).toEqual({
      household: [1, guardians[0]!.fullName],
      otherHousehold: [1],
      teamCoach: [1, 'Lea Lead of U12 Wolves'],
      waitingCoach: [1, 'Ari Assistant of U12 Wolves'],
      otherCoach: [1],
      admin: [1, 'Ada Admin'],
      welfareOfficer: [1, 'Wim Watch'],
      teamFamily: [2],
    });
    const { readers, welfareOfficers } = await privacyOf(apis[0]!, child);
    for (const { kind, sees } of readers) expect(sees).toEqual(seenBy[kind as keyof typeof seenBy]);
    expect(welfareOfficers).toEqual([{ fullName: 'Wim Watch', email: expect.stringContaining('@') }]);
    expect(JSON.stringify(await privacyOf(apis[1]!, child))).not.toContain(guardians[0]!.fullName);
  });

  it('lists the looks at the own number, own invitations and own feeds, not those of others', async () => {
    const { child, guardians, apis } = await buildFamily(club, 2);
    await club.database.query('UPDATE users SET phone = $1 WHERE id = ANY($2)', [
      ...['020 7946 0000', guardians.map(({ id }) => id)],
    ]);
    await admin.post(`/api/children/${child.id}/contact-lookups`);
    for (const [index, api] of apis.entries()) {
      await api.post(`/api/children/${child.id}/invitations`, { email: `asked${index}@families.example` });
      await api.post('/api/feeds', { scope: 'child', childId: child.id, name: `Feed ${index}` });
    }
    const own = await privacyOf(apis[0]!, child);
    expect(own.contactLookups).toEqual([
      { id: expect.any(Number), lookedUpBy: 'Ada Admin', lookedUpAt: expect.any(String) },
    ]);
    expect(own.totalLookups).toBe(1);
    expect(own.invitations).toMatchObject([{ email: 'asked0@families.example', acceptedAt: null }]);
    expect(own.feeds).toMatchObject([{ name: 'Feed 0', childId: child.id }]);
    expect((await apis[0]!.delete(`/api/feeds/${own.feeds[0].id}`)).status).toBe(204);
    expect((await privacyOf(apis[0]!, child)).feeds).toEqual([]);
    expect((await privacyOf(apis[1]!, child)).feeds).toHaveLength(1);
  });

  it('says how long data is kept, by the periods of the club', async () => {
    const { child, apis } = await buildFamily(club, 1);
    const keptOf = async (title: string) =>
      (await privacyOf(apis[0]!, child)).kept.find((row: { title: string }) => row.title === title).kept;
    expect(await keptOf('Looks at phone numbers')).toBe('24 months after somebody looked');
    const { periods } = (await admin.get('/api/retention')).body;
    await admin.put('/api/retention', { ...periods, contactLookups: 30 });
    expect(await keptOf('Looks at phone numbers')).toBe('30 months after somebody looked');
    await admin.put('/api/retention', periods);
  });

  it('is as unknown as a child that does not exist to staff, strangers, requesters and restricted accounts', async () => {
    const { child, guardians, apis } = await buildFamily(club, 1);
    const coach = await club.signIn((await aCoach(club)).email);
    const stranger = await club.signIn((await aVerifiedParent(club)).email);
    await addAgain(stranger, child);
    await stranger.post(`/api/children/${child.id}/access-requests`);
    await admin.patch(`/api/children/${child.id}/guardians/${guardians[0]!.id}`, { isRestricted: true });
    for (const api of [coach, admin, stranger, apis[0]!])
      for (const id of [child.id, 999_999])
        expect((await api.get(`/api/children/${id}/privacy`)).body.message).toBe(messages.childUnknown);
    expect((await club.guest().get(`/api/children/${child.id}/privacy`)).status).toBe(401);
  });
});

it('DELETE /api/answer-links ends the own links, and not those of others', async () => {
  const { child, guardians, apis } = await buildFamily(club, 2);
  const tokens = [];
  for (const { id: userId, email: address } of guardians) {
    const mailId = await buildMail(club, { userId, address, state: 'sent' });
    tokens.push(await createAnswerLink(club.database, { mailId, userId, address, eventIds: [] }));
  }
  const linksOf = async (api: Api) => (await privacyOf(api, child)).answerLinks;
  expect(await linksOf(apis[0]!)).toEqual({ total: 1, until: expect.any(String) });
  expect((await apis[0]!.delete('/api/answer-links')).status).toBe(204);
  expect((await apis[0]!.delete('/api/answer-links')).status).toBe(204);
  expect(await linksOf(apis[0]!)).toEqual({ total: 0, until: null });
  expect(await linksOf(apis[1]!)).toMatchObject({ total: 1 });
});

it('A child without a team has neither coaches nor other families', async () => {
  const guardian = await aVerifiedParent(club);
  const child = await buildChild(club, { guardian, dateOfBirth: '2016-02-29' });
  const readers = await readersOf(await club.signIn(guardian.email), child);
  expect(Object.keys(readers)).toEqual(['household', 'otherCoach', 'admin', 'welfareOfficer']);
});
