import { type NewPlayerDto } from '@touchline/api-client';
import { can, messages, newPlayerFields, optional, parentsOf, passwordRule } from '@touchline/domain';
import { addChild } from '../children/children.ts';
import { join } from '../children/memberships.ts';
import { addGuardian } from '../guardians/guardianships.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { childOf } from '../children/child-view.ts';
import { createUser } from '../users/users.ts';

const rules = { ...newPlayerFields, parentPassword: optional(passwordRule()) };

/** All or nothing: nothing is saved if a part throws. */
export function addPlayer(context: RequestContext): NewPlayerDto {
  const { data, me } = context;
  const fields = check(context.body, rules);
  const { name, dateOfBirth, teamId, parentEmail } = fields;
  if (parentEmail && !can(me, 'child.add-for-others')) throw new HttpError(403, messages.onlyAdminsAddForOthers);

  const { id } = asStaff(() => addChild({ ...context, body: { name, dateOfBirth, parentId: null } }));
  const parent = parentEmail ? link(context, id, { ...fields, parentEmail }) : 'none';
  if (teamId) {
    const team = data.teams.find(({ id }) => id === teamId);
    if (!team) throw new HttpError(404, messages.memberOrTeamUnknown);
    if (team.archivedOn) throw new HttpError(409, messages.teamArchived);
    join(context, { teamId, childId: id, jerseyNumber: null, position: null });
  }
  return {
    child: childOf(
      context,
      data.children.find((child) => child.id === id)!,
    ),
    parent,
  };
}

/** Staff claim no child, so a conflict offers none. */
function asStaff<Value>(add: () => Value): Value {
  try {
    return add();
  } catch (error) {
    throw error instanceof HttpError && error.status === 409 ? new HttpError(409, messages.childExists) : error;
  }
}

interface Parent {
  parentEmail: string;
  parentName?: string | null;
  parentPassword?: string | null;
}

/** As an import does: never an account whose address nobody has confirmed. */
function link(
  context: RequestContext,
  childId: number,
  { parentEmail, parentName, parentPassword }: Parent,
): NewPlayerDto['parent'] {
  const account = context.data.users.find(({ email }) => email === parentEmail);
  if (!account) {
    if (!parentName) throw fieldProblem('parentName', messages.fullNameRequired);
    const { sendsMail } = context.club;
    if (!parentPassword && !sendsMail) throw fieldProblem('parentPassword', messages.passwordRequired);
    const access = parentPassword ? { password: parentPassword } : { sendInvitation: true };
    const body = { username: parentEmail, email: parentEmail, fullName: parentName, ...access };
    const user = createUser({ ...context, body: { ...body, isParent: true } });
    addGuardian(context, childId, user.id, null);
    return 'created';
  }
  const { parentIds, invitees, notes } = parentsOf({ parentEmails: [parentEmail] }, new Map([[parentEmail, account]]));
  if (parentIds.length === 0 && invitees.length === 0) throw fieldProblem('parentEmail', notes.join('. '));
  if (parentIds.length === 0) return context.club.sendsMail ? 'invited' : 'unconfirmed';
  addGuardian(context, childId, account.id, null);
  return 'linked';
}
