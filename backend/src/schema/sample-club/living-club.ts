import { addDays, asUtcDate, type CivilDate } from '@touchline/domain';
import { type ClubRows } from './club-rows.ts';
import { demoClub } from './demo-club.ts';
import { newsOf } from './news.ts';
import { fillRosters, moreUsers } from './people.ts';
import { responsesOf } from './responses.ts';
import { seasonOf } from './season.ts';
import { assistantCoaches, moreLeagues, squads } from './squads.ts';

/** Before the first event. */
const founded = 120;

/**
 * A club in the middle of its season, on any day: the people, teams and events of the demo with the same ids, and many more. The
 * same day always yields the same club.
 */
export function livingClub(today: CivilDate, cutoff: string): ClubRows {
  const createdAt = asUtcDate(addDays(today, -founded));
  const demo = demoClub(today, createdAt);
  const created = <T>(rows: T[]) => rows.map((row) => ({ ...row, createdAt }));

  // Grants add up: the sample coach registered as a parent.
  const users = demo.users.map((user) => ({ ...user, isParent: user.isParent || user.isCoach }));
  const teams = squads
    .map(({ teamId, name, leagueId, leadCoachId }) => ({
      id: teamId,
      name,
      leagueId,
      leadCoachId,
      description: demo.teams.find(({ id }) => id === teamId)?.description ?? null,
    }))
    .sort((a, b) => a.id - b.id);
  const events = seasonOf(demo, today);
  const { children, members } = fillRosters(demo, today, cutoff);
  return {
    users: created([...users, ...moreUsers()]),
    leagues: [...demo.leagues, ...moreLeagues],
    teams: created(teams),
    assistantCoaches,
    children: created(children),
    members,
    events: created(events),
    availabilities: responsesOf({ children, members, teams, events, availabilities: demo.availabilities }, today),
    announcements: newsOf(demo, today),
  };
}
