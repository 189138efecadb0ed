import { type EventCountsDto, type EventDto, type MergePreviewDto } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';
import { eventDefaults } from '../events/event-form.ts';
import { add, type ClubData, type GuardianshipRow } from '../server/club-data.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const now = '2026-11-20T12:00:00.000Z';
const [kept, ended] = [101, 102];
const [pat, jo, sam] = [3, 11, 12];
const [lions, otters] = [2, 1];
const past = 201;
const coming = 202;

/** The sample club with two records of one child, a training of the Lions that is past, and one to come. */
function open(arrange: (data: ClubData) => void = () => undefined) {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date(now) });
  server.arrange((data) => {
    const child = { dateOfBirth: '2014-05-04', ageGroup: null, isRegistered: true };
    data.children.push({ ...child, id: kept, name: 'Ida Young' }, { ...child, id: ended, name: 'Ida Yong' });
    const parent = data.users.find(({ id }) => id === pat)!;
    for (const [id, fullName] of [
      [jo, 'Jo Doe'],
      [sam, 'Sam Roe'],
    ] as const) {
      data.users.push({ ...parent, id, fullName, email: `${id}@t.example`, username: `${id}@t.example` });
    }
    const event = {
      ...eventDefaults,
      relevanceType: 'team' as const,
      startTime: '10:30',
      teamsInvolved: [lions],
      teamId: lions,
    };
    data.events = [
      { ...event, id: past, title: 'Past', date: '2026-11-18' },
      { ...event, id: coming, title: 'Coming', date: '2026-11-25' },
    ];
    data.availabilities = [];
    arrange(data);
  });
  const ask = server.as(1);
  const merge = (fields: object = { otherId: ended }, id = kept) =>
    ask({ method: 'POST', path: `/api/children/${id}/merge`, body: fields });
  const preview = async (id = kept, otherId = ended) =>
    (await ask({ method: 'GET', path: `/api/children/${id}/merge?otherId=${otherId}` })).body as MergePreviewDto;
  const countsOf = async (event: number): Promise<EventCountsDto | undefined> =>
    ((await ask({ method: 'GET', path: `/api/events/${event}` })).body as EventDto).counts;
  const data = () => server.arrange((all) => structuredClone(all));
  return { server, ask, merge, preview, countsOf, data };
}

const guardian = (data: ClubData, childId: number, userId: number, fields: Partial<GuardianshipRow> = {}) =>
  add(data.guardianships, { childId, userId, isPrimary: false, ...fields });
const member = (data: ClubData, childId: number, teamId = lions, joinedAt?: string) =>
  add(data.teamMembers, { childId, teamId, jerseyNumber: null, position: null, ...(joinedAt && { joinedAt }) });
const answer = (data: ClubData, childId: number, eventId: number, isAvailable: boolean | null, respondedAt: string) => {
  const row = { childId, eventId, isAvailable, respondedAt, respondedBy: pat };
  add(data.availabilities, row);
  add(data.responseHistory, row);
};
const restrict = (data: ClubData, childId: number, userId: number) =>
  data.restrictedGuardians.push({ childId, userId, restrictedAt: now, wasGuardian: false });
const guardiansOf = (data: ClubData, childId: number) =>
  data.guardianships.filter((link) => link.childId === childId).map(({ userId, isPrimary }) => ({ userId, isPrimary }));

describe('A merge in the demo', () => {
  it('is previewed with what each record has', async () => {
    const { preview } = open((data) => {
      guardian(data, kept, pat, { isPrimary: true });
      restrict(data, ended, pat);
      restrict(data, ended, jo);
      member(data, ended);
      answer(data, ended, coming, true, now);
      answer(data, ended, past, null, now);
      add(data.absences, { childId: ended, from: '2026-12-01', to: '2026-12-02' });
    });
    const { kept: one, merged: other, ...rest } = await preview();
    expect(rest).toEqual({ answeredTwice: 0, sharedPastEvents: 0, losing: ['Pat Keller'] });
    expect(one).toMatchObject({
      id: kept,
      name: 'Ida Young',
      version: 1,
      shortName: null,
      guardianNames: ['Pat Keller'],
    });
    expect(one).toMatchObject({ teams: [], restrictedNames: [], answers: 0, absences: 0 });
    expect(other).toMatchObject({ id: ended, name: 'Ida Yong', guardianNames: [], answers: 1, absences: 1 });
    expect(other).toMatchObject({
      teams: [{ id: lions, name: 'U12 Lions' }],
      restrictedNames: ['Jo Doe', 'Pat Keller'],
    });
  });

  it('keeps id, name and date of birth of the one record, and ends the other for good', async () => {
    const { ask, merge, data } = open();
    expect(await merge()).toMatchObject({ status: 200, body: { id: kept, name: 'Ida Young', version: 2 } });
    expect(data().children.find(({ id }) => id === ended)).toMatchObject({ isRegistered: false, mergedInto: kept });
    expect((await ask({ method: 'GET', path: '/api/children/unregistered' })).body).toEqual([]);
    const restored = await ask({ method: 'POST', path: `/api/children/${ended}/restore` });
    const message = 'This player has been merged with another record of the same child';
    expect(restored).toMatchObject({ status: 409, body: { message } });
    expect(await merge()).toMatchObject({ status: 404 });
  });

  it('is listed as a correction, with what the other record said, and the short name of either one stays', async () => {
    const { ask, merge } = open((all) => {
      Object.assign(
        all.children.find(({ id }) => id === ended)!,
        { shortName: 'Idi', ageGroup: 'U14' },
      );
      const earlier = { correctedBy: 1, byAdmin: true, correctedAt: now, isMerge: false, changes: [] };
      add(all.corrections, { ...earlier, childId: ended, before: { name: 'Ida Jong', dateOfBirth: '2014-05-04' } });
    });
    expect(await merge()).toMatchObject({ body: { shortName: 'Idi', isAgeGroupSet: false } });
    const { body } = await ask({ method: 'GET', path: `/api/children/${kept}/corrections` });
    const changes = [
      { field: 'name', before: 'Ida Yong', after: 'Ida Young' },
      { field: 'ageGroup', before: 'U14', after: null },
    ];
    expect(body).toMatchObject([
      { by: 'you', isMerge: true, changes },
      { isMerge: false, changes: [] },
    ]);
  });

  it('ends records that were merged into the one that ends', async () => {
    const { merge, data } = open(({ children }) =>
      children.push({ ...children.at(-1)!, id: 103, isRegistered: false, mergedInto: ended }),
    );
    await merge();
    expect(
      data()
        .children.filter(({ mergedInto }) => mergedInto === kept)
        .map(({ id }) => id),
    ).toEqual([ended, 103]);
  });

  it.each([
    ['the same record', { otherId: kept }, 400, 'Please choose two different players'],
    ['an unknown record', { otherId: 99 }, 404, 'This player does not exist'],
    ['an earlier version of the record that goes on', { otherId: ended, version: 1, otherVersion: 1 }, 409, stale()],
    ['an earlier version of the record that ends', { otherId: ended, version: 2, otherVersion: 4 }, 409, stale()],
  ])('is rejected with %s', async (_what, fields, status, message) => {
    const { merge, data } = open(({ children }) => (children.find(({ id }) => id === kept)!.version = 2));
    expect(await merge(fields)).toMatchObject({ status, body: { message } });
    expect(data().children.find(({ id }) => id === ended)).toMatchObject({ isRegistered: true });
  });

  it('is for admins alone', async () => {
    const { server } = open();
    for (const user of [2, pat]) {
      const ask = server.as(user);
      const path = `/api/children/${kept}/merge`;
      expect(await ask({ method: 'POST', path, body: { otherId: ended } })).toMatchObject({ status: 403 });
      expect(await ask({ method: 'GET', path: `${path}?otherId=${ended}` })).toMatchObject({ status: 403 });
    }
  });
});

describe('The family after a merge in the demo', () => {
  it('has the guardians of both, and households stay together', async () => {
    const { merge, data } = open((all) => {
      guardian(all, kept, pat, { isPrimary: true, householdId: 70 });
      guardian(all, ended, jo, { isPrimary: true, householdId: 71 });
      guardian(all, ended, pat, { householdId: 72 });
      guardian(all, ended, sam, { householdId: 72, grantedBy: 1 });
    });
    await merge();
    const links = data().guardianships.filter(({ childId }) => childId === kept);
    expect(links).toMatchObject([
      { userId: pat, isPrimary: true, householdId: 70 },
      { userId: jo, isPrimary: false, householdId: 71 },
      { userId: sam, isPrimary: false, householdId: 70, grantedBy: 1 },
    ]);
    expect(guardiansOf(data(), ended)).toEqual([]);
  });

  it('has a primary guardian if only the other record had one', async () => {
    const { merge, data } = open((all) => {
      guardian(all, ended, jo, { isPrimary: true });
      guardian(all, ended, sam);
    });
    await merge();
    expect(guardiansOf(data(), kept)).toEqual([
      { userId: jo, isPrimary: true },
      { userId: sam, isPrimary: false },
    ]);
  });

  it('loses whoever is restricted for one of the records, and gets them back if the restriction is lifted', async () => {
    const { ask, merge, data } = open((all) => {
      guardian(all, kept, pat, { isPrimary: true });
      restrict(all, ended, pat);
      guardian(all, ended, jo, { isPrimary: true });
      restrict(all, kept, jo);
      guardian(all, ended, sam);
    });
    await merge();
    expect(guardiansOf(data(), kept)).toEqual([{ userId: sam, isPrimary: true }]);
    const path = `/api/children/${kept}/guardians/${pat}`;
    await ask({ method: 'PATCH', path, body: { isRestricted: false } });
    expect(guardiansOf(data(), kept).map(({ userId }) => userId)).toEqual([sam, pat]);
  });

  it('has the absences of both, of which overlapping ones are one', async () => {
    const { merge, data } = open((all) => {
      guardian(all, kept, pat, { isPrimary: true });
      guardian(all, ended, pat, { isPrimary: true });
      add(all.absences, { childId: kept, from: '2026-12-05', to: '2026-12-09' });
      add(all.absences, { childId: ended, from: '2026-12-01', to: '2026-12-05' });
      add(all.absences, { childId: ended, from: '2026-12-20', to: '2026-12-20' });
    });
    await merge();
    expect(data().absences.map(({ id: _, ...row }) => row)).toEqual([
      { childId: kept, from: '2026-12-01', to: '2026-12-09' },
      { childId: kept, from: '2026-12-20', to: '2026-12-20' },
    ]);
  });

  it('does not have the absences of a family that is restricted', async () => {
    const { merge, data } = open((all) => {
      guardian(all, kept, pat, { isPrimary: true });
      guardian(all, ended, jo, { isPrimary: true });
      restrict(all, kept, jo);
      add(all.absences, { childId: kept, from: '2026-12-05', to: '2026-12-09' });
      add(all.absences, { childId: ended, from: '2026-12-01', to: '2026-12-01' });
    });
    await merge();
    expect(data().absences).toMatchObject([{ childId: kept, from: '2026-12-05', to: '2026-12-09' }]);
  });

  it('keeps lookups of phone numbers, changes of teams, muted mails and requests', async () => {
    const { merge, data } = open((all) => {
      guardian(all, kept, pat, { isPrimary: true });
      guardian(all, ended, jo, { isPrimary: true });
      add(all.contactLookups, { childId: ended, guardianId: jo, lookedUpBy: 2, lookedUpAt: now });
      add(all.teamChanges, { childId: ended, teamName: 'U12 Lions', hasJoined: true, changedBy: 1, changedAt: now });
      const muted = { offTopics: [], mutes: [{ topic: 'changes', childId: ended }], quietHours: null } as const;
      all.mailPreferences.push({ ...muted, userId: jo, weeklyDay: 7, reminderDays: [2], takesReplies: false });
      const request = { state: 'pending', requestedAt: now, decidedAt: null } as const;
      add(all.accessRequests, { ...request, childId: kept, userId: sam });
      add(all.accessRequests, { ...request, childId: ended, userId: sam });
      add(all.accessRequests, { ...request, childId: ended, userId: pat });
    });
    await merge();
    expect(data().contactLookups).toMatchObject([{ childId: kept, guardianId: jo }]);
    expect(data().teamChanges).toMatchObject([{ childId: kept, teamName: 'U12 Lions' }]);
    expect(data().mailPreferences).toMatchObject([{ userId: jo, mutes: [{ topic: 'changes', childId: kept }] }]);
    expect(data().accessRequests).toMatchObject([{ childId: kept, userId: sam, state: 'pending' }]);
  });
});

describe('The teams and answers after a merge in the demo', () => {
  it('are those of both, and the record that goes on takes the place of the other in past events', async () => {
    const { merge, countsOf, data } = open((all) => {
      member(all, kept, otters);
      Object.assign(member(all, ended), { jerseyNumber: 7 });
      answer(all, ended, past, true, '2026-11-17T10:00:00.000Z');
      answer(all, ended, coming, false, '2026-11-19T10:00:00.000Z');
    });
    const before = await Promise.all([past, coming].map(countsOf));
    await merge();
    const teams = data().teamMembers.filter(({ childId }) => childId === kept);
    expect(teams).toMatchObject([{ teamId: otters }, { teamId: lions, jerseyNumber: 7 }]);
    expect(data().availabilities.map(({ childId }) => childId)).toEqual([kept, kept]);
    expect(await Promise.all([past, coming].map(countsOf))).toEqual(before);
  });

  it('leave the numbers of a past event alone that both were asked about', async () => {
    const { merge, preview, countsOf, data } = open((all) => {
      member(all, kept);
      member(all, ended);
      answer(all, kept, past, false, '2026-11-17T09:00:00.000Z');
      answer(all, ended, past, true, '2026-11-17T10:00:00.000Z');
    });
    expect(await preview()).toMatchObject({ sharedPastEvents: 1, answeredTwice: 0 });
    const [before, ahead] = await Promise.all([past, coming].map(countsOf));
    await merge();
    expect(await countsOf(past)).toEqual(before);
    expect(await countsOf(coming)).toEqual({ ...ahead, pending: ahead!.pending - 1 });
    expect(data().teamMembers.filter(({ childId }) => childId === ended)).toEqual([]);
    expect(data().formerMembers).toMatchObject([{ childId: ended, teamId: lions, leftAt: '2026-11-20 12:00' }]);
  });

  it('leave the numbers of a past event alone if only the other record was in the team, in an event of the club', async () => {
    const { merge, countsOf, data } = open((all) => {
      all.events[0]!.relevanceType = 'all';
      member(all, kept, otters);
      member(all, ended);
    });
    const before = await countsOf(past);
    await merge();
    expect(await countsOf(past)).toEqual(before);
    expect(data().teamMembers.filter(({ childId }) => childId === kept)).toMatchObject([
      { teamId: otters },
      { teamId: lions },
    ]);
  });

  it.each([
    ['newer', '2026-11-19T10:00:00.000Z', true],
    ['older', '2026-11-17T10:00:00.000Z', false],
  ])(
    'have the newer answer for an event to come if the other record has the %s one',
    async (_which, at, isAvailable) => {
      const { ask, merge, preview, data } = open((all) => {
        member(all, kept);
        member(all, ended);
        answer(all, kept, coming, false, '2026-11-18T10:00:00.000Z');
        answer(all, ended, coming, true, at);
      });
      expect(await preview()).toMatchObject({ answeredTwice: 1 });
      await merge();
      expect(data().availabilities).toMatchObject([{ childId: kept, eventId: coming, isAvailable }]);
      const { body: history } = await ask({ method: 'GET', path: `/api/events/${coming}/response-history` });
      expect(history).toMatchObject([{ childId: kept }, { childId: kept }]);
    },
  );

  it('have an answer rather than none that was withdrawn later', async () => {
    const { merge, data } = open((all) => {
      answer(all, kept, coming, true, '2026-11-18T10:00:00.000Z');
      answer(all, ended, coming, null, '2026-11-19T10:00:00.000Z');
    });
    await merge();
    expect(data().availabilities).toMatchObject([{ childId: kept, isAvailable: true }]);
  });
});

function stale(): string {
  return 'Somebody else has changed this player. Please reload and try again.';
}
