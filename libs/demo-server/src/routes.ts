import { type Action, messages } from '@touchline/domain';
import { addAbsence, listAbsences, removeAbsence } from './absences/absences.ts';
import { changePassword, updateMe } from './auth/account.ts';
import { getDeletion, requestDeletion, withdrawDeletion } from './deletion-requests/own-deletion.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements/announcements.ts';
import { getMe, login, logout, register } from './auth/auth.ts';
import { getEventAttendance } from './availability/attendance.ts';
import { answerAvailability, changeAvailability, listEventAvailabilities } from './availability/availability.ts';
import { listResponseHistory } from './availability/response-history.ts';
import { type RequestContext } from './server/request-context.ts';
import { claimChild, searchChild } from './children/child-claims.ts';
import { listLockedNames, unlockName } from './locked-names/locked-names.ts';
import { getChild, listContactLookups, lookUpContacts } from './children/contact-lookups.ts';
import { listTeamChanges } from './children/team-changes.ts';
import { addChild, listOwnChildren } from './children/children.ts';
import { countChildren, listAllChildren, listUnregisteredChildren } from './children/player-lists.ts';
import { updateClub } from './club/club.ts';
import { listCalendarDays } from './events/calendar.ts';
import { countClashes } from './events/clashes.ts';
import { listChildEvents, listDashboardEvents, listTeamEvents } from './events/concerned-events.ts';
import { getEventNeighbours } from './events/event-neighbours.ts';
import { createEvent, deleteEvent, getEvent, listEvents, updateEvent } from './events/events.ts';
import { createSeries, deleteSeries, previewSeries, updateSeries } from './events/series.ts';
import { assignParent, removeChild, restoreChild } from './children/registrations.ts';
import {
  approveAccessRequest,
  declineAccessRequest,
  listAccessRequests,
  listAccessRequestsToDecide,
  listGuardianInvitations,
  listSentAccessRequests,
  requestAccess,
  withdrawAccessRequest,
} from './guardians/access-requests.ts';
import { leaveHousehold, listGuardians, removeGuardian, updateGuardian } from './guardians/guardians.ts';
import { getMailPreferences, updateMailPreferences } from './mail-preferences/mail-preferences.ts';
import { listUpcomingMails } from './reminders/upcoming-mails.ts';
import { getImportTemplate, importFile } from './import/import.ts';
import { HttpError } from './server/http-error.ts';
import { getNotifications, readNotifications } from './notifications/notifications.ts';
import { createLeague, deleteLeague, listLeagues, updateLeague } from './leagues/leagues.ts';
import { addTeamMember, removeTeamMember, updateTeamMember } from './teams/team-members.ts';
import { confirmCoach, createTeam, deleteTeam, getTeam, listTeams, updateTeam } from './teams/teams.ts';
import { completeDeletionRequest, listDeletionRequests } from './deletion-requests/deletion-requests.ts';
import {
  countUsers,
  createUser,
  deactivateUser,
  listCoaches,
  listParents,
  listUsers,
  makeCoach,
  reactivateUser,
  removeCoach,
  reopenSearch,
  setPassword,
  updateUser,
} from './users/users.ts';

/** The operations that the contract marks with `x-demo: none`. */
export const notInDemo = (): never => {
  throw new HttpError(403, messages.notInDemo);
};

type Route = readonly [address: string, action: Action, handler: (context: RequestContext) => unknown];

/** The operations of the API that the demo has, by their `operationId`. */
export const routes = {
  getClub: ['GET /api/club', 'club.view', ({ club }) => club],
  updateClub: ['PATCH /api/club', 'club.manage', updateClub],
  getCrest: ['GET /api/club/crest', 'club.view', notInDemo],
  setCrest: ['PUT /api/club/crest', 'club.manage', notInDemo],
  removeCrest: ['DELETE /api/club/crest', 'club.manage', notInDemo],

  getMe: ['GET /api/auth/me', 'session.view', getMe],
  login: ['POST /api/auth/login', 'session.start', login],
  register: ['POST /api/auth/register', 'account.register', register],
  logout: ['POST /api/auth/logout', 'session.end', logout],
  updateMe: ['PATCH /api/auth/me', 'account.edit', updateMe],
  changePassword: ['POST /api/auth/change-password', 'account.edit', changePassword],
  getDeletion: ['GET /api/auth/deletion', 'account.leave', getDeletion],
  requestDeletion: ['POST /api/auth/deletion', 'account.leave', requestDeletion],
  withdrawDeletion: ['DELETE /api/auth/deletion', 'account.leave', withdrawDeletion],

  forgotPassword: ['POST /api/auth/forgot-password', 'account.recover', notInDemo],
  resetPassword: ['POST /api/auth/reset-password', 'account.recover', notInDemo],
  verifyEmail: ['POST /api/auth/verify-email', 'account.recover', notInDemo],
  sendVerification: ['POST /api/auth/send-verification', 'account.secure', notInDemo],
  undoEmailChange: ['POST /api/auth/undo-email-change', 'account.recover', notInDemo],
  getSecondFactor: ['GET /api/auth/second-factor', 'account.secure', notInDemo],
  beginSecondFactor: ['POST /api/auth/second-factor/setup', 'account.secure', notInDemo],
  confirmSecondFactor: ['POST /api/auth/second-factor', 'account.secure', notInDemo],
  renewRecoveryCodes: ['POST /api/auth/second-factor/recovery-codes', 'account.secure', notInDemo],
  turnOffSecondFactor: ['POST /api/auth/second-factor/turn-off', 'account.secure', notInDemo],
  resetFactors: ['POST /api/users/:id/reset-factors', 'user.manage', notInDemo],
  listSessions: ['GET /api/auth/sessions', 'session.manage', notInDemo],
  endOtherSessions: ['DELETE /api/auth/sessions', 'session.manage', notInDemo],
  endSession: ['DELETE /api/auth/sessions/:id', 'session.manage', notInDemo],

  getMailPreferences: ['GET /api/mail-preferences', 'mail.choose', getMailPreferences],
  updateMailPreferences: ['PATCH /api/mail-preferences', 'mail.choose', updateMailPreferences],
  listUpcomingMails: ['GET /api/mail-preferences/upcoming', 'mail.choose', listUpcomingMails],

  listMails: ['GET /api/admin/mails', 'mail.manage', notInDemo],
  getMailDelivery: ['GET /api/admin/mails/delivery', 'mail.manage', notInDemo],
  pauseMails: ['POST /api/admin/mails/pause', 'mail.manage', notInDemo],
  resumeMails: ['POST /api/admin/mails/resume', 'mail.manage', notInDemo],
  sendTestMail: ['POST /api/admin/mails/test', 'mail.manage', notInDemo],
  getMail: ['GET /api/admin/mails/:id', 'mail.manage', notInDemo],
  retryMail: ['POST /api/admin/mails/:id/retry', 'mail.manage', notInDemo],

  listUsers: ['GET /api/users', 'user.list', listUsers],
  countUsers: ['GET /api/users/counts', 'user.list', countUsers],
  listParents: ['GET /api/users/parents', 'user.list', listParents],
  listCoaches: ['GET /api/users/coaches', 'user.list-coaches', listCoaches],
  createUser: ['POST /api/users', 'user.manage', createUser],
  inviteUsers: ['POST /api/users/invitations', 'user.manage', notInDemo],
  inviteUser: ['POST /api/users/:id/invitation', 'user.manage', notInDemo],
  updateUser: ['PATCH /api/users/:id', 'user.manage', updateUser],
  makeCoach: ['POST /api/users/:id/make-coach', 'user.manage', makeCoach],
  removeCoach: ['POST /api/users/:id/remove-coach', 'user.manage', removeCoach],
  deactivateUser: ['POST /api/users/:id/deactivate', 'user.manage', deactivateUser],
  reactivateUser: ['POST /api/users/:id/reactivate', 'user.manage', reactivateUser],
  reopenSearch: ['POST /api/users/:id/reopen-search', 'user.manage', reopenSearch],
  setPassword: ['POST /api/users/:id/password', 'user.manage', setPassword],
  listDeletionRequests: ['GET /api/deletion-requests', 'deletion-request.manage', listDeletionRequests],
  completeDeletionRequest: [
    'POST /api/deletion-requests/:userId/complete',
    'deletion-request.manage',
    completeDeletionRequest,
  ],

  listOwnChildren: ['GET /api/children', 'child.list-own', listOwnChildren],
  listAllChildren: ['GET /api/children/all', 'child.list-all', listAllChildren],
  countChildren: ['GET /api/children/counts', 'child.list-all', countChildren],
  listUnregisteredChildren: ['GET /api/children/unregistered', 'child.restore', listUnregisteredChildren],
  listLockedNames: ['GET /api/locked-names', 'child.unlock-names', listLockedNames],
  unlockName: ['DELETE /api/locked-names/:id', 'child.unlock-names', unlockName],
  addChild: ['POST /api/children', 'child.add', addChild],
  searchChild: ['POST /api/children/search', 'child.search', searchChild],
  claimChild: ['POST /api/children/:id/claim', 'child.claim', claimChild],
  getChild: ['GET /api/children/:id', 'child.view', getChild],
  lookUpContacts: ['POST /api/children/:id/contact-lookups', 'child.look-up-contacts', lookUpContacts],
  listTeamChanges: ['GET /api/children/:id/team-changes', 'child.view-team-changes', listTeamChanges],
  listContactLookups: ['GET /api/children/:id/contact-lookups', 'child.view-lookups', listContactLookups],
  assignParent: ['POST /api/children/:id/assign-parent', 'child.assign-parent', assignParent],
  restoreChild: ['POST /api/children/:id/restore', 'child.restore', restoreChild],
  removeChild: ['DELETE /api/children/:id/remove', 'child.release', removeChild],

  listGuardians: ['GET /api/children/:id/guardians', 'guardian.view', listGuardians],
  updateGuardian: ['PATCH /api/children/:id/guardians/:userId', 'guardian.restrict', updateGuardian],
  removeGuardian: ['DELETE /api/children/:id/guardians/:userId', 'guardian.remove', removeGuardian],
  leaveHousehold: ['DELETE /api/children/:id/household', 'guardian.leave-household', leaveHousehold],
  listAccessRequests: ['GET /api/children/:id/access-requests', 'access-request.view', listAccessRequests],
  requestAccess: ['POST /api/children/:id/access-requests', 'child.request-access', requestAccess],
  listAccessRequestsToDecide: ['GET /api/access-requests', 'access-request.list', listAccessRequestsToDecide],
  listSentAccessRequests: ['GET /api/access-requests/sent', 'child.request-access', listSentAccessRequests],
  approveAccessRequest: ['POST /api/access-requests/:id/approve', 'access-request.decide', approveAccessRequest],
  declineAccessRequest: ['POST /api/access-requests/:id/decline', 'access-request.decide', declineAccessRequest],
  withdrawAccessRequest: ['DELETE /api/access-requests/:id', 'child.request-access', withdrawAccessRequest],
  listGuardianInvitations: ['GET /api/children/:id/invitations', 'guardian.invite', listGuardianInvitations],
  inviteGuardian: ['POST /api/children/:id/invitations', 'guardian.invite', notInDemo],
  withdrawGuardianInvitation: ['DELETE /api/children/:id/invitations/:invitationId', 'guardian.invite', notInDemo],
  getInvitation: ['GET /api/invitations/:token', 'invitation.view', notInDemo],
  acceptInvitation: ['POST /api/invitations/:token', 'invitation.accept', notInDemo],

  listAbsences: ['GET /api/children/:id/absences', 'absence.manage', listAbsences],
  addAbsence: ['POST /api/children/:id/absences', 'absence.manage', addAbsence],
  removeAbsence: ['DELETE /api/children/:id/absences/:absenceId', 'absence.manage', removeAbsence],

  listLeagues: ['GET /api/leagues', 'league.browse', listLeagues],
  createLeague: ['POST /api/leagues', 'league.create', createLeague],
  updateLeague: ['PUT /api/leagues/:id', 'league.manage', updateLeague],
  deleteLeague: ['DELETE /api/leagues/:id', 'league.manage', deleteLeague],

  listTeams: ['GET /api/teams', 'team.browse', listTeams],
  getTeam: ['GET /api/teams/:id', 'team.browse', getTeam],
  createTeam: ['POST /api/teams', 'team.manage', createTeam],
  updateTeam: ['PUT /api/teams/:id', 'team.manage', updateTeam],
  confirmCoach: ['POST /api/teams/:id/coaches/:coachId/confirm', 'team.confirm-coach', confirmCoach],
  deleteTeam: ['DELETE /api/teams/:id', 'team.remove', deleteTeam],
  addTeamMember: ['POST /api/team-members', 'team.manage', addTeamMember],
  updateTeamMember: ['PATCH /api/teams/:teamId/members/:childId', 'team.manage', updateTeamMember],
  removeTeamMember: ['DELETE /api/teams/:teamId/members/:childId', 'team.manage', removeTeamMember],

  listCalendarDays: ['GET /api/calendar', 'event.list-all', listCalendarDays],
  listEvents: ['GET /api/events', 'event.list-all', listEvents],
  createEvent: ['POST /api/events', 'event.manage', createEvent],
  createSeries: ['POST /api/events/:id/series', 'event.manage', createSeries],
  previewSeries: ['POST /api/events/:id/series/preview', 'event.manage', previewSeries],
  updateSeries: ['PUT /api/events/:id/series', 'event.manage', updateSeries],
  deleteSeries: ['DELETE /api/events/:id/series', 'event.manage', deleteSeries],
  countClashes: ['POST /api/events/clashes', 'event.manage', countClashes],
  getEvent: ['GET /api/events/:id', 'event.view', getEvent],
  getEventNeighbours: ['GET /api/events/:id/neighbours', 'event.view', getEventNeighbours],
  updateEvent: ['PUT /api/events/:id', 'event.manage', updateEvent],
  deleteEvent: ['DELETE /api/events/:id', 'event.manage', deleteEvent],
  listDashboardEvents: ['GET /api/dashboard/events', 'event.list-own', listDashboardEvents],
  listChildEvents: ['GET /api/children/:id/events', 'child.view', listChildEvents],
  listTeamEvents: ['GET /api/teams/:id/events', 'event.list-own', listTeamEvents],

  answerAvailability: ['POST /api/availabilities', 'availability.answer', answerAvailability],
  changeAvailability: ['PUT /api/availabilities/:id', 'availability.answer', changeAvailability],
  listResponseHistory: ['GET /api/events/:id/response-history', 'availability.view', listResponseHistory],
  listEventAvailabilities: ['GET /api/events/:id/availabilities', 'availability.view', listEventAvailabilities],
  getEventAttendance: ['GET /api/events/:id/attendance', 'event.view', getEventAttendance],

  getEventReminder: ['GET /api/events/:id/reminders', 'event.remind', notInDemo],
  remindFamilies: ['POST /api/events/:id/reminders', 'event.remind', notInDemo],
  getAnswerLink: ['GET /api/answer-links/:token', 'answer-link.use', notInDemo],
  sendAnswers: ['POST /api/answer-links/:token', 'answer-link.use', notInDemo],
  listFeeds: ['GET /api/feeds', 'feed.manage', notInDemo],
  createFeed: ['POST /api/feeds', 'feed.manage', notInDemo],
  renewFeedLink: ['POST /api/feeds/:id/link', 'feed.manage', notInDemo],
  revokeFeed: ['DELETE /api/feeds/:id', 'feed.manage', notInDemo],
  readFeed: ['GET /api/feeds/:token.ics', 'feed.read', notInDemo],
  getUnsubscribeLink: ['GET /api/unsubscribe/:token', 'mail.unsubscribe', notInDemo],
  unsubscribe: ['POST /api/unsubscribe/:token', 'mail.unsubscribe', notInDemo],

  importFile: ['POST /api/import/:type', 'data.import', importFile],
  getImportTemplate: ['GET /api/import/templates/:type', 'data.import', getImportTemplate],
  listAnnouncements: ['GET /api/announcements', 'announcement.browse', listAnnouncements],
  createAnnouncement: ['POST /api/announcements', 'announcement.manage', createAnnouncement],
  updateAnnouncement: ['PUT /api/announcements/:id', 'announcement.manage', updateAnnouncement],
  deleteAnnouncement: ['DELETE /api/announcements/:id', 'announcement.manage', deleteAnnouncement],
  getNotifications: ['GET /api/notifications', 'notification.list', getNotifications],
  readNotifications: ['POST /api/notifications/read', 'notification.list', readNotifications],
} satisfies Record<string, Route>;

export type OperationName = keyof typeof routes;

export interface MatchedRoute {
  operation: OperationName;
  action: Action;
  handler: (context: RequestContext) => unknown;
  /** The parts of the path that the pattern names with a colon. */
  params: Record<string, string>;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The first route that matches, so a route with a fixed word stands before one with a parameter. */
export function findRoute(method: string, path: string): MatchedRoute | null {
  const asked = partsOf(path);
  for (const [operation, [address, action, handler]] of Object.entries<Route>(routes)) {
    const [verb, pattern = ''] = address.split(' ');
    const parts = partsOf(pattern);
    const fits = parts.every((part, index) => part.startsWith(':') || part === asked[index]);
    if (verb !== method || parts.length !== asked.length || !fits) continue;
    const named = parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), asked[index]!]] : []));
    return {
      operation: operation as OperationName,
      action,
      handler,
      params: Object.fromEntries(named) as Record<string, string>,
    };
  }
  return null;
}
