import {
  type CoachPlace,
  coachOutcome,
  coachRowKey,
  type PlannedCoach,
  planCoaches,
  readCoach,
  readRows,
  resolveRows,
  resultsOf,
  withoutDuplicates,
} from '@touchline/domain';
import { add, type ClubData, openTeams, type TeamRow, type UserRow } from '../server/club-data.ts';
import { coachesTeam, isUnconfirmed } from '../users/coaches.ts';
import { teamsByName } from './import-rows.ts';
import { type Importer } from './importer.ts';

/** Makes people coaches of teams; who has no account gets one. */
export const importCoaches: Importer = ({ data, clock }, rows) => {
  const read = withoutDuplicates(readRows(rows, readCoach, clock.today()), coachRowKey);
  const accounts = data.users.map((user) => ({ ...user, isRestricted: isRestricted(data, user) }));
  const places = openTeams(data).flatMap((team) => placesOf(data, team));
  const planned = resolveRows(read, planCoaches({ accounts, places, teamsByName: teamsByName(data) }));
  let invited = 0;
  const results = resultsOf(planned, (coach) => {
    if (coach.isNewAccount) invited++;
    apply(data, coach);
    return coachOutcome(coach);
  });
  return { results, invited };
};

const isRestricted = ({ restrictedGuardians }: ClubData, { id }: UserRow) =>
  restrictedGuardians.some(({ userId }) => userId === id);

const placesOf = (data: ClubData, team: TeamRow): CoachPlace[] =>
  data.users.flatMap((user) => {
    if (!coachesTeam(data, team, user.id)) return [];
    const isConfirmed = !isUnconfirmed(data, team, user.id);
    return [
      { teamId: team.id, email: user.email, role: team.leadCoachId === user.id ? 'lead' : 'assistant', isConfirmed },
    ];
  });

function apply(data: ClubData, { name, email, isNewAccount, getsRole, teamId, adds }: PlannedCoach): void {
  if (isNewAccount) add<UserRow>(data.users, { ...newCoach, email, username: email, fullName: name });
  const user = data.users.find((known) => known.email === email)!;
  if (getsRole) user.isCoach = true;
  const team = data.teams.find(({ id }) => id === teamId);
  if (!team) return;
  if (adds === 'lead') team.leadCoachId = user.id;
  if (adds === 'assistant') add(data.teamCoaches, { teamId: team.id, coachId: user.id });
  data.unconfirmedCoaches = data.unconfirmedCoaches.filter((row) => row.teamId !== team.id || row.coachId !== user.id);
}

const newCoach = {
  // Nobody has a password with an empty mark.
  passwordMark: '',
  ...{ phone: null, bio: null, isParent: false, isCoach: true, isAdmin: false, isWelfareOfficer: false },
  ...{ isActive: true, hasUnverifiedEmail: false, hasSignedIn: false },
};
