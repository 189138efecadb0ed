import { type Child } from '../../../src/children/child.entity.ts';
import { type Event } from '../../../src/events/event.entity.ts';
import { type Team } from '../../../src/teams/team.entity.ts';
import { type User } from '../../../src/users/user.entity.ts';
import { type Api } from '../api.ts';
import { type ClubApp, testPassword } from '../club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam, buildUser } from '../factories.ts';
import { GuardedApi } from './guarded-api.ts';
import { type Role } from './matrix.ts';

/** The data of one row of the matrix: a family with a child in a team with an event, another family, and somebody of each role. */
export interface World {
  club: ClubApp;
  /** A second club with rate limits. */
  limitedClub: ClubApp;
  people: Record<Exclude<Role, 'anonymous'>, User>;
  child: Child;
  team: Team;
  event: Event;
  /** A client signed in with that role. A rejected request must not change any data. */
  as: (role: Role) => Promise<Api>;
}

/** Adds a new world to the club. */
export async function buildWorld(club: ClubApp, limitedClub: ClubApp): Promise<World> {
  const people = {
    'parent-own': await aParent(club, { hasUnverifiedEmail: false }),
    'parent-other': await aParent(club, { hasUnverifiedEmail: false }),
    coach: await aCoach(club),
    'welfare-officer': await buildUser(club, { isWelfareOfficer: true }),
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
