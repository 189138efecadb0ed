import { type Action } from '@touchline/domain';

/** Method and path of each operation, and the action of the access policy that it requires. */
export const operations = {
  getClub: ['GET /api/club', 'club.view'],
  updateClub: ['PATCH /api/club', 'club.manage'],
  getCrest: ['GET /api/club/crest', 'club.view'],
  setCrest: ['PUT /api/club/crest', 'club.manage'],
  removeCrest: ['DELETE /api/club/crest', 'club.manage'],
  getMailPreferences: ['GET /api/mail-preferences', 'mail.choose'],
  updateMailPreferences: ['PATCH /api/mail-preferences', 'mail.choose'],
  getUnsubscribeLink: ['GET /api/unsubscribe/{token}', 'mail.unsubscribe'],
  unsubscribe: ['POST /api/unsubscribe/{token}', 'mail.unsubscribe'],
  listMails: ['GET /api/admin/mails', 'mail.manage'],
  getMailDelivery: ['GET /api/admin/mails/delivery', 'mail.manage'],
  pauseMails: ['POST /api/admin/mails/pause', 'mail.manage'],
  resumeMails: ['POST /api/admin/mails/resume', 'mail.manage'],
  sendTestMail: ['POST /api/admin/mails/test', 'mail.manage'],
  getMail: ['GET /api/admin/mails/{id}', 'mail.manage'],
  retryMail: ['POST /api/admin/mails/{id}/retry', 'mail.manage'],
  getMe: ['GET /api/auth/me', 'session.view'],
  updateMe: ['PATCH /api/auth/me', 'account.edit'],
  login: ['POST /api/auth/login', 'session.start'],
  register: ['POST /api/auth/register', 'account.register'],
  logout: ['POST /api/auth/logout', 'session.end'],
  changePassword: ['POST /api/auth/change-password', 'account.edit'],
  forgotPassword: ['POST /api/auth/forgot-password', 'account.recover'],
  resetPassword: ['POST /api/auth/reset-password', 'account.recover'],
  verifyEmail: ['POST /api/auth/verify-email', 'account.recover'],
  sendVerification: ['POST /api/auth/send-verification', 'account.secure'],
  undoEmailChange: ['POST /api/auth/undo-email-change', 'account.recover'],
  listSessions: ['GET /api/auth/sessions', 'session.manage'],
  endOtherSessions: ['DELETE /api/auth/sessions', 'session.manage'],
  endSession: ['DELETE /api/auth/sessions/{id}', 'session.manage'],
  getSecondFactor: ['GET /api/auth/second-factor', 'account.secure'],
  confirmSecondFactor: ['POST /api/auth/second-factor', 'account.secure'],
  beginSecondFactor: ['POST /api/auth/second-factor/setup', 'account.secure'],
  renewRecoveryCodes: ['POST /api/auth/second-factor/recovery-codes', 'account.secure'],
  turnOffSecondFactor: ['POST /api/auth/second-factor/turn-off', 'account.secure'],
  resetFactors: ['POST /api/users/{id}/reset-factors', 'user.manage'],
  listUsers: ['GET /api/users', 'user.list'],
  createUser: ['POST /api/users', 'user.manage'],
  countUsers: ['GET /api/users/counts', 'user.list'],
  listParents: ['GET /api/users/parents', 'user.list'],
  listCoaches: ['GET /api/users/coaches', 'user.list-coaches'],
  inviteUsers: ['POST /api/users/invitations', 'user.manage'],
  inviteUser: ['POST /api/users/{id}/invitation', 'user.manage'],
  updateUser: ['PATCH /api/users/{id}', 'user.manage'],
  deleteUser: ['DELETE /api/users/{id}', 'user.manage'],
  makeCoach: ['POST /api/users/{id}/make-coach', 'user.manage'],
  removeCoach: ['POST /api/users/{id}/remove-coach', 'user.manage'],
  deactivateUser: ['POST /api/users/{id}/deactivate', 'user.manage'],
  reactivateUser: ['POST /api/users/{id}/reactivate', 'user.manage'],
  reopenSearch: ['POST /api/users/{id}/reopen-search', 'user.manage'],
  setPassword: ['POST /api/users/{id}/password', 'user.manage'],
  inviteFamilies: ['POST /api/children/invitations', 'user.manage'],
  listGuardians: ['GET /api/children/{id}/guardians', 'guardian.view'],
  updateGuardian: ['PATCH /api/children/{id}/guardians/{userId}', 'guardian.restrict'],
  removeGuardian: ['DELETE /api/children/{id}/guardians/{userId}', 'guardian.remove'],
  leaveHousehold: ['DELETE /api/children/{id}/household', 'guardian.leave-household'],
  listAccessRequests: ['GET /api/children/{id}/access-requests', 'access-request.view'],
  requestAccess: ['POST /api/children/{id}/access-requests', 'child.request-access'],
  listAccessRequestsToDecide: ['GET /api/access-requests', 'access-request.list'],
  listSentAccessRequests: ['GET /api/access-requests/sent', 'child.request-access'],
  approveAccessRequest: ['POST /api/access-requests/{id}/approve', 'access-request.decide'],
  declineAccessRequest: ['POST /api/access-requests/{id}/decline', 'access-request.decide'],
  withdrawAccessRequest: ['DELETE /api/access-requests/{id}', 'child.request-access'],
  listGuardianInvitations: ['GET /api/children/{id}/invitations', 'guardian.invite'],
  inviteGuardian: ['POST /api/children/{id}/invitations', 'guardian.invite'],
  withdrawGuardianInvitation: ['DELETE /api/children/{id}/invitations/{invitationId}', 'guardian.invite'],
  getInvitation: ['GET /api/invitations/{token}', 'invitation.view'],
  acceptInvitation: ['POST /api/invitations/{token}', 'invitation.accept'],
  getDeletion: ['GET /api/auth/deletion', 'account.leave'],
  requestDeletion: ['POST /api/auth/deletion', 'account.leave'],
  withdrawDeletion: ['DELETE /api/auth/deletion', 'account.leave'],
  listDeletionRequests: ['GET /api/deletion-requests', 'deletion-request.manage'],
  completeDeletionRequest: ['POST /api/deletion-requests/{userId}/complete', 'deletion-request.manage'],
  getUserDeletion: ['GET /api/users/{id}/deletion', 'user.manage'],
  listDuplicates: ['GET /api/children/duplicates', 'child.merge'],
  distinguishChild: ['POST /api/children/{id}/distinguish', 'child.merge'],
  previewMerge: ['GET /api/children/{id}/merge', 'child.merge'],
  mergeChild: ['POST /api/children/{id}/merge', 'child.merge'],
  listErasureRequests: ['GET /api/children/erasure-requests', 'child.erase'],
  getErasure: ['GET /api/children/{id}/erasure', 'child.erase'],
  eraseChild: ['POST /api/children/{id}/erase', 'child.erase'],
  declineErasure: ['DELETE /api/children/{id}/erasure-requests', 'child.erase'],
  requestErasure: ['POST /api/children/{id}/erasure-request', 'child.ask-erasure'],
  withdrawErasureRequest: ['DELETE /api/children/{id}/erasure-request', 'child.ask-erasure'],
  exportAccount: ['POST /api/auth/export', 'account.export'],
  exportChild: ['POST /api/children/{id}/export', 'child.export'],
  getRetention: ['GET /api/retention', 'retention.manage'],
  setRetention: ['PUT /api/retention', 'retention.manage'],
  getChildPrivacy: ['GET /api/children/{id}/privacy', 'child.view-privacy'],
  removePlayers: ['POST /api/children/removals', 'child.unregister'],
  undoRemoval: ['POST /api/children/removals/undo', 'child.restore'],
  listOwnChildren: ['GET /api/children', 'child.list-own'],
  addChild: ['POST /api/children', 'child.add'],
  listAllChildren: ['GET /api/children/all', 'child.list-all'],
  countChildren: ['GET /api/children/counts', 'child.list-all'],
  listUnregisteredChildren: ['GET /api/children/unregistered', 'child.restore'],
  getChild: ['GET /api/children/{id}', 'child.view'],
  correctChild: ['PATCH /api/children/{id}', 'child.correct'],
  assignParent: ['POST /api/children/{id}/assign-parent', 'child.assign-parent'],
  restoreChild: ['POST /api/children/{id}/restore', 'child.restore'],
  removeChild: ['DELETE /api/children/{id}/remove', 'child.release'],
  listCorrections: ['GET /api/children/{id}/corrections', 'child.view-corrections'],
  searchChild: ['POST /api/children/search', 'child.search'],
  claimChild: ['POST /api/children/{id}/claim', 'child.claim'],
  lookUpContacts: ['POST /api/children/{id}/contact-lookups', 'child.look-up-contacts'],
  listContactLookups: ['GET /api/children/{id}/contact-lookups', 'child.view-lookups'],
  listTeamChanges: ['GET /api/children/{id}/team-changes', 'child.view-team-changes'],
  listAbsences: ['GET /api/children/{id}/absences', 'absence.manage'],
  addAbsence: ['POST /api/children/{id}/absences', 'absence.manage'],
  removeAbsence: ['DELETE /api/children/{id}/absences/{absenceId}', 'absence.manage'],
  listLockedNames: ['GET /api/locked-names', 'child.unlock-names'],
  unlockName: ['DELETE /api/locked-names/{id}', 'child.unlock-names'],
  listSeasons: ['GET /api/seasons', 'season.browse'],
  planSeason: ['POST /api/seasons', 'season.manage'],
  updateSeason: ['PATCH /api/seasons/{id}', 'season.manage'],
  deleteSeason: ['DELETE /api/seasons/{id}', 'season.manage'],
  listLeagues: ['GET /api/leagues', 'league.browse'],
  createLeague: ['POST /api/leagues', 'league.create'],
  updateLeague: ['PUT /api/leagues/{id}', 'league.manage'],
  deleteLeague: ['DELETE /api/leagues/{id}', 'league.manage'],
  listTeams: ['GET /api/teams', 'team.browse'],
  createTeam: ['POST /api/teams', 'team.manage'],
  getTeam: ['GET /api/teams/{id}', 'team.browse'],
  updateTeam: ['PUT /api/teams/{id}', 'team.manage'],
  deleteTeam: ['DELETE /api/teams/{id}', 'team.remove'],
  confirmCoach: ['POST /api/teams/{id}/coaches/{coachId}/confirm', 'team.confirm-coach'],
  restoreTeam: ['POST /api/teams/{id}/restore', 'team.restore'],
  addTeamMember: ['POST /api/team-members', 'team.manage'],
  moveTeamMembers: ['POST /api/team-members/moves', 'team.manage'],
  updateTeamMember: ['PATCH /api/teams/{teamId}/members/{childId}', 'team.manage'],
  removeTeamMember: ['DELETE /api/teams/{teamId}/members/{childId}', 'team.manage'],
  listEvents: ['GET /api/events', 'event.list-all'],
  createEvent: ['POST /api/events', 'event.manage'],
  setEventStatuses: ['POST /api/events/statuses', 'event.manage'],
  countClashes: ['POST /api/events/clashes', 'event.manage'],
  getEvent: ['GET /api/events/{id}', 'event.view'],
  updateEvent: ['PUT /api/events/{id}', 'event.manage'],
  deleteEvent: ['DELETE /api/events/{id}', 'event.manage'],
  getEventNeighbours: ['GET /api/events/{id}/neighbours', 'event.view'],
  createSeries: ['POST /api/events/{id}/series', 'event.manage'],
  updateSeries: ['PUT /api/events/{id}/series', 'event.manage'],
  deleteSeries: ['DELETE /api/events/{id}/series', 'event.manage'],
  previewSeries: ['POST /api/events/{id}/series/preview', 'event.manage'],
  listCalendarDays: ['GET /api/calendar', 'event.list-all'],
  listDashboardEvents: ['GET /api/dashboard/events', 'event.list-own'],
  listChildEvents: ['GET /api/children/{id}/events', 'child.view'],
  listTeamEvents: ['GET /api/teams/{id}/events', 'event.list-own'],
  answerAvailability: ['POST /api/availabilities', 'availability.answer'],
  changeAvailability: ['PUT /api/availabilities/{id}', 'availability.answer'],
  listEventAvailabilities: ['GET /api/events/{id}/availabilities', 'availability.view'],
  getEventAttendance: ['GET /api/events/{id}/attendance', 'event.view'],
  listResponseHistory: ['GET /api/events/{id}/response-history', 'availability.view'],
  getAnswerLink: ['GET /api/answer-links/{token}', 'answer-link.use'],
  sendAnswers: ['POST /api/answer-links/{token}', 'answer-link.use'],
  revokeAnswerLinks: ['DELETE /api/answer-links', 'answer-link.revoke'],
  listFeeds: ['GET /api/feeds', 'feed.manage'],
  createFeed: ['POST /api/feeds', 'feed.manage'],
  renewFeedLink: ['POST /api/feeds/{id}/link', 'feed.manage'],
  revokeFeed: ['DELETE /api/feeds/{id}', 'feed.manage'],
  readFeed: ['GET /api/feeds/{token}.ics', 'feed.read'],
  importFile: ['POST /api/import/{type}', 'data.import'],
  getImportTemplate: ['GET /api/import/templates/{type}', 'data.import'],
  listImports: ['GET /api/imports', 'data.import'],
  undoImport: ['POST /api/imports/{id}/undo', 'data.undo-import'],
  exportData: ['POST /api/exports/{type}', 'data.export'],
  addPlayer: ['POST /api/players', 'child.add-unassigned'],
  getClubWork: ['GET /api/club/work', 'club.view-work'],
  listAuditLog: ['GET /api/audit', 'audit.view'],
  downloadAuditLog: ['POST /api/audit/download', 'audit.view'],
  listAnnouncements: ['GET /api/announcements', 'announcement.browse'],
  createAnnouncement: ['POST /api/announcements', 'announcement.manage'],
  getAnnouncementAudience: ['GET /api/announcements/audience', 'announcement.manage'],
  updateAnnouncement: ['PUT /api/announcements/{id}', 'announcement.manage'],
  deleteAnnouncement: ['DELETE /api/announcements/{id}', 'announcement.manage'],
  getNotifications: ['GET /api/notifications', 'notification.list'],
  readNotifications: ['POST /api/notifications/read', 'notification.list'],
  getEventReminder: ['GET /api/events/{id}/reminders', 'event.remind'],
  remindFamilies: ['POST /api/events/{id}/reminders', 'event.remind'],
  listUpcomingMails: ['GET /api/mail-preferences/upcoming', 'mail.choose'],
} as const satisfies Record<string, readonly [address: string, action: Action]>;

export type OperationName = keyof typeof operations;

/** Operations that the demo answers with one fixed problem (`x-demo: none`). */
export type OperationNotInDemo =
  | 'getCrest'
  | 'setCrest'
  | 'removeCrest'
  | 'getUnsubscribeLink'
  | 'unsubscribe'
  | 'listMails'
  | 'getMailDelivery'
  | 'pauseMails'
  | 'resumeMails'
  | 'sendTestMail'
  | 'getMail'
  | 'retryMail'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'sendVerification'
  | 'undoEmailChange'
  | 'listSessions'
  | 'endOtherSessions'
  | 'endSession'
  | 'getSecondFactor'
  | 'confirmSecondFactor'
  | 'beginSecondFactor'
  | 'renewRecoveryCodes'
  | 'turnOffSecondFactor'
  | 'resetFactors'
  | 'inviteUsers'
  | 'inviteUser'
  | 'inviteFamilies'
  | 'inviteGuardian'
  | 'withdrawGuardianInvitation'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'listErasureRequests'
  | 'getErasure'
  | 'eraseChild'
  | 'declineErasure'
  | 'requestErasure'
  | 'withdrawErasureRequest'
  | 'exportAccount'
  | 'exportChild'
  | 'getRetention'
  | 'setRetention'
  | 'getAnswerLink'
  | 'sendAnswers'
  | 'revokeAnswerLinks'
  | 'listFeeds'
  | 'createFeed'
  | 'renewFeedLink'
  | 'revokeFeed'
  | 'readFeed'
  | 'listImports'
  | 'undoImport'
  | 'exportData'
  | 'downloadAuditLog'
  | 'getEventReminder'
  | 'remindFamilies';
