import { type TeamChangeDto } from '@touchline/api-client';
import { can, messages } from '@touchline/domain';
import { HttpError } from '../server/http-error.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { registeredChild } from '../guardians/guardians.ts';
import { ownedChild } from '../guardians/guardianships.ts';

/** The teams that a child has joined and left, the latest first. */
export function listTeamChanges(context: RequestContext): TeamChangeDto[] {
  const { data, me } = context;
  const child = registeredChild(context);
  if (!can(me, 'child.view-team-changes', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  const rows = data.teamChanges.filter(({ childId }) => childId === child.id).toReversed();
  return pageOf(context, rows).map(({ childId: _, changedBy, ...row }) => ({
    ...row,
    changedBy: data.users.find(({ id }) => id === changedBy)?.fullName ?? null,
  }));
}
