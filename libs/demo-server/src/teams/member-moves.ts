import { type MemberMoveDto, type MovedMembersDto } from '@touchline/api-client';
import { idRule, memberFields, memberKey, messages, optional, type ValuesOf } from '@touchline/domain';
import { join, leave } from '../children/memberships.ts';
import { countToldFamilies } from '../guardians/told-families.ts';
import { readRows, rehearsed } from '../server/chosen-rows.ts';
import { type ClubData, type TeamMemberRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';

const rules = {
  childId: idRule(messages.childRequired),
  fromTeamId: optional(idRule(messages.teamRequired)),
  toTeamId: optional(idRule(messages.teamRequired)),
  ...memberFields,
};
type Move = ValuesOf<typeof rules>;
type Place = Omit<TeamMemberRow, 'id'>;

/** Many players leave and join teams, all of them or none. */
export function moveTeamMembers(given: RequestContext): MovedMembersDto {
  const moves = readRows(given, 'moves', rules);
  if (moves.some(({ fromTeamId, toTeamId }) => (fromTeamId ?? null) === (toTeamId ?? null))) {
    throw new HttpError(400, messages.moveNowhere);
  }
  const context = rehearsed(given);
  assertThere(context.data, moves);
  context.response.status = 200;

  const left = endPlaces(context, moves);
  // Who is no longer in the team that they should leave has been moved by somebody else.
  const happening = moves.filter(
    ({ childId, fromTeamId: teamId }) => !teamId || left.has(memberKey({ childId, teamId })),
  );
  const joined = takePlaces(context, happening);
  const told = [...left.values(), ...joined.values()].map(({ childId }) => childId);
  const families = countToldFamilies(context.data, told);

  const undo = happening.flatMap(({ childId, fromTeamId, toTeamId }): MemberMoveDto[] => {
    const before = fromTeamId ? take(left, { childId, teamId: fromTeamId }) : undefined;
    const after = toTeamId ? take(joined, { childId, teamId: toTeamId }) : undefined;
    if (!before && !after) return [];
    const { teamId = null, jerseyNumber = null, position = null } = before ?? {};
    return [{ childId, fromTeamId: after?.teamId ?? null, toTeamId: teamId, jerseyNumber, position }];
  });
  return { moved: undo.length, same: moves.length - undo.length, families, undo };
}

function assertThere({ teams, children }: ClubData, moves: Move[]): void {
  const teamIds = new Set(moves.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId ?? [], toTeamId ?? []].flat()));
  const named = teams.filter(({ id }) => teamIds.has(id));
  if (named.some(({ archivedOn }) => archivedOn)) throw new HttpError(409, messages.teamArchived);
  if (named.length < teamIds.size) throw new HttpError(404, messages.teamUnknown);
  const registered = new Set(children.filter(({ isRegistered }) => isRegistered).map(({ id }) => id));
  if (!moves.every(({ childId }) => registered.has(childId))) throw new HttpError(404, messages.childUnknown);
}

/** Ends what the moves leave, and returns it by `memberKey`. */
function endPlaces(context: RequestContext, moves: Move[]): Map<string, TeamMemberRow> {
  const leaving = new Set(
    moves.flatMap(({ childId, fromTeamId: teamId }) => (teamId ? [memberKey({ childId, teamId })] : [])),
  );
  const left = context.data.teamMembers.filter((member) => leaving.has(memberKey(member)));
  leave(context, (member) => left.includes(member));
  return new Map(left.map((member) => [memberKey(member), member]));
}

/** Adds those to teams who are not there yet, and returns them by `memberKey`. Of two moves to one place the last one counts. */
function takePlaces(context: RequestContext, moves: Move[]): Map<string, TeamMemberRow> {
  const places = new Map(
    moves.flatMap(({ childId, toTeamId: teamId, jerseyNumber = null, position }): [string, Place][] =>
      teamId ? [[memberKey({ childId, teamId }), { childId, teamId, jerseyNumber, position: position || null }]] : [],
    ),
  );
  for (const member of context.data.teamMembers) places.delete(memberKey(member));
  return new Map([...places].map(([key, place]) => [key, join(context, place)]));
}

/** Removes a member from the map, because two moves can name the same one. */
function take(members: Map<string, TeamMemberRow>, of: { teamId: number; childId: number }) {
  const found = members.get(memberKey(of));
  members.delete(memberKey(of));
  return found;
}
