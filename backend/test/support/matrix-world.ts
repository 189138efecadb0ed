import { type Child } from '../../src/children/child.entity.ts';
import { type Event } from '../../src/events/event.entity.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from './api.ts';
import { type ClubApp, testPassword } from './club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam } from './factories.ts';
import { GuardedApi } from './guarded-api.ts';
import { type Role } from './matrix.ts';

/** What a row of the matrix is about: one family with a child in a team with an event, and another family without. */
export interface World {
  club: ClubApp;
  /** A second club, whose rate limits are on. */
  limitedClub: ClubApp;
  people: Record<Exclude<Role, 'anonymous'>, User>;
  child: Child;
  team: Team;
  event: Event;
  /** Anybody's browser; anonymous has not signed in. A call that is refused must have written nothing. */
  as: (role: Role) => Promise<Api>;
}

/** A fresh one, beside what earlier rows have left. */
export async function buildWorld(club: ClubApp, limitedClub: ClubApp): Promise<World> {
  const people = {
    'parent-own': await aParent(club),
    'parent-other': await aParent(club),
    coach: await aCoach(club),
    admin: await anAdmin(club),
  };
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian: people['parent-own'], team });
  const event = await buildEvent(club, { teamId: team.id });
  const as = async (role: Role) => {
    const api = new GuardedApi(club.url, club.database);
    if (role !== 'anonymous') await club.signIn(people[role].email, testPassword, api);
    return api;
  };
  return { club, limitedClub, people, child, team, event, as };
}
