import { send, type Session, signIn } from './client.ts';
import { type Release } from './released.ts';

/** What a release knew about a club, and who was signed in. */
export interface Season {
  sessions: Record<'admin' | 'coach' | 'parent' | 'newcomer', Session>;
  newcomer: { email: string; password: string; fullName: string };
  /** A child whom the newcomer has found but not added yet. */
  foundChild: { id: number };
}

/** The name has an invisible space in version 0.1.0, which accepted it. */
const newcomerOf = (release: Release) => ({
  email: 'river@families.example',
  password: 'kettle moon gravel',
  fullName: release === '0.1.0' ? 'River\u200B Ünal' : 'River Ünal',
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const birth = (years: number) => `${new Date().getUTCFullYear() - years}-03-14`;

/** Uses the sample club as families and staff do. */
export async function playSeason(url: string, release: Release): Promise<Season> {
  const newcomer = newcomerOf(release);
  const [admin, coach, parent] = await Promise.all(
    ['admin', 'coach', 'parent'].map((name) => signIn(url, `${name}@touchline.example`)),
  );
  await send(url, 'POST /api/auth/register', newcomer);
  const own = await signIn(url, newcomer.email, newcomer.password);
  const sessions = { admin: admin!, coach: coach!, parent: parent!, newcomer: own };
  const child = await send(url, 'POST /api/children', { name: 'Sol Ünal', dateOfBirth: birth(11) }, own);
  const found = { name: 'Kit Ünal', dateOfBirth: birth(9) };
  for (const unclaimed of [found, { name: 'Wren Ünal', dateOfBirth: birth(8) }]) {
    await send(url, 'POST /api/children', unclaimed, admin);
  }
  const search = async (name: string, years: number) =>
    (await send(url, 'POST /api/children/search', { name, dateOfBirth: birth(years) }, own)).child as { id: number };
  const claimed = await search('Wren Ünal', 8);
  await send(url, `POST /api/children/${claimed.id}/claim`, {}, own);
  const foundChild = await search(found.name, 9);

  const form = new FormData();
  form.append('file', new File(['name,ageGroup\nWinter League,U12\nSpring League,U14\n'], 'leagues.csv'));
  await send(url, 'POST /api/import/leagues', form, admin);
  const leagues: { id: number; name: string }[] = await send(url, 'GET /api/leagues', undefined, admin);
  const leagueId = leagues.find(({ name }) => name === 'Winter League')!.id;
  const [leadCoachId] = await addUsers(url, admin!, newcomer.password);
  const team = await send(
    url,
    'POST /api/teams',
    { name: 'Kestrels', leagueId, leadCoachId, assistantCoachIds: [2] },
    admin,
  );
  await addToTeam(url, admin!, team.id);
  const event = await send(
    url,
    'POST /api/events',
    {
      title: "Kestrels v O'Neill",
      type: 'match',
      date: day(5),
      startTime: '10:30',
      reportingTime: '10:00',
      location: 'Riverside',
      description: 'Two lines:\nshin pads ⚽',
      teamId: team.id,
      relevanceType: 'team',
    },
    admin,
  );
  await addEvents(url, admin!, leagueId);
  await send(url, 'POST /api/announcements', { title: 'Kit day', content: 'Bring boots.', teamId: team.id }, admin);
  await send(url, 'POST /api/announcements', { title: 'Pitch closed', content: 'Frozen.\nSee you.' }, coach);
  for (const isAvailable of [true, false, null, true]) {
    await send(url, 'POST /api/availabilities', { eventId: event.id, childId: child.id, isAvailable }, own);
  }
  // By staff, for another's child.
  await send(url, 'POST /api/availabilities', { eventId: event.id, childId: claimed.id, isAvailable: false }, admin);
  await answerAll(url, parent!);
  const removed = await send(url, 'POST /api/children', { name: 'Gone Away', dateOfBirth: birth(10) }, admin);
  await send(url, `DELETE /api/children/${removed.id}/remove`, undefined, admin);
  return { sessions, newcomer, foundChild };
}

/** A coach and somebody who has left; returns their ids. */
async function addUsers(url: string, admin: Session, password: string): Promise<number[]> {
  const ids: number[] = [];
  for (const name of ['noor', 'left']) {
    const email = `${name}@families.example`;
    const user = { username: name, email, fullName: `${name} Haddad`, password, isParent: true };
    ids.push((await send(url, 'POST /api/users', user, admin)).id as number);
  }
  await send(url, `POST /api/users/${ids[0]}/make-coach`, {}, admin);
  await send(url, `POST /api/users/${ids[1]}/deactivate`, {}, admin);
  return ids;
}

/** Adds every player without a team, because version 0.3.0 does not count them for events of the whole club and of age groups. */
async function addToTeam(url: string, admin: Session, teamId: number): Promise<void> {
  const teams: { members: { id: number }[] }[] = await send(url, 'GET /api/teams', undefined, admin);
  const inTeams = new Set(teams.flatMap(({ members }) => members.map(({ id }) => id)));
  const players: { id: number }[] = await send(url, 'GET /api/children/all', undefined, admin);
  for (const { id: childId } of players.filter(({ id }) => !inTeams.has(id))) {
    await send(url, 'POST /api/team-members', { teamId, childId, jerseyNumber: null }, admin);
  }
}

/** An event of each audience; one is changed, and one is cancelled. */
async function addEvents(url: string, admin: Session, leagueId: number): Promise<void> {
  const audiences = [
    { relevanceType: 'all' },
    { relevanceType: 'age_group', ageGroupRelevance: 'U12' },
    { relevanceType: 'team' },
  ];
  for (const [at, audience] of audiences.entries()) {
    const event = {
      title: `Day out ${at + 1}`,
      type: 'training',
      date: day(9 + at),
      startTime: '18:00',
      leagueId,
      ...audience,
    };
    const { id, version } = await send(url, 'POST /api/events', event, admin);
    if (at === 0) continue;
    const changes = at === 1 ? { location: 'Hall 2' } : { status: 'cancelled' };
    await send(url, `PUT /api/events/${id}`, { ...event, version, ...changes }, admin);
  }
}

async function answerAll(url: string, parent: Session): Promise<void> {
  const children: { id: number }[] = await send(url, 'GET /api/children', undefined, parent);
  for (const { id } of children) {
    const events: { id: number }[] = await send(url, `GET /api/children/${id}/events?limit=4`, undefined, parent);
    for (const event of events) {
      const answer = { eventId: event.id, childId: id, isAvailable: event.id % 2 === 0 };
      // Only events to come can be answered.
      await send(url, 'POST /api/availabilities', answer, parent).catch(() => undefined);
    }
  }
}
