import { type AuditSubject } from '../../src/audit/audit.service.ts';
import { type ApiResponse, type Api } from './api.ts';
import { defaultCalls } from './matrix/requests.ts';
import { type Role } from './matrix/matrix.ts';
import { type World } from './matrix/world.ts';

/** How an operation appears in the audit log. */
interface AuditedAct {
  action: string;
  subject: AuditSubject['subject'];
  /** Who performs it; an admin by default. */
  role?: Exclude<Role, 'anonymous'>;
  /** The request, unless the default request of the matrix (matrix/requests.ts) is suitable. */
  call?: (api: Api, world: World, role: Role) => Promise<ApiResponse>;
}

/** The operations that add exactly one row to the audit log, in the same transaction. */
export const auditedActs: Record<string, AuditedAct> = {
  changePassword: { action: 'account.change-password', subject: 'user', role: 'parent-own' },
  verifyEmail: { action: 'account.verify-email', subject: 'user', role: 'parent-own' },
  confirmSecondFactor: { action: 'account.second-factor-on', subject: 'user', role: 'parent-own' },
  renewRecoveryCodes: { action: 'account.second-factor-new-codes', subject: 'user', role: 'parent-own' },
  turnOffSecondFactor: { action: 'account.second-factor-off', subject: 'user', role: 'parent-own' },
  requestDeletion: { action: 'account.request-deletion', subject: 'user', role: 'parent-own' },
  exportAccount: { action: 'account.export', subject: 'user', role: 'parent-own' },
  withdrawDeletion: { action: 'account.withdraw-deletion', subject: 'user', role: 'parent-own' },
  deleteUser: { action: 'user.delete', subject: 'user' },
  completeDeletionRequest: { action: 'user.delete', subject: 'user' },
  setRetention: { action: 'club.set-retention', subject: 'club' },
  updateClub: { action: 'club.update', subject: 'club' },
  setCrest: { action: 'club.set-crest', subject: 'club' },
  removeCrest: { action: 'club.remove-crest', subject: 'club' },
  createUser: { action: 'user.create', subject: 'user' },
  updateUser: { action: 'user.update', subject: 'user' },
  makeCoach: { action: 'user.make-coach', subject: 'user' },
  removeCoach: { action: 'user.remove-coach', subject: 'user' },
  deactivateUser: { action: 'user.deactivate', subject: 'user' },
  reactivateUser: { action: 'user.reactivate', subject: 'user' },
  reopenSearch: { action: 'user.reopen-search', subject: 'user' },
  resetFactors: { action: 'user.reset-factors', subject: 'user' },
  setPassword: { action: 'user.set-password', subject: 'user' },
  inviteUser: { action: 'user.invite', subject: 'user' },
  inviteUsers: { action: 'user.invite-all', subject: 'user' },
  addChild: { action: 'child.add', subject: 'child' },
  addPlayer: { action: 'child.add', subject: 'child' },
  claimChild: { action: 'child.claim', subject: 'child', role: 'parent-own' },
  assignParent: { action: 'child.assign-parent', subject: 'child' },
  removePlayers: { action: 'child.unregister', subject: 'child' },
  undoRemoval: { action: 'child.restore', subject: 'child' },
  inviteFamilies: { action: 'user.invite-all', subject: 'user' },
  removeChild: { action: 'child.unregister', subject: 'child' },
  correctChild: { action: 'child.correct', subject: 'child' },
  distinguishChild: { action: 'child.distinguish', subject: 'child' },
  mergeChild: { action: 'child.merge', subject: 'child' },
  eraseChild: { action: 'child.erase', subject: 'child' },
  declineErasure: { action: 'child.decline-erasure', subject: 'child' },
  requestErasure: { action: 'child.request-erasure', subject: 'child', role: 'parent-own' },
  withdrawErasureRequest: { action: 'child.withdraw-erasure', subject: 'child', role: 'parent-own' },
  exportChild: { action: 'child.export', subject: 'child' },
  restoreChild: { action: 'child.restore', subject: 'child' },
  updateGuardian: { action: 'child.restrict-guardian', subject: 'child' },
  removeGuardian: { action: 'child.remove-guardian', subject: 'child' },
  leaveHousehold: { action: 'child.leave-household', subject: 'child', role: 'parent-own' },
  requestAccess: { action: 'child.request-access', subject: 'child', role: 'parent-own' },
  approveAccessRequest: { action: 'child.approve-access', subject: 'child' },
  declineAccessRequest: { action: 'child.decline-access', subject: 'child' },
  inviteGuardian: { action: 'child.invite-guardian', subject: 'child' },
  withdrawGuardianInvitation: { action: 'child.withdraw-invitation', subject: 'child' },
  acceptInvitation: { action: 'child.accept-invitation', subject: 'child', role: 'parent-other' },
  lookUpContacts: { action: 'child.look-up-contacts', subject: 'child' },
  unlockName: { action: 'locked-name.unlock', subject: 'locked-name' },
  planSeason: { action: 'season.plan', subject: 'season' },
  updateSeason: { action: 'season.update', subject: 'season' },
  deleteSeason: { action: 'season.delete', subject: 'season' },
  createLeague: { action: 'league.create', subject: 'league' },
  updateLeague: { action: 'league.update', subject: 'league' },
  deleteLeague: { action: 'league.delete', subject: 'league' },
  createTeam: { action: 'team.create', subject: 'team' },
  updateTeam: { action: 'team.update', subject: 'team' },
  confirmCoach: { action: 'team.confirm-coach', subject: 'team' },
  deleteTeam: { action: 'team.delete', subject: 'team' },
  restoreTeam: { action: 'team.restore', subject: 'team' },
  addTeamMember: { action: 'team-member.add', subject: 'team-member' },
  updateTeamMember: { action: 'team-member.update', subject: 'team-member' },
  moveTeamMembers: { action: 'team-member.add', subject: 'team-member' },
  removeTeamMember: { action: 'team-member.remove', subject: 'team-member' },
  createEvent: { action: 'event.create', subject: 'event' },
  updateEvent: { action: 'event.update', subject: 'event' },
  setEventStatuses: { action: 'event.update', subject: 'event' },
  deleteEvent: { action: 'event.delete', subject: 'event' },
  createSeries: { action: 'series.create', subject: 'event' },
  updateSeries: { action: 'series.update', subject: 'event' },
  deleteSeries: { action: 'series.delete', subject: 'event' },
  remindFamilies: { action: 'event.remind', subject: 'event' },
  importFile: { action: 'data.import', subject: 'import' },
  undoImport: { action: 'data.undo-import', subject: 'import' },
  exportData: { action: 'data.export', subject: 'export' },
  downloadAuditLog: { action: 'audit.download', subject: 'audit' },
  pauseMails: { action: 'mail.pause', subject: 'mail' },
  resumeMails: { action: 'mail.resume', subject: 'mail' },
  sendTestMail: { action: 'mail.test', subject: 'mail' },
  retryMail: { action: 'mail.retry', subject: 'mail' },
  createAnnouncement: { action: 'announcement.create', subject: 'announcement' },
  updateAnnouncement: { action: 'announcement.update', subject: 'announcement' },
  deleteAnnouncement: { action: 'announcement.delete', subject: 'announcement' },
};

/** All other operations that change data, and why they are not audited. */
export const unaudited: Record<string, string> = {
  login: 'the user’s own session',
  logout: 'the user’s own session',
  endSession: 'the user’s own session',
  endOtherSessions: 'the user’s own sessions',
  register: 'the user’s own account',
  beginSecondFactor: 'changes nothing before it is confirmed',
  updateMe: 'the user’s own profile; a new email is audited (account.api.test.ts)',
  forgotPassword: 'only queues a mail, at the request of anybody',
  sendVerification: 'only queues a mail to the user',
  resetPassword: 'nobody is signed in; audited without an actor (recovery.api.test.ts)',
  undoEmailChange: 'nobody is signed in; audited without an actor (recovery.api.test.ts)',
  updateMailPreferences: 'the user’s own mails',
  unsubscribe: 'the user’s own mails',
  createFeed: 'the user’s own feeds, which say when they were added and used',
  renewFeedLink: 'the user’s own feeds, which say when they were added and used',
  revokeAnswerLinks: 'the user’s own links',
  revokeFeed: 'the user’s own feeds',
  readNotifications: 'the user’s own notifications',
  addAbsence: 'the days of an own child',
  removeAbsence: 'the days of an own child',
  answerAvailability: 'has a history of its own',
  changeAvailability: 'has a history of its own',
  sendAnswers: 'has a history of its own',
  withdrawAccessRequest: 'the user’s own request',
  previewSeries: 'changes nothing; a POST because a planned change is too long for an address',
  countClashes: 'changes nothing; a POST because a planned event is too long for an address',
  searchChild: 'changes no data of the club; the session remembers what was found',
};

export const callOf = (route: string, { call }: AuditedAct) => {
  const found = call ?? defaultCalls[route];
  if (!found) throw new Error(`There is no request for ${route}`);
  return found;
};
