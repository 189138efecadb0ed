import { type ImportAnswerDto, type OperationName, type SeasonDto } from '@touchline/api-client';
import { type AuditAct } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { eventStatuses, memberMoves, registrations } from './acts-of-many.ts';
import { type Recorder } from './recorder.ts';

/** An act on what the path names, or on what it has added. */
const on =
  (action: string, detailsOf: (context: RequestContext) => AuditAct['details'] = () => ({})): Recorder =>
  (context) => {
    const details = detailsOf(context);
    return (result) => ({ action, subjectId: context.ids.id ?? idOf(result), details });
  };

/** An act on the own account. */
const own =
  (action: string): Recorder =>
  ({ me }) =>
  () => ({ action, subjectId: me.id });

const idOf = (result: unknown): number | null => {
  const { id } = (result ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : null;
};

const member = (action: string) =>
  on(action, ({ ids, body }) => ({ teamId: body.teamId, childId: body.childId, ...ids }));

const scope = (action: string) => on(action, ({ body: { teamId = null, leagueId = null } }) => ({ teamId, leagueId }));

/** What happens to the main things of the club. The server records more, and in more detail. */
export const recorders: Partial<Record<OperationName, Recorder>> = {
  changePassword: own('account.change-password'),
  requestDeletion: own('account.request-deletion'),
  withdrawDeletion: own('account.withdraw-deletion'),
  updateClub: (context) => () => ({ action: 'club.update', details: { changed: Object.keys(context.body) } }),

  createUser: on('user.create', ({ body: { isParent, isCoach, isAdmin, isWelfareOfficer } }) => ({
    isParent,
    isCoach,
    isAdmin,
    isWelfareOfficer,
  })),
  updateUser: on('user.update', ({ body }) => ({ changed: Object.keys(body) })),
  makeCoach: on('user.make-coach'),
  removeCoach: on('user.remove-coach'),
  deactivateUser: on('user.deactivate'),
  reactivateUser: on('user.reactivate'),
  setPassword: on('user.set-password'),
  deleteUser: on('user.delete'),
  completeDeletionRequest:
    ({ ids }) =>
    () => ({ action: 'user.delete', subjectId: ids.userId }),

  addChild: on('child.add', ({ body, me }) => ({ parentId: body.parentId ?? (me.isParent ? me.id : null) })),
  addPlayer: () => (result) => ({ action: 'child.add', subjectId: idOf((result as { child?: unknown }).child) }),
  claimChild: on('child.claim'),
  assignParent: on('child.assign-parent', ({ body }) => ({ parentId: body.parentId ?? null })),
  removeChild: (context) => {
    const isReleased = !context.me.isAdmin || context.query.as === 'parent';
    return () => ({ action: isReleased ? 'child.release' : 'child.unregister', subjectId: context.ids.id });
  },
  removePlayers: registrations('child.unregister'),
  restoreChild: on('child.restore'),
  undoRemoval: registrations('child.restore'),
  correctChild: on('child.correct', ({ body }) => ({ fields: Object.keys(body) })),
  distinguishChild: on('child.distinguish', ({ body: { otherId, areDifferent } }) => ({ otherId, areDifferent })),
  mergeChild: on('child.merge', ({ body: { otherId } }) => ({ otherId })),
  updateGuardian: on('child.restrict-guardian', ({ ids: { userId } }) => ({ userId })),
  removeGuardian: on('child.remove-guardian', ({ ids: { userId } }) => ({ userId })),
  leaveHousehold: on('child.leave-household'),
  requestAccess:
    ({ ids }) =>
    () => ({ action: 'child.request-access', subjectId: ids.id }),
  approveAccessRequest: decided('child.approve-access'),
  declineAccessRequest: decided('child.decline-access'),
  lookUpContacts: on('child.look-up-contacts'),

  planSeason: season('season.plan'),
  updateSeason: season('season.update'),
  deleteSeason: on('season.delete', ({ data, ids }) => ({ name: data.seasons.find(({ id }) => id === ids.id)?.name })),
  createLeague: on('league.create'),
  updateLeague: on('league.update'),
  deleteLeague: on('league.delete', ({ data, ids }) => ({ name: data.leagues.find(({ id }) => id === ids.id)?.name })),
  createTeam: on('team.create'),
  updateTeam: on('team.update'),
  confirmCoach: on('team.confirm-coach', ({ ids: { coachId } }) => ({ coachId })),
  deleteTeam: (context) => {
    const name = context.data.teams.find(({ id }) => id === context.ids.id)?.name;
    return () => {
      const isArchived = context.data.teams.some(({ id }) => id === context.ids.id);
      return { action: isArchived ? 'team.archive' : 'team.delete', subjectId: context.ids.id, details: { name } };
    };
  },
  restoreTeam: on('team.restore'),
  addTeamMember: member('team-member.add'),
  moveTeamMembers: memberMoves,
  updateTeamMember: member('team-member.update'),
  removeTeamMember: member('team-member.remove'),

  createEvent: on('event.create'),
  updateEvent: on('event.update', changesOf),
  setEventStatuses: eventStatuses,
  deleteEvent: on('event.delete', ({ data, ids }) => ({
    event: { date: data.events.find(({ id }) => id === ids.id)?.date },
  })),
  createSeries: (context) => (result) => ({
    action: 'series.create',
    subjectId: context.ids.id,
    details: { eventIds: (result as { events: unknown[] }).events.slice(1) },
  }),
  updateSeries: on('series.update'),
  deleteSeries: on('series.delete'),

  importFile: (context) => (result) => {
    const { summary, plan } = result as ImportAnswerDto;
    // After a preview there is nothing to record.
    return plan ? [] : { action: 'data.import', details: { type: context.params.type, ...summary } };
  },
  createAnnouncement: scope('announcement.create'),
  updateAnnouncement: scope('announcement.update'),
  deleteAnnouncement: scope('announcement.delete'),
};

/** An act on a season, which has its name afterwards. */
function season(action: string): Recorder {
  return () => (result) => {
    const { id, name } = result as SeasonDto;
    return { action, subjectId: id, details: { name } };
  };
}

function decided(action: string): Recorder {
  return ({ data, ids }) => {
    const request = data.accessRequests.find(({ id }) => id === ids.id);
    return () => (request ? { action, subjectId: request.childId, details: { userId: request.userId } } : null);
  };
}

/** The fields of an event that the form changes. */
function changesOf({ data, ids, body }: RequestContext): AuditAct['details'] {
  const event: Record<string, unknown> = { ...data.events.find(({ id }) => id === ids.id) };
  const changed = Object.entries(body).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(event[name]),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, name === 'status' ? [event.status, value] : true]));
}
