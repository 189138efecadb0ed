import { addDays, asUtcDate, type CivilDate } from '@touchline/domain';
import { type ClubRows, type EventRow } from './club-rows.ts';
import { randomNumbers } from './random.ts';

/** The sample parent's children, who have not responded to the coming matches. */
const asked = [
  { title: 'U12 Lions', childId: 1 },
  { title: 'U10 Otters', childId: 2 },
];
const week = 7;
const likelihoodOfComing = 0.84;

type Club = Pick<ClubRows, 'children' | 'members' | 'teams' | 'events' | 'availabilities'>;

/** Everybody has responded to past events, most players to those of the next seven days, and few to later ones. */
export function responsesOf(club: Club, today: CivilDate): ClubRows['availabilities'] {
  const random = randomNumbers(2);
  const parents = new Map(club.children.map(({ id, parentId }) => [id, parentId]));
  return club.events.flatMap((event) => {
    const given = club.availabilities.filter(({ eventId }) => eventId === event.id);
    const players = club.members.filter(({ teamId }) => event.teamsInvolved.includes(teamId));
    const open = players.filter(
      ({ childId }) => given.every((response) => response.childId !== childId) && !isAsked(event, childId, today),
    );
    const count = event.date <= today ? players.length : expected(event, players.length) - given.length;
    return [
      ...given.map((response) => ({ ...response, respondedAt: respondedAt(event) })),
      ...random.sample(open, count).map(({ childId, teamId }) => ({
        eventId: event.id,
        childId,
        isAvailable: random.next() < likelihoodOfComing,
        respondedBy: parents.get(childId) ?? club.teams.find(({ id }) => id === teamId)!.leadCoachId,
        respondedAt: respondedAt(event),
      })),
    ];
  });

  function expected({ date }: EventRow, players: number): number {
    if (date <= addDays(today, week)) return random.between(Math.ceil(players * 0.6), Math.floor(players * 0.8));
    return date <= addDays(today, 2 * week) ? random.between(4, 6) : random.between(0, 2);
  }

  /** Some days before the event, and not in the future in any time zone. */
  function respondedAt({ date }: EventRow): Date {
    const day = addDays(date <= today ? date : today, -random.between(1, 5));
    return new Date(asUtcDate(day).getTime() + random.between(5 * 60, 9 * 60) * 60_000);
  }
}

const isAsked = ({ type, date, title }: EventRow, childId: number, today: CivilDate): boolean =>
  type === 'match' && date > today && asked.some((child) => child.childId === childId && title.includes(child.title));
