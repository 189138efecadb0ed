import { addDays, asUtcDate, type CivilDate, titleAfter } from '@touchline/domain';
import { type ClubRows, type EventRow } from './club-rows.ts';
import { opponents } from './names.ts';
import { type Squad, squads } from './squads.ts';

/** Each team trains once a week and plays on Saturdays. Week 0 begins tomorrow; the last one before it ends today. */
export const weeks = { first: -6, last: 7 };
const saturday = 6;
/** The week and the teams of the tournament, which play no match then. */
const tournament = { id: 3, week: 2, teamIds: [1, 2, 6] };
const cancelled = { teamId: 1, week: 1 };
const unconfirmed = { teamId: 8, week: 7 };
/** The sample parent's children play at the same time in different places. */
const clash = { teamId: 1, week: 0, times: { reportingTime: '10:00', startTime: '10:30', endTime: '11:30' } };

type NewEvent = Omit<EventRow, 'id'> & { id?: number };

/** The events of the season: those of the demo keep ids and titles and move to their days, the others follow by date. */
export function seasonOf(demo: ClubRows, today: CivilDate): EventRow[] {
  const dayOf = (weekday: number, week: number): CivilDate => {
    const ahead = (weekday - asUtcDate(today).getUTCDay() + 7) % 7 || 7;
    return addDays(today, ahead + 7 * week);
  };
  const allWeeks = Array.from({ length: weeks.last - weeks.first + 1 }, (_, at) => weeks.first + at);
  const events = squads.flatMap((squad) =>
    allWeeks.flatMap((week) => [
      training(squad, week, dayOf(squad.training.weekday, week)),
      ...(tournament.week === week && tournament.teamIds.includes(squad.teamId)
        ? []
        : [match(squad, week, dayOf(saturday, week))]),
    ]),
  );
  events.push(cup(demo, dayOf(saturday, tournament.week)), friendly(addDays(dayOf(saturday, 1), 1)));
  const byDate = (a: NewEvent, b: NewEvent) =>
    `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`) || (a.teamId ?? 0) - (b.teamId ?? 0);
  const kept = events.filter(({ id }) => id !== undefined).sort((a, b) => a.id! - b.id!);
  const others = events.filter(({ id }) => id === undefined).sort(byDate);
  return [...kept, ...others].map((event, at) => ({ ...event, id: at + 1 }));
}

const forTeam = (teamId: number) => ({ teamId, teamsInvolved: [teamId], relevanceType: 'team' as const });

function training({ teamId, name, training }: Squad, week: number, date: CivilDate): NewEvent {
  const { weekday: _, ...place } = training;
  return {
    ...(teamId === 1 && week === 0 && { id: 2 }),
    title: `${name.split(' ')[1]} training`,
    type: 'training',
    date,
    reportingTime: null,
    ...place,
    ...forTeam(teamId),
    ...(week === 0 && teamId === 2 && { description: 'Bring a coat: we stay outside for the team photo.' }),
  };
}

function match({ teamId, name, match, first }: Squad, week: number, date: CivilDate): NewEvent {
  const { pitch, ...times } = match;
  const { club, ground } = opponents[(first.opponent + week + opponents.length) % opponents.length]!;
  const isHome = first.isHome === (week % 2 === 0);
  const isClash = teamId === clash.teamId && week === clash.week;
  const isCancelled = teamId === cancelled.teamId && week === cancelled.week;
  const isUnconfirmed = teamId === unconfirmed.teamId && week === unconfirmed.week;
  return {
    ...(teamId === 2 && week === 0 && { id: 1, description: carSharing }),
    title: titleAfter(name, 'match', { opponent: club, isHome }),
    opponent: club,
    isHome,
    type: 'match',
    date,
    ...times,
    ...(isClash && { ...clash.times, description: `Directions and parking:\n${directions(club)}` }),
    location: isHome ? `Riverside Park, Pitch ${pitch}` : ground,
    ...(!isHome && { locationDetail: 'Meet at the main gate' }),
    ...(isCancelled && {
      status: 'cancelled',
      description: `${club} cannot raise a team. We are looking for a new date.`,
    }),
    ...(isUnconfirmed && { status: 'pending', description: 'The league confirms the kick-off a month before.' }),
    ...forTeam(teamId),
  };
}

const directions = (club: string) => `https://www.${club.toLowerCase().replaceAll(' ', '-')}.example/find-us`;

const carSharing = `Cars leave the club house at 9:15; write to coach@touchline.example if you have a free seat.
Bring both shirts.

Rules of the league: https://www.county-youth-league.example/rules`;

function cup(demo: ClubRows, date: CivilDate): NewEvent {
  return {
    ...demo.events.find(({ id }) => id === tournament.id)!,
    date,
    endTime: '15:00',
    teamsInvolved: tournament.teamIds,
    description: `Every team plays four short games, and lunch is included.
Timetable: www.winter-cup.example/timetable (from Wednesday on).`,
  };
}

function friendly(date: CivilDate): NewEvent {
  return {
    title: 'U12 Lions v U11 Kestrels',
    type: 'friendly',
    date,
    reportingTime: '14:30',
    startTime: '15:00',
    endTime: '16:15',
    location: 'Riverside Park, Pitch 1',
    teamId: 2,
    teamsInvolved: [2, 6],
    relevanceType: 'team' as const,
    description: 'Cake sale at half-time. Families are welcome.',
  };
}
