import { extendedApi, type MutationName, type QueryName } from './extended-api.ts';
import { type addTagTypes } from './generated.ts';
import { showAssignedParent, showChangedResponse, showRemovedPlayer, showResponse } from './optimistic.ts';
import { showSavedPreferences } from './saved-preferences.ts';

/** A kind of data on the server; every cached query is filed under one. */
export type ClubTag = (typeof addTagTypes)[number];

const imported: ClubTag[] = ['import', 'leagues', 'teams', 'children', 'events', 'availability', 'announcements'];

const leftBehind: ClubTag[] = [
  ...(['deletion-requests', 'users', 'mails', 'families', 'children', 'teams'] as const),
  ...(['events', 'availability', 'announcements'] as const),
];

/** What can show a player of whom two records become one. */
const mergedInto: ClubTag[] = [
  ...(['families', 'children', 'teams', 'events', 'availability', 'absences'] as const),
  ...(['announcements', 'notifications', 'mails'] as const),
];

/** What shows that somebody asks to delete a child for good. */
const erasureRequests: ClubTag[] = ['children', 'deletion-requests', 'mails'];

/** The cached queries that each mutation invalidates: in its own store, and in others through the change feed. */
const invalidation = {
  login: { invalidatesTags: ['auth'] },
  register: { invalidatesTags: ['auth'] },
  logout: { invalidatesTags: ['auth'] },
  updateMe: { invalidatesTags: ['auth', 'users', 'children', 'teams', 'announcements'] },
  changePassword: { invalidatesTags: ['auth'] },
  beginSecondFactor: { invalidatesTags: [] },
  confirmSecondFactor: { invalidatesTags: ['second-factor', 'auth', 'users'] },
  renewRecoveryCodes: { invalidatesTags: ['second-factor', 'auth'] },
  turnOffSecondFactor: { invalidatesTags: ['second-factor', 'auth', 'users'] },
  endSession: { invalidatesTags: ['sessions'] },
  endOtherSessions: { invalidatesTags: ['sessions'] },
  forgotPassword: { invalidatesTags: [] },
  // The page signs out afterwards; asking for a session that has ended would report that it has expired.
  resetPassword: { invalidatesTags: [] },
  undoEmailChange: { invalidatesTags: [] },
  verifyEmail: { invalidatesTags: ['auth', 'users'] },
  sendVerification: { invalidatesTags: ['mails'] },
  requestDeletion: { invalidatesTags: ['deletion-requests', 'mails'] },
  withdrawDeletion: { invalidatesTags: ['deletion-requests'] },
  exportAccount: { invalidatesTags: [] },

  updateClub: { invalidatesTags: ['club'] },
  setRetention: { invalidatesTags: ['club'] },
  setCrest: { invalidatesTags: ['club'] },
  uploadCrest: { invalidatesTags: ['club'] },
  removeCrest: { invalidatesTags: ['club'] },

  createUser: { invalidatesTags: ['users', 'mails'] },
  inviteUser: { invalidatesTags: ['mails'] },
  inviteUsers: { invalidatesTags: ['mails'] },
  updateUser: { invalidatesTags: ['users', 'auth', 'children', 'teams', 'announcements'] },
  makeCoach: { invalidatesTags: ['users', 'auth'] },
  removeCoach: { invalidatesTags: ['users', 'auth', 'teams', 'children'] },
  deactivateUser: { invalidatesTags: ['users', 'teams', 'children'] },
  reactivateUser: { invalidatesTags: ['users'] },
  reopenSearch: { invalidatesTags: ['users'] },
  setPassword: { invalidatesTags: ['users'] },
  resetFactors: { invalidatesTags: ['users'] },
  completeDeletionRequest: { invalidatesTags: leftBehind },
  deleteUser: { invalidatesTags: leftBehind },

  exportData: { invalidatesTags: ['audit'] },
  downloadAuditLog: { invalidatesTags: ['audit'] },

  pauseMails: { invalidatesTags: ['mails'] },
  resumeMails: { invalidatesTags: ['mails'] },
  sendTestMail: { invalidatesTags: ['mails'] },
  retryMail: { invalidatesTags: ['mails'] },

  addChild: { invalidatesTags: ['children', 'events'] },
  addPlayer: { invalidatesTags: ['children', 'families', 'users', 'teams', 'events', 'availability', 'mails'] },
  searchChild: { invalidatesTags: [] },
  claimChild: { invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'announcements'] },
  lookUpContacts: { invalidatesTags: ['children'] },
  requestAccess: { invalidatesTags: ['families'] },
  withdrawAccessRequest: { invalidatesTags: ['families'] },
  approveAccessRequest: { invalidatesTags: ['families', 'children'] },
  declineAccessRequest: { invalidatesTags: ['families'] },
  inviteGuardian: { invalidatesTags: ['families', 'mails'] },
  withdrawGuardianInvitation: { invalidatesTags: ['families'] },
  acceptInvitation: {
    invalidatesTags: ['families', 'auth', 'children', 'teams', 'events', 'availability', 'announcements'],
  },
  updateGuardian: { invalidatesTags: ['families', 'children'] },
  removeGuardian: {
    invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'announcements'],
  },
  leaveHousehold: { invalidatesTags: ['families', 'children', 'events', 'availability'] },
  correctChild: { invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'notifications'] },
  assignParent: { invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'announcements'] },
  restoreChild: { invalidatesTags: ['families', 'children', 'events', 'availability'] },
  removeChild: { invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'announcements'] },
  removePlayers: { invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'announcements'] },
  undoRemoval: { invalidatesTags: ['families', 'children', 'teams', 'events', 'availability', 'announcements'] },
  inviteFamilies: { invalidatesTags: ['families', 'mails'] },
  distinguishChild: { invalidatesTags: ['children'] },
  mergeChild: { invalidatesTags: mergedInto },
  exportChild: { invalidatesTags: [] },
  eraseChild: { invalidatesTags: mergedInto },
  declineErasure: { invalidatesTags: erasureRequests },
  requestErasure: { invalidatesTags: erasureRequests },
  withdrawErasureRequest: { invalidatesTags: erasureRequests },
  unlockName: { invalidatesTags: ['locked-names'] },

  addAbsence: { invalidatesTags: ['absences', 'events', 'availability'] },
  removeAbsence: { invalidatesTags: ['absences', 'events', 'availability'] },

  planSeason: { invalidatesTags: ['seasons'] },
  updateSeason: { invalidatesTags: ['seasons', 'children', 'teams', 'leagues', 'events', 'availability'] },
  deleteSeason: { invalidatesTags: ['seasons'] },
  createLeague: { invalidatesTags: ['leagues'] },
  updateLeague: { invalidatesTags: ['leagues', 'teams'] },
  deleteLeague: { invalidatesTags: ['leagues', 'events', 'availability', 'announcements'] },
  createTeam: { invalidatesTags: ['teams', 'leagues'] },
  updateTeam: { invalidatesTags: ['teams', 'leagues', 'children', 'events', 'availability', 'announcements'] },
  confirmCoach: { invalidatesTags: ['teams', 'children'] },
  restoreTeam: { invalidatesTags: ['teams', 'leagues', 'children', 'events', 'availability'] },
  deleteTeam: { invalidatesTags: ['teams', 'leagues', 'children', 'events', 'availability', 'announcements'] },
  addTeamMember: { invalidatesTags: ['teams', 'children', 'events', 'availability', 'announcements'] },
  updateTeamMember: { invalidatesTags: ['teams', 'children', 'availability'] },
  moveTeamMembers: { invalidatesTags: ['teams', 'children', 'events', 'availability', 'announcements'] },
  removeTeamMember: { invalidatesTags: ['teams', 'children', 'events', 'availability', 'announcements'] },

  createEvent: { invalidatesTags: ['events'] },
  updateEvent: { invalidatesTags: ['events', 'availability', 'notifications'] },
  setEventStatuses: { invalidatesTags: ['events', 'availability', 'notifications'] },
  deleteEvent: { invalidatesTags: ['events', 'availability', 'notifications'] },
  createSeries: { invalidatesTags: ['events'] },
  updateSeries: { invalidatesTags: ['events', 'availability', 'notifications'] },
  deleteSeries: { invalidatesTags: ['events', 'availability', 'notifications'] },
  remindFamilies: { invalidatesTags: [] },
  answerAvailability: { invalidatesTags: ['availability', 'events'] },
  changeAvailability: { invalidatesTags: ['availability', 'events'] },
  sendAnswers: { invalidatesTags: ['availability', 'events'] },

  createAnnouncement: { invalidatesTags: ['announcements', 'notifications'] },
  updateAnnouncement: { invalidatesTags: ['announcements', 'notifications'] },
  deleteAnnouncement: { invalidatesTags: ['announcements', 'notifications'] },
  readNotifications: { invalidatesTags: ['notifications'] },

  revokeAnswerLinks: { invalidatesTags: ['answer-links'] },
  createFeed: { invalidatesTags: ['feeds'] },
  renewFeedLink: { invalidatesTags: ['feeds'] },
  revokeFeed: { invalidatesTags: ['feeds'] },

  updateMailPreferences: { invalidatesTags: ['mail-preferences'] },
  unsubscribe: { invalidatesTags: ['mail-preferences'] },
  importFile: { invalidatesTags: imported },
  uploadImport: { invalidatesTags: imported },
  previewImport: { invalidatesTags: [] },
  undoImport: { invalidatesTags: imported },
} satisfies Record<MutationName, { invalidatesTags: ClubTag[] }>;

export const clubApi = extendedApi.enhanceEndpoints({ endpoints: invalidation }).enhanceEndpoints({
  endpoints: {
    answerAvailability: { onQueryStarted: showResponse },
    changeAvailability: {
      onQueryStarted: ({ id, changeAvailabilityDto }, mutation) =>
        showChangedResponse(id, changeAvailabilityDto, mutation),
    },
    assignParent: {
      onQueryStarted: ({ id, assignParentDto }, mutation) => showAssignedParent(id, assignParentDto.parentId, mutation),
    },
    removeChild: {
      // A guardian who removes a child (`as`) does not take it off the club's list.
      onQueryStarted: ({ id, as }, mutation) => (as ? undefined : showRemovedPlayer(id, mutation)),
    },
    updateMailPreferences: { onQueryStarted: showSavedPreferences },
    // Own children belong to the preferences; responses, events and a verified address decide which mails are planned.
    getMailPreferences: { providesTags: ['mail-preferences', 'children'] },
    listUpcomingMails: { providesTags: ['mail-preferences', 'children', 'events', 'availability', 'auth'] },
    // Signing in and a new password change who is signed in.
    listSessions: { providesTags: ['sessions', 'auth'] },
    // The feed of a child ends when the child is no longer the user’s.
    listFeeds: { providesTags: ['feeds', 'children'] },
    // Who looks or gets a role elsewhere changes it, too, so the page asks anew whenever it is opened.
    getChildPrivacy: { providesTags: ['children', 'feeds', 'answer-links'] },
    // The children, and whether they have other guardians.
    getDeletion: { providesTags: ['deletion-requests', 'families', 'children', 'auth'] },
    getUserDeletion: { providesTags: ['users', 'families', 'children'] },
    listDeletionRequests: { providesTags: ['deletion-requests', 'families', 'children', 'users'] },
    // Signing in shows the addresses.
    getInvitation: { providesTags: ['families', 'auth'] },
    // Another child of the club or another event can change the audience, as a response can.
    getEventAttendance: { providesTags: ['availability', 'events'] },
    // The dialogs load it anew after each change; a finished change would be previewed in vain.
    previewSeries: { providesTags: [] },
    previewMerge: { providesTags: [] },
    getErasure: { providesTags: [] },
    getClubWork: {
      providesTags: [
        'club',
        'users',
        'children',
        'families',
        'teams',
        'leagues',
        'events',
        'deletion-requests',
        'mails',
      ],
    },
    // An import does not change the templates.
    getImportTemplate: { providesTags: [] },
  },
});

export const isMutation = (endpoint: string): endpoint is MutationName => endpoint in invalidation;

export const isQuery = (endpoint: string): endpoint is QueryName =>
  endpoint in clubApi.endpoints && !isMutation(endpoint);

export const tagsInvalidatedBy = (mutation: MutationName): readonly ClubTag[] => invalidation[mutation].invalidatesTags;
