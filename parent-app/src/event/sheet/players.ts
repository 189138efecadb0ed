import { type AlsoPlaysDto, type EventAnswerDto, type EventCountsDto, type EventDto } from '@touchline/api-client';
import { availabilityStatus, type AvailabilityStatus, noteWords } from '@touchline/domain';

/** A child in the audience as the sheet shows it. */
export interface Player {
  childId: number;
  name: string;
  status: AvailabilityStatus;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** The event has moved since the response. */
  isUnconfirmed: boolean;
  jerseyNumber: number | null;
  position: string | null;
  /** The name of the team concerned, where the sheet shows several. */
  team: string | null;
  /** Withdrawn after the deadline. */
  isLate: boolean;
  /** In words. */
  note: string | null;
  /** What the player's other teams have on the same day. */
  alsoPlays: readonly AlsoPlaysDto[];
}

interface NamedTeam {
  id: number;
  name: string;
}

/** The teams to choose from: the event's or, for the whole club or a league, those of its players. */
export function teamsOf({ teams }: EventDto, rows: readonly EventAnswerDto[]): NamedTeam[] {
  if (teams.length > 0) return teams;
  const found = new Map(rows.flatMap(({ child }) => child.teams).map(({ id, name }) => [id, { id, name }]));
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The players of one team or, for null, of all; by number, then by name. Numbers and positions are those in the team concerned. */
export function playersOf(
  rows: readonly EventAnswerDto[],
  teams: readonly NamedTeam[],
  teamId: number | null,
): Player[] {
  const places = new Map(teams.map(({ id }, at) => [id, at]));
  const namesTeam = teamId === null && teams.length > 1;
  const players = rows.flatMap((row): Player[] => {
    const { childId, isAvailable, isAway, movedFrom, child, isLate = false, note, alsoPlays = [] } = row;
    const team =
      teamId === null
        ? first(
            child.teams.filter(({ id }) => places.has(id)),
            ({ id }) => places.get(id)!,
          )
        : child.teams.find(({ id }) => id === teamId);
    if (!team && teamId !== null) return [];
    const { jerseyNumber = null, position = null, name = null } = team ?? {};
    const status = availabilityStatus(isAvailable);
    const isUnconfirmed = movedFrom !== undefined;
    const response = { status, isAway, isUnconfirmed, isLate, note: note ? noteWords(note) : null, alsoPlays };
    return [{ childId, name: child.name, ...response, jerseyNumber, position, team: namesTeam ? name : null }];
  });
  return players.sort(byNumberAndName);
}

const first = <Item>(items: readonly Item[], place: (item: Item) => number): Item | undefined =>
  items.toSorted((one, other) => place(one) - place(other))[0];

const byNumberAndName = (one: Player, other: Player) =>
  (one.jerseyNumber ?? unnumbered) - (other.jerseyNumber ?? unnumbered) || one.name.localeCompare(other.name);

/** After every jersey number. */
const unnumbered = 1000;

/** The players whose name or number contains the text. */
export function matching(players: readonly Player[], text: string): readonly Player[] {
  const wanted = plain(text.trim());
  if (!wanted) return players;
  return players.filter(({ name, jerseyNumber }) => plain(name).includes(wanted) || String(jerseyNumber) === wanted);
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function countPlayers(players: readonly Player[]): EventCountsDto {
  const counts = { available: 0, unavailable: 0, pending: 0, unconfirmedCount: 0, awayCount: 0 };
  for (const { status, isAway, isUnconfirmed } of players) {
    counts[status] += 1;
    if (isUnconfirmed) counts.unconfirmedCount += 1;
    if (isAway) counts.awayCount += 1;
  }
  return counts;
}
