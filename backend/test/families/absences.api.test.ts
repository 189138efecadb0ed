import { addDays, limits, messages } from '@touchline/domain';
import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { type Child } from '../../src/children/child.entity.ts';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAbsence,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

/** Mia and her team mate Tom, whose match is on 25 July. */
async function buildMatch() {
  const guardian = await aParent(club);
  const team = await buildTeam(club);
  const mia = await buildChild(club, { name: `Mia Ash${team.id}`, guardian, team });
  const tom = await buildChild(club, { name: `Tom Ash${team.id}`, team });
  const event = await buildEvent(club, { teamId: team.id, date: '2099-07-25' });
  const parent = await club.signIn(guardian.email);
  const absences = `/api/children/${mia.id}/absences`;
  return { guardian, team, mia, tom, event, parent, absences };
}

async function aSecondGuardian(child: Child): Promise<Api> {
  const other = await aParent(club);
  await buildGuardianship(club, child, other);
  return club.signIn(other.email);
}

const july = { from: '2099-07-20', to: '2099-07-31' };
const countsOf = async ({ id }: { id: number }) => (await coach.get(`/api/events/${id}`)).body.counts;
const periodsOf = async (api: Api, url: string) =>
  (await api.get(url)).body.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`);
const answer = (api: Api, eventId: number, { id: childId }: Child, isAvailable: boolean | null) =>
  api.post('/api/availabilities', { eventId, childId, isAvailable });

describe('Absences of a child', () => {
  it('are seen by each of its guardians', async () => {
    const { mia, parent, absences } = await buildMatch();
    const added = await parent.post(absences, july);
    expect(added).toMatchObject({ status: 201, body: { id: expect.any(Number), ...july } });
    expect((await (await aSecondGuardian(mia)).get(absences)).body).toEqual([added.body]);
  });

  it('are removed by each of its guardians', async () => {
    const { mia, parent, absences } = await buildMatch();
    const path = `${absences}/${(await parent.post(absences, july)).body.id}`;
    expect((await (await aSecondGuardian(mia)).delete(path)).status).toBe(204);
    expect((await parent.get(absences)).body).toEqual([]);
    expect(await parent.delete(path)).toMatchObject({ status: 404, body: { message: messages.absenceUnknown } });
  });

  it('do not exist for anybody else', async () => {
    const { parent, absences } = await buildMatch();
    const path = `${absences}/${(await parent.post(absences, july)).body.id}`;
    for (const { email } of [await aParent(club), await aCoach(club), await anAdmin(club)]) {
      const api = await club.signIn(email);
      for (const response of [await api.get(absences), await api.post(absences, july), await api.delete(path)]) {
        expect(response).toMatchObject({ status: 404, body: { message: messages.childUnknown } });
      }
    }
  });

  it('do not exist for a restricted guardian', async () => {
    const { guardian, mia, parent, absences } = await buildMatch();
    const admin = await club.signIn((await anAdmin(club)).email);
    await admin.patch(`/api/children/${mia.id}/guardians/${guardian.id}`, { isRestricted: true });
    expect((await parent.get(absences)).status).toBe(404);
    expect((await parent.post(absences, july)).status).toBe(404);
  });

  it('cannot be removed as those of another own child', async () => {
    const { guardian, team, parent, absences } = await buildMatch();
    const leo = await buildChild(club, { guardian, team });
    const { body } = await parent.post(absences, july);
    expect((await parent.delete(`/api/children/${leo.id}/absences/${body.id}`)).status).toBe(404);
    expect(await periodsOf(parent, absences)).toEqual(['2099-07-20 2099-07-31']);
  });

  it.each([
    [{ from: '2099-07-31', to: '2099-07-20' }, 'to', messages.absenceReversed],
    [{ from: '1999-07-20', to: '1999-07-31' }, 'to', messages.absencePast],
    [{ from: '2099-07-20', to: '2100-07-20' }, 'to', messages.absenceTooLong],
    [{ from: '2099-02-30', to: '2099-03-01' }, 'from', messages.dateInvalid],
    [{ from: '2099-07-20' }, 'to', messages.dateRequired],
  ])('are not saved from %j, because of %s', async (period, field, message) => {
    const { parent, absences } = await buildMatch();
    const { status, body } = await parent.post(absences, period);
    expect([status, body.errors[field]]).toEqual([400, message]);
  });

  it('may be a year long, and on one day', async () => {
    const { parent, absences } = await buildMatch();
    for (const period of [
      { from: '2099-07-20', to: '2100-07-19' },
      { from: '2101-01-01', to: '2101-01-01' },
    ]) {
      expect((await parent.post(absences, period)).status).toBe(201);
    }
  });

  it('are listed by day without those that are over', async () => {
    const { mia, parent, absences } = await buildMatch();
    await buildAbsence(club, mia, { from: '2001-01-01', to: '2001-01-02' });
    await parent.post(absences, { from: '2099-08-10', to: '2099-08-12' });
    await parent.post(absences, july);
    await parent.post(absences, { from: '2099-08-01', to: '2099-08-03' });
    expect(await periodsOf(parent, absences)).toEqual([
      '2099-07-20 2099-07-31',
      '2099-08-01 2099-08-03',
      '2099-08-10 2099-08-12',
    ]);
  });

  it('become one where they overlap', async () => {
    const { parent, absences } = await buildMatch();
    await parent.post(absences, july);
    await parent.post(absences, { from: '2099-08-10', to: '2099-08-12' });
    const { status, body } = await parent.post(absences, { from: '2099-07-31', to: '2099-08-10' });
    expect([status, body]).toEqual([201, { id: expect.any(Number), from: '2099-07-20', to: '2099-08-12' }]);
    expect((await parent.get(absences)).body).toEqual([body]);
    expect((await parent.post(absences, july)).body).toMatchObject({ from: '2099-07-20', to: '2099-08-12' });
  });

  it('become one when 20 guardians add overlapping ones at once', async () => {
    const { parent, absences } = await buildMatch();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        parent.post(absences, { from: addDays(july.from, index), to: addDays(july.to, index) }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await periodsOf(parent, absences)).toEqual([`${july.from} ${addDays(july.to, 19)}`]);
  });

  it('are at most a year long, also those that take in others', async () => {
    const { parent, absences } = await buildMatch();
    await parent.post(absences, { from: '2099-07-20', to: '2100-07-18' });
    const { status, body } = await parent.post(absences, { from: '2100-07-01', to: '2100-07-20' });
    expect([status, body.errors.to]).toEqual([400, messages.absenceTooLong]);
    expect(await periodsOf(parent, absences)).toEqual(['2099-07-20 2100-07-18']);
  });

  it('end with the last guardian, so that the next one does not learn of them', async () => {
    const { guardian, mia, parent, absences } = await buildMatch();
    const other = await aParent(club);
    await buildGuardianship(club, mia, other);
    await parent.post(absences, july);
    const second = await club.signIn(other.email);
    await parent.delete(`/api/children/${mia.id}/guardians/${guardian.id}`);
    expect(await periodsOf(second, absences)).toHaveLength(1);
    await second.delete(`/api/children/${mia.id}/guardians/${other.id}`);
    await buildGuardianship(club, mia, guardian);
    expect(await periodsOf(parent, absences)).toEqual([]);
  });

  it('are deleted 30 days after their last day', async () => {
    const { mia } = await buildMatch();
    const today = club.app.get(ClubClock).today();
    const last = [addDays(today, -31), addDays(today, -30)];
    for (const day of last) await buildAbsence(club, mia, { from: day, to: day });
    await club.app.get(Housekeeping).clean();
    const kept = await club.database.query('SELECT last_day AS day FROM absences WHERE child_id = $1', [mia.id]);
    expect(kept).toEqual([{ day: last[1] }]);
  });

  it('are limited in number', async () => {
    const { mia, parent, absences } = await buildMatch();
    for (let index = 0; index < limits.absences.max; index += 1) {
      const day = addDays(july.from, 2 * index);
      await buildAbsence(club, mia, { from: day, to: day });
    }
    const last = await parent.post(absences, { from: '2100-01-01', to: '2100-01-01' });
    expect(last).toMatchObject({ status: 409, body: { message: messages.tooManyAbsences } });
    // Makes one out of two.
    expect((await parent.post(absences, { from: '2099-07-20', to: '2099-07-22' })).status).toBe(201);
  });
});

describe('A child who is away', () => {
  it('counts as pending and away, until somebody responds or the absence is removed', async () => {
    const { mia, event, parent, absences } = await buildMatch();
    const { body } = await parent.post(absences, july);
    const away = { available: 0, unavailable: 0, pending: 2, unconfirmedCount: 0, awayCount: 1 };
    expect(await countsOf(event)).toEqual(away);
    await answer(parent, event.id, mia, true);
    expect(await countsOf(event)).toEqual({
      available: 1,
      unavailable: 0,
      pending: 1,
      unconfirmedCount: 0,
      awayCount: 0,
    });
    await answer(parent, event.id, mia, null);
    expect(await countsOf(event)).toEqual(away);
    await parent.delete(`${absences}/${body.id}`);
    expect(await countsOf(event)).toEqual({ ...away, awayCount: 0 });
  });

  it('is so in all lists of events, and only on the days of the absence', async () => {
    const { mia, team, event, parent } = await buildMatch();
    await buildAbsence(club, mia, { from: event.date, to: event.date });
    const [before, after] = [addDays(event.date, -1), addDays(event.date, 1)];
    for (const date of [before, after]) await buildEvent(club, { teamId: team.id, date });
    const isAwayIn = async (url: string) =>
      (await parent.get(url)).body.map((row: { date: string; availabilities: { isAway: boolean }[] }) => [
        row.date,
        row.availabilities.map(({ isAway }) => isAway),
      ]);
    const expected = [
      [before, [false]],
      [event.date, [true]],
      [after, [false]],
    ];
    for (const url of ['/api/dashboard/events', `/api/children/${mia.id}/events`, `/api/teams/${team.id}/events`]) {
      expect(await isAwayIn(url)).toEqual(expected);
    }
    const ofTeam = (await coach.get(`/api/teams/${team.id}/events`)).body;
    expect(ofTeam.map(({ counts }: { counts: { awayCount: number } }) => counts.awayCount)).toEqual([0, 1, 0]);
  });

  it('says in the events of its guardians until when, and to nobody else', async () => {
    const { mia, event, parent, absences } = await buildMatch();
    await parent.post(absences, july);
    const ofEvents = async (api: Api, url: string) => (await api.get(url)).body[0].availabilities[0];
    const url = `/api/children/${mia.id}/events`;
    for (const own of ['/api/dashboard/events', url]) {
      expect(await ofEvents(parent, own)).toMatchObject({ isAway: true, awayUntil: july.to });
    }
    expect(await ofEvents(coach, url)).toMatchObject({ isAway: true });
    expect(await ofEvents(coach, url)).not.toHaveProperty('awayUntil');
    await answer(parent, event.id, mia, true);
    expect(await ofEvents(parent, url)).not.toHaveProperty('awayUntil');
  });

  it('is marked on the sheet, for staff and own guardians, without the days', async () => {
    const { mia, tom, event, parent, absences } = await buildMatch();
    await parent.post(absences, july);
    const sheet = await coach.get(`/api/events/${event.id}/availabilities`);
    expect(sheet.body.map(({ childId, isAway }: { childId: number; isAway: boolean }) => [childId, isAway])).toEqual([
      [mia.id, true],
      [tom.id, false],
    ]);
    expect(JSON.stringify(sheet.body)).not.toContain('2099-07');
    const [own] = (await parent.get(`/api/events/${event.id}/availabilities`)).body;
    expect([own.isAvailable, own.isAway]).toEqual([null, true]);
  });

  it('has no clash, because the family is not expected', async () => {
    const { guardian, mia, team, event, parent } = await buildMatch();
    const sibling = await buildTeam(club);
    await buildChild(club, { name: `Leo Ash${team.id}`, guardian, team: sibling });
    const fields = { teamId: sibling.id, date: event.date, startTime: event.startTime, relevanceType: 'team' } as const;
    const other = await buildEvent(club, fields);
    const clashes = async () => (await parent.get(`/api/events/${other.id}`)).body.clashes;
    expect(await clashes()).toHaveLength(1);
    expect((await coach.post('/api/events/clashes', fields)).body).toMatchObject({ families: 1 });
    await buildAbsence(club, mia, july);
    expect(await clashes()).toBeUndefined();
    const ofMias = { teamId: team.id, date: event.date, startTime: event.startTime, relevanceType: 'team' };
    const edited = { ...ofMias, eventId: event.id };
    expect((await coach.post('/api/events/clashes', edited)).body).toMatchObject({ families: 0, awayCount: 1 });
  });
});

describe('POST /api/events/clashes', () => {
  it('counts the planned audience and who of it is away', async () => {
    const { mia, tom, team, event } = await buildMatch();
    await buildAbsence(club, mia, july);
    const planned = { date: event.date, startTime: '06:00', teamId: team.id, relevanceType: 'team' };
    const count = async (fields: object) => (await coach.post('/api/events/clashes', { ...planned, ...fields })).body;
    expect(await count({})).toEqual({ families: 0, audience: 2, awayCount: 1 });
    expect(await count({ date: '2099-08-01' })).toEqual({ families: 0, audience: 2, awayCount: 0 });
    await buildAbsence(club, tom, july);
    expect(await count({})).toEqual({ families: 0, audience: 2, awayCount: 2 });
    // Whoever has responded to the event that is edited has said more than the absence.
    await buildAvailability(club, { eventId: event.id, childId: tom.id, isAvailable: true });
    expect(await count({ eventId: event.id })).toMatchObject({ audience: 2, awayCount: 1 });
    const all = await count({ relevanceType: 'all' });
    expect(all.awayCount).toBeGreaterThanOrEqual(2);
    expect(all.audience).toBeGreaterThan(2);
  });
});
