import fc from 'fast-check';
import { addDays, ageGroupOf, asUtcDate, defaultAgeGroupCutoff, foldName } from '@touchline/domain';
import { type ClubRows, type EventRow } from '../../src/schema/sample-club/club-rows.ts';
import { demoClub } from '../../src/schema/sample-club/demo-club.ts';
import { livingClub } from '../../src/schema/sample-club/living-club.ts';

const first = '2026-01-01';
const clubOn = (today: string) => livingClub(today, defaultAgeGroupCutoff);
/** Two years with every weekday in every season, and the days around changes of clocks, cut-offs and a leap day. */
const days = [
  ...Array.from({ length: 75 }, (_, at) => addDays(first, at * 10)),
  ...['2026-03-28', '2026-10-24', '2026-08-30', '2026-12-30', '2028-02-28'].flatMap((day) =>
    [0, 1, 2, 3].map((later) => addDays(day, later)),
  ),
];
const clubs = days.map((today) => ({ today, club: clubOn(today) }));

/** The days whose club fails a check. */
const failing = (check: (club: ClubRows, today: string) => boolean): string[] =>
  clubs.filter(({ club, today }) => !check(club, today)).map(({ today }) => today);

const endOf = ({ startTime, endTime }: EventRow): string => endTime ?? startTime;
const overlap = (a: EventRow, b: EventRow): boolean =>
  a.date === b.date && a.startTime < endOf(b) && b.startTime < endOf(a);
const playersOf = ({ members }: ClubRows, event: EventRow): number[] =>
  members.filter(({ teamId }) => event.teamsInvolved.includes(teamId)).map(({ childId }) => childId);
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('The sample club', () => {
  const club = clubOn(first);

  it('has eight teams from U8 to U16 in leagues', () => {
    expect(club.leagues.length).toBeGreaterThanOrEqual(3);
    expect(club.teams.map(({ name }) => name).sort()).toEqual([
      ...['U10 Otters', 'U11 Kestrels', 'U12 Lions', 'U13 Herons'],
      ...['U14 Falcons', 'U16 Wolves', 'U8 Hedgehogs', 'U9 Badgers'],
    ]);
  });

  it('has 14 players with a position in each team', () => {
    for (const { id } of club.teams) {
      const roster = club.members.filter(({ teamId }) => teamId === id);
      const numbers = roster.map(({ jerseyNumber }) => jerseyNumber).sort((a, b) => a! - b!);
      expect(numbers).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
      expect(roster.every(({ position }) => position)).toBe(true);
    }
  });

  it('has six coaches, of whom one leads each team', () => {
    expect(club.users.filter(({ isCoach }) => isCoach)).toHaveLength(6);
    for (const { leadCoachId } of club.teams)
      expect(club.users.find(({ id }) => id === leadCoachId)).toMatchObject({ isCoach: true });
  });

  it('has 90 families', () => {
    expect(unique(club.users.map(({ email }) => email))).toBe(true);
    const families = new Set(club.children.map(({ parentId }) => parentId).filter((id) => id !== null));
    expect(families.size).toBe(90);
    expect(club.users.filter(({ id }) => families.has(id)).every(({ isParent }) => isParent)).toBe(true);
  });

  it('has ten announcements, of which five have lines and five have links', () => {
    expect(club.announcements).toHaveLength(10);
    expect(club.announcements.filter(({ content }) => /\n/.test(content)).length).toBeGreaterThanOrEqual(5);
    expect(club.announcements.filter(({ content }) => /https:|www\./.test(content)).length).toBeGreaterThanOrEqual(5);
  });

  it('keeps the ids and names of the demo', () => {
    const demo = demoClub(first, new Date());
    const club = clubOn(first);
    const named = (rows: { id: number; name?: string; fullName?: string; title?: string }[]) =>
      rows.map(({ id, name, fullName, title }) => [id, name ?? fullName ?? title]);
    for (const kind of ['users', 'leagues', 'teams', 'children', 'events', 'announcements'] as const) {
      expect(named(club[kind]).slice(0, demo[kind].length)).toEqual(named(demo[kind]));
    }
    for (const member of demo.members) expect(club.members).toContainEqual(expect.objectContaining(member));
    expect(club.children.slice(0, 5).map(({ parentId }) => parentId)).toEqual([3, 3, null, null, null]);
  });

  it('gives the sample coach two teams and a child in another one', () => {
    const club = clubOn(first);
    expect(club.teams.filter(({ leadCoachId }) => leadCoachId === 2).map(({ name }) => name)).toEqual([
      'U10 Otters',
      'U12 Lions',
    ]);
    const own = club.children.filter(({ parentId }) => parentId === 2);
    expect(own).toHaveLength(1);
    expect(club.members.find(({ childId }) => childId === own[0]!.id)?.teamId).toBe(3);
  });

  it('has children of their teams’ age groups, each name and date of birth once, siblings years apart', () => {
    const fits = (club: ClubRows, today: string) =>
      club.members.every(({ childId, teamId }) => {
        const { name } = club.teams[teamId - 1]!;
        return ageGroupOf(club.children[childId - 1]!, today) === name.split(' ')[0];
      });
    expect(failing(fits)).toEqual([]);
    const isOnce = ({ children }: ClubRows) =>
      unique(children.map(({ name, dateOfBirth }) => `${foldName(name)} ${dateOfBirth}`));
    expect(failing(isOnce)).toEqual([]);
    const areApart = ({ children }: ClubRows) =>
      children.every(({ id, parentId, dateOfBirth }) =>
        children.every(
          (other) =>
            other.parentId === null ||
            other.parentId !== parentId ||
            other.id === id ||
            other.dateOfBirth > addDays(dateOfBirth, 300) ||
            dateOfBirth > addDays(other.dateOfBirth, 300),
        ),
      );
    expect(failing(areApart)).toEqual([]);
  });

  it('has children of their teams’ age groups with any cut-off', () => {
    const someDay = fc.integer({ min: 0, max: 364 }).map((at) => addDays('2027-01-01', at));
    fc.assert(
      fc.property(someDay, someDay, (cutoffDay, today) => {
        const cutoff = cutoffDay.slice(5);
        const club = livingClub(today, cutoff);
        return club.members.every(({ childId, teamId }) => {
          const { name } = club.teams[teamId - 1]!;
          return ageGroupOf(club.children[childId - 1]!, today, cutoff) === name.split(' ')[0];
        });
      }),
      { numRuns: 30 },
    );
  });

  it('trains weekly and plays on Saturdays, six weeks back and eight ahead', () => {
    const isComplete = ({ events, teams }: ClubRows, today: string) =>
      teams.every(({ id }) => {
        const own = events.filter((event) => event.teamsInvolved.includes(id));
        const count = (types: string[], isPast: boolean) =>
          own.filter(({ type, date }) => types.includes(type) && date <= today === isPast).length;
        const counts = [true, false].flatMap((isPast) => [
          count(['training'], isPast),
          count(['match', 'tournament'], isPast),
        ]);
        return counts.join() === '6,6,8,8';
      });
    expect(failing(isComplete)).toEqual([]);
    const matches = ({ events }: ClubRows) => events.filter(({ type }) => type === 'match');
    expect(failing((club) => matches(club).every(({ date }) => asUtcDate(date).getUTCDay() === 6))).toEqual([]);
    const isInSeason = ({ events }: ClubRows, today: string) =>
      events.every(({ date }) => date > addDays(today, -43) && date <= addDays(today, 56)) && events.length === 223;
    expect(failing(isInSeason)).toEqual([]);
  });

  it('has no team at two events at once, and no two matches on a pitch at once', () => {
    const pairs = ({ events }: ClubRows) =>
      events.flatMap((a) => events.filter((b) => a.id < b.id && a.date === b.date && overlap(a, b)).map((b) => [a, b]));
    const isTwice = ([a, b]: EventRow[]) =>
      a!.teamsInvolved.some((team) => b!.teamsInvolved.includes(team)) ||
      (a!.location === b!.location && a!.location!.includes(', '));
    expect(failing((club) => !pairs(club).some(isTwice))).toEqual([]);
  });

  it('has a tournament of three teams, a friendly, a cancelled match and one to be confirmed, all ahead', () => {
    const isVaried = ({ events }: ClubRows, today: string) => {
      const ahead = events.filter(({ date }) => date > today);
      const count = (found: (event: EventRow) => boolean) => ahead.filter(found).length;
      return (
        count(({ type, teamsInvolved }) => type === 'tournament' && teamsInvolved.join() === '1,2,6') === 1 &&
        count(({ type }) => type === 'friendly') === 1 &&
        count(({ status }) => status === 'cancelled') === 1 &&
        count(({ status }) => status === 'pending') === 1 &&
        events.every(({ date, status }) => date > today || !status)
      );
    };
    expect(failing(isVaried)).toEqual([]);
  });

  it('asks the sample parent about two children who play at the same time within a week', () => {
    const isAsking = (club: ClubRows, today: string) => {
      const matchOf = (team: number) =>
        club.events.find(
          ({ type, date, teamId }) => type === 'match' && teamId === team && date > today && date <= addDays(today, 7),
        )!;
      const [mias, leos] = [matchOf(2), matchOf(1)];
      const isOpen = (eventId: number, child: number) =>
        !club.availabilities.some((answer) => answer.eventId === eventId && answer.childId === child);
      return (
        mias.id === 1 &&
        mias.title === 'U12 Lions v Harbour Rovers' &&
        overlap(mias, leos) &&
        mias.location !== leos.location &&
        isOpen(mias.id, 1) &&
        isOpen(leos.id, 2) &&
        !isOpen(2, 2)
      );
    };
    expect(failing(isAsking)).toEqual([]);
  });

  it('has all responses to past events, 60 to 80 % for the next seven days and fewer later', () => {
    const isAnswered = (club: ClubRows, today: string) =>
      club.events.every((event) => {
        const players = playersOf(club, event);
        const responses = club.availabilities.filter(({ eventId }) => eventId === event.id);
        const rate = responses.length / players.length;
        const isOfPlayers = responses.every(({ childId }) => players.includes(childId));
        if (event.date <= today) return isOfPlayers && rate === 1;
        return isOfPlayers && (event.date <= addDays(today, 7) ? rate >= 0.6 && rate <= 0.8 : rate < 0.6);
      });
    expect(failing(isAnswered)).toEqual([]);
    const isOnce = ({ availabilities }: ClubRows) =>
      unique(availabilities.map(({ eventId, childId }) => `${eventId} ${childId}`));
    expect(failing(isOnce)).toEqual([]);
  });

  it('has responses of guardians, or of a coach for a child without one, and texts, all before now in any time zone', () => {
    const isPlausible = (club: ClubRows, today: string) => {
      const now = new Date(asUtcDate(today).getTime() - 14 * 60 * 60_000);
      const byWhom = ({ childId, respondedBy }: ClubRows['availabilities'][number]) =>
        club.children[childId - 1]!.parentId ?? (club.users[respondedBy! - 1]!.isCoach && respondedBy);
      return (
        club.availabilities.every((response) => {
          const { date, createdAt } = club.events[response.eventId - 1]!;
          const isInTime = response.respondedAt > createdAt! && response.respondedAt < asUtcDate(date);
          return isInTime && response.respondedAt < now && byWhom(response) === response.respondedBy;
        }) && club.announcements.every(({ createdAt }) => createdAt! < now)
      );
    };
    expect(failing(isPlausible)).toEqual([]);
  });

  it('is the same at every start of a day', () => {
    expect(clubOn(first)).toEqual(clubOn(first));
  });
});
