import { messages } from '@touchline/domain';
import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(() => club.setTime(new Date('2037-11-20T12:00:00Z')));

const ill = { reason: 'ill', text: 'Back next week' };
const home = '00000000-0000-4000-8000-000000000001';

/** A child in a team with a coach, its household of two guardians, and a guardian in a household of their own. */
async function aFamily() {
  const league = await buildLeague(club);
  const [guardian, partner, other, coach] = await Promise.all([
    aParent(club),
    aParent(club),
    aParent(club),
    aCoach(club),
  ]);
  const team = await buildTeam(club, { leagueId: league.id, leadCoachId: coach.id });
  await confirm(team, coach);
  const child = await buildChild(club, { guardian, team });
  await club.database.query('UPDATE guardianships SET household_id = $2 WHERE child_id = $1', [child.id, home]);
  await buildGuardianship(club, child, partner);
  await club.database.query('UPDATE guardianships SET household_id = $2 WHERE user_id = $1', [partner.id, home]);
  await buildGuardianship(club, child, other);
  const event = await buildEvent(club, { teamId: team.id, date: '2037-11-21' });
  const signIn = ({ email }: User) => club.signIn(email);
  const apis = {
    guardian: await signIn(guardian),
    partner: await signIn(partner),
    other: await signIn(other),
    coach: await signIn(coach),
  };
  const answer = (api: Api, isAvailable: boolean | null, note?: object | null) =>
    api.post('/api/availabilities', {
      eventId: event.id,
      childId: child.id,
      isAvailable,
      ...(note !== undefined && { note }),
    });
  /** What somebody reads on the event, on the sheet and in their lists; all the same. */
  const noteFor = async (api: Api) => {
    const rows = (await api.get(`/api/events/${event.id}/availabilities`)).body;
    const [row] = rows.filter(({ childId }: { childId: number }) => childId === child.id);
    const events = (await api.get(`/api/children/${child.id}/events?from=2037-11-21`)).body;
    const listed = events.find(({ id }: { id: number }) => id === event.id);
    expect(listed.availability?.note).toEqual(row.note);
    expect(listed.availabilities[0].note).toEqual(row.note);
    return row.note;
  };
  return { league, guardian, partner, other, coach, team, child, event, apis, answer, noteFor };
}

const confirm = ({ id }: { id: number }, coach: User) =>
  club.database.query(
    'INSERT INTO coach_appointments (team_id, coach_id, confirmed_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING',
    [id, coach.id],
  );

describe('A note is seen', () => {
  it('by its writer, their household, the coach of the child’s team and admins, and by nobody else', async () => {
    const { team, apis, answer, noteFor } = await aFamily();
    const { status, body } = await answer(apis.guardian, false, ill);
    expect([status, body.availability.note]).toEqual([201, ill]);
    expect(body.event.availability.note).toEqual(ill);
    const admin = await club.signIn((await anAdmin(club)).email);
    for (const api of [apis.guardian, apis.partner, apis.coach, admin]) expect(await noteFor(api)).toEqual(ill);
    const strangers = [apis.other, await club.signIn((await aCoach(club)).email)];
    for (const api of strangers) expect(await noteFor(api)).toBeUndefined();
    const unconfirmed = await aCoach(club);
    await club.database.query('INSERT INTO team_coaches (team_id, coach_id) VALUES ($1, $2)', [
      team.id,
      unconfirmed.id,
    ]);
    expect(await noteFor(await club.signIn(unconfirmed.email))).toBeUndefined();
    await confirm(team, unconfirmed);
    expect(await noteFor(await club.signIn(unconfirmed.email))).toEqual(ill);
  });

  it('not by a coach whose team the child is in, if the event is not for that team', async () => {
    const { league, child, apis, answer, noteFor, event } = await aFamily();
    const coach = await aCoach(club);
    const second = await buildTeam(club, { leagueId: league.id, leadCoachId: coach.id });
    await confirm(second, coach);
    await club.database.query('INSERT INTO team_members (team_id, child_id, added_at) VALUES ($1, $2, NULL)', [
      second.id,
      child.id,
    ]);
    await answer(apis.guardian, false, ill);
    const api = await club.signIn(coach.email);
    expect(await noteFor(api)).toBeUndefined();
    await club.database.query('UPDATE events SET team_id = NULL, league_id = $2 WHERE id = $1', [event.id, league.id]);
    expect(await noteFor(api)).toEqual(ill);
  });

  it('not by a coach of the event whose team the child is not in', async () => {
    const { child, event, apis, answer, noteFor } = await aFamily();
    await club.database.query(`UPDATE events SET relevance_type = 'all' WHERE id = $1`, [event.id]);
    const { id: otherTeam } = await buildTeam(club);
    await club.database.query('UPDATE team_members SET team_id = $2 WHERE child_id = $1', [child.id, otherTeam]);
    await answer(apis.guardian, false, ill);
    expect(await noteFor(apis.coach)).toBeUndefined();
  });

  it('by the household of now: not after leaving it, nor by a restricted account', async () => {
    const { child, partner, apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    await apis.partner.delete(`/api/children/${child.id}/household`);
    expect(await noteFor(apis.partner)).toBeUndefined();
    const admin = await club.signIn((await anAdmin(club)).email);
    await admin.patch(`/api/children/${child.id}/guardians/${partner.id}`, { isRestricted: true });
    expect(await noteFor(apis.guardian)).toEqual(ill);
  });

  it('by coaches and admins only, once the writer’s account is gone', async () => {
    const { guardian, apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    await club.database.query('UPDATE availabilities SET noted_by = NULL WHERE noted_by = $1', [guardian.id]);
    expect([await noteFor(apis.guardian), await noteFor(apis.coach)]).toEqual([undefined, ill]);
  });
});

describe('A note with a response', () => {
  it('stays if the same response comes again without one, and goes with a changed one', async () => {
    const { apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    expect((await answer(apis.guardian, false)).body.availability.note).toEqual(ill);
    expect((await answer(apis.guardian, true)).body.availability).not.toHaveProperty('note');
    await answer(apis.guardian, false);
    expect(await noteFor(apis.coach)).toBeUndefined();
  });

  it('is replaced by another one, and removed by null or an empty one', async () => {
    const { apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    await answer(apis.partner, false, { text: '  at a wedding ' });
    expect(await noteFor(apis.coach)).toEqual({ reason: null, text: 'at a wedding' });
    await answer(apis.guardian, false, null);
    expect(await noteFor(apis.coach)).toBeUndefined();
    await answer(apis.guardian, false, { reason: 'travel' });
    expect(await noteFor(apis.guardian)).toEqual({ reason: 'travel', text: null });
    await answer(apis.guardian, false, { reason: null, text: '' });
    expect(await noteFor(apis.coach)).toBeUndefined();
  });

  it('can be added to an earlier response by its id, also to a repeated one after the deadline', async () => {
    const { event, apis, answer } = await aFamily();
    const { id } = (await answer(apis.guardian, true)).body.availability;
    await club.database.query(`UPDATE events SET deadline = '2037-11-20 11:00' WHERE id = $1`, [event.id]);
    const { status, body } = await apis.guardian.put(`/api/availabilities/${id}`, {
      isAvailable: true,
      note: { reason: 'other', text: 'Comes by bike' },
    });
    expect([status, body.availability.note]).toEqual([200, { reason: 'other', text: 'Comes by bike' }]);
  });

  describe('that is sent alone', () => {
    const aSender = async () => {
      const family = await aFamily();
      const noteOnly = (api: Api, isAvailable: boolean | null, note: object | null) =>
        api.post('/api/availabilities', {
          eventId: family.event.id,
          childId: family.child.id,
          isAvailable,
          note,
          noteOnly: true,
        });
      return { ...family, noteOnly };
    };

    it('changes neither the response nor who gave it', async () => {
      const { apis, answer, event, noteOnly } = await aSender();
      await answer(apis.guardian, true);
      const before = (await apis.partner.get(`/api/events/${event.id}/response-history`)).body;
      expect(await noteOnly(apis.partner, true, ill)).toMatchObject({
        status: 200,
        body: { availability: { isAvailable: true, note: ill, respondedBy: 'household' } },
      });
      expect((await apis.partner.get(`/api/events/${event.id}/response-history`)).body).toEqual(before);
    });

    it('is not saved if the response has changed', async () => {
      const { apis, answer, noteFor, noteOnly } = await aSender();
      await answer(apis.guardian, false, { text: 'Injured knee' });
      expect(await noteOnly(apis.partner, true, { text: 'Comes by bike' })).toMatchObject({
        status: 409,
        body: { message: messages.responseChanged },
      });
      expect(await noteFor(apis.guardian)).toMatchObject({ text: 'Injured knee' });
      expect((await noteOnly(apis.partner, null, null)).status).toBe(409);
    });

    it('is removed if it is empty', async () => {
      const { apis, answer, noteFor, noteOnly } = await aSender();
      await answer(apis.guardian, false, { text: 'Injured knee' });
      expect((await noteOnly(apis.partner, false, null)).status).toBe(200);
      expect(await noteFor(apis.guardian)).toBeUndefined();
    });
  });

  it('of one household is untouched by the other, which does not see it', async () => {
    const { apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    for (const note of [undefined, null, {}]) {
      expect((await answer(apis.other, false, note)).body.availability).not.toHaveProperty('note');
      expect(await noteFor(apis.coach)).toEqual(ill);
    }
    expect(await noteFor(apis.guardian)).toEqual(ill);
    await answer(apis.other, true, null);
    expect(await noteFor(apis.coach)).toBeUndefined();
  });

  it('of the other household takes the place of the first', async () => {
    const { apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    await answer(apis.other, false, { reason: 'travel' });
    expect(await noteFor(apis.coach)).toEqual({ reason: 'travel', text: null });
    expect(await noteFor(apis.guardian)).toBeUndefined();
  });

  it.each<[object, Record<string, string>]>([
    [{ isAvailable: null, note: ill }, { note: 'A note needs a response' }],
    [
      { isAvailable: false, note: { reason: 'lazy' } },
      { 'note.reason': 'The reason must be one of ill, injured, school, travel, other' },
    ],
    [{ isAvailable: false, note: { text: 'x'.repeat(201) } }, { 'note.text': 'text must be at most 200 characters' }],
    [{ isAvailable: false, note: 'ill' }, { note: 'The note must be an object with a reason, a text or both' }],
    [{ isAvailable: false, note: [] }, { note: 'The note must be an object with a reason, a text or both' }],
  ])('is rejected as %j', async (fields, errors) => {
    const { child, event, apis } = await aFamily();
    const { status, body } = await apis.guardian.post('/api/availabilities', {
      eventId: event.id,
      childId: child.id,
      ...fields,
    });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('is in no history and no audit entry', async () => {
    const { event, apis, answer } = await aFamily();
    await answer(apis.guardian, false, { reason: 'ill', text: 'fever-canary' });
    const history = await club.database.query('SELECT * FROM availability_history WHERE event_id = $1', [event.id]);
    expect(history).toHaveLength(1);
    await apis.coach.delete(`/api/events/${event.id}`);
    const log = JSON.stringify(await club.database.query('SELECT * FROM audit_log'));
    expect(log).toContain(`"event.delete"`);
    expect(JSON.stringify(history) + log).not.toContain('fever-canary');
  });

  it('is deleted 30 days after the event, unlike the response', async () => {
    const { event, apis, answer, noteFor } = await aFamily();
    await answer(apis.guardian, false, ill);
    const housekeeping = club.app.get(Housekeeping);
    club.setTime(new Date('2037-12-21T12:00:00Z'));
    await housekeeping.clean();
    expect(await noteFor(apis.coach)).toEqual(ill);
    club.setTime(new Date('2037-12-22T12:00:00Z'));
    await housekeeping.clean();
    expect(await noteFor(apis.coach)).toBeUndefined();
    const [row] = (await apis.coach.get(`/api/events/${event.id}/availabilities`)).body;
    expect(row.isAvailable).toBe(false);
  });
});
