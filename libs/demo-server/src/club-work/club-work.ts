import { type ClubWorkDto } from '@touchline/api-client';
import { listAccessRequestsToDecide } from '../guardians/access-requests.ts';
import { primaryGuardian } from '../guardians/guardianships.ts';
import { childrenOf } from '../children/child-view.ts';
import { countChildren } from '../children/player-lists.ts';
import { openTeams } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { inSeason, runningSeasonId } from '../server/running-season.ts';
import { unconfirmedCoachesOf } from '../teams/team-coaches.ts';
import { countUsers } from '../users/users.ts';

export function getClubWork(context: RequestContext): ClubWorkDto {
  const { data } = context;
  const { neverSignedIn, coachesWithoutTeam } = countUsers(context);
  return {
    leagues: inSeason(data.leagues, runningSeasonId(data)).length,
    teams: openTeams(data).length,
    players: childrenOf(data, true).length,
    teamMembers: data.teamMembers.length,
    hasFamily: childrenOf(data, true).some((child) => primaryGuardian(data, child) !== undefined),
    coaches: data.users.filter(({ isCoach, isActive }) => isCoach && isActive).length,
    hasEvent: data.events.length > 0,
    playersWithoutTeam: countChildren(context).withoutTeam,
    coachesWithoutTeam,
    coachesToConfirm: openTeams(data).flatMap((team) => unconfirmedCoachesOf(data, team)).length,
    neverSignedIn,
    accessRequests: listAccessRequestsToDecide(context).length,
    deletionRequests: data.deletionRequests.length,
    // The demo deletes no player for good.
    erasureRequests: 0,
    failedMails: 0,
  };
}
