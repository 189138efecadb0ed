import { type EndpointBuilder, type MutationDefinition, type QueryDefinition } from '@reduxjs/toolkit/query/react';
import { type BaseQuery, baseApi } from './base-api.ts';

export const addTagTypes = [
  'health',
  'club',
  'mail-preferences',
  'mails',
  'auth',
  'sessions',
  'second-factor',
  'users',
  'families',
  'deletion-requests',
  'children',
  'absences',
  'locked-names',
  'seasons',
  'leagues',
  'teams',
  'events',
  'availability',
  'answer-links',
  'feeds',
  'import',
  'export',
  'audit',
  'announcements',
  'notifications',
] as const;
type Tag = (typeof addTagTypes)[number];
type Query<Result, Arg> = QueryDefinition<Arg, BaseQuery, Tag, Result, 'api'>;
type Mutation<Result, Arg> = MutationDefinition<Arg, BaseQuery, Tag, Result, 'api'>;
type Definitions = {
  getLiveness: Query<GetLivenessApiResponse, GetLivenessApiArg>;
  getVersion: Query<GetVersionApiResponse, GetVersionApiArg>;
  getReadiness: Query<GetReadinessApiResponse, GetReadinessApiArg>;
  getClub: Query<GetClubApiResponse, GetClubApiArg>;
  updateClub: Mutation<UpdateClubApiResponse, UpdateClubApiArg>;
  getCrest: Query<GetCrestApiResponse, GetCrestApiArg>;
  setCrest: Mutation<SetCrestApiResponse, SetCrestApiArg>;
  removeCrest: Mutation<RemoveCrestApiResponse, RemoveCrestApiArg>;
  getMailPreferences: Query<GetMailPreferencesApiResponse, GetMailPreferencesApiArg>;
  updateMailPreferences: Mutation<UpdateMailPreferencesApiResponse, UpdateMailPreferencesApiArg>;
  getUnsubscribeLink: Query<GetUnsubscribeLinkApiResponse, GetUnsubscribeLinkApiArg>;
  unsubscribe: Mutation<UnsubscribeApiResponse, UnsubscribeApiArg>;
  listMails: Query<ListMailsApiResponse, ListMailsApiArg>;
  getMailDelivery: Query<GetMailDeliveryApiResponse, GetMailDeliveryApiArg>;
  pauseMails: Mutation<PauseMailsApiResponse, PauseMailsApiArg>;
  resumeMails: Mutation<ResumeMailsApiResponse, ResumeMailsApiArg>;
  sendTestMail: Mutation<SendTestMailApiResponse, SendTestMailApiArg>;
  getMail: Query<GetMailApiResponse, GetMailApiArg>;
  retryMail: Mutation<RetryMailApiResponse, RetryMailApiArg>;
  getMe: Query<GetMeApiResponse, GetMeApiArg>;
  updateMe: Mutation<UpdateMeApiResponse, UpdateMeApiArg>;
  login: Mutation<LoginApiResponse, LoginApiArg>;
  register: Mutation<RegisterApiResponse, RegisterApiArg>;
  logout: Mutation<LogoutApiResponse, LogoutApiArg>;
  changePassword: Mutation<ChangePasswordApiResponse, ChangePasswordApiArg>;
  forgotPassword: Mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>;
  resetPassword: Mutation<ResetPasswordApiResponse, ResetPasswordApiArg>;
  verifyEmail: Mutation<VerifyEmailApiResponse, VerifyEmailApiArg>;
  sendVerification: Mutation<SendVerificationApiResponse, SendVerificationApiArg>;
  undoEmailChange: Mutation<UndoEmailChangeApiResponse, UndoEmailChangeApiArg>;
  listSessions: Query<ListSessionsApiResponse, ListSessionsApiArg>;
  endOtherSessions: Mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>;
  endSession: Mutation<EndSessionApiResponse, EndSessionApiArg>;
  getSecondFactor: Query<GetSecondFactorApiResponse, GetSecondFactorApiArg>;
  confirmSecondFactor: Mutation<ConfirmSecondFactorApiResponse, ConfirmSecondFactorApiArg>;
  beginSecondFactor: Mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>;
  renewRecoveryCodes: Mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>;
  turnOffSecondFactor: Mutation<TurnOffSecondFactorApiResponse, TurnOffSecondFactorApiArg>;
  resetFactors: Mutation<ResetFactorsApiResponse, ResetFactorsApiArg>;
  listUsers: Query<ListUsersApiResponse, ListUsersApiArg>;
  createUser: Mutation<CreateUserApiResponse, CreateUserApiArg>;
  countUsers: Query<CountUsersApiResponse, CountUsersApiArg>;
  listParents: Query<ListParentsApiResponse, ListParentsApiArg>;
  listCoaches: Query<ListCoachesApiResponse, ListCoachesApiArg>;
  inviteUsers: Mutation<InviteUsersApiResponse, InviteUsersApiArg>;
  inviteUser: Mutation<InviteUserApiResponse, InviteUserApiArg>;
  updateUser: Mutation<UpdateUserApiResponse, UpdateUserApiArg>;
  deleteUser: Mutation<DeleteUserApiResponse, DeleteUserApiArg>;
  makeCoach: Mutation<MakeCoachApiResponse, MakeCoachApiArg>;
  removeCoach: Mutation<RemoveCoachApiResponse, RemoveCoachApiArg>;
  deactivateUser: Mutation<DeactivateUserApiResponse, DeactivateUserApiArg>;
  reactivateUser: Mutation<ReactivateUserApiResponse, ReactivateUserApiArg>;
  reopenSearch: Mutation<ReopenSearchApiResponse, ReopenSearchApiArg>;
  setPassword: Mutation<SetPasswordApiResponse, SetPasswordApiArg>;
  inviteFamilies: Mutation<InviteFamiliesApiResponse, InviteFamiliesApiArg>;
  listGuardians: Query<ListGuardiansApiResponse, ListGuardiansApiArg>;
  updateGuardian: Mutation<UpdateGuardianApiResponse, UpdateGuardianApiArg>;
  removeGuardian: Mutation<RemoveGuardianApiResponse, RemoveGuardianApiArg>;
  leaveHousehold: Mutation<LeaveHouseholdApiResponse, LeaveHouseholdApiArg>;
  listAccessRequests: Query<ListAccessRequestsApiResponse, ListAccessRequestsApiArg>;
  requestAccess: Mutation<RequestAccessApiResponse, RequestAccessApiArg>;
  listAccessRequestsToDecide: Query<ListAccessRequestsToDecideApiResponse, ListAccessRequestsToDecideApiArg>;
  listSentAccessRequests: Query<ListSentAccessRequestsApiResponse, ListSentAccessRequestsApiArg>;
  approveAccessRequest: Mutation<ApproveAccessRequestApiResponse, ApproveAccessRequestApiArg>;
  declineAccessRequest: Mutation<DeclineAccessRequestApiResponse, DeclineAccessRequestApiArg>;
  withdrawAccessRequest: Mutation<WithdrawAccessRequestApiResponse, WithdrawAccessRequestApiArg>;
  listGuardianInvitations: Query<ListGuardianInvitationsApiResponse, ListGuardianInvitationsApiArg>;
  inviteGuardian: Mutation<InviteGuardianApiResponse, InviteGuardianApiArg>;
  withdrawGuardianInvitation: Mutation<WithdrawGuardianInvitationApiResponse, WithdrawGuardianInvitationApiArg>;
  getInvitation: Query<GetInvitationApiResponse, GetInvitationApiArg>;
  acceptInvitation: Mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>;
  getDeletion: Query<GetDeletionApiResponse, GetDeletionApiArg>;
  requestDeletion: Mutation<RequestDeletionApiResponse, RequestDeletionApiArg>;
  withdrawDeletion: Mutation<WithdrawDeletionApiResponse, WithdrawDeletionApiArg>;
  listDeletionRequests: Query<ListDeletionRequestsApiResponse, ListDeletionRequestsApiArg>;
  completeDeletionRequest: Mutation<CompleteDeletionRequestApiResponse, CompleteDeletionRequestApiArg>;
  getUserDeletion: Query<GetUserDeletionApiResponse, GetUserDeletionApiArg>;
  listDuplicates: Query<ListDuplicatesApiResponse, ListDuplicatesApiArg>;
  distinguishChild: Mutation<DistinguishChildApiResponse, DistinguishChildApiArg>;
  previewMerge: Query<PreviewMergeApiResponse, PreviewMergeApiArg>;
  mergeChild: Mutation<MergeChildApiResponse, MergeChildApiArg>;
  listErasureRequests: Query<ListErasureRequestsApiResponse, ListErasureRequestsApiArg>;
  getErasure: Query<GetErasureApiResponse, GetErasureApiArg>;
  eraseChild: Mutation<EraseChildApiResponse, EraseChildApiArg>;
  declineErasure: Mutation<DeclineErasureApiResponse, DeclineErasureApiArg>;
  requestErasure: Mutation<RequestErasureApiResponse, RequestErasureApiArg>;
  withdrawErasureRequest: Mutation<WithdrawErasureRequestApiResponse, WithdrawErasureRequestApiArg>;
  exportAccount: Mutation<ExportAccountApiResponse, ExportAccountApiArg>;
  exportChild: Mutation<ExportChildApiResponse, ExportChildApiArg>;
  getRetention: Query<GetRetentionApiResponse, GetRetentionApiArg>;
  setRetention: Mutation<SetRetentionApiResponse, SetRetentionApiArg>;
  getChildPrivacy: Query<GetChildPrivacyApiResponse, GetChildPrivacyApiArg>;
  removePlayers: Mutation<RemovePlayersApiResponse, RemovePlayersApiArg>;
  undoRemoval: Mutation<UndoRemovalApiResponse, UndoRemovalApiArg>;
  listOwnChildren: Query<ListOwnChildrenApiResponse, ListOwnChildrenApiArg>;
  addChild: Mutation<AddChildApiResponse, AddChildApiArg>;
  listAllChildren: Query<ListAllChildrenApiResponse, ListAllChildrenApiArg>;
  countChildren: Query<CountChildrenApiResponse, CountChildrenApiArg>;
  listUnregisteredChildren: Query<ListUnregisteredChildrenApiResponse, ListUnregisteredChildrenApiArg>;
  getChild: Query<GetChildApiResponse, GetChildApiArg>;
  correctChild: Mutation<CorrectChildApiResponse, CorrectChildApiArg>;
  assignParent: Mutation<AssignParentApiResponse, AssignParentApiArg>;
  restoreChild: Mutation<RestoreChildApiResponse, RestoreChildApiArg>;
  removeChild: Mutation<RemoveChildApiResponse, RemoveChildApiArg>;
  listCorrections: Query<ListCorrectionsApiResponse, ListCorrectionsApiArg>;
  searchChild: Mutation<SearchChildApiResponse, SearchChildApiArg>;
  claimChild: Mutation<ClaimChildApiResponse, ClaimChildApiArg>;
  lookUpContacts: Mutation<LookUpContactsApiResponse, LookUpContactsApiArg>;
  listContactLookups: Query<ListContactLookupsApiResponse, ListContactLookupsApiArg>;
  listTeamChanges: Query<ListTeamChangesApiResponse, ListTeamChangesApiArg>;
  listAbsences: Query<ListAbsencesApiResponse, ListAbsencesApiArg>;
  addAbsence: Mutation<AddAbsenceApiResponse, AddAbsenceApiArg>;
  removeAbsence: Mutation<RemoveAbsenceApiResponse, RemoveAbsenceApiArg>;
  listLockedNames: Query<ListLockedNamesApiResponse, ListLockedNamesApiArg>;
  unlockName: Mutation<UnlockNameApiResponse, UnlockNameApiArg>;
  listSeasons: Query<ListSeasonsApiResponse, ListSeasonsApiArg>;
  planSeason: Mutation<PlanSeasonApiResponse, PlanSeasonApiArg>;
  updateSeason: Mutation<UpdateSeasonApiResponse, UpdateSeasonApiArg>;
  deleteSeason: Mutation<DeleteSeasonApiResponse, DeleteSeasonApiArg>;
  listLeagues: Query<ListLeaguesApiResponse, ListLeaguesApiArg>;
  createLeague: Mutation<CreateLeagueApiResponse, CreateLeagueApiArg>;
  updateLeague: Mutation<UpdateLeagueApiResponse, UpdateLeagueApiArg>;
  deleteLeague: Mutation<DeleteLeagueApiResponse, DeleteLeagueApiArg>;
  listTeams: Query<ListTeamsApiResponse, ListTeamsApiArg>;
  createTeam: Mutation<CreateTeamApiResponse, CreateTeamApiArg>;
  getTeam: Query<GetTeamApiResponse, GetTeamApiArg>;
  updateTeam: Mutation<UpdateTeamApiResponse, UpdateTeamApiArg>;
  deleteTeam: Mutation<DeleteTeamApiResponse, DeleteTeamApiArg>;
  confirmCoach: Mutation<ConfirmCoachApiResponse, ConfirmCoachApiArg>;
  restoreTeam: Mutation<RestoreTeamApiResponse, RestoreTeamApiArg>;
  addTeamMember: Mutation<AddTeamMemberApiResponse, AddTeamMemberApiArg>;
  moveTeamMembers: Mutation<MoveTeamMembersApiResponse, MoveTeamMembersApiArg>;
  updateTeamMember: Mutation<UpdateTeamMemberApiResponse, UpdateTeamMemberApiArg>;
  removeTeamMember: Mutation<RemoveTeamMemberApiResponse, RemoveTeamMemberApiArg>;
  listEvents: Query<ListEventsApiResponse, ListEventsApiArg>;
  createEvent: Mutation<CreateEventApiResponse, CreateEventApiArg>;
  setEventStatuses: Mutation<SetEventStatusesApiResponse, SetEventStatusesApiArg>;
  countClashes: Query<CountClashesApiResponse, CountClashesApiArg>;
  getEvent: Query<GetEventApiResponse, GetEventApiArg>;
  updateEvent: Mutation<UpdateEventApiResponse, UpdateEventApiArg>;
  deleteEvent: Mutation<DeleteEventApiResponse, DeleteEventApiArg>;
  getEventNeighbours: Query<GetEventNeighboursApiResponse, GetEventNeighboursApiArg>;
  createSeries: Mutation<CreateSeriesApiResponse, CreateSeriesApiArg>;
  updateSeries: Mutation<UpdateSeriesApiResponse, UpdateSeriesApiArg>;
  deleteSeries: Mutation<DeleteSeriesApiResponse, DeleteSeriesApiArg>;
  previewSeries: Query<PreviewSeriesApiResponse, PreviewSeriesApiArg>;
  listCalendarDays: Query<ListCalendarDaysApiResponse, ListCalendarDaysApiArg>;
  listDashboardEvents: Query<ListDashboardEventsApiResponse, ListDashboardEventsApiArg>;
  listChildEvents: Query<ListChildEventsApiResponse, ListChildEventsApiArg>;
  listTeamEvents: Query<ListTeamEventsApiResponse, ListTeamEventsApiArg>;
  answerAvailability: Mutation<AnswerAvailabilityApiResponse, AnswerAvailabilityApiArg>;
  changeAvailability: Mutation<ChangeAvailabilityApiResponse, ChangeAvailabilityApiArg>;
  listEventAvailabilities: Query<ListEventAvailabilitiesApiResponse, ListEventAvailabilitiesApiArg>;
  getEventAttendance: Query<GetEventAttendanceApiResponse, GetEventAttendanceApiArg>;
  listResponseHistory: Query<ListResponseHistoryApiResponse, ListResponseHistoryApiArg>;
  getAnswerLink: Query<GetAnswerLinkApiResponse, GetAnswerLinkApiArg>;
  sendAnswers: Mutation<SendAnswersApiResponse, SendAnswersApiArg>;
  revokeAnswerLinks: Mutation<RevokeAnswerLinksApiResponse, RevokeAnswerLinksApiArg>;
  listFeeds: Query<ListFeedsApiResponse, ListFeedsApiArg>;
  createFeed: Mutation<CreateFeedApiResponse, CreateFeedApiArg>;
  renewFeedLink: Mutation<RenewFeedLinkApiResponse, RenewFeedLinkApiArg>;
  revokeFeed: Mutation<RevokeFeedApiResponse, RevokeFeedApiArg>;
  readFeed: Query<ReadFeedApiResponse, ReadFeedApiArg>;
  importFile: Mutation<ImportFileApiResponse, ImportFileApiArg>;
  getImportTemplate: Query<GetImportTemplateApiResponse, GetImportTemplateApiArg>;
  listImports: Query<ListImportsApiResponse, ListImportsApiArg>;
  undoImport: Mutation<UndoImportApiResponse, UndoImportApiArg>;
  exportData: Mutation<ExportDataApiResponse, ExportDataApiArg>;
  addPlayer: Mutation<AddPlayerApiResponse, AddPlayerApiArg>;
  getClubWork: Query<GetClubWorkApiResponse, GetClubWorkApiArg>;
  listAuditLog: Query<ListAuditLogApiResponse, ListAuditLogApiArg>;
  downloadAuditLog: Mutation<DownloadAuditLogApiResponse, DownloadAuditLogApiArg>;
  listAnnouncements: Query<ListAnnouncementsApiResponse, ListAnnouncementsApiArg>;
  createAnnouncement: Mutation<CreateAnnouncementApiResponse, CreateAnnouncementApiArg>;
  getAnnouncementAudience: Query<GetAnnouncementAudienceApiResponse, GetAnnouncementAudienceApiArg>;
  updateAnnouncement: Mutation<UpdateAnnouncementApiResponse, UpdateAnnouncementApiArg>;
  deleteAnnouncement: Mutation<DeleteAnnouncementApiResponse, DeleteAnnouncementApiArg>;
  getNotifications: Query<GetNotificationsApiResponse, GetNotificationsApiArg>;
  readNotifications: Mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>;
  getEventReminder: Query<GetEventReminderApiResponse, GetEventReminderApiArg>;
  remindFamilies: Mutation<RemindFamiliesApiResponse, RemindFamiliesApiArg>;
  listUpcomingMails: Query<ListUpcomingMailsApiResponse, ListUpcomingMailsApiArg>;
};

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes });
/** With the types of all endpoints; an app has only those that it imports. */
export const generatedApi = taggedApi as unknown as ReturnType<typeof taggedApi.injectEndpoints<Definitions>>;

type Build = EndpointBuilder<BaseQuery, Tag, 'api'>;
function endpoint<Name extends keyof Definitions>(name: Name, define: (build: Build) => Definitions[Name]) {
  taggedApi.injectEndpoints({ endpoints: (build) => ({ [name]: define(build) }) });
  return generatedApi.endpoints[name];
}
const hook = <Endpoint, Name extends keyof Endpoint>(of: Endpoint, name: Name): Endpoint[Name] => of[name];

export const getLiveness = /* @__PURE__ */ endpoint('getLiveness', (build) =>
  build.query<GetLivenessApiResponse, GetLivenessApiArg>({
    query: () => ({ url: `/api/health/live` }),
    providesTags: ['health'],
  }),
);
export const getVersion = /* @__PURE__ */ endpoint('getVersion', (build) =>
  build.query<GetVersionApiResponse, GetVersionApiArg>({
    query: () => ({ url: `/api/health/version` }),
    providesTags: ['health'],
  }),
);
export const getReadiness = /* @__PURE__ */ endpoint('getReadiness', (build) =>
  build.query<GetReadinessApiResponse, GetReadinessApiArg>({
    query: () => ({ url: `/api/health/ready` }),
    providesTags: ['health'],
  }),
);
export const getClub = /* @__PURE__ */ endpoint('getClub', (build) =>
  build.query<GetClubApiResponse, GetClubApiArg>({
    query: () => ({ url: `/api/club` }),
    providesTags: ['club'],
  }),
);
export const updateClub = /* @__PURE__ */ endpoint('updateClub', (build) =>
  build.mutation<UpdateClubApiResponse, UpdateClubApiArg>({
    query: (queryArg) => ({ url: `/api/club`, method: 'PATCH', body: queryArg }),
    invalidatesTags: ['club'],
  }),
);
export const getCrest = /* @__PURE__ */ endpoint('getCrest', (build) =>
  build.query<GetCrestApiResponse, GetCrestApiArg>({
    query: () => ({ url: `/api/club/crest` }),
    providesTags: ['club'],
  }),
);
export const setCrest = /* @__PURE__ */ endpoint('setCrest', (build) =>
  build.mutation<SetCrestApiResponse, SetCrestApiArg>({
    query: (queryArg) => ({ url: `/api/club/crest`, method: 'PUT', body: queryArg }),
    invalidatesTags: ['club'],
  }),
);
export const removeCrest = /* @__PURE__ */ endpoint('removeCrest', (build) =>
  build.mutation<RemoveCrestApiResponse, RemoveCrestApiArg>({
    query: () => ({ url: `/api/club/crest`, method: 'DELETE' }),
    invalidatesTags: ['club'],
  }),
);
export const getMailPreferences = /* @__PURE__ */ endpoint('getMailPreferences', (build) =>
  build.query<GetMailPreferencesApiResponse, GetMailPreferencesApiArg>({
    query: () => ({ url: `/api/mail-preferences` }),
    providesTags: ['mail-preferences'],
  }),
);
export const updateMailPreferences = /* @__PURE__ */ endpoint('updateMailPreferences', (build) =>
  build.mutation<UpdateMailPreferencesApiResponse, UpdateMailPreferencesApiArg>({
    query: (queryArg) => ({ url: `/api/mail-preferences`, method: 'PATCH', body: queryArg }),
    invalidatesTags: ['mail-preferences'],
  }),
);
export const getUnsubscribeLink = /* @__PURE__ */ endpoint('getUnsubscribeLink', (build) =>
  build.query<GetUnsubscribeLinkApiResponse, GetUnsubscribeLinkApiArg>({
    query: (queryArg) => ({ url: `/api/unsubscribe/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['mail-preferences'],
  }),
);
export const unsubscribe = /* @__PURE__ */ endpoint('unsubscribe', (build) =>
  build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
    query: (queryArg) => ({ url: `/api/unsubscribe/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
    invalidatesTags: ['mail-preferences'],
  }),
);
export const listMails = /* @__PURE__ */ endpoint('listMails', (build) =>
  build.query<ListMailsApiResponse, ListMailsApiArg>({
    query: (queryArg) => ({
      url: `/api/admin/mails`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        state: queryArg.state,
      },
    }),
    providesTags: ['mails'],
  }),
);
export const getMailDelivery = /* @__PURE__ */ endpoint('getMailDelivery', (build) =>
  build.query<GetMailDeliveryApiResponse, GetMailDeliveryApiArg>({
    query: () => ({ url: `/api/admin/mails/delivery` }),
    providesTags: ['mails'],
  }),
);
export const pauseMails = /* @__PURE__ */ endpoint('pauseMails', (build) =>
  build.mutation<PauseMailsApiResponse, PauseMailsApiArg>({
    query: () => ({ url: `/api/admin/mails/pause`, method: 'POST' }),
    invalidatesTags: ['mails'],
  }),
);
export const resumeMails = /* @__PURE__ */ endpoint('resumeMails', (build) =>
  build.mutation<ResumeMailsApiResponse, ResumeMailsApiArg>({
    query: () => ({ url: `/api/admin/mails/resume`, method: 'POST' }),
    invalidatesTags: ['mails'],
  }),
);
export const sendTestMail = /* @__PURE__ */ endpoint('sendTestMail', (build) =>
  build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
    query: () => ({ url: `/api/admin/mails/test`, method: 'POST' }),
    invalidatesTags: ['mails'],
  }),
);
export const getMail = /* @__PURE__ */ endpoint('getMail', (build) =>
  build.query<GetMailApiResponse, GetMailApiArg>({
    query: (queryArg) => ({ url: `/api/admin/mails/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['mails'],
  }),
);
export const retryMail = /* @__PURE__ */ endpoint('retryMail', (build) =>
  build.mutation<RetryMailApiResponse, RetryMailApiArg>({
    query: (queryArg) => ({
      url: `/api/admin/mails/${encodeURIComponent(String(queryArg))}/retry`,
      method: 'POST',
    }),
    invalidatesTags: ['mails'],
  }),
);
export const getMe = /* @__PURE__ */ endpoint('getMe', (build) =>
  build.query<GetMeApiResponse, GetMeApiArg>({
    query: () => ({ url: `/api/auth/me` }),
    providesTags: ['auth'],
  }),
);
export const updateMe = /* @__PURE__ */ endpoint('updateMe', (build) =>
  build.mutation<UpdateMeApiResponse, UpdateMeApiArg>({
    query: (queryArg) => ({ url: `/api/auth/me`, method: 'PATCH', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const login = /* @__PURE__ */ endpoint('login', (build) =>
  build.mutation<LoginApiResponse, LoginApiArg>({
    query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const register = /* @__PURE__ */ endpoint('register', (build) =>
  build.mutation<RegisterApiResponse, RegisterApiArg>({
    query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const logout = /* @__PURE__ */ endpoint('logout', (build) =>
  build.mutation<LogoutApiResponse, LogoutApiArg>({
    query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    invalidatesTags: ['auth'],
  }),
);
export const changePassword = /* @__PURE__ */ endpoint('changePassword', (build) =>
  build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
    query: (queryArg) => ({ url: `/api/auth/change-password`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const forgotPassword = /* @__PURE__ */ endpoint('forgotPassword', (build) =>
  build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
    query: (queryArg) => ({ url: `/api/auth/forgot-password`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const resetPassword = /* @__PURE__ */ endpoint('resetPassword', (build) =>
  build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
    query: (queryArg) => ({ url: `/api/auth/reset-password`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const verifyEmail = /* @__PURE__ */ endpoint('verifyEmail', (build) =>
  build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
    query: (queryArg) => ({ url: `/api/auth/verify-email`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const sendVerification = /* @__PURE__ */ endpoint('sendVerification', (build) =>
  build.mutation<SendVerificationApiResponse, SendVerificationApiArg>({
    query: () => ({ url: `/api/auth/send-verification`, method: 'POST' }),
    invalidatesTags: ['auth'],
  }),
);
export const undoEmailChange = /* @__PURE__ */ endpoint('undoEmailChange', (build) =>
  build.mutation<UndoEmailChangeApiResponse, UndoEmailChangeApiArg>({
    query: (queryArg) => ({ url: `/api/auth/undo-email-change`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const listSessions = /* @__PURE__ */ endpoint('listSessions', (build) =>
  build.query<ListSessionsApiResponse, ListSessionsApiArg>({
    query: () => ({ url: `/api/auth/sessions` }),
    providesTags: ['sessions'],
  }),
);
export const endOtherSessions = /* @__PURE__ */ endpoint('endOtherSessions', (build) =>
  build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
    query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
    invalidatesTags: ['sessions'],
  }),
);
export const endSession = /* @__PURE__ */ endpoint('endSession', (build) =>
  build.mutation<EndSessionApiResponse, EndSessionApiArg>({
    query: (queryArg) => ({ url: `/api/auth/sessions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['sessions'],
  }),
);
export const getSecondFactor = /* @__PURE__ */ endpoint('getSecondFactor', (build) =>
  build.query<GetSecondFactorApiResponse, GetSecondFactorApiArg>({
    query: () => ({ url: `/api/auth/second-factor` }),
    providesTags: ['second-factor'],
  }),
);
export const confirmSecondFactor = /* @__PURE__ */ endpoint('confirmSecondFactor', (build) =>
  build.mutation<ConfirmSecondFactorApiResponse, ConfirmSecondFactorApiArg>({
    query: (queryArg) => ({ url: `/api/auth/second-factor`, method: 'POST', body: queryArg }),
    invalidatesTags: ['second-factor'],
  }),
);
export const beginSecondFactor = /* @__PURE__ */ endpoint('beginSecondFactor', (build) =>
  build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
    query: (queryArg) => ({ url: `/api/auth/second-factor/setup`, method: 'POST', body: queryArg }),
    invalidatesTags: ['second-factor'],
  }),
);
export const renewRecoveryCodes = /* @__PURE__ */ endpoint('renewRecoveryCodes', (build) =>
  build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
    query: (queryArg) => ({ url: `/api/auth/second-factor/recovery-codes`, method: 'POST', body: queryArg }),
    invalidatesTags: ['second-factor'],
  }),
);
export const turnOffSecondFactor = /* @__PURE__ */ endpoint('turnOffSecondFactor', (build) =>
  build.mutation<TurnOffSecondFactorApiResponse, TurnOffSecondFactorApiArg>({
    query: (queryArg) => ({ url: `/api/auth/second-factor/turn-off`, method: 'POST', body: queryArg }),
    invalidatesTags: ['second-factor'],
  }),
);
export const resetFactors = /* @__PURE__ */ endpoint('resetFactors', (build) =>
  build.mutation<ResetFactorsApiResponse, ResetFactorsApiArg>({
    query: (queryArg) => ({
      url: `/api/users/${encodeURIComponent(String(queryArg.id))}/reset-factors`,
      method: 'POST',
      body: queryArg.ownPasswordDto,
    }),
    invalidatesTags: ['users'],
  }),
);
export const listUsers = /* @__PURE__ */ endpoint('listUsers', (build) =>
  build.query<ListUsersApiResponse, ListUsersApiArg>({
    query: (queryArg) => ({
      url: `/api/users`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        q: queryArg.q,
        neverSignedIn: queryArg.neverSignedIn,
        coachesWithoutTeam: queryArg.coachesWithoutTeam,
        role: queryArg.role,
      },
    }),
    providesTags: ['users'],
  }),
);
export const createUser = /* @__PURE__ */ endpoint('createUser', (build) =>
  build.mutation<CreateUserApiResponse, CreateUserApiArg>({
    query: (queryArg) => ({ url: `/api/users`, method: 'POST', body: queryArg }),
    invalidatesTags: ['users'],
  }),
);
export const countUsers = /* @__PURE__ */ endpoint('countUsers', (build) =>
  build.query<CountUsersApiResponse, CountUsersApiArg>({
    query: (queryArg) => ({
      url: `/api/users/counts`,
      params: {
        q: queryArg,
      },
    }),
    providesTags: ['users'],
  }),
);
export const listParents = /* @__PURE__ */ endpoint('listParents', (build) =>
  build.query<ListParentsApiResponse, ListParentsApiArg>({
    query: (queryArg) => ({
      url: `/api/users/parents`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        q: queryArg.q,
      },
    }),
    providesTags: ['users'],
  }),
);
export const listCoaches = /* @__PURE__ */ endpoint('listCoaches', (build) =>
  build.query<ListCoachesApiResponse, ListCoachesApiArg>({
    query: (queryArg) => ({
      url: `/api/users/coaches`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['users'],
  }),
);
export const inviteUsers = /* @__PURE__ */ endpoint('inviteUsers', (build) =>
  build.mutation<InviteUsersApiResponse, InviteUsersApiArg>({
    query: (queryArg) => ({ url: `/api/users/invitations`, method: 'POST', body: queryArg }),
    invalidatesTags: ['users'],
  }),
);
export const inviteUser = /* @__PURE__ */ endpoint('inviteUser', (build) =>
  build.mutation<InviteUserApiResponse, InviteUserApiArg>({
    query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/invitation`, method: 'POST' }),
    invalidatesTags: ['users'],
  }),
);
export const updateUser = /* @__PURE__ */ endpoint('updateUser', (build) =>
  build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
    query: (queryArg) => ({
      url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PATCH',
      body: queryArg.updateUserDto,
    }),
    invalidatesTags: ['users'],
  }),
);
export const deleteUser = /* @__PURE__ */ endpoint('deleteUser', (build) =>
  build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
    query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['users'],
  }),
);
export const makeCoach = /* @__PURE__ */ endpoint('makeCoach', (build) =>
  build.mutation<MakeCoachApiResponse, MakeCoachApiArg>({
    query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/make-coach`, method: 'POST' }),
    invalidatesTags: ['users'],
  }),
);
export const removeCoach = /* @__PURE__ */ endpoint('removeCoach', (build) =>
  build.mutation<RemoveCoachApiResponse, RemoveCoachApiArg>({
    query: (queryArg) => ({
      url: `/api/users/${encodeURIComponent(String(queryArg))}/remove-coach`,
      method: 'POST',
    }),
    invalidatesTags: ['users'],
  }),
);
export const deactivateUser = /* @__PURE__ */ endpoint('deactivateUser', (build) =>
  build.mutation<DeactivateUserApiResponse, DeactivateUserApiArg>({
    query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/deactivate`, method: 'POST' }),
    invalidatesTags: ['users'],
  }),
);
export const reactivateUser = /* @__PURE__ */ endpoint('reactivateUser', (build) =>
  build.mutation<ReactivateUserApiResponse, ReactivateUserApiArg>({
    query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/reactivate`, method: 'POST' }),
    invalidatesTags: ['users'],
  }),
);
export const reopenSearch = /* @__PURE__ */ endpoint('reopenSearch', (build) =>
  build.mutation<ReopenSearchApiResponse, ReopenSearchApiArg>({
    query: (queryArg) => ({
      url: `/api/users/${encodeURIComponent(String(queryArg))}/reopen-search`,
      method: 'POST',
    }),
    invalidatesTags: ['users'],
  }),
);
export const setPassword = /* @__PURE__ */ endpoint('setPassword', (build) =>
  build.mutation<SetPasswordApiResponse, SetPasswordApiArg>({
    query: (queryArg) => ({
      url: `/api/users/${encodeURIComponent(String(queryArg.id))}/password`,
      method: 'POST',
      body: queryArg.setPasswordDto,
    }),
    invalidatesTags: ['users'],
  }),
);
export const inviteFamilies = /* @__PURE__ */ endpoint('inviteFamilies', (build) =>
  build.mutation<InviteFamiliesApiResponse, InviteFamiliesApiArg>({
    query: (queryArg) => ({
      url: `/api/children/invitations`,
      method: 'POST',
      body: queryArg.inviteFamiliesDto,
      params: {
        preview: queryArg.preview,
      },
    }),
    invalidatesTags: ['families'],
  }),
);
export const listGuardians = /* @__PURE__ */ endpoint('listGuardians', (build) =>
  build.query<ListGuardiansApiResponse, ListGuardiansApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/guardians` }),
    providesTags: ['families'],
  }),
);
export const updateGuardian = /* @__PURE__ */ endpoint('updateGuardian', (build) =>
  build.mutation<UpdateGuardianApiResponse, UpdateGuardianApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/guardians/${encodeURIComponent(String(queryArg.userId))}`,
      method: 'PATCH',
      body: queryArg.updateGuardianDto,
    }),
    invalidatesTags: ['families'],
  }),
);
export const removeGuardian = /* @__PURE__ */ endpoint('removeGuardian', (build) =>
  build.mutation<RemoveGuardianApiResponse, RemoveGuardianApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/guardians/${encodeURIComponent(String(queryArg.userId))}`,
      method: 'DELETE',
    }),
    invalidatesTags: ['families'],
  }),
);
export const leaveHousehold = /* @__PURE__ */ endpoint('leaveHousehold', (build) =>
  build.mutation<LeaveHouseholdApiResponse, LeaveHouseholdApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg))}/household`,
      method: 'DELETE',
    }),
    invalidatesTags: ['families'],
  }),
);
export const listAccessRequests = /* @__PURE__ */ endpoint('listAccessRequests', (build) =>
  build.query<ListAccessRequestsApiResponse, ListAccessRequestsApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/access-requests` }),
    providesTags: ['families'],
  }),
);
export const requestAccess = /* @__PURE__ */ endpoint('requestAccess', (build) =>
  build.mutation<RequestAccessApiResponse, RequestAccessApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg))}/access-requests`,
      method: 'POST',
    }),
    invalidatesTags: ['families'],
  }),
);
export const listAccessRequestsToDecide = /* @__PURE__ */ endpoint('listAccessRequestsToDecide', (build) =>
  build.query<ListAccessRequestsToDecideApiResponse, ListAccessRequestsToDecideApiArg>({
    query: (queryArg) => ({
      url: `/api/access-requests`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['families'],
  }),
);
export const listSentAccessRequests = /* @__PURE__ */ endpoint('listSentAccessRequests', (build) =>
  build.query<ListSentAccessRequestsApiResponse, ListSentAccessRequestsApiArg>({
    query: () => ({ url: `/api/access-requests/sent` }),
    providesTags: ['families'],
  }),
);
export const approveAccessRequest = /* @__PURE__ */ endpoint('approveAccessRequest', (build) =>
  build.mutation<ApproveAccessRequestApiResponse, ApproveAccessRequestApiArg>({
    query: (queryArg) => ({
      url: `/api/access-requests/${encodeURIComponent(String(queryArg))}/approve`,
      method: 'POST',
    }),
    invalidatesTags: ['families'],
  }),
);
export const declineAccessRequest = /* @__PURE__ */ endpoint('declineAccessRequest', (build) =>
  build.mutation<DeclineAccessRequestApiResponse, DeclineAccessRequestApiArg>({
    query: (queryArg) => ({
      url: `/api/access-requests/${encodeURIComponent(String(queryArg))}/decline`,
      method: 'POST',
    }),
    invalidatesTags: ['families'],
  }),
);
export const withdrawAccessRequest = /* @__PURE__ */ endpoint('withdrawAccessRequest', (build) =>
  build.mutation<WithdrawAccessRequestApiResponse, WithdrawAccessRequestApiArg>({
    query: (queryArg) => ({
      url: `/api/access-requests/${encodeURIComponent(String(queryArg))}`,
      method: 'DELETE',
    }),
    invalidatesTags: ['families'],
  }),
);
export const listGuardianInvitations = /* @__PURE__ */ endpoint('listGuardianInvitations', (build) =>
  build.query<ListGuardianInvitationsApiResponse, ListGuardianInvitationsApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/invitations` }),
    providesTags: ['families'],
  }),
);
export const inviteGuardian = /* @__PURE__ */ endpoint('inviteGuardian', (build) =>
  build.mutation<InviteGuardianApiResponse, InviteGuardianApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/invitations`,
      method: 'POST',
      body: queryArg.inviteGuardianDto,
    }),
    invalidatesTags: ['families'],
  }),
);
export const withdrawGuardianInvitation = /* @__PURE__ */ endpoint('withdrawGuardianInvitation', (build) =>
  build.mutation<WithdrawGuardianInvitationApiResponse, WithdrawGuardianInvitationApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/invitations/${encodeURIComponent(String(queryArg.invitationId))}`,
      method: 'DELETE',
    }),
    invalidatesTags: ['families'],
  }),
);
export const getInvitation = /* @__PURE__ */ endpoint('getInvitation', (build) =>
  build.query<GetInvitationApiResponse, GetInvitationApiArg>({
    query: (queryArg) => ({ url: `/api/invitations/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['families'],
  }),
);
export const acceptInvitation = /* @__PURE__ */ endpoint('acceptInvitation', (build) =>
  build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
    query: (queryArg) => ({ url: `/api/invitations/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
    invalidatesTags: ['families'],
  }),
);
export const getDeletion = /* @__PURE__ */ endpoint('getDeletion', (build) =>
  build.query<GetDeletionApiResponse, GetDeletionApiArg>({
    query: () => ({ url: `/api/auth/deletion` }),
    providesTags: ['deletion-requests'],
  }),
);
export const requestDeletion = /* @__PURE__ */ endpoint('requestDeletion', (build) =>
  build.mutation<RequestDeletionApiResponse, RequestDeletionApiArg>({
    query: (queryArg) => ({ url: `/api/auth/deletion`, method: 'POST', body: queryArg }),
    invalidatesTags: ['deletion-requests'],
  }),
);
export const withdrawDeletion = /* @__PURE__ */ endpoint('withdrawDeletion', (build) =>
  build.mutation<WithdrawDeletionApiResponse, WithdrawDeletionApiArg>({
    query: () => ({ url: `/api/auth/deletion`, method: 'DELETE' }),
    invalidatesTags: ['deletion-requests'],
  }),
);
export const listDeletionRequests = /* @__PURE__ */ endpoint('listDeletionRequests', (build) =>
  build.query<ListDeletionRequestsApiResponse, ListDeletionRequestsApiArg>({
    query: (queryArg) => ({
      url: `/api/deletion-requests`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['deletion-requests'],
  }),
);
export const completeDeletionRequest = /* @__PURE__ */ endpoint('completeDeletionRequest', (build) =>
  build.mutation<CompleteDeletionRequestApiResponse, CompleteDeletionRequestApiArg>({
    query: (queryArg) => ({
      url: `/api/deletion-requests/${encodeURIComponent(String(queryArg))}/complete`,
      method: 'POST',
    }),
    invalidatesTags: ['deletion-requests'],
  }),
);
export const getUserDeletion = /* @__PURE__ */ endpoint('getUserDeletion', (build) =>
  build.query<GetUserDeletionApiResponse, GetUserDeletionApiArg>({
    query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/deletion` }),
    providesTags: ['users'],
  }),
);
export const listDuplicates = /* @__PURE__ */ endpoint('listDuplicates', (build) =>
  build.query<ListDuplicatesApiResponse, ListDuplicatesApiArg>({
    query: (queryArg) => ({
      url: `/api/children/duplicates`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['children'],
  }),
);
export const distinguishChild = /* @__PURE__ */ endpoint('distinguishChild', (build) =>
  build.mutation<DistinguishChildApiResponse, DistinguishChildApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/distinguish`,
      method: 'POST',
      body: queryArg.distinguishChildDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const previewMerge = /* @__PURE__ */ endpoint('previewMerge', (build) =>
  build.query<PreviewMergeApiResponse, PreviewMergeApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/merge`,
      params: {
        otherId: queryArg.otherId,
      },
    }),
    providesTags: ['children'],
  }),
);
export const mergeChild = /* @__PURE__ */ endpoint('mergeChild', (build) =>
  build.mutation<MergeChildApiResponse, MergeChildApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/merge`,
      method: 'POST',
      body: queryArg.mergeChildDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const listErasureRequests = /* @__PURE__ */ endpoint('listErasureRequests', (build) =>
  build.query<ListErasureRequestsApiResponse, ListErasureRequestsApiArg>({
    query: (queryArg) => ({
      url: `/api/children/erasure-requests`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['children'],
  }),
);
export const getErasure = /* @__PURE__ */ endpoint('getErasure', (build) =>
  build.query<GetErasureApiResponse, GetErasureApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/erasure` }),
    providesTags: ['children'],
  }),
);
export const eraseChild = /* @__PURE__ */ endpoint('eraseChild', (build) =>
  build.mutation<EraseChildApiResponse, EraseChildApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/erase`,
      method: 'POST',
      body: queryArg.eraseChildDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const declineErasure = /* @__PURE__ */ endpoint('declineErasure', (build) =>
  build.mutation<DeclineErasureApiResponse, DeclineErasureApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg))}/erasure-requests`,
      method: 'DELETE',
    }),
    invalidatesTags: ['children'],
  }),
);
export const requestErasure = /* @__PURE__ */ endpoint('requestErasure', (build) =>
  build.mutation<RequestErasureApiResponse, RequestErasureApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/erasure-request`,
      method: 'POST',
      body: queryArg.requestErasureDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const withdrawErasureRequest = /* @__PURE__ */ endpoint('withdrawErasureRequest', (build) =>
  build.mutation<WithdrawErasureRequestApiResponse, WithdrawErasureRequestApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg))}/erasure-request`,
      method: 'DELETE',
    }),
    invalidatesTags: ['children'],
  }),
);
export const exportAccount = /* @__PURE__ */ endpoint('exportAccount', (build) =>
  build.mutation<ExportAccountApiResponse, ExportAccountApiArg>({
    query: (queryArg) => ({ url: `/api/auth/export`, method: 'POST', body: queryArg }),
    invalidatesTags: ['auth'],
  }),
);
export const exportChild = /* @__PURE__ */ endpoint('exportChild', (build) =>
  build.mutation<ExportChildApiResponse, ExportChildApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/export`,
      method: 'POST',
      body: queryArg.exportChildDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const getRetention = /* @__PURE__ */ endpoint('getRetention', (build) =>
  build.query<GetRetentionApiResponse, GetRetentionApiArg>({
    query: (queryArg) => ({
      url: `/api/retention`,
      params: {
        unregisteredPlayers: queryArg.unregisteredPlayers,
        unusedAccounts: queryArg.unusedAccounts,
        events: queryArg.events,
        auditLog: queryArg.auditLog,
        announcements: queryArg.announcements,
        contactLookups: queryArg.contactLookups,
      },
    }),
    providesTags: ['club'],
  }),
);
export const setRetention = /* @__PURE__ */ endpoint('setRetention', (build) =>
  build.mutation<SetRetentionApiResponse, SetRetentionApiArg>({
    query: (queryArg) => ({ url: `/api/retention`, method: 'PUT', body: queryArg }),
    invalidatesTags: ['club'],
  }),
);
export const getChildPrivacy = /* @__PURE__ */ endpoint('getChildPrivacy', (build) =>
  build.query<GetChildPrivacyApiResponse, GetChildPrivacyApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/privacy` }),
    providesTags: ['children'],
  }),
);
export const removePlayers = /* @__PURE__ */ endpoint('removePlayers', (build) =>
  build.mutation<RemovePlayersApiResponse, RemovePlayersApiArg>({
    query: (queryArg) => ({
      url: `/api/children/removals`,
      method: 'POST',
      body: queryArg.removalDto,
      params: {
        preview: queryArg.preview,
      },
    }),
    invalidatesTags: ['children'],
  }),
);
export const undoRemoval = /* @__PURE__ */ endpoint('undoRemoval', (build) =>
  build.mutation<UndoRemovalApiResponse, UndoRemovalApiArg>({
    query: (queryArg) => ({
      url: `/api/children/removals/undo`,
      method: 'POST',
      body: queryArg.removalDto,
      params: {
        preview: queryArg.preview,
      },
    }),
    invalidatesTags: ['children'],
  }),
);
export const listOwnChildren = /* @__PURE__ */ endpoint('listOwnChildren', (build) =>
  build.query<ListOwnChildrenApiResponse, ListOwnChildrenApiArg>({
    query: (queryArg) => ({
      url: `/api/children`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['children'],
  }),
);
export const addChild = /* @__PURE__ */ endpoint('addChild', (build) =>
  build.mutation<AddChildApiResponse, AddChildApiArg>({
    query: (queryArg) => ({ url: `/api/children`, method: 'POST', body: queryArg }),
    invalidatesTags: ['children'],
  }),
);
export const listAllChildren = /* @__PURE__ */ endpoint('listAllChildren', (build) =>
  build.query<ListAllChildrenApiResponse, ListAllChildrenApiArg>({
    query: (queryArg) => ({
      url: `/api/children/all`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        q: queryArg.q,
        notInTeam: queryArg.notInTeam,
        withoutTeam: queryArg.withoutTeam,
        withoutEventGroup: queryArg.withoutEventGroup,
        firstAgeGroup: queryArg.firstAgeGroup,
        parent: queryArg.parent,
      },
    }),
    providesTags: ['children'],
  }),
);
export const countChildren = /* @__PURE__ */ endpoint('countChildren', (build) =>
  build.query<CountChildrenApiResponse, CountChildrenApiArg>({
    query: (queryArg) => ({
      url: `/api/children/counts`,
      params: {
        q: queryArg,
      },
    }),
    providesTags: ['children'],
  }),
);
export const listUnregisteredChildren = /* @__PURE__ */ endpoint('listUnregisteredChildren', (build) =>
  build.query<ListUnregisteredChildrenApiResponse, ListUnregisteredChildrenApiArg>({
    query: (queryArg) => ({
      url: `/api/children/unregistered`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        q: queryArg.q,
      },
    }),
    providesTags: ['children'],
  }),
);
export const getChild = /* @__PURE__ */ endpoint('getChild', (build) =>
  build.query<GetChildApiResponse, GetChildApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['children'],
  }),
);
export const correctChild = /* @__PURE__ */ endpoint('correctChild', (build) =>
  build.mutation<CorrectChildApiResponse, CorrectChildApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PATCH',
      body: queryArg.correctChildDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const assignParent = /* @__PURE__ */ endpoint('assignParent', (build) =>
  build.mutation<AssignParentApiResponse, AssignParentApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/assign-parent`,
      method: 'POST',
      body: queryArg.assignParentDto,
    }),
    invalidatesTags: ['children'],
  }),
);
export const restoreChild = /* @__PURE__ */ endpoint('restoreChild', (build) =>
  build.mutation<RestoreChildApiResponse, RestoreChildApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/restore`, method: 'POST' }),
    invalidatesTags: ['children'],
  }),
);
export const removeChild = /* @__PURE__ */ endpoint('removeChild', (build) =>
  build.mutation<RemoveChildApiResponse, RemoveChildApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/remove`,
      method: 'DELETE',
      params: {
        as: queryArg['as'],
      },
    }),
    invalidatesTags: ['children'],
  }),
);
export const listCorrections = /* @__PURE__ */ endpoint('listCorrections', (build) =>
  build.query<ListCorrectionsApiResponse, ListCorrectionsApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/corrections`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['children'],
  }),
);
export const searchChild = /* @__PURE__ */ endpoint('searchChild', (build) =>
  build.mutation<SearchChildApiResponse, SearchChildApiArg>({
    query: (queryArg) => ({ url: `/api/children/search`, method: 'POST', body: queryArg }),
    invalidatesTags: ['children'],
  }),
);
export const claimChild = /* @__PURE__ */ endpoint('claimChild', (build) =>
  build.mutation<ClaimChildApiResponse, ClaimChildApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/claim`, method: 'POST' }),
    invalidatesTags: ['children'],
  }),
);
export const lookUpContacts = /* @__PURE__ */ endpoint('lookUpContacts', (build) =>
  build.mutation<LookUpContactsApiResponse, LookUpContactsApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg))}/contact-lookups`,
      method: 'POST',
    }),
    invalidatesTags: ['children'],
  }),
);
export const listContactLookups = /* @__PURE__ */ endpoint('listContactLookups', (build) =>
  build.query<ListContactLookupsApiResponse, ListContactLookupsApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/contact-lookups`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['children'],
  }),
);
export const listTeamChanges = /* @__PURE__ */ endpoint('listTeamChanges', (build) =>
  build.query<ListTeamChangesApiResponse, ListTeamChangesApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/team-changes`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['children'],
  }),
);
export const listAbsences = /* @__PURE__ */ endpoint('listAbsences', (build) =>
  build.query<ListAbsencesApiResponse, ListAbsencesApiArg>({
    query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/absences` }),
    providesTags: ['absences'],
  }),
);
export const addAbsence = /* @__PURE__ */ endpoint('addAbsence', (build) =>
  build.mutation<AddAbsenceApiResponse, AddAbsenceApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/absences`,
      method: 'POST',
      body: queryArg.addAbsenceDto,
    }),
    invalidatesTags: ['absences'],
  }),
);
export const removeAbsence = /* @__PURE__ */ endpoint('removeAbsence', (build) =>
  build.mutation<RemoveAbsenceApiResponse, RemoveAbsenceApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/absences/${encodeURIComponent(String(queryArg.absenceId))}`,
      method: 'DELETE',
    }),
    invalidatesTags: ['absences'],
  }),
);
export const listLockedNames = /* @__PURE__ */ endpoint('listLockedNames', (build) =>
  build.query<ListLockedNamesApiResponse, ListLockedNamesApiArg>({
    query: () => ({ url: `/api/locked-names` }),
    providesTags: ['locked-names'],
  }),
);
export const unlockName = /* @__PURE__ */ endpoint('unlockName', (build) =>
  build.mutation<UnlockNameApiResponse, UnlockNameApiArg>({
    query: (queryArg) => ({ url: `/api/locked-names/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['locked-names'],
  }),
);
export const listSeasons = /* @__PURE__ */ endpoint('listSeasons', (build) =>
  build.query<ListSeasonsApiResponse, ListSeasonsApiArg>({
    query: () => ({ url: `/api/seasons` }),
    providesTags: ['seasons'],
  }),
);
export const planSeason = /* @__PURE__ */ endpoint('planSeason', (build) =>
  build.mutation<PlanSeasonApiResponse, PlanSeasonApiArg>({
    query: (queryArg) => ({ url: `/api/seasons`, method: 'POST', body: queryArg }),
    invalidatesTags: ['seasons'],
  }),
);
export const updateSeason = /* @__PURE__ */ endpoint('updateSeason', (build) =>
  build.mutation<UpdateSeasonApiResponse, UpdateSeasonApiArg>({
    query: (queryArg) => ({
      url: `/api/seasons/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PATCH',
      body: queryArg.updateSeasonDto,
    }),
    invalidatesTags: ['seasons'],
  }),
);
export const deleteSeason = /* @__PURE__ */ endpoint('deleteSeason', (build) =>
  build.mutation<DeleteSeasonApiResponse, DeleteSeasonApiArg>({
    query: (queryArg) => ({ url: `/api/seasons/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['seasons'],
  }),
);
export const listLeagues = /* @__PURE__ */ endpoint('listLeagues', (build) =>
  build.query<ListLeaguesApiResponse, ListLeaguesApiArg>({
    query: (queryArg) => ({
      url: `/api/leagues`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        q: queryArg.q,
        season: queryArg.season,
      },
    }),
    providesTags: ['leagues'],
  }),
);
export const createLeague = /* @__PURE__ */ endpoint('createLeague', (build) =>
  build.mutation<CreateLeagueApiResponse, CreateLeagueApiArg>({
    query: (queryArg) => ({ url: `/api/leagues`, method: 'POST', body: queryArg }),
    invalidatesTags: ['leagues'],
  }),
);
export const updateLeague = /* @__PURE__ */ endpoint('updateLeague', (build) =>
  build.mutation<UpdateLeagueApiResponse, UpdateLeagueApiArg>({
    query: (queryArg) => ({
      url: `/api/leagues/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PUT',
      body: queryArg.updateLeagueDto,
    }),
    invalidatesTags: ['leagues'],
  }),
);
export const deleteLeague = /* @__PURE__ */ endpoint('deleteLeague', (build) =>
  build.mutation<DeleteLeagueApiResponse, DeleteLeagueApiArg>({
    query: (queryArg) => ({ url: `/api/leagues/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['leagues'],
  }),
);
export const listTeams = /* @__PURE__ */ endpoint('listTeams', (build) =>
  build.query<ListTeamsApiResponse, ListTeamsApiArg>({
    query: (queryArg) => ({
      url: `/api/teams`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        q: queryArg.q,
        leagueId: queryArg.leagueId,
        coached: queryArg.coached,
        season: queryArg.season,
        archived: queryArg.archived,
        members: queryArg.members,
      },
    }),
    providesTags: ['teams'],
  }),
);
export const createTeam = /* @__PURE__ */ endpoint('createTeam', (build) =>
  build.mutation<CreateTeamApiResponse, CreateTeamApiArg>({
    query: (queryArg) => ({ url: `/api/teams`, method: 'POST', body: queryArg }),
    invalidatesTags: ['teams'],
  }),
);
export const getTeam = /* @__PURE__ */ endpoint('getTeam', (build) =>
  build.query<GetTeamApiResponse, GetTeamApiArg>({
    query: (queryArg) => ({ url: `/api/teams/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['teams'],
  }),
);
export const updateTeam = /* @__PURE__ */ endpoint('updateTeam', (build) =>
  build.mutation<UpdateTeamApiResponse, UpdateTeamApiArg>({
    query: (queryArg) => ({
      url: `/api/teams/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PUT',
      body: queryArg.updateTeamDto,
    }),
    invalidatesTags: ['teams'],
  }),
);
export const deleteTeam = /* @__PURE__ */ endpoint('deleteTeam', (build) =>
  build.mutation<DeleteTeamApiResponse, DeleteTeamApiArg>({
    query: (queryArg) => ({ url: `/api/teams/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['teams'],
  }),
);
export const confirmCoach = /* @__PURE__ */ endpoint('confirmCoach', (build) =>
  build.mutation<ConfirmCoachApiResponse, ConfirmCoachApiArg>({
    query: (queryArg) => ({
      url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/coaches/${encodeURIComponent(String(queryArg.coachId))}/confirm`,
      method: 'POST',
    }),
    invalidatesTags: ['teams'],
  }),
);
export const restoreTeam = /* @__PURE__ */ endpoint('restoreTeam', (build) =>
  build.mutation<RestoreTeamApiResponse, RestoreTeamApiArg>({
    query: (queryArg) => ({ url: `/api/teams/${encodeURIComponent(String(queryArg))}/restore`, method: 'POST' }),
    invalidatesTags: ['teams'],
  }),
);
export const addTeamMember = /* @__PURE__ */ endpoint('addTeamMember', (build) =>
  build.mutation<AddTeamMemberApiResponse, AddTeamMemberApiArg>({
    query: (queryArg) => ({ url: `/api/team-members`, method: 'POST', body: queryArg }),
    invalidatesTags: ['teams'],
  }),
);
export const moveTeamMembers = /* @__PURE__ */ endpoint('moveTeamMembers', (build) =>
  build.mutation<MoveTeamMembersApiResponse, MoveTeamMembersApiArg>({
    query: (queryArg) => ({
      url: `/api/team-members/moves`,
      method: 'POST',
      body: queryArg.memberMovesDto,
      params: {
        preview: queryArg.preview,
      },
    }),
    invalidatesTags: ['teams'],
  }),
);
export const updateTeamMember = /* @__PURE__ */ endpoint('updateTeamMember', (build) =>
  build.mutation<UpdateTeamMemberApiResponse, UpdateTeamMemberApiArg>({
    query: (queryArg) => ({
      url: `/api/teams/${encodeURIComponent(String(queryArg.teamId))}/members/${encodeURIComponent(String(queryArg.childId))}`,
      method: 'PATCH',
      body: queryArg.updateTeamMemberDto,
    }),
    invalidatesTags: ['teams'],
  }),
);
export const removeTeamMember = /* @__PURE__ */ endpoint('removeTeamMember', (build) =>
  build.mutation<RemoveTeamMemberApiResponse, RemoveTeamMemberApiArg>({
    query: (queryArg) => ({
      url: `/api/teams/${encodeURIComponent(String(queryArg.teamId))}/members/${encodeURIComponent(String(queryArg.childId))}`,
      method: 'DELETE',
    }),
    invalidatesTags: ['teams'],
  }),
);
export const listEvents = /* @__PURE__ */ endpoint('listEvents', (build) =>
  build.query<ListEventsApiResponse, ListEventsApiArg>({
    query: (queryArg) => ({
      url: `/api/events`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        from: queryArg['from'],
        to: queryArg.to,
        teamId: queryArg.teamId,
        leagueId: queryArg.leagueId,
        coached: queryArg.coached,
        types: queryArg.types,
        type: queryArg['type'],
        counts: queryArg.counts,
        total: queryArg.total,
        when: queryArg.when,
        order: queryArg.order,
      },
    }),
    providesTags: ['events'],
  }),
);
export const createEvent = /* @__PURE__ */ endpoint('createEvent', (build) =>
  build.mutation<CreateEventApiResponse, CreateEventApiArg>({
    query: (queryArg) => ({ url: `/api/events`, method: 'POST', body: queryArg }),
    invalidatesTags: ['events'],
  }),
);
export const setEventStatuses = /* @__PURE__ */ endpoint('setEventStatuses', (build) =>
  build.mutation<SetEventStatusesApiResponse, SetEventStatusesApiArg>({
    query: (queryArg) => ({
      url: `/api/events/statuses`,
      method: 'POST',
      body: queryArg.eventStatusesDto,
      params: {
        preview: queryArg.preview,
      },
    }),
    invalidatesTags: ['events'],
  }),
);
export const countClashes = /* @__PURE__ */ endpoint('countClashes', (build) =>
  build.query<CountClashesApiResponse, CountClashesApiArg>({
    query: (queryArg) => ({ url: `/api/events/clashes`, method: 'POST', body: queryArg }),
    providesTags: ['events'],
  }),
);
export const getEvent = /* @__PURE__ */ endpoint('getEvent', (build) =>
  build.query<GetEventApiResponse, GetEventApiArg>({
    query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['events'],
  }),
);
export const updateEvent = /* @__PURE__ */ endpoint('updateEvent', (build) =>
  build.mutation<UpdateEventApiResponse, UpdateEventApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PUT',
      body: queryArg.updateEventDto,
    }),
    invalidatesTags: ['events'],
  }),
);
export const deleteEvent = /* @__PURE__ */ endpoint('deleteEvent', (build) =>
  build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
    query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['events'],
  }),
);
export const getEventNeighbours = /* @__PURE__ */ endpoint('getEventNeighbours', (build) =>
  build.query<GetEventNeighboursApiResponse, GetEventNeighboursApiArg>({
    query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}/neighbours` }),
    providesTags: ['events'],
  }),
);
export const createSeries = /* @__PURE__ */ endpoint('createSeries', (build) =>
  build.mutation<CreateSeriesApiResponse, CreateSeriesApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}/series`,
      method: 'POST',
      body: queryArg.createSeriesDto,
    }),
    invalidatesTags: ['events'],
  }),
);
export const updateSeries = /* @__PURE__ */ endpoint('updateSeries', (build) =>
  build.mutation<UpdateSeriesApiResponse, UpdateSeriesApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}/series`,
      method: 'PUT',
      body: queryArg.updateSeriesDto,
    }),
    invalidatesTags: ['events'],
  }),
);
export const deleteSeries = /* @__PURE__ */ endpoint('deleteSeries', (build) =>
  build.mutation<DeleteSeriesApiResponse, DeleteSeriesApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}/series`,
      method: 'DELETE',
      params: {
        includesExceptions: queryArg.includesExceptions,
        scope: queryArg.scope,
      },
    }),
    invalidatesTags: ['events'],
  }),
);
export const previewSeries = /* @__PURE__ */ endpoint('previewSeries', (build) =>
  build.query<PreviewSeriesApiResponse, PreviewSeriesApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}/series/preview`,
      method: 'POST',
      body: queryArg.updateSeriesDto,
    }),
    providesTags: ['events'],
  }),
);
export const listCalendarDays = /* @__PURE__ */ endpoint('listCalendarDays', (build) =>
  build.query<ListCalendarDaysApiResponse, ListCalendarDaysApiArg>({
    query: (queryArg) => ({
      url: `/api/calendar`,
      params: {
        from: queryArg['from'],
        to: queryArg.to,
        perDay: queryArg.perDay,
        leagueId: queryArg.leagueId,
        coached: queryArg.coached,
        types: queryArg.types,
      },
    }),
    providesTags: ['events'],
  }),
);
export const listDashboardEvents = /* @__PURE__ */ endpoint('listDashboardEvents', (build) =>
  build.query<ListDashboardEventsApiResponse, ListDashboardEventsApiArg>({
    query: (queryArg) => ({
      url: `/api/dashboard/events`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        from: queryArg['from'],
        to: queryArg.to,
        when: queryArg.when,
        order: queryArg.order,
      },
    }),
    providesTags: ['events'],
  }),
);
export const listChildEvents = /* @__PURE__ */ endpoint('listChildEvents', (build) =>
  build.query<ListChildEventsApiResponse, ListChildEventsApiArg>({
    query: (queryArg) => ({
      url: `/api/children/${encodeURIComponent(String(queryArg.id))}/events`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        from: queryArg['from'],
        to: queryArg.to,
        when: queryArg.when,
        order: queryArg.order,
      },
    }),
    providesTags: ['events'],
  }),
);
export const listTeamEvents = /* @__PURE__ */ endpoint('listTeamEvents', (build) =>
  build.query<ListTeamEventsApiResponse, ListTeamEventsApiArg>({
    query: (queryArg) => ({
      url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/events`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        from: queryArg['from'],
        to: queryArg.to,
        when: queryArg.when,
        order: queryArg.order,
      },
    }),
    providesTags: ['events'],
  }),
);
export const answerAvailability = /* @__PURE__ */ endpoint('answerAvailability', (build) =>
  build.mutation<AnswerAvailabilityApiResponse, AnswerAvailabilityApiArg>({
    query: (queryArg) => ({ url: `/api/availabilities`, method: 'POST', body: queryArg }),
    invalidatesTags: ['availability'],
  }),
);
export const changeAvailability = /* @__PURE__ */ endpoint('changeAvailability', (build) =>
  build.mutation<ChangeAvailabilityApiResponse, ChangeAvailabilityApiArg>({
    query: (queryArg) => ({
      url: `/api/availabilities/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PUT',
      body: queryArg.changeAvailabilityDto,
    }),
    invalidatesTags: ['availability'],
  }),
);
export const listEventAvailabilities = /* @__PURE__ */ endpoint('listEventAvailabilities', (build) =>
  build.query<ListEventAvailabilitiesApiResponse, ListEventAvailabilitiesApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}/availabilities`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
        teamId: queryArg.teamId,
      },
    }),
    providesTags: ['availability'],
  }),
);
export const getEventAttendance = /* @__PURE__ */ endpoint('getEventAttendance', (build) =>
  build.query<GetEventAttendanceApiResponse, GetEventAttendanceApiArg>({
    query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}/attendance` }),
    providesTags: ['availability'],
  }),
);
export const listResponseHistory = /* @__PURE__ */ endpoint('listResponseHistory', (build) =>
  build.query<ListResponseHistoryApiResponse, ListResponseHistoryApiArg>({
    query: (queryArg) => ({
      url: `/api/events/${encodeURIComponent(String(queryArg.id))}/response-history`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['availability'],
  }),
);
export const getAnswerLink = /* @__PURE__ */ endpoint('getAnswerLink', (build) =>
  build.query<GetAnswerLinkApiResponse, GetAnswerLinkApiArg>({
    query: (queryArg) => ({ url: `/api/answer-links/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['answer-links'],
  }),
);
export const sendAnswers = /* @__PURE__ */ endpoint('sendAnswers', (build) =>
  build.mutation<SendAnswersApiResponse, SendAnswersApiArg>({
    query: (queryArg) => ({
      url: `/api/answer-links/${encodeURIComponent(String(queryArg.token))}`,
      method: 'POST',
      body: queryArg.sendAnswersDto,
    }),
    invalidatesTags: ['answer-links'],
  }),
);
export const revokeAnswerLinks = /* @__PURE__ */ endpoint('revokeAnswerLinks', (build) =>
  build.mutation<RevokeAnswerLinksApiResponse, RevokeAnswerLinksApiArg>({
    query: () => ({ url: `/api/answer-links`, method: 'DELETE' }),
    invalidatesTags: ['answer-links'],
  }),
);
export const listFeeds = /* @__PURE__ */ endpoint('listFeeds', (build) =>
  build.query<ListFeedsApiResponse, ListFeedsApiArg>({
    query: () => ({ url: `/api/feeds` }),
    providesTags: ['feeds'],
  }),
);
export const createFeed = /* @__PURE__ */ endpoint('createFeed', (build) =>
  build.mutation<CreateFeedApiResponse, CreateFeedApiArg>({
    query: (queryArg) => ({ url: `/api/feeds`, method: 'POST', body: queryArg }),
    invalidatesTags: ['feeds'],
  }),
);
export const renewFeedLink = /* @__PURE__ */ endpoint('renewFeedLink', (build) =>
  build.mutation<RenewFeedLinkApiResponse, RenewFeedLinkApiArg>({
    query: (queryArg) => ({ url: `/api/feeds/${encodeURIComponent(String(queryArg))}/link`, method: 'POST' }),
    invalidatesTags: ['feeds'],
  }),
);
export const revokeFeed = /* @__PURE__ */ endpoint('revokeFeed', (build) =>
  build.mutation<RevokeFeedApiResponse, RevokeFeedApiArg>({
    query: (queryArg) => ({ url: `/api/feeds/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['feeds'],
  }),
);
export const readFeed = /* @__PURE__ */ endpoint('readFeed', (build) =>
  build.query<ReadFeedApiResponse, ReadFeedApiArg>({
    query: (queryArg) => ({ url: `/api/feeds/${encodeURIComponent(String(queryArg))}.ics` }),
    providesTags: ['feeds'],
  }),
);
export const importFile = /* @__PURE__ */ endpoint('importFile', (build) =>
  build.mutation<ImportFileApiResponse, ImportFileApiArg>({
    query: (queryArg) => ({
      url: `/api/import/${encodeURIComponent(String(queryArg['type']))}`,
      method: 'POST',
      body: queryArg.body,
      params: {
        invite: queryArg.invite,
        preview: queryArg.preview,
        expect: queryArg.expect,
        keepsHome: queryArg.keepsHome,
      },
    }),
    invalidatesTags: ['import'],
  }),
);
export const getImportTemplate = /* @__PURE__ */ endpoint('getImportTemplate', (build) =>
  build.query<GetImportTemplateApiResponse, GetImportTemplateApiArg>({
    query: (queryArg) => ({ url: `/api/import/templates/${encodeURIComponent(String(queryArg))}` }),
    providesTags: ['import'],
  }),
);
export const listImports = /* @__PURE__ */ endpoint('listImports', (build) =>
  build.query<ListImportsApiResponse, ListImportsApiArg>({
    query: () => ({ url: `/api/imports` }),
    providesTags: ['import'],
  }),
);
export const undoImport = /* @__PURE__ */ endpoint('undoImport', (build) =>
  build.mutation<UndoImportApiResponse, UndoImportApiArg>({
    query: (queryArg) => ({
      url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
      method: 'POST',
      params: {
        preview: queryArg.preview,
      },
    }),
    invalidatesTags: ['import'],
  }),
);
export const exportData = /* @__PURE__ */ endpoint('exportData', (build) =>
  build.mutation<ExportDataApiResponse, ExportDataApiArg>({
    query: (queryArg) => ({
      url: `/api/exports/${encodeURIComponent(String(queryArg['type']))}`,
      method: 'POST',
      body: queryArg.dataExportDto,
    }),
    invalidatesTags: ['export'],
  }),
);
export const addPlayer = /* @__PURE__ */ endpoint('addPlayer', (build) =>
  build.mutation<AddPlayerApiResponse, AddPlayerApiArg>({
    query: (queryArg) => ({ url: `/api/players`, method: 'POST', body: queryArg }),
    invalidatesTags: ['children'],
  }),
);
export const getClubWork = /* @__PURE__ */ endpoint('getClubWork', (build) =>
  build.query<GetClubWorkApiResponse, GetClubWorkApiArg>({
    query: () => ({ url: `/api/club/work` }),
    providesTags: ['club'],
  }),
);
export const listAuditLog = /* @__PURE__ */ endpoint('listAuditLog', (build) =>
  build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
    query: (queryArg) => ({
      url: `/api/audit`,
      params: {
        actorId: queryArg.actorId,
        userId: queryArg.userId,
        childId: queryArg.childId,
        from: queryArg['from'],
        to: queryArg.to,
        before: queryArg.before,
        limit: queryArg.limit,
        group: queryArg.group,
      },
    }),
    providesTags: ['audit'],
  }),
);
export const downloadAuditLog = /* @__PURE__ */ endpoint('downloadAuditLog', (build) =>
  build.mutation<DownloadAuditLogApiResponse, DownloadAuditLogApiArg>({
    query: (queryArg) => ({ url: `/api/audit/download`, method: 'POST', body: queryArg }),
    invalidatesTags: ['audit'],
  }),
);
export const listAnnouncements = /* @__PURE__ */ endpoint('listAnnouncements', (build) =>
  build.query<ListAnnouncementsApiResponse, ListAnnouncementsApiArg>({
    query: (queryArg) => ({
      url: `/api/announcements`,
      params: {
        limit: queryArg.limit,
        offset: queryArg.offset,
      },
    }),
    providesTags: ['announcements'],
  }),
);
export const createAnnouncement = /* @__PURE__ */ endpoint('createAnnouncement', (build) =>
  build.mutation<CreateAnnouncementApiResponse, CreateAnnouncementApiArg>({
    query: (queryArg) => ({ url: `/api/announcements`, method: 'POST', body: queryArg }),
    invalidatesTags: ['announcements'],
  }),
);
export const getAnnouncementAudience = /* @__PURE__ */ endpoint('getAnnouncementAudience', (build) =>
  build.query<GetAnnouncementAudienceApiResponse, GetAnnouncementAudienceApiArg>({
    query: (queryArg) => ({
      url: `/api/announcements/audience`,
      params: {
        teamId: queryArg.teamId,
        leagueId: queryArg.leagueId,
      },
    }),
    providesTags: ['announcements'],
  }),
);
export const updateAnnouncement = /* @__PURE__ */ endpoint('updateAnnouncement', (build) =>
  build.mutation<UpdateAnnouncementApiResponse, UpdateAnnouncementApiArg>({
    query: (queryArg) => ({
      url: `/api/announcements/${encodeURIComponent(String(queryArg.id))}`,
      method: 'PUT',
      body: queryArg.updateAnnouncementDto,
    }),
    invalidatesTags: ['announcements'],
  }),
);
export const deleteAnnouncement = /* @__PURE__ */ endpoint('deleteAnnouncement', (build) =>
  build.mutation<DeleteAnnouncementApiResponse, DeleteAnnouncementApiArg>({
    query: (queryArg) => ({ url: `/api/announcements/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    invalidatesTags: ['announcements'],
  }),
);
export const getNotifications = /* @__PURE__ */ endpoint('getNotifications', (build) =>
  build.query<GetNotificationsApiResponse, GetNotificationsApiArg>({
    query: () => ({ url: `/api/notifications` }),
    providesTags: ['notifications'],
  }),
);
export const readNotifications = /* @__PURE__ */ endpoint('readNotifications', (build) =>
  build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
    query: (queryArg) => ({ url: `/api/notifications/read`, method: 'POST', body: queryArg }),
    invalidatesTags: ['notifications'],
  }),
);
export const getEventReminder = /* @__PURE__ */ endpoint('getEventReminder', (build) =>
  build.query<GetEventReminderApiResponse, GetEventReminderApiArg>({
    query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}/reminders` }),
    providesTags: ['events'],
  }),
);
export const remindFamilies = /* @__PURE__ */ endpoint('remindFamilies', (build) =>
  build.mutation<RemindFamiliesApiResponse, RemindFamiliesApiArg>({
    query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}/reminders`, method: 'POST' }),
    invalidatesTags: ['events'],
  }),
);
export const listUpcomingMails = /* @__PURE__ */ endpoint('listUpcomingMails', (build) =>
  build.query<ListUpcomingMailsApiResponse, ListUpcomingMailsApiArg>({
    query: () => ({ url: `/api/mail-preferences/upcoming` }),
    providesTags: ['mail-preferences'],
  }),
);
export type GetLivenessApiResponse = /** status 200 Success */ HealthDto;
export type GetLivenessApiArg = void;
export type GetVersionApiResponse = /** status 200 Success */ VersionDto;
export type GetVersionApiArg = void;
export type GetReadinessApiResponse = /** status 200 Success */ HealthDto;
export type GetReadinessApiArg = void;
export type GetClubApiResponse = /** status 200 Success */ ClubDto;
export type GetClubApiArg = void;
export type UpdateClubApiResponse = /** status 200 Success */ ClubDto;
export type UpdateClubApiArg = UpdateClubDto;
export type GetCrestApiResponse = /** status 200 Success */ Blob;
export type GetCrestApiArg = void;
export type SetCrestApiResponse = /** status 200 Success */ ClubDto;
export type SetCrestApiArg = {
  file: Blob;
};
export type RemoveCrestApiResponse = unknown;
export type RemoveCrestApiArg = void;
export type GetMailPreferencesApiResponse = /** status 200 Success */ MailPreferencesDto;
export type GetMailPreferencesApiArg = void;
export type UpdateMailPreferencesApiResponse = /** status 200 Success */ MailPreferencesDto;
export type UpdateMailPreferencesApiArg = UpdateMailPreferencesDto;
export type GetUnsubscribeLinkApiResponse = /** status 200 Success */ UnsubscribeDto;
export type GetUnsubscribeLinkApiArg = string;
export type UnsubscribeApiResponse = /** status 200 Success */ UnsubscribeDto;
export type UnsubscribeApiArg = string;
export type ListMailsApiResponse = /** status 200 Success */ MailDto[];
export type ListMailsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only mails in this state. */
  state?: 'queued' | 'sending' | 'sent' | 'failed' | 'dropped';
};
export type GetMailDeliveryApiResponse = /** status 200 Success */ MailDeliveryDto;
export type GetMailDeliveryApiArg = void;
export type PauseMailsApiResponse = /** status 200 Success */ MailDeliveryDto;
export type PauseMailsApiArg = void;
export type ResumeMailsApiResponse = /** status 200 Success */ MailDeliveryDto;
export type ResumeMailsApiArg = void;
export type SendTestMailApiResponse = unknown;
export type SendTestMailApiArg = void;
export type GetMailApiResponse = /** status 200 Success */ MailDetailsDto;
export type GetMailApiArg = string;
export type RetryMailApiResponse = /** status 200 Success */ MailDetailsDto;
export type RetryMailApiArg = string;
export type GetMeApiResponse = /** status 200 Success */ SessionUserDto;
export type GetMeApiArg = void;
export type UpdateMeApiResponse = /** status 200 Success */ SessionUserDto;
export type UpdateMeApiArg = UpdateMeDto;
export type LoginApiResponse = /** status 200 Success */ SessionUserDto;
export type LoginApiArg = LoginDto;
export type RegisterApiResponse = /** status 201 Success */ SessionUserDto;
export type RegisterApiArg = RegisterDto;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = ChangePasswordDto;
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = ForgotPasswordDto;
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = ResetPasswordDto;
export type VerifyEmailApiResponse = unknown;
export type VerifyEmailApiArg = LinkTokenDto;
export type SendVerificationApiResponse = unknown;
export type SendVerificationApiArg = void;
export type UndoEmailChangeApiResponse = unknown;
export type UndoEmailChangeApiArg = ResetPasswordDto;
export type ListSessionsApiResponse = /** status 200 Success */ SessionDto[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = string;
export type GetSecondFactorApiResponse = /** status 200 Success */ SecondFactorDto;
export type GetSecondFactorApiArg = void;
export type ConfirmSecondFactorApiResponse = /** status 201 Success */ RecoveryCodesDto;
export type ConfirmSecondFactorApiArg = ConfirmSecondFactorDto;
export type BeginSecondFactorApiResponse = /** status 201 Success */ TotpSetupDto;
export type BeginSecondFactorApiArg = OwnPasswordDto;
export type RenewRecoveryCodesApiResponse = /** status 201 Success */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = OwnPasswordDto;
export type TurnOffSecondFactorApiResponse = unknown;
export type TurnOffSecondFactorApiArg = OwnPasswordDto;
export type ResetFactorsApiResponse = unknown;
export type ResetFactorsApiArg = {
  id: number;
  ownPasswordDto: OwnPasswordDto;
};
export type ListUsersApiResponse = /** status 200 Success */ UserDto[];
export type ListUsersApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only rows that contain this text, ignoring case. */
  q?: string;
  /** true lists only active users who have never signed in to an account that an admin made. */
  neverSignedIn?: boolean;
  /** true lists only active coaches who coach no team. */
  coachesWithoutTeam?: boolean;
  /** Only users with this role. */
  role?: 'parent' | 'coach' | 'admin' | 'welfare-officer';
};
export type CreateUserApiResponse = /** status 201 Success */ UserDto;
export type CreateUserApiArg = CreateUserDto;
export type CountUsersApiResponse = /** status 200 Success */ UserCountsDto;
export type CountUsersApiArg = /** Only rows that contain this text, ignoring case. */ string | undefined;
export type ListParentsApiResponse = /** status 200 Success */ ParentDto[];
export type ListParentsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only rows that contain this text, ignoring case. */
  q?: string;
};
export type ListCoachesApiResponse = /** status 200 Success */ CoachDto[];
export type ListCoachesApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type InviteUsersApiResponse = /** status 202 Success */ InvitedDto;
export type InviteUsersApiArg = InviteUsersDto;
export type InviteUserApiResponse = /** status 202 Success */ InvitedDto;
export type InviteUserApiArg = number;
export type UpdateUserApiResponse = /** status 200 Success */ UserDto;
export type UpdateUserApiArg = {
  id: number;
  updateUserDto: UpdateUserDto;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = number;
export type MakeCoachApiResponse = /** status 200 Success */ UserDto;
export type MakeCoachApiArg = number;
export type RemoveCoachApiResponse = /** status 200 Success */ UserDto;
export type RemoveCoachApiArg = number;
export type DeactivateUserApiResponse = /** status 200 Success */ UserDto;
export type DeactivateUserApiArg = number;
export type ReactivateUserApiResponse = /** status 200 Success */ UserDto;
export type ReactivateUserApiArg = number;
export type ReopenSearchApiResponse = /** status 200 Success */ UserDto;
export type ReopenSearchApiArg = number;
export type SetPasswordApiResponse = unknown;
export type SetPasswordApiArg = {
  id: number;
  setPasswordDto: SetPasswordDto;
};
export type InviteFamiliesApiResponse = /** status 200 Success */ InvitedFamiliesDto;
export type InviteFamiliesApiArg = {
  /** Change nothing; return what would be changed. */
  preview?: boolean;
  inviteFamiliesDto: InviteFamiliesDto;
};
export type ListGuardiansApiResponse = /** status 200 Success */ ChildGuardianDto[];
export type ListGuardiansApiArg = number;
export type UpdateGuardianApiResponse = /** status 200 Success */ ChildGuardianDto[];
export type UpdateGuardianApiArg = {
  id: number;
  userId: number;
  updateGuardianDto: UpdateGuardianDto;
};
export type RemoveGuardianApiResponse = unknown;
export type RemoveGuardianApiArg = {
  id: number;
  userId: number;
};
export type LeaveHouseholdApiResponse = unknown;
export type LeaveHouseholdApiArg = number;
export type ListAccessRequestsApiResponse = /** status 200 Success */ AccessRequestDto[];
export type ListAccessRequestsApiArg = number;
export type RequestAccessApiResponse =
  /** status 200 Success */ SentAccessRequestDto | /** status 201 Success */ SentAccessRequestDto;
export type RequestAccessApiArg = number;
export type ListAccessRequestsToDecideApiResponse = /** status 200 Success */ AccessRequestDto[];
export type ListAccessRequestsToDecideApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type ListSentAccessRequestsApiResponse = /** status 200 Success */ SentAccessRequestDto[];
export type ListSentAccessRequestsApiArg = void;
export type ApproveAccessRequestApiResponse = /** status 200 Success */ AccessRequestDto;
export type ApproveAccessRequestApiArg = number;
export type DeclineAccessRequestApiResponse = /** status 200 Success */ AccessRequestDto;
export type DeclineAccessRequestApiArg = number;
export type WithdrawAccessRequestApiResponse = unknown;
export type WithdrawAccessRequestApiArg = number;
export type ListGuardianInvitationsApiResponse = /** status 200 Success */ GuardianInvitationDto[];
export type ListGuardianInvitationsApiArg = number;
export type InviteGuardianApiResponse = /** status 201 Success */ GuardianInvitationDto;
export type InviteGuardianApiArg = {
  id: number;
  inviteGuardianDto: InviteGuardianDto;
};
export type WithdrawGuardianInvitationApiResponse = unknown;
export type WithdrawGuardianInvitationApiArg = {
  id: number;
  invitationId: number;
};
export type GetInvitationApiResponse = /** status 200 Success */ InvitationDto;
export type GetInvitationApiArg = string;
export type AcceptInvitationApiResponse = /** status 200 Success */ AcceptedInvitationDto;
export type AcceptInvitationApiArg = string;
export type GetDeletionApiResponse = /** status 200 Success */ DeletionDto;
export type GetDeletionApiArg = void;
export type RequestDeletionApiResponse = /** status 200 Success */ DeletionDto;
export type RequestDeletionApiArg = RequestDeletionDto;
export type WithdrawDeletionApiResponse = unknown;
export type WithdrawDeletionApiArg = void;
export type ListDeletionRequestsApiResponse = /** status 200 Success */ DeletionRequestDto[];
export type ListDeletionRequestsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type CompleteDeletionRequestApiResponse = unknown;
export type CompleteDeletionRequestApiArg = number;
export type GetUserDeletionApiResponse = /** status 200 Success */ UserDeletionDto;
export type GetUserDeletionApiArg = number;
export type ListDuplicatesApiResponse = /** status 200 Success */ DuplicateDto[];
export type ListDuplicatesApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type DistinguishChildApiResponse = unknown;
export type DistinguishChildApiArg = {
  id: number;
  distinguishChildDto: DistinguishChildDto;
};
export type PreviewMergeApiResponse = /** status 200 Success */ MergePreviewDto;
export type PreviewMergeApiArg = {
  id: number;
  /** The id of the player whose record ends. */
  otherId: number;
};
export type MergeChildApiResponse = /** status 200 Success */ ChildDto;
export type MergeChildApiArg = {
  id: number;
  mergeChildDto: MergeChildDto;
};
export type ListErasureRequestsApiResponse = /** status 200 Success */ ErasureRequestDto[];
export type ListErasureRequestsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type GetErasureApiResponse = /** status 200 Success */ ErasureDto;
export type GetErasureApiArg = number;
export type EraseChildApiResponse = unknown;
export type EraseChildApiArg = {
  id: number;
  eraseChildDto: EraseChildDto;
};
export type DeclineErasureApiResponse = unknown;
export type DeclineErasureApiArg = number;
export type RequestErasureApiResponse = /** status 200 Success */ ChildErasureRequestDto;
export type RequestErasureApiArg = {
  id: number;
  requestErasureDto: RequestErasureDto;
};
export type WithdrawErasureRequestApiResponse = unknown;
export type WithdrawErasureRequestApiArg = number;
export type ExportAccountApiResponse = /** status 200 Success */ string;
export type ExportAccountApiArg = ExportDto;
export type ExportChildApiResponse = /** status 200 Success */ string;
export type ExportChildApiArg = {
  id: number;
  exportChildDto: ExportChildDto;
};
export type GetRetentionApiResponse = /** status 200 Success */ RetentionDto;
export type GetRetentionApiArg = {
  unregisteredPlayers?: number;
  unusedAccounts?: number;
  events?: number;
  auditLog?: number;
  announcements?: number;
  contactLookups?: number;
};
export type SetRetentionApiResponse = /** status 200 Success */ RetentionDto;
export type SetRetentionApiArg = RetentionPeriodsDto;
export type GetChildPrivacyApiResponse = /** status 200 Success */ ChildPrivacyDto;
export type GetChildPrivacyApiArg = number;
export type RemovePlayersApiResponse = /** status 200 Success */ RemovedPlayersDto;
export type RemovePlayersApiArg = {
  /** Change nothing; return what would be changed. */
  preview?: boolean;
  removalDto: RemovalDto;
};
export type UndoRemovalApiResponse = /** status 200 Success */ UndoneRemovalDto;
export type UndoRemovalApiArg = {
  /** Change nothing; return what would be changed. */
  preview?: boolean;
  removalDto: RemovalDto;
};
export type ListOwnChildrenApiResponse = /** status 200 Success */ ChildDto[];
export type ListOwnChildrenApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type AddChildApiResponse = /** status 201 Success */ ChildDto;
export type AddChildApiArg = AddChildDto;
export type ListAllChildrenApiResponse = /** status 200 Success */ ListedChildDto[];
export type ListAllChildrenApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only rows that contain this text, ignoring case. */
  q?: string;
  /** Only players who are not in the team with this id. */
  notInTeam?: number;
  /** true lists only players who are in no team. */
  withoutTeam?: boolean;
  /** true lists only players whose age group is older than every group that an event can be for. */
  withoutEventGroup?: boolean;
  /** Players of this age group come first, and of these the ones without a team; for example U12. */
  firstAgeGroup?: string;
  /** Only players with a parent, or only those without one. */
  parent?: 'assigned' | 'unassigned';
};
export type CountChildrenApiResponse = /** status 200 Success */ ChildCountsDto;
export type CountChildrenApiArg = /** Only rows that contain this text, ignoring case. */ string | undefined;
export type ListUnregisteredChildrenApiResponse = /** status 200 Success */ ListedChildDto[];
export type ListUnregisteredChildrenApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only rows that contain this text, ignoring case. */
  q?: string;
};
export type GetChildApiResponse = /** status 200 Success */ PlayerDto;
export type GetChildApiArg = number;
export type CorrectChildApiResponse = /** status 200 Success */ ChildDto;
export type CorrectChildApiArg = {
  id: number;
  correctChildDto: CorrectChildDto;
};
export type AssignParentApiResponse = /** status 200 Success */ ChildDto;
export type AssignParentApiArg = {
  id: number;
  assignParentDto: AssignParentDto;
};
export type RestoreChildApiResponse = /** status 200 Success */ ChildDto;
export type RestoreChildApiArg = number;
export type RemoveChildApiResponse = /** status 200 Success */ DoneDto;
export type RemoveChildApiArg = {
  id: number;
  /** Lets an admin remove their own child from their account instead of the club. */
  as?: 'parent';
};
export type ListCorrectionsApiResponse = /** status 200 Success */ CorrectionDto[];
export type ListCorrectionsApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type SearchChildApiResponse = /** status 200 Success */ ChildSearchDto;
export type SearchChildApiArg = SearchChildDto;
export type ClaimChildApiResponse = /** status 200 Success */ DoneDto;
export type ClaimChildApiArg = number;
export type LookUpContactsApiResponse = /** status 200 Success */ ContactsDto;
export type LookUpContactsApiArg = number;
export type ListContactLookupsApiResponse = /** status 200 Success */ ContactLookupDto[];
export type ListContactLookupsApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type ListTeamChangesApiResponse = /** status 200 Success */ TeamChangeDto[];
export type ListTeamChangesApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type ListAbsencesApiResponse = /** status 200 Success */ AbsenceDto[];
export type ListAbsencesApiArg = number;
export type AddAbsenceApiResponse = /** status 201 Success */ AbsenceDto;
export type AddAbsenceApiArg = {
  id: number;
  addAbsenceDto: AddAbsenceDto;
};
export type RemoveAbsenceApiResponse = unknown;
export type RemoveAbsenceApiArg = {
  id: number;
  absenceId: number;
};
export type ListLockedNamesApiResponse = /** status 200 Success */ LockedNameDto[];
export type ListLockedNamesApiArg = void;
export type UnlockNameApiResponse = unknown;
export type UnlockNameApiArg = number;
export type ListSeasonsApiResponse = /** status 200 Success */ SeasonDto[];
export type ListSeasonsApiArg = void;
export type PlanSeasonApiResponse = /** status 201 Success */ SeasonDto;
export type PlanSeasonApiArg = SaveSeasonDto;
export type UpdateSeasonApiResponse = /** status 200 Success */ SeasonDto;
export type UpdateSeasonApiArg = {
  id: number;
  updateSeasonDto: UpdateSeasonDto;
};
export type DeleteSeasonApiResponse = unknown;
export type DeleteSeasonApiArg = number;
export type ListLeaguesApiResponse = /** status 200 Success */ LeagueDto[];
export type ListLeaguesApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only rows that contain this text, ignoring case. */
  q?: string;
  /** Only leagues of this season instead of the running one. */
  season?: number;
};
export type CreateLeagueApiResponse = /** status 201 Success */ LeagueDto;
export type CreateLeagueApiArg = SaveLeagueDto;
export type UpdateLeagueApiResponse = /** status 200 Success */ LeagueDto;
export type UpdateLeagueApiArg = {
  id: number;
  updateLeagueDto: UpdateLeagueDto;
};
export type DeleteLeagueApiResponse = unknown;
export type DeleteLeagueApiArg = number;
export type ListTeamsApiResponse = /** status 200 Success */ TeamDto[];
export type ListTeamsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only rows that contain this text, ignoring case. */
  q?: string;
  /** Only teams of this league. */
  leagueId?: number;
  /** true lists only the teams of which you are the lead coach or an assistant coach. */
  coached?: boolean;
  /** Only teams of this season instead of the running one. Those of a season that has ended are listed for staff only. */
  season?: number;
  /** true lists the archived teams instead, for staff. */
  archived?: boolean;
  /** none omits the rosters, which makes a list of many teams several times as fast. */
  members?: 'none';
};
export type CreateTeamApiResponse = /** status 201 Success */ TeamDto;
export type CreateTeamApiArg = CreateTeamDto;
export type GetTeamApiResponse = /** status 200 Success */ TeamDto;
export type GetTeamApiArg = number;
export type UpdateTeamApiResponse = /** status 200 Success */ TeamDto;
export type UpdateTeamApiArg = {
  id: number;
  updateTeamDto: UpdateTeamDto;
};
export type DeleteTeamApiResponse = unknown;
export type DeleteTeamApiArg = number;
export type ConfirmCoachApiResponse = /** status 200 Success */ TeamDto;
export type ConfirmCoachApiArg = {
  id: number;
  coachId: number;
};
export type RestoreTeamApiResponse = /** status 200 Success */ TeamDto;
export type RestoreTeamApiArg = number;
export type AddTeamMemberApiResponse = /** status 201 Success */ TeamMemberDto;
export type AddTeamMemberApiArg = AddTeamMemberDto;
export type MoveTeamMembersApiResponse = /** status 200 Success */ MovedMembersDto;
export type MoveTeamMembersApiArg = {
  /** Change nothing; return what would be changed. */
  preview?: boolean;
  memberMovesDto: MemberMovesDto;
};
export type UpdateTeamMemberApiResponse = /** status 200 Success */ TeamMemberDto;
export type UpdateTeamMemberApiArg = {
  teamId: number;
  childId: number;
  updateTeamMemberDto: UpdateTeamMemberDto;
};
export type RemoveTeamMemberApiResponse = unknown;
export type RemoveTeamMemberApiArg = {
  teamId: number;
  childId: number;
};
export type ListEventsApiResponse = /** status 200 Success */ EventDto[];
export type ListEventsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** First day, inclusive. */
  from?: string;
  /** Last day, inclusive. */
  to?: string;
  /** Only events of this team or involving it. */
  teamId?: number;
  /** Only events of this league or of its teams. */
  leagueId?: number;
  /** true lists only the events of the teams that you coach, with those for their leagues, their age groups or the whole club. */
  coached?: boolean;
  /** Only events of these types, separated by commas. */
  types?: ('match' | 'training' | 'tournament' | 'friendly')[];
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** none omits the response counts, which makes a month of the whole club several times as fast. */
  counts?: 'none';
  /** exact counts all events for `x-total-count`, however many there are. */
  total?: 'exact';
  /** upcoming: only events that have not started; past: only those that have. */
  when?: 'upcoming' | 'past';
  /** Sort order by date, start time and id; asc by default. */
  order?: 'asc' | 'desc';
};
export type CreateEventApiResponse = /** status 201 Success */ EventDto;
export type CreateEventApiArg = SaveEventDto;
export type SetEventStatusesApiResponse = /** status 200 Success */ ChangedStatusesDto;
export type SetEventStatusesApiArg = {
  /** Change nothing; return what would be changed. */
  preview?: boolean;
  eventStatusesDto: EventStatusesDto;
};
export type CountClashesApiResponse = /** status 200 Success */ ClashCountDto;
export type CountClashesApiArg = PlannedEventDto;
export type GetEventApiResponse = /** status 200 Success */ EventDto;
export type GetEventApiArg = number;
export type UpdateEventApiResponse = /** status 200 Success */ EventDto;
export type UpdateEventApiArg = {
  id: number;
  updateEventDto: UpdateEventDto;
};
export type DeleteEventApiResponse = unknown;
export type DeleteEventApiArg = number;
export type GetEventNeighboursApiResponse = /** status 200 Success */ EventNeighboursDto;
export type GetEventNeighboursApiArg = number;
export type CreateSeriesApiResponse = /** status 201 Success */ SeriesDto;
export type CreateSeriesApiArg = {
  id: number;
  createSeriesDto: CreateSeriesDto;
};
export type UpdateSeriesApiResponse = /** status 200 Success */ SeriesChangeDto;
export type UpdateSeriesApiArg = {
  id: number;
  updateSeriesDto: UpdateSeriesDto;
};
export type DeleteSeriesApiResponse = unknown;
export type DeleteSeriesApiArg = {
  id: number;
  /** Whether events that were changed separately are changed as well. False by default. */
  includesExceptions?: boolean;
  /** The event and those after it, or all. Events that have begun stay in any case. */
  scope: 'following' | 'all';
};
export type PreviewSeriesApiResponse = /** status 200 Success */ SeriesChangeDto;
export type PreviewSeriesApiArg = {
  id: number;
  updateSeriesDto: UpdateSeriesDto;
};
export type ListCalendarDaysApiResponse = /** status 200 Success */ CalendarDayDto[];
export type ListCalendarDaysApiArg = {
  /** First day, inclusive; today by default. */
  from?: string;
  /** Last day, inclusive; 41 days after the first one by default, which is also the most. */
  to?: string;
  /** Maximum number of events listed per day; 3 by default. */
  perDay?: number;
  /** Only events of this league or of its teams. */
  leagueId?: number;
  /** true counts only events that concern the members of teams that you coach, or that these teams take part in. */
  coached?: boolean;
  /** Only events of these types, separated by commas. */
  types?: ('match' | 'training' | 'tournament' | 'friendly')[];
};
export type ListDashboardEventsApiResponse = /** status 200 Success */ EventDto[];
export type ListDashboardEventsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** First day, inclusive. */
  from?: string;
  /** Last day, inclusive. */
  to?: string;
  /** upcoming: only events that have not started; past: only those that have. */
  when?: 'upcoming' | 'past';
  /** Sort order by date, start time and id; asc by default. */
  order?: 'asc' | 'desc';
};
export type ListChildEventsApiResponse = /** status 200 Success */ EventDto[];
export type ListChildEventsApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** First day, inclusive. */
  from?: string;
  /** Last day, inclusive. */
  to?: string;
  /** upcoming: only events that have not started; past: only those that have. */
  when?: 'upcoming' | 'past';
  /** Sort order by date, start time and id; asc by default. */
  order?: 'asc' | 'desc';
};
export type ListTeamEventsApiResponse = /** status 200 Success */ EventDto[];
export type ListTeamEventsApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** First day, inclusive. */
  from?: string;
  /** Last day, inclusive. */
  to?: string;
  /** upcoming: only events that have not started; past: only those that have. */
  when?: 'upcoming' | 'past';
  /** Sort order by date, start time and id; asc by default. */
  order?: 'asc' | 'desc';
};
export type AnswerAvailabilityApiResponse =
  /** status 200 Success */ AnsweredDto | /** status 201 Success */ AnsweredDto;
export type AnswerAvailabilityApiArg = AnswerAvailabilityDto;
export type ChangeAvailabilityApiResponse = /** status 200 Success */ AnsweredDto;
export type ChangeAvailabilityApiArg = {
  id: number;
  changeAvailabilityDto: ChangeAvailabilityDto;
};
export type ListEventAvailabilitiesApiResponse = /** status 200 Success */ EventAnswerDto[];
export type ListEventAvailabilitiesApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
  /** Only children in this team. */
  teamId?: number;
};
export type GetEventAttendanceApiResponse = /** status 200 Success */ EventAttendanceDto;
export type GetEventAttendanceApiArg = number;
export type ListResponseHistoryApiResponse = /** status 200 Success */ PastResponseDto[];
export type ListResponseHistoryApiArg = {
  id: number;
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type GetAnswerLinkApiResponse = /** status 200 Success */ AnswerLinkDto;
export type GetAnswerLinkApiArg = string;
export type SendAnswersApiResponse = /** status 200 Success */ AnswerLinkDto;
export type SendAnswersApiArg = {
  token: string;
  sendAnswersDto: SendAnswersDto;
};
export type RevokeAnswerLinksApiResponse = unknown;
export type RevokeAnswerLinksApiArg = void;
export type ListFeedsApiResponse = /** status 200 Success */ FeedDto[];
export type ListFeedsApiArg = void;
export type CreateFeedApiResponse = /** status 201 Success */ FeedWithLinkDto;
export type CreateFeedApiArg = CreateFeedDto;
export type RenewFeedLinkApiResponse = /** status 201 Success */ FeedWithLinkDto;
export type RenewFeedLinkApiArg = number;
export type RevokeFeedApiResponse = unknown;
export type RevokeFeedApiArg = number;
export type ReadFeedApiResponse = /** status 200 Success */ string;
export type ReadFeedApiArg = string;
export type ImportFileApiResponse = /** status 200 Success */ ImportAnswerDto;
export type ImportFileApiArg = {
  /** Import the types in this order, because teams need their leagues, and fixtures, rosters, trainings and coaches their teams. */
  type: 'leagues' | 'teams' | 'children' | 'team-members' | 'fixtures' | 'rosters' | 'trainings' | 'coaches';
  /** The number of people to invite, as `invitations.open` said and an admin has confirmed. Without it, nobody is invited. */
  invite?: number;
  /** Do not import; return what the import would do. */
  preview?: boolean;
  /** Import only if that does what a preview has shown: its `plan.hash`. */
  expect?: string;
  /** Of fixtures: leave the time and the place of home matches that the club has, because a league does not know its pitches. */
  keepsHome?: boolean;
  body: {
    file: Blob;
    /** What rows mean that could mean a registered player, by line: `"new"`, `"skip"`, or the id of the player. */
    choices?: string;
  };
};
export type GetImportTemplateApiResponse = /** status 200 Success */ string;
export type GetImportTemplateApiArg =
  | /** Import the types in this order, because teams need their leagues, and fixtures, rosters, trainings and coaches their teams. */ 'leagues'
  | 'teams'
  | 'children'
  | 'team-members'
  | 'fixtures'
  | 'rosters'
  | 'trainings'
  | 'coaches';
export type ListImportsApiResponse = /** status 200 Success */ RecentImportDto[];
export type ListImportsApiArg = void;
export type UndoImportApiResponse = /** status 200 Success */ UndoAnswerDto;
export type UndoImportApiArg = {
  id: number;
  /** Do not undo; return what would be undone. */
  preview?: boolean;
};
export type ExportDataApiResponse = /** status 200 Success */ string;
export type ExportDataApiArg = {
  /** The list. */
  type: 'leagues' | 'teams' | 'players' | 'guardians' | 'rosters' | 'coaches' | 'fixtures';
  dataExportDto: DataExportDto;
};
export type AddPlayerApiResponse = /** status 201 Success */ NewPlayerDto;
export type AddPlayerApiArg = AddPlayerDto;
export type GetClubWorkApiResponse = /** status 200 Success */ ClubWorkDto;
export type GetClubWorkApiArg = void;
export type ListAuditLogApiResponse = /** status 200 Success */ AuditEntriesDto;
export type ListAuditLogApiArg = {
  /** Only what this user did. */
  actorId?: number;
  /** Only what concerns this user. */
  userId?: number;
  /** Only what concerns this player. */
  childId?: number;
  /** The first day in the club’s time zone. */
  from?: string;
  /** The last day in the club’s time zone. */
  to?: string;
  /** Only entries older than this one: `before` of the page before. */
  before?: number;
  /** Maximum number of entries; 50 by default. */
  limit?: number;
  /** Only actions of this group. */
  group?: 'users' | 'players' | 'teams' | 'events' | 'announcements' | 'imports' | 'mail' | 'club';
};
export type DownloadAuditLogApiResponse = /** status 200 Success */ string;
export type DownloadAuditLogApiArg = AuditDownloadDto;
export type ListAnnouncementsApiResponse = /** status 200 Success */ AnnouncementDto[];
export type ListAnnouncementsApiArg = {
  /** Maximum number of rows; omit for all. */
  limit?: number;
  /** Rows to skip. */
  offset?: number;
};
export type CreateAnnouncementApiResponse = /** status 201 Success */ AnnouncementDto;
export type CreateAnnouncementApiArg = CreateAnnouncementDto;
export type GetAnnouncementAudienceApiResponse = /** status 200 Success */ AnnouncementAudienceDto;
export type GetAnnouncementAudienceApiArg = {
  /** The families of this team. */
  teamId?: number;
  /** The families of this league's teams. */
  leagueId?: number;
};
export type UpdateAnnouncementApiResponse = /** status 200 Success */ AnnouncementDto;
export type UpdateAnnouncementApiArg = {
  id: number;
  updateAnnouncementDto: UpdateAnnouncementDto;
};
export type DeleteAnnouncementApiResponse = unknown;
export type DeleteAnnouncementApiArg = number;
export type GetNotificationsApiResponse = /** status 200 Success */ NotificationsDto;
export type GetNotificationsApiArg = void;
export type ReadNotificationsApiResponse = unknown;
export type ReadNotificationsApiArg = ReadNotificationsDto;
export type GetEventReminderApiResponse = /** status 200 Success */ EventReminderDto;
export type GetEventReminderApiArg = number;
export type RemindFamiliesApiResponse = /** status 200 Success */ EventReminderDto;
export type RemindFamiliesApiArg = number;
export type ListUpcomingMailsApiResponse = /** status 200 Success */ PlannedMailDto[];
export type ListUpcomingMailsApiArg = void;
export type HealthDto = {
  status: string;
};
export type ImportPlanDto = {
  /** For `expect`. */
  hash: string;
  /** Rows that add something. */
  new: number;
  /** Rows that change what is there. */
  changed: number;
  /** Rows that do nothing. */
  same: number;
  error: number;
  maybe: number;
  /** How many families are told of it. */
  families: number;
  /** Of coaches: how many people with a new account are invited by mail; missing if the club sends no mail. */
  invited?: number;
};
export type Problem = {
  /** Always `about:blank`, because the status identifies the kind of problem. */
  type: string;
  /** The name of the HTTP status. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence for the user. */
  message: string;
  /** The same as `message`, for older clients. */
  error: string;
  /** A message per invalid field. */
  errors?: {
    [key: string]: string;
  };
  /** Identifies the request in the server's log. */
  correlationId: string;
  /** The id of the registered child with the same name and date of birth. */
  duplicateChildId?: number;
  /** What the user can do: view their own child, or claim the existing child. */
  action?: 'claim-existing' | 'view-existing';
  /** Whether the password was right, and signing in takes a `code`. */
  secondFactor?: boolean;
  /** The number of people whom an import would invite now. */
  invitees?: number;
  /** What an import would do now. */
  plan?: ImportPlanDto;
};
export type VersionDto = {
  name: string;
  version: string;
  /** A hash of the built files. */
  build: string;
};
export type ClubDto = {
  name: string;
  /** The time zone of all dates and times. */
  timeZone: string;
  contactEmail: string | null;
  contactPhone: string | null;
  /** The minimum length of new passwords. */
  passwordMinLength: number;
  /** The path of the club's crest on this server; it changes with the crest. Null without a crest. */
  crestUrl: string | null;
  /** The club's colour as `#rrggbb`. Null for Touchline's green. */
  colour: string | null;
  /** How dates and times are written: `us` Nov 25, 2026, 5:30 PM; `uk` 25 Nov 2026, 17:30; `iso` 2026-11-25 17:30. */
  formats: 'us' | 'uk' | 'iso';
  /** Whether the server can send mail. Without it, nobody can ask for a new password, and screens say so. */
  sendsMail: boolean;
  /** Whether users must verify their email before they can find and claim children. */
  verifiesEmail: boolean;
  /** The club's privacy notice. */
  privacyUrl: string | null;
  /** Whether the sign-in page offers the demo, a sample club in the browser. */
  offersDemo?: boolean;
};
export type UpdateClubDto = {
  name?: string | null;
  contactEmail?: string | null;
  contactPhone?: string | null;
  /** `#rrggbb`. A colour that is too light is rejected with the nearest one that works. */
  colour?: string | null;
  formats?: ('us' | 'uk' | 'iso' | null) | null;
};
export type TopicPreferenceDto = {
  /** What the mails are about. Later versions add topics. */
  topic: string;
  isOn: boolean;
  /** The children about whom the user gets no such mails. */
  mutedChildIds: number[];
  /** Whether the topic can be switched off for single children. */
  isPerChild: boolean;
};
export type MailChildDto = {
  id: number;
  name: string;
};
export type QuietHoursDto = {
  from: string;
  to: string;
};
export type MailPreferencesDto = {
  /** The topics about which the user can get mails. */
  topics: TopicPreferenceDto[];
  children: MailChildDto[];
  /** No mails between these times of the club's clock, unless an event that begins before `to` changes. Null for none. */
  quietHours: QuietHoursDto | null;
  /** The day of the weekly overview: 1 is Monday, 7 is Sunday. */
  weeklyDay: number;
  /** How many days before an event the user is reminded to respond. */
  reminderDays: number[];
  /** Only for coaches: whether families may reply to you about the events of teams of which you are the lead coach. Such mails show them
    your email. */
  takesReplies?: boolean;
};
export type TopicChangeDto = {
  /** Replaces the list. Ids that are not of own children are ignored. */
  mutedChildIds?: number[];
  topic:
    | 'changes'
    | 'reminders'
    | 'last-call'
    | 'new-events'
    | 'announcements'
    | 'weekly-overview'
    | 'coach-overview'
    | 'new-devices';
  isOn?: boolean;
};
export type PlannedMailChangeDto = {
  /** From the list of upcoming mails. */
  key: string;
  isOn: boolean;
};
export type UpdateMailPreferencesDto = {
  weeklyDay?: number;
  reminderDays?: number[];
  topics?: TopicChangeDto[];
  /** Null for none. */
  quietHours?: QuietHoursDto | null;
  /** Whether families may reply to a lead coach; only coaches can switch it on. False by default. */
  takesReplies?: boolean;
  /** Single planned mails to switch off or on again. */
  upcoming?: PlannedMailChangeDto[];
};
export type UnsubscribeDto = {
  topic: string;
  /** Whether the user still gets mails about the topic. */
  isOn: boolean;
};
export type MailDto = {
  /** A UUID; also in the name of the file and in the Message-ID. */
  id: string;
  /** What the mail is about. Later versions add kinds. */
  kind: string;
  /** `dropped` mails were no longer wanted when they would have been sent. */
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'dropped';
  /** The recipient's full name, or the address if it may have no account. */
  recipient: string;
  address: string;
  /** Null until the mail is sent. */
  subject: string | null;
  /** Why the mail failed, was dropped or is being tried again. */
  reason: string | null;
  attempts: number;
  queuedAt: string;
  /** For a queued mail: when it will be tried. */
  dueAt: string;
  /** When the mail was sent, failed or was dropped. */
  endedAt: string | null;
};
export type MailDeliveryDto = {
  /** `smtp`, or outside production `folder`; `none` if the server is not set up to send mail. */
  transport: 'none' | 'smtp' | 'folder';
  /** True until an admin resumes, also after a restore and after the upgrade to the first version with mail. */
  isPaused: boolean;
  /** Mails that wait or are being sent. */
  queued: number;
  /** Mails that failed in the last 30 days. */
  failed: number;
  /** Mails that were tried in the last hour. */
  sentLastHour: number;
  sentLastDay: number;
  /** The setting `MAIL_PER_HOUR`. */
  perHour: number;
  /** When the mail was queued that waits longest; null if none waits. */
  oldestQueuedAt: string | null;
  /** Addresses that get no more mail, because three mails in a row came back; the first 100. */
  stoppedAddresses: string[];
};
export type MailDetailsDto = {
  /** A UUID; also in the name of the file and in the Message-ID. */
  id: string;
  /** What the mail is about. Later versions add kinds. */
  kind: string;
  /** `dropped` mails were no longer wanted when they would have been sent. */
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'dropped';
  /** The recipient's full name, or the address if it may have no account. */
  recipient: string;
  address: string;
  /** Null until the mail is sent. */
  subject: string | null;
  /** Why the mail failed, was dropped or is being tried again. */
  reason: string | null;
  attempts: number;
  queuedAt: string;
  /** For a queued mail: when it will be tried. */
  dueAt: string;
  /** When the mail was sent, failed or was dropped. */
  endedAt: string | null;
  /** The text that was sent. Null until then, and always for mails that give access to an account. */
  body: string | null;
};
export type SessionUserDto = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  phone: string | null;
  bio: string | null;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
  /** Whether the user looks after the safety of children: reads the audit log and who has looked at phone numbers, and manages nothing.
    Families see name and email. */
  isWelfareOfficer: boolean;
  /** Whether signing in takes a code besides the password. */
  hasSecondFactor: boolean;
  /** False if the user set the email and has not opened the link in our mail. Mails about children go only to verified addresses. */
  isEmailVerified: boolean;
  /** Whether the club requires a second factor that is not set up yet; until then, most operations return 403. */
  needsSecondFactor: boolean;
};
export type UpdateMeDto = {
  fullName?: string;
  phone?: string | null;
  bio?: string | null;
  /** A change requires the current password. If the username is the old email, it changes as well. */
  email?: string;
  /** Required to change the email. */
  currentPassword?: string | null;
};
export type LoginDto = {
  /** The username or the email address. */
  username: string;
  password: string;
  /** Of the authenticator app, or a recovery code. Required if the account has a second factor. */
  code?: string | null;
};
export type RegisterDto = {
  email: string;
  password: string;
  fullName: string;
  /** Ignored, because the email becomes the username. */
  username?: string;
  /** Ignored, because registration always creates a parent. */
  isParent?: boolean;
};
export type ChangePasswordDto = {
  currentPassword: string;
  newPassword: string;
  /** Ends the addresses of your calendar feeds, too, in case somebody else has seen them; false by default. */
  endFeeds?: boolean | null;
};
export type ForgotPasswordDto = {
  email: string;
};
export type ResetPasswordDto = {
  /** The last part of the link in the mail. */
  token: string;
  /** The new password. */
  password: string;
};
export type LinkTokenDto = {
  /** The last part of the link in the mail. */
  token: string;
};
export type SessionDto = {
  /** A hash of the id in the cookie, so that it cannot be used to sign in. */
  id: string;
  /** The browser and the system, as the browser named them when it signed in; null if it did not. */
  device: string | null;
  /** Whether this request uses it. */
  isCurrent: boolean;
  startedAt: string;
  /** Accurate to five minutes. */
  lastUsedAt: string;
};
export type SecondFactorDto = {
  /** When it was set up; null without a second factor. */
  since: string | null;
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: number;
  /** Whether the club requires one of you, so that it cannot be turned off. */
  isRequired: boolean;
};
export type RecoveryCodesDto = {
  /** Each signs in once in place of a code of the app. They are not returned again. */
  codes: string[];
};
export type ConfirmSecondFactorDto = {
  /** The code that the authenticator app shows. */
  code: string;
};
export type TotpSetupDto = {
  /** For authenticator apps that cannot scan: 32 characters of Base32. */
  secret: string;
  /** What a QR code contains. */
  uri: string;
};
export type OwnPasswordDto = {
  currentPassword: string;
};
export type UserDto = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  phone: string | null;
  bio: string | null;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
  /** Whether the user looks after the safety of children: reads the audit log and who has looked at phone numbers, and manages nothing.
    Families see name and email. */
  isWelfareOfficer: boolean;
  /** False if the user set the email and has not opened the link in our mail. Mails about children go only to verified addresses. */
  isEmailVerified: boolean;
  /** Whether signing in takes a code besides the password. */
  hasSecondFactor: boolean;
  /** False if the user has never signed in, so an admin can send an invitation. */
  hasSignedIn: boolean;
  /** False if the account is deactivated, so the user cannot sign in. */
  isActive: boolean;
  /** True if the user has made too many attempts without a match and can neither find nor add children until an admin reopens
    the search. */
  isSearchClosed: boolean;
};
export type CreateUserDto = {
  /** Can be used to sign in instead of the email. */
  username: string;
  /** Required unless `sendInvitation` is true. */
  password?: string;
  fullName: string;
  email: string;
  /** Your own password, required to make an admin or a welfare officer. */
  currentPassword?: string | null;
  /** Sends a mail with which the user chooses a password; false by default. */
  sendInvitation?: boolean | null;
  /** false by default. */
  isParent?: boolean | null;
  /** false by default. */
  isCoach?: boolean | null;
  /** false by default. */
  isAdmin?: boolean | null;
  /** false by default. */
  isWelfareOfficer?: boolean | null;
};
export type UserCountsDto = {
  all: number;
  /** Active users who have never signed in. */
  neverSignedIn: number;
  /** Active coaches who coach no team. */
  coachesWithoutTeam: number;
  parents: number;
  coaches: number;
  admins: number;
  welfareOfficers: number;
};
export type ParentDto = {
  id: number;
  fullName: string;
  email: string;
};
export type CoachDto = {
  id: number;
  fullName: string;
};
export type InvitedDto = {
  /** How many mails are queued. */
  invited: number;
};
export type InviteUsersDto = {
  /** Only users with this role. */
  role?: ('parent' | 'coach' | 'admin' | 'welfare-officer' | null) | null;
};
export type UpdateUserDto = {
  fullName?: string;
  /** If the username is the old email, it changes as well. */
  email?: string;
  /** Your own password, required to change the email, or whether the user is an admin or a welfare officer. */
  currentPassword?: string | null;
  isParent?: boolean;
  isCoach?: boolean;
  isAdmin?: boolean;
  isWelfareOfficer?: boolean;
};
export type SetPasswordDto = {
  password: string;
  /** Your own password, required. */
  currentPassword?: string | null;
};
export type InvitedFamiliesDto = {
  /** How many people get a mail. */
  invited: number;
  /** How many have been invited within a day already. */
  waiting: number;
  /** How many players have no guardian, and nobody with an invitation. */
  unreachable: number;
};
export type InviteFamiliesDto = {
  /** At most 200. */
  childIds: number[];
};
export type ChildGuardianDto = {
  /** Null for guardians in another household; only admins get every id. */
  userId: number | null;
  /** Null for guardians in another household. Staff get every name. */
  fullName: string | null;
  /** Whether it is you, somebody in your household for this child, or anybody else. */
  relation: 'you' | 'household' | 'other';
  /** Whether it is the guardian whose id is the child's `parentId`. */
  isPrimary: boolean;
  /** UTC, ISO 8601; null for guardians in another household. */
  since: string | null;
  /** Only for admins. */
  email?: string;
  /** Only for admins: guardians with the same number share a household. */
  household?: number;
  /** Only for admins: who invited, approved or assigned the guardian; null for those who have claimed or added the child. */
  addedBy?: string | null;
  /** Only for admins: to this account, the child does not exist. */
  isRestricted?: boolean;
};
export type UpdateGuardianDto = {
  /** True hides the child from this account; false makes the account a guardian again if it was one before. */
  isRestricted: boolean;
};
export type AccessRequestDto = {
  id: number;
  childId: number;
  childName: string;
  /** Who asks; the name is all you learn. */
  requesterName: string;
  state: 'pending' | 'approved' | 'declined';
  /** UTC, ISO 8601. */
  requestedAt: string;
  /** Only for admins: whether an account is restricted for the child. Then only admins decide. */
  hasRestriction?: boolean;
};
export type SentAccessRequestDto = {
  id: number;
  childId: number;
  childName: string;
  state: 'pending' | 'approved' | 'declined';
  /** UTC, ISO 8601. */
  requestedAt: string;
  /** Null unless it was declined: when you can ask again (UTC, ISO 8601), 30 days later. */
  canAskAgainAt: string | null;
};
export type GuardianInvitationDto = {
  id: number;
  email: string;
  sameHousehold: boolean;
  /** UTC, ISO 8601. */
  invitedAt: string;
  /** UTC, ISO 8601; 14 days after the invitation. */
  expiresAt: string;
};
export type InviteGuardianDto = {
  email: string;
  /** Whether whoever accepts shares your household: then you see each other's names with this child. False by default. Only a
    guardian can share a household. */
  sameHousehold?: boolean;
};
export type InvitationDto = {
  /** The child's given name. */
  childName: string;
  sameHousehold: boolean;
  /** Who invites, if for the same household, whose members see each other's names; otherwise null, as for a name like an address. */
  inviterName?: string | null;
  /** UTC, ISO 8601. */
  expiresAt: string;
  /** The address to which the invitation was sent; null unless you are signed in. */
  invitedEmail: string | null;
  /** The address of your account; null unless you are signed in. */
  accountEmail: string | null;
  /** True if you have accepted the invitation. */
  isAccepted: boolean;
  /** True if you are a guardian of the child. */
  isGuardian: boolean;
  /** True if you have accepted the invitation, and an admin has to approve before you are a guardian. */
  isWaiting?: boolean;
};
export type AcceptedInvitationDto = {
  childId: number;
  /** The child's given name. */
  childName: string;
};
export type LeftChildDto = {
  id?: number;
  name: string;
  /** Whether the child has no other guardian. */
  staysWithoutGuardian: boolean;
  /** Whether the user also asks to delete the child for good. */
  isErasureRequested?: boolean;
};
export type DeletionDto = {
  /** When you asked to be deleted (UTC, ISO 8601); null if you have not. */
  requestedAt: string | null;
  /** Why you cannot ask; null if you can. */
  refusal: string | null;
  /** Your children, the oldest first. */
  children: LeftChildDto[];
};
export type RequestDeletionDto = {
  currentPassword: string;
};
export type DeletionRequestDto = {
  userId: number;
  fullName: string;
  email: string;
  /** UTC, ISO 8601. */
  requestedAt: string;
  /** The user's children, the oldest first. */
  children: LeftChildDto[];
};
export type UserDeletionDto = {
  /** Why the user cannot be deleted now; null if it is possible. */
  refusal: string | null;
  /** The user's children, the oldest first. */
  children: LeftChildDto[];
};
export type ChildTeamDto = {
  id: number;
  name: string;
};
export type ListedChildDto = {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  ageGroup: string;
  /** Whether the age group was set by hand; it ends with the season. */
  isAgeGroupSet: boolean;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with a correction. */
  version: number;
  isRegistered: boolean;
  teams: ChildTeamDto[];
  /** The primary guardian's name; null if unassigned. */
  parentName: string | null;
  /** The names of all guardians, the primary one first. */
  guardianNames: string[];
  /** Only for admins. */
  parentId?: number | null;
  /** Only for admins: when the last guardian left (UTC, ISO 8601); null if there is one, or if there never was. */
  guardiansLeftAt?: string | null;
};
export type DuplicateDto = {
  /** `name`: born on the same day, and the names differ by little or only by signs. `birth`: the same name, and one digit of the date of
    birth differs. */
  differsIn: 'name' | 'birth';
  /** The two players, the one who was added first in front. */
  children: ListedChildDto[];
};
export type DistinguishChildDto = {
  /** The id of the other player. */
  otherId: number;
  /** True remembers that the two are different children; false forgets it. */
  areDifferent: boolean;
};
export type PlayerTeamDto = {
  id: number;
  name: string;
  jerseyNumber: number | null;
  position: string | null;
};
export type MergeSideDto = {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  ageGroup: string;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with the merge. */
  version: number;
  /** When the player was added: UTC, ISO 8601. */
  addedAt: string;
  teams: PlayerTeamDto[];
  /** The names of the guardians, the primary one first. */
  guardianNames: string[];
  /** The names of the accounts that are restricted for this player. */
  restrictedNames: string[];
  /** How many events the player has an answer for. */
  answers: number;
  absences: number;
};
export type MergePreviewDto = {
  /** The record that goes on, with its id, name and date of birth. */
  kept: MergeSideDto;
  /** The record that ends. */
  merged: MergeSideDto;
  /** Coming events that both have an answer for: the newer one stays, both are in the history. */
  answeredTwice: number;
  /** Events that have begun and concern both: they keep both, so that their numbers do not change. */
  sharedPastEvents: number;
  /** The names of guardians of one record who are restricted for the other. They lose the player. */
  losing: string[];
};
export type ContactLookupDto = {
  id: number;
  /** Null if the account no longer exists. */
  lookedUpBy: string | null;
  /** UTC, ISO 8601. */
  lookedUpAt: string;
};
export type ContactLookupsDto = {
  total: number;
  latest: ContactLookupDto;
};
export type ChildErasureRequestDto = {
  /** When you asked to delete the child for good (UTC, ISO 8601); null if you have not. */
  requestedAt: string | null;
  /** Whether somebody else asks who is or was a guardian. */
  isAskedByOther: boolean;
  /** The child's guardians who have not asked, without you. */
  waitsFor: number;
};
export type ChildDto = {
  id: number;
  name: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** For example U12. Follows from the age on the last cut-off date unless set by hand. */
  ageGroup: string;
  /** Whether the age group was set by hand; it ends with the season. */
  isAgeGroupSet: boolean;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with a correction. */
  version: number;
  /** Whether a guardian may correct name and date of birth: the child is in no team and has no other guardian. */
  isCorrectable: boolean;
  /** The primary guardian; null if unassigned. */
  parentId: number | null;
  /** False if an admin has removed the player from the club. */
  isRegistered: boolean;
  teams: ChildTeamDto[];
  /** Only in the list of your children, and only if somebody has looked up your phone number for this child. */
  contactLookups?: ContactLookupsDto;
  /** Only in the list of your children, and only if you or another guardian asks to delete the child for good. */
  erasureRequest?: ChildErasureRequestDto;
};
export type MergeChildDto = {
  /** The id of the player whose record ends. */
  otherId: number;
  /** The version of the record that goes on, from the preview. A stale one is rejected with 409. */
  version?: number;
  /** The version of the record that ends, from the preview. A stale one is rejected with 409. */
  otherVersion?: number;
};
export type ErasureRequestDto = {
  childId: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Whether the player is still registered, and has to be removed from the club first. */
  isRegistered: boolean;
  /** When somebody asked first (UTC, ISO 8601). */
  requestedAt: string;
  /** Guardians who ask, sorted by name; those whose account has been deleted are not named. */
  requestedBy: string[];
  /** Guardians who have not asked, sorted by name. */
  waitsFor: string[];
};
export type ErasureDto = {
  childId: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Why the player cannot be deleted now; null if it is possible. */
  refusal: string | null;
  /** Teams in which the player was. */
  teams: number;
  answers: number;
  /** Corrections of the record. */
  corrections: number;
  /** Looks at the guardians' phone numbers. */
  lookups: number;
  /** Events that have begun and go on counting the player, without the name. */
  pastEvents: number;
  /** Accounts that stay restricted if somebody adds the player again. */
  restrictedAccounts: number;
  /** Announcements whose text holds the whole name, and stays. */
  announcements: number;
  /** Events whose text holds the whole name, and stays. */
  events: number;
  /** Other records of the same name and date of birth, which stay. */
  otherRecords: number;
};
export type EraseChildDto = {
  currentPassword: string;
  /** The player's name, as a last question. Case and spaces do not matter. */
  name: string;
};
export type RequestErasureDto = {
  currentPassword: string;
};
export type ExportDto = {
  currentPassword: string;
  /** A code of the authenticator app, or a recovery code, if you have a second factor. */
  code?: string;
};
export type ExportChildDto = {
  currentPassword: string;
  /** A code of the authenticator app, or a recovery code, if you have a second factor. */
  code?: string;
  /** The guardian for whom the file is, from the child's guardians; null for a file without what only one household may read. */
  guardianId?: number | null;
};
export type RetentionPeriodsDto = {
  /** Months after a player left the club. */
  unregisteredPlayers: number;
  /** Months after an account without children was last used. */
  unusedAccounts: number;
  /** Seasons before the running one whose events are kept, with answers and notes. */
  events: number;
  /** Months after an entry of the audit log. */
  auditLog: number;
  /** Months after an announcement was posted. */
  announcements: number;
  /** Months after a coach or an admin looked at a phone number. */
  contactLookups: number;
};
export type OldRowsDto = {
  unregisteredPlayers: number;
  unusedAccounts: number;
  events: number;
  auditLog: number;
  announcements: number;
  contactLookups: number;
};
export type WarnedDto = {
  players: number;
  accounts: number;
};
export type RetentionDto = {
  periods: RetentionPeriodsDto;
  /** What is older than the periods of the club, or than those of the query. */
  old: OldRowsDto;
  /** Players and accounts of which somebody has been warned, and that will be deleted. */
  warned: WarnedDto;
  /** Nothing is deleted before this day; YYYY-MM-DD. */
  startsOn: string;
  /** Why nothing is deleted now: `delivery` while mail is paused, for example after the club was restored from a backup. `mail` if only
    players and accounts wait, because the server sends no mail. Null if nothing waits. */
  waitsFor: string | null;
};
export type ChildReaderDto = {
  fullName: string;
  /** The teams of the child that a coach coaches, by name; empty for others. */
  teams: string[];
};
export type ChildReadersDto = {
  /** `household`, `otherHousehold`, `teamCoach`, `waitingCoach` (whom an admin has to confirm, or for whom the child’s membership does not
    count yet), `otherCoach`, `admin`, `welfareOfficer` or `teamFamily`. Later versions may add others. */
  kind: string;
  /** How many active accounts. */
  total: number;
  /** By name; empty for those whom you may not know. */
  people: ChildReaderDto[];
  /** What they see, for example `birth`. Later versions may add others. */
  sees: string[];
};
export type SentInvitationDto = {
  id: number;
  email: string;
  /** UTC, ISO 8601. */
  invitedAt: string;
  /** UTC, ISO 8601; 14 days after the invitation. */
  expiresAt: string;
  /** UTC, ISO 8601; null if nobody has accepted. */
  acceptedAt: string | null;
};
export type ChildFeedDto = {
  id: number;
  name: string;
  /** Null unless the feed is of one child. */
  childId: number | null;
  withResponses: boolean;
  /** When a calendar fetched it last, to the hour; null if never. */
  lastUsedAt: string | null;
};
export type LiveAnswerLinksDto = {
  /** How many mails. */
  total: number;
  /** When the last link stops working (UTC, ISO 8601); null without one. */
  until: string | null;
};
export type KeptRowsDto = {
  title: string;
  kept: string;
};
export type WelfareOfficerDto = {
  fullName: string;
  email: string;
};
export type ChildPrivacyDto = {
  id: number;
  name: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** Whoever sees most comes first. Without those of whom there is nobody. */
  readers: ChildReadersDto[];
  /** The looks at your phone number, the latest first, at most 20. */
  contactLookups: ContactLookupDto[];
  /** How many looks there are. */
  totalLookups: number;
  /** The latest first. */
  invitations: SentInvitationDto[];
  feeds: ChildFeedDto[];
  answerLinks: LiveAnswerLinksDto;
  kept: KeptRowsDto[];
  /** By name. */
  welfareOfficers: WelfareOfficerDto[];
};
export type RemovedPlayersDto = {
  /** How many players leave the club. */
  removed: number;
  /** How many had left before. */
  same: number;
  /** How many people lose access to a player. Nobody is told by mail. */
  guardians: number;
  /** Those who leave, to undo this removal alone. */
  childIds: number[];
};
export type RemovalDto = {
  /** At most 200. */
  childIds: number[];
};
export type UndoneRemovalDto = {
  /** How many players are back, with their guardians and teams. */
  restored: number;
  /** How many are there already, or cannot come back: erased, merged, registered anew, or removed more than 7 days ago. */
  same: number;
};
export type AddChildDto = {
  name: string;
  /** Parents can add children who are 3 to 19 years old today; staff can add anyone born since 1900-01-01. */
  dateOfBirth: string;
  /** The parent's user id. If it is omitted, null or 0, parents add their own child and staff an unassigned player. Only admins
    can send another user's id. */
  parentId?: number | null;
  /** Overrides the age group that follows from the date of birth: U5 to U21, also written like "Under 12". Ignored unless sent by staff. */
  ageGroup?: string | null;
};
export type ChildCountsDto = {
  registered: number;
  /** Registered players with a parent. */
  assigned: number;
  /** Registered players without a parent. */
  unassigned: number;
  /** Registered players in no team. */
  withoutTeam: number;
  /** Registered players whose age group is older than every group that an event can be for. */
  withoutEventGroup: number;
  /** Only for admins. */
  unregistered?: number;
  /** Players whom a guardian asks to delete for good; only for admins, and whatever `q` is. */
  erasureRequests?: number;
};
export type GuardianDto = {
  fullName: string;
};
export type ContactsWaitDto = {
  from: string;
  /** Whether you added the player to the team yourself. Otherwise no confirmed coach and no admin did. */
  isOwn: boolean;
};
export type PlayerDto = {
  id: number;
  name: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** In years, today in the club's time zone. */
  age: number;
  ageGroup: string;
  /** Whether the age group was set by hand; it ends with the season. */
  isAgeGroupSet: boolean;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with a correction. */
  version: number;
  /** By name. */
  teams: PlayerTeamDto[];
  /** The primary guardian first. Guardians see those of their own household. */
  guardians: GuardianDto[];
  /** Whether you can look up the guardians' phone numbers: `unconfirmed` if you coach one of the player's teams, but made yourself
    its coach and wait for an admin. */
  contacts: 'allowed' | 'unconfirmed' | 'denied';
  /** Only for confirmed coaches whose look-ups wait; `contacts` is `denied` until then. */
  contactsWait?: ContactsWaitDto;
};
export type CorrectChildDto = {
  /** The version that the user has edited. A stale version is rejected with 409; without it, the last write wins. */
  version?: number;
  name?: string;
  /** Guardians can correct it to one with which they could add the child. */
  dateOfBirth?: string;
  /** Only for admins: U5 to U21, set by hand until the season ends; null if it follows from the date of birth. */
  ageGroup?: string | null;
  /** What other families, mails and feeds call the child; null if it follows from the name. */
  shortName?: string | null;
};
export type AssignParentDto = {
  /** The user id of an active parent, who becomes the primary guardian; null or 0 removes all guardians. */
  parentId: number | null;
};
export type DoneDto = {
  /** A sentence for the user. */
  message: string;
};
export type CorrectedFieldDto = {
  field: 'name' | 'dateOfBirth' | 'ageGroup' | 'shortName';
  /** Null if the age group followed from the date of birth, or the short name from the name. */
  before: string | null;
  /** Null if it does so now. */
  after: string | null;
};
export type CorrectionDto = {
  id: number;
  /** Guardians do not learn which of the others it was. */
  by: 'you' | 'guardian' | 'admin';
  /** UTC, ISO 8601. */
  correctedAt: string;
  /** Whether the player's record goes on with what was in another one. `before` is the other record’s value. */
  isMerge: boolean;
  changes: CorrectedFieldDto[];
};
export type FoundChildDto = {
  id: number;
  name: string;
};
export type ChildSearchDto = {
  /** Null if there is no match, or several possible matches. */
  child: FoundChildDto | null;
  /** What the user can do with the match. */
  action?: 'claim-existing';
  /** Tells the user that nothing was found or that the spelling differs. */
  message?: string;
};
export type SearchChildDto = {
  name: string;
  dateOfBirth: string;
};
export type ContactDto = {
  fullName: string;
  /** Null if the guardian has left none. */
  phone: string | null;
};
export type ContactsDto = {
  /** By name; without deactivated accounts. */
  guardians: ContactDto[];
};
export type TeamChangeDto = {
  id: number;
  /** The team's name at that time. */
  teamName: string;
  /** False if the child left. */
  hasJoined: boolean;
  /** The coach or admin who did it; null if the account no longer exists. */
  changedBy: string | null;
  /** UTC, ISO 8601. */
  changedAt: string;
};
export type AbsenceDto = {
  id: number;
  /** YYYY-MM-DD, the first day. */
  from: string;
  /** YYYY-MM-DD, the last day. */
  to: string;
};
export type AddAbsenceDto = {
  from: string;
  /** Today or later, and less than a year after `from`. */
  to: string;
};
export type LockedNameDto = {
  id: number;
  /** The child's name, or the name as typed if there is no such child. */
  name: string;
  /** The number of attempts in the 24 hours before the latest one; in the 60 days before it with `lastingSince`. */
  tries: number;
  /** The time of the latest attempt: UTC, ISO 8601. */
  lockedAt: string;
  /** Since when the name is locked until an admin unlocks it: UTC, ISO 8601; null if it is locked for a day. */
  lastingSince?: string | null;
};
export type SeasonDto = {
  /** One season is running, at most one is planned, and archived ones only have a past. */
  status: 'planned' | 'running' | 'archived';
  id: number;
  name: string;
  /** YYYY-MM-DD */
  firstDay: string;
  /** YYYY-MM-DD */
  lastDay: string;
  /** YYYY-MM-DD, the day on which ages are taken. */
  cutoff: string;
  /** Nobody has set its days: they follow the server's setting for the cut-off, and each year begins a new one. */
  isByDefault: boolean;
  /** YYYY-MM-DD, the day on which an admin started it; null for the first season and for a planned one. */
  startedOn: string | null;
  /** Its teams, without those that were archived in the running season. */
  teamCount: number;
};
export type SaveSeasonDto = {
  /** Unique. */
  name: string;
  firstDay: string;
  /** Not before the first day, and less than two years after it. Seasons do not overlap. */
  lastDay: string;
  /** The day on which ages are taken: an age group is the age on it + 1. In the season or in the year before it: for players born from
    1 August to 31 July choose 31 July, for years of birth 31 December. */
  cutoff: string;
};
export type UpdateSeasonDto = {
  /** Unique. */
  name?: string;
  firstDay?: string;
  /** Not before the first day, and less than two years after it. Seasons do not overlap. */
  lastDay?: string;
  /** The day on which ages are taken: an age group is the age on it + 1. In the season or in the year before it: for players born from
    1 August to 31 July choose 31 July, for years of birth 31 December. */
  cutoff?: string;
};
export type LeagueDto = {
  id: number;
  name: string;
  ageGroup: string;
  description: string | null;
  seasonId: number;
  seasonName: string;
  /** The number of teams in the league. */
  teamCount: number;
};
export type SaveLeagueDto = {
  /** Unique together with the age group, in the season. */
  name: string;
  /** A group that can be read as U5 to U21, such as "Under 12", is stored as U12. */
  ageGroup: string;
  description?: string | null;
};
export type UpdateLeagueDto = {
  /** Unique together with the age group, in the season. */
  name?: string;
  /** A group that can be read as U5 to U21, such as "Under 12", is stored as U12. */
  ageGroup?: string;
  description?: string | null;
};
export type TeamLeagueDto = {
  name: string;
  ageGroup: string;
};
export type LeadCoachDto = {
  fullName: string;
};
export type AssistantCoachDto = {
  id: number;
  fullName: string;
};
export type RosterMemberDto = {
  /** Only for staff and guardians. */
  id?: number;
  name: string;
  /** In years, today in the club's time zone. */
  age: number;
  /** Only for staff and guardians. */
  dateOfBirth?: string;
  /** Only for staff and guardians. */
  ageGroup?: string;
  jerseyNumber?: number | null;
  position?: string | null;
};
export type TeamDto = {
  id: number;
  name: string;
  leagueId: number | null;
  leadCoachId: number | null;
  description: string | null;
  createdAt: string;
  /** The day on which the team was archived, YYYY-MM-DD; null for any other team. An archived team only has a past. */
  archivedOn: string | null;
  /** Only for admins, of a single team: whether it has had events, so that deleting it archives it. */
  hasPast?: boolean;
  seasonId: number;
  seasonName: string;
  league: TeamLeagueDto | null;
  leadCoach: LeadCoachDto | null;
  /** Sorted by name. */
  assistantCoaches: AssistantCoachDto[];
  /** Only for staff: what leagues call the team. */
  leagueNames?: string[];
  /** Only for staff: coaches who made themselves coach of this team, and whom no admin has confirmed. */
  unconfirmedCoaches?: AssistantCoachDto[];
  /** Of an archived team, the members of its last roster. */
  memberCount: number;
  /** The members that you may see, sorted by name; of an archived team, those of its last roster. */
  members: RosterMemberDto[];
};
export type CreateTeamDto = {
  /** Unique within the league. */
  name: string;
  leagueId: number;
  description?: string | null;
  /** The user id of an active coach; null for no lead coach. */
  leadCoachId?: number | null;
  /** What leagues call the team: imports find it by these names as well. */
  leagueNames?: string[] | null;
  /** User ids of active coaches, who replace those before; the lead coach is removed from the list. */
  assistantCoachIds?: number[] | null;
};
export type UpdateTeamDto = {
  /** Unique within the league. */
  name?: string;
  leagueId?: number;
  description?: string | null;
  /** The user id of an active coach; null for no lead coach. */
  leadCoachId?: number | null;
  /** What leagues call the team: imports find it by these names as well. */
  leagueNames?: string[] | null;
  /** User ids of active coaches, who replace those before; the lead coach is removed from the list. */
  assistantCoachIds?: number[] | null;
};
export type TeamMemberDto = {
  id: number;
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
};
export type AddTeamMemberDto = {
  teamId: number;
  childId: number;
};
export type MemberMoveDto = {
  childId: number;
  /** The team to leave, if any. */
  fromTeamId?: number | null;
  /** The team to join, if any. */
  toTeamId?: number | null;
  /** In the team to join. */
  jerseyNumber?: number | null;
  /** In the team to join. */
  position?: string | null;
};
export type MovedMembersDto = {
  /** How many players left a team, joined one, or both. */
  moved: number;
  /** How many stayed as they were. */
  same: number;
  /** How many families are told of it. */
  families: number;
  /** The moves that take it back. */
  undo: MemberMoveDto[];
};
export type MemberMovesDto = {
  /** At most 200. */
  moves: MemberMoveDto[];
};
export type UpdateTeamMemberDto = {
  jerseyNumber?: number | null;
  position?: string | null;
};
export type EventTeamDto = {
  id: number;
  name: string;
  leagueId: number | null;
};
export type EventFactsDto = {
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time was to be confirmed; missing if it was known. */
  isTimeToBeConfirmed?: boolean;
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
};
export type ResponseNoteDto = {
  reason: ('travel' | 'other' | 'ill' | 'injured' | 'school' | null) | null;
  text: string | null;
};
export type EventAvailabilityDto = {
  childId: number;
  childName: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** The last day on which the child is away, YYYY-MM-DD. Only for its guardians, and missing unless it is away on the event's day. */
  awayUntil?: string;
  respondedAt: string | null;
  /** When and where the event was at the time of the response. Missing unless it has moved since: then the response is unconfirmed
    until somebody repeats or changes it. */
  movedFrom?: EventFactsDto;
  /** Missing if there is none, or if you may not see it. */
  note?: ResponseNoteDto;
  /** `household` is a guardian in your household, `guardian` another one. */
  respondedBy?: 'you' | 'household' | 'guardian' | 'staff';
  /** The full name, only within a household. */
  responderName?: string;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child. */
  respondedVia?: 'mail' | 'staff' | 'app';
};
export type EventCountsDto = {
  available: number;
  unavailable: number;
  pending: number;
  /** Those of the available and unavailable ones whose response was given before the event moved. */
  unconfirmedCount: number;
  /** Those of the pending ones who are away on that day. */
  awayCount: number;
  /** Those of all who have been deleted for good since, whom no list names. */
  erasedCount?: number;
};
export type ClashDto = {
  /** overlap: both take place at the same time; travel: there are less than 30 minutes between two places. */
  kind: 'overlap' | 'travel';
  eventId: number;
  title: string;
  type: 'match' | 'training' | 'tournament' | 'friendly';
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  location: string | null;
  /** The given names of your children in the other event's audience, without those who are unavailable. */
  childNames: string[];
};
export type EventDto = {
  id: number;
  title: string;
  type: 'match' | 'training' | 'tournament' | 'friendly';
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed; clients say so instead of `startTime`. */
  isTimeToBeConfirmed?: boolean;
  /** HH:MM; an end before the start is on the next day. */
  endTime: string | null;
  /** The time by which players should arrive. */
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
  description: string | null;
  /** The other side of a match or friendly. */
  opponent: string | null;
  /** Whether a match is at home; null if that is not known. */
  isHome: boolean | null;
  teamId: number | null;
  leagueId: number | null;
  status: 'confirmed' | 'pending' | 'cancelled';
  /** Until when families can accept, as `YYYY-MM-DD HH:MM` in the club's time zone; null if it is in `deadlineHours`, or if there is none. */
  deadline: string | null;
  /** The same in hours before the start by the club's wall clock. */
  deadlineHours: number | null;
  /** Ids of the involved teams, in the order in which they were listed. */
  teamsInvolved: number[];
  relevanceType: 'all' | 'team' | 'age_group';
  ageGroupRelevance: ('U12' | 'U10' | 'U14' | 'U16' | 'U19' | null) | null;
  /** The same number for all events of a weekly series; missing for a single event. */
  seriesId?: number;
  /** Incremented by every update. */
  version: number;
  /** The event's team and the involved teams. */
  teams: EventTeamDto[];
  /** The availability of the requested child or, without one, of your first child in the event's audience. */
  availability?: EventAvailabilityDto;
  /** The availabilities of your children in the event's audience, by id, pending ones included; for staff, of the requested
    child. */
  availabilities?: EventAvailabilityDto[];
  /** Only for staff. */
  counts?: EventCountsDto;
  /** In lists of events for your children, the other events at which you cannot be as well, by start time; missing if there is none.
    Events of earlier days, cancelled ones and those that none of your children will attend have none. */
  clashes?: ClashDto[];
};
export type SaveEventDto = {
  /** Generated from the team or league and the opponent or the type by default. */
  title?: string | null;
  date: string;
  /** As which the event counts, with `isTimeToBeConfirmed` as well: for the order of events, deadlines and the end of answering. */
  startTime: string;
  /** Whether families read "time to be confirmed" instead of the start time; that clears `endTime` and `reportingTime`. Without it, another
    `startTime` confirms the time. */
  isTimeToBeConfirmed?: boolean | null;
  /** An end before the start is on the next day, at most six hours after the start. */
  endTime?: string | null;
  /** The time by which players should arrive. */
  reportingTime?: string | null;
  location?: string | null;
  locationDetail?: string | null;
  description?: string | null;
  /** The other side of a match or friendly. */
  opponent?: string | null;
  /** Whether a match is at home. */
  isHome?: boolean | null;
  teamId?: number | null;
  leagueId?: number | null;
  /** Until when families can accept, by the club's wall clock: `2099-05-01 18:00`. Not after the start. After it they can only decline;
    staff can respond at any time. Setting it clears `deadlineHours`. */
  deadline?: string | null;
  /** The same in hours before the start, by the club's wall clock. Setting it clears `deadline`. */
  deadlineHours?: number | null;
  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];
  /** match by default. */
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** confirmed by default; scheduled is accepted as an older word for confirmed. */
  status?: 'confirmed' | 'pending' | 'cancelled';
  /** The audience besides the event's teams: all (all players in a team, the default), team (no one else) or age_group (those of an age
    group in a team). */
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: ('U12' | 'U10' | 'U14' | 'U16' | 'U19' | null) | null;
};
export type EventStatusDto = {
  id: number;
  status: 'confirmed' | 'pending' | 'cancelled';
};
export type ChangedStatusesDto = {
  /** How many events have another status. */
  changed: number;
  /** How many had the status before. */
  same: number;
  /** How many families are told of it. */
  families: number;
  /** The statuses that take it back. */
  undo: EventStatusDto[];
};
export type EventStatusesDto = {
  /** At most 200. */
  events: EventStatusDto[];
};
export type ClashCountDto = {
  /** The number of families, each counted once. */
  families: number;
  /** The number of children in the planned audience. */
  audience: number;
  /** How many of them are away on that day. */
  awayCount: number;
};
export type PlannedEventDto = {
  date: string;
  /** As which the event counts, with `isTimeToBeConfirmed` as well: for the order of events, deadlines and the end of answering. */
  startTime: string;
  /** Whether families read "time to be confirmed" instead of the start time; that clears `endTime` and `reportingTime`. Without it, another
    `startTime` confirms the time. */
  isTimeToBeConfirmed?: boolean | null;
  /** An end before the start is on the next day, at most six hours after the start. */
  endTime?: string | null;
  location?: string | null;
  teamId?: number | null;
  leagueId?: number | null;
  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];
  /** The audience besides the event's teams: all (all players in a team, the default), team (no one else) or age_group (those of an age
    group in a team). */
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: ('U12' | 'U10' | 'U14' | 'U16' | 'U19' | null) | null;
  /** The event that the plan would change: it does not clash with itself, and children who are unavailable for it do not count. */
  eventId?: number | null;
};
export type UpdateEventDto = {
  /** Generated from the team or league and the opponent or the type by default. */
  title?: string | null;
  date?: string;
  /** As which the event counts, with `isTimeToBeConfirmed` as well: for the order of events, deadlines and the end of answering. */
  startTime?: string;
  /** Whether families read "time to be confirmed" instead of the start time; that clears `endTime` and `reportingTime`. Without it, another
    `startTime` confirms the time. */
  isTimeToBeConfirmed?: boolean | null;
  /** An end before the start is on the next day, at most six hours after the start. */
  endTime?: string | null;
  /** The time by which players should arrive. */
  reportingTime?: string | null;
  location?: string | null;
  locationDetail?: string | null;
  description?: string | null;
  /** The other side of a match or friendly. */
  opponent?: string | null;
  /** Whether a match is at home. */
  isHome?: boolean | null;
  teamId?: number | null;
  leagueId?: number | null;
  /** Until when families can accept, by the club's wall clock: `2099-05-01 18:00`. Not after the start. After it they can only decline;
    staff can respond at any time. Setting it clears `deadlineHours`. */
  deadline?: string | null;
  /** The same in hours before the start, by the club's wall clock. Setting it clears `deadline`. */
  deadlineHours?: number | null;
  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];
  /** match by default. */
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** confirmed by default; scheduled is accepted as an older word for confirmed. */
  status?: 'confirmed' | 'pending' | 'cancelled';
  /** The audience besides the event's teams: all (all players in a team, the default), team (no one else) or age_group (those of an age
    group in a team). */
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: ('U12' | 'U10' | 'U14' | 'U16' | 'U19' | null) | null;
  /** Optional, but must match the id in the URL. */
  id?: number;
  /** The version that the user has edited. A stale version is rejected with 409; without it, the last write wins. */
  version?: number;
};
export type EventLinkDto = {
  id: number;
  title: string;
  type: 'match' | 'training' | 'tournament' | 'friendly';
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  status: 'confirmed' | 'pending' | 'cancelled';
};
export type EventNeighboursDto = {
  previous: EventLinkDto | null;
  next: EventLinkDto | null;
};
export type SeriesDto = {
  /** The `seriesId` of its events. */
  id: number;
  /** The event from which it was made, and those that were added, by date. */
  events: EventLinkDto[];
};
export type CreateSeriesDto = {
  /** The last day on which an event can be; at least a week after the event, and at most a year. */
  until: string;
  /** Days of the series without an event. */
  except?: string[] | null;
};
export type SeriesEventStateDto = {
  title: string;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  status: 'confirmed' | 'pending' | 'cancelled';
};
export type SeriesEventDto = {
  id: number;
  /** Why the event stays as it is: it has begun, or is an exception, changed separately. Null if it may change. */
  stays: ('begun' | 'exception' | null) | null;
  /** How it is after the change; null if nothing changes. */
  after: SeriesEventStateDto | null;
  title: string;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  status: 'confirmed' | 'pending' | 'cancelled';
};
export type SeriesChangeDto = {
  /** The events that the change is for, as they were before it, by start. */
  events: SeriesEventDto[];
  /** How many responses become unconfirmed. */
  unconfirmed: number;
};
export type UpdateSeriesDto = {
  /** Generated from the team or league and the opponent or the type by default. */
  title?: string | null;
  date?: string;
  /** As which the event counts, with `isTimeToBeConfirmed` as well: for the order of events, deadlines and the end of answering. */
  startTime?: string;
  /** Whether families read "time to be confirmed" instead of the start time; that clears `endTime` and `reportingTime`. Without it, another
    `startTime` confirms the time. */
  isTimeToBeConfirmed?: boolean | null;
  /** An end before the start is on the next day, at most six hours after the start. */
  endTime?: string | null;
  /** The time by which players should arrive. */
  reportingTime?: string | null;
  location?: string | null;
  locationDetail?: string | null;
  description?: string | null;
  /** The other side of a match or friendly. */
  opponent?: string | null;
  /** Whether a match is at home. */
  isHome?: boolean | null;
  teamId?: number | null;
  leagueId?: number | null;
  /** Until when families can accept, by the club's wall clock: `2099-05-01 18:00`. Not after the start. After it they can only decline;
    staff can respond at any time. Setting it clears `deadlineHours`. */
  deadline?: string | null;
  /** The same in hours before the start, by the club's wall clock. Setting it clears `deadline`. */
  deadlineHours?: number | null;
  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];
  /** match by default. */
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** confirmed by default; scheduled is accepted as an older word for confirmed. */
  status?: 'confirmed' | 'pending' | 'cancelled';
  /** The audience besides the event's teams: all (all players in a team, the default), team (no one else) or age_group (those of an age
    group in a team). */
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: ('U12' | 'U10' | 'U14' | 'U16' | 'U19' | null) | null;
  /** Optional, but must match the id in the URL. */
  id?: number;
  /** The version that the user has edited. A stale version is rejected with 409; without it, the last write wins. */
  version?: number;
  /** Only these of the events, to undo a change. All by default. */
  eventIds?: number[] | null;
  /** The event and those after it, or all. Events that have begun stay in any case. */
  scope: 'following' | 'all';
  /** Whether events that were changed separately are changed as well. False by default. */
  includesExceptions?: boolean;
};
export type CalendarDayDto = {
  /** YYYY-MM-DD */
  date: string;
  /** The number of events on this day. */
  total: number;
  /** The first events of the day by start time and id, without response counts. */
  events: EventDto[];
};
export type AvailabilityDto = {
  id: number;
  eventId: number;
  childId: number;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** UTC, ISO 8601. */
  respondedAt: string;
  /** Missing if there is none, or if you may not see it. */
  note?: ResponseNoteDto;
  /** `household` is a guardian in your household, `guardian` another one. */
  respondedBy?: 'you' | 'household' | 'guardian' | 'staff';
  /** The full name, only within a household. */
  responderName?: string;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child. */
  respondedVia?: 'mail' | 'staff' | 'app';
};
export type AnsweredDto = {
  event: EventDto;
  availability: AvailabilityDto;
};
export type SaveNoteDto = {
  text?: string | null;
  reason?: ('ill' | 'injured' | 'school' | 'travel' | 'other' | null) | null;
};
export type AnswerAvailabilityDto = {
  eventId: number;
  childId: number;
  /** Null resets the availability to pending. */
  isAvailable: boolean | null;
  note?: SaveNoteDto | null;
  /** True saves only the note, and nothing if the response is no longer `isAvailable` (409). False by default. */
  noteOnly?: boolean;
};
export type ChangeAvailabilityDto = {
  eventId?: number;
  childId?: number;
  /** Null resets the availability to pending. */
  isAvailable: boolean | null;
  note?: SaveNoteDto | null;
  /** True saves only the note, and nothing if the response is no longer `isAvailable` (409). False by default. */
  noteOnly?: boolean;
};
export type AlsoPlaysDto = {
  eventId: number;
  type: 'match' | 'training' | 'tournament' | 'friendly';
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  teamName: string;
};
export type AvailabilityChildDto = {
  id: number;
  name: string;
  /** The child's teams by name, those of the event first. */
  teams: PlayerTeamDto[];
};
export type EventAnswerDto = {
  id: number | null;
  eventId: number;
  childId: number;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** UTC, ISO 8601; null if pending. */
  respondedAt: string | null;
  /** When and where the event was at the time of the response. Missing unless it has moved since: then the response is unconfirmed
    until somebody repeats or changes it. */
  movedFrom?: EventFactsDto;
  /** Missing if there is none, or if you may not see it. */
  note?: ResponseNoteDto;
  /** A guardian withdrew the child after the deadline. Only for staff, otherwise missing. */
  isLate?: boolean;
  /** What the child's other teams have on the same day, unless the child is unavailable. Only for staff, otherwise missing. */
  alsoPlays?: AlsoPlaysDto[];
  child: AvailabilityChildDto;
  /** `household` is a guardian in your household, `guardian` another one. */
  respondedBy?: 'you' | 'household' | 'guardian' | 'staff';
  /** The full name, only within a household. */
  responderName?: string;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child. */
  respondedVia?: 'mail' | 'staff' | 'app';
};
export type EventAttendanceDto = {
  available: number;
  /** The size of the audience. */
  total: number;
  /** Available children by name, as `Mia K.`: all for staff; for parents at most those who share a team with an own child, who is
    not listed (the setting ROSTER_VISIBILITY). */
  names: string[];
};
export type PastResponseDto = {
  childId: number;
  childName: string;
  /** Null if an earlier response was withdrawn. */
  isAvailable: boolean | null;
  /** UTC, ISO 8601. */
  respondedAt: string;
  /** `household` is a guardian in your household, `guardian` another one. */
  respondedBy: 'you' | 'household' | 'guardian' | 'staff';
  /** The full name, for staff and within a household; missing if the account was deleted. */
  responderName?: string;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child. */
  respondedVia: 'mail' | 'staff' | 'app';
};
export type AnswerLinkChildDto = {
  id: number;
  /** The given name. */
  name: string;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** When and where the event was at the time of the response. Missing unless it has moved since: then the response is unconfirmed
    until somebody repeats or changes it. */
  movedFrom?: EventFactsDto;
};
export type AnswerLinkEventDto = {
  id: number;
  title: string;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed; clients say so instead of `startTime`. */
  isTimeToBeConfirmed?: boolean;
  /** The time by which players should arrive. */
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
  status: 'confirmed' | 'pending' | 'cancelled';
  type: 'match' | 'training' | 'tournament' | 'friendly';
  /** HH:MM; an end before the start is on the next day. */
  endTime: string | null;
  /** Until when the family can accept, as `YYYY-MM-DD HH:MM` in the club's time zone; null if the event has no deadline. */
  deadline: string | null;
  /** Whether the deadline has passed, so that the family can only decline. */
  isPastDeadline: boolean;
  /** Those whom the event concerns, the oldest first. */
  children: AnswerLinkChildDto[];
  /** Other events at which the family cannot be as well, by start time; missing if there is none. */
  clashes?: ClashDto[];
};
export type AnswerLinkDto = {
  events: AnswerLinkEventDto[];
};
export type AnswerDto = {
  eventId: number;
  childId: number;
  isAvailable: boolean;
  note?: SaveNoteDto | null;
};
export type SendAnswersDto = {
  /** At most one per child and event. */
  answers: AnswerDto[];
};
export type FeedDto = {
  id: number;
  name: string;
  scope: 'child' | 'coached' | 'children';
  /** Null unless the feed is of one child. */
  childId: number | null;
  /** The child's given name. */
  childName: string | null;
  matchesOnly: boolean;
  withResponses: boolean;
  createdAt: string;
  /** When a calendar fetched it last, to the hour; null if never. */
  lastUsedAt: string | null;
  /** False after the club was restored from a backup, which does not contain links: it needs a new one. */
  hasLink: boolean;
};
export type FeedWithLinkDto = {
  id: number;
  name: string;
  scope: 'child' | 'coached' | 'children';
  /** Null unless the feed is of one child. */
  childId: number | null;
  /** The child's given name. */
  childName: string | null;
  matchesOnly: boolean;
  withResponses: boolean;
  createdAt: string;
  /** When a calendar fetched it last, to the hour; null if never. */
  lastUsedAt: string | null;
  /** False after the club was restored from a backup, which does not contain links: it needs a new one. */
  hasLink: boolean;
  /** The address for calendars. It is returned this once; whoever has it can read the feed. */
  url: string;
};
export type CreateFeedDto = {
  /** One of your children. Ignored unless the scope is child. */
  childId?: number;
  /** Says by default what the feed contains. */
  name?: string;
  /** children: the events for your children; child: for one of them; coached: of the teams that you coach. Required with child:
    `childId`. */
  scope: 'children' | 'child' | 'coached';
  /** Only matches and friendlies. False by default. */
  matchesOnly?: boolean;
  /** Says who is available, of coached teams how many. False by default. */
  withResponses?: boolean;
};
export type ImportSummaryDto = {
  total: number;
  success: number;
  error: number;
  skipped: number;
};
export type ImportedValueDto = {
  /** The member of the player, coach or event. */
  field: string;
  before: string | null;
  after: string | null;
};
export type ImportCandidateDto = {
  id: number;
  name: string;
  dateOfBirth: string;
};
export type ImportResultDto = {
  /** `skipped` rows already exist in the club or repeat an earlier row of the file. */
  status: 'success' | 'skipped' | 'error';
  /** What the import does about the row, in more detail than `status`: `changed` rows change what is there, and `maybe` rows could mean a
    registered player. Without a choice, a `maybe` row is an error. */
  change?: 'new' | 'changed' | 'same' | 'error' | 'maybe';
  /** Of an error: the filled cells by column, as they are in the file, to be corrected and sent again. */
  cells?: {
    [key: string]: string;
  };
  /** The line of the file where the row begins. */
  line: number;
  /** The name of the player, coach, team or league, or the title of the fixture; safe to open in a spreadsheet. */
  name: string;
  /** The reason for an error and how to correct it, the reason for a skipped row, or a note. */
  message: string;
  /** Of a row with the change `changed`. */
  values?: ImportedValueDto[];
  /** Of a row with the change `maybe`. */
  candidates?: ImportCandidateDto[];
  /** Of an error: the column of the wrong cell; missing if the whole row is wrong. */
  column?: string;
};
export type ImportInvitationsDto = {
  /** How many parents could be invited now: everybody counts once, and only if some child has no invitation to the address yet. */
  open: number;
  /** How many people this import has invited. */
  sent: number;
};
export type MissingEventDto = {
  id: number;
  title: string;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
};
export type UnknownTeamDto = {
  name: string;
  /** How many matches name it. */
  matches: number;
};
export type ImportAnswerDto = {
  summary: ImportSummaryDto;
  /** One result per non-empty row, in the order of the file. */
  results: ImportResultDto[];
  /** Columns of the file that were ignored. */
  ignoredColumns: string[];
  /** Of an import of players or coaches. Coaches are invited at once, if the club sends mail. */
  invitations?: ImportInvitationsDto;
  /** Of an import of fixtures: matches to come of the file's teams and competitions, from its first day to its last, that the file does not
    have. At most 200, and none if a row is wrong. They stay as they are. */
  missing?: MissingEventDto[];
  /** Of an import of fixtures: names in matches that name no team of the club, the most frequent first, at most 20. Give a team one of them
    as one of its `leagueNames`, and import the file again. */
  unknownTeams?: UnknownTeamDto[];
  /** Of a preview. */
  plan?: ImportPlanDto;
  /** For `undoImport`; missing if there is nothing to undo. */
  importId?: number;
};
export type RecentImportDto = {
  type: 'leagues' | 'teams' | 'children' | 'team-members' | 'fixtures' | 'rosters' | 'trainings' | 'coaches';
  id: number;
  /** The name of the file on the device it came from. */
  fileName: string | null;
  /** Rows that added something. */
  added: number;
  /** Rows that changed what was there. */
  changed: number;
  importedAt: string;
  /** The admin's full name; null if the account is deleted. */
  importedBy: string | null;
  /** Null if the import is not undone. */
  undoneAt: string | null;
};
export type KeptRowDto = {
  reason: 'gone' | 'changed' | 'answered' | 'begun' | 'guardian' | 'team' | 'used' | 'signed-in' | 'coaches';
  /** The line of the file. */
  line: number;
  /** The present name of the player, team or league, or the title of the event; null if it is no longer there. */
  name: string | null;
};
export type UndoAnswerDto = {
  /** How many rows are undone. */
  undone: number;
  /** The rows that stay, by line. */
  kept: KeptRowDto[];
};
export type DataExportDto = {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. Required if the account has a second factor. */
  code?: string | null;
};
export type NewPlayerDto = {
  child: ChildDto;
  /** `linked`: the account existed. `created`: it is new. `invited`: nobody has confirmed the address of the account, so its owner gets an
    invitation to become the guardian. `unconfirmed`: the same, but the server cannot send mail. */
  parent: 'unconfirmed' | 'none' | 'linked' | 'created' | 'invited';
};
export type AddPlayerDto = {
  /** A password for the new account, required if the server cannot send mail; otherwise the parent gets an invitation. */
  parentPassword?: string | null;
  name: string;
  dateOfBirth: string;
  /** The team that the player joins. */
  teamId?: number | null;
  /** The parent's address, only from admins. The owner becomes the guardian; without an account, one is made. */
  parentEmail?: string | null;
  /** Required if the parent has no account. */
  parentName?: string | null;
};
export type ClubWorkDto = {
  leagues: number;
  teams: number;
  /** Registered players. */
  players: number;
  /** Players in teams; a player of two teams counts twice. */
  teamMembers: number;
  /** Whether a registered player has a guardian. */
  hasFamily: boolean;
  /** Active coaches. */
  coaches: number;
  hasEvent: boolean;
  /** Registered players in no team. */
  playersWithoutTeam: number;
  /** Active coaches who coach no team. */
  coachesWithoutTeam: number;
  /** Coaches who made themselves coach of a team and wait for an admin. */
  coachesToConfirm: number;
  /** Active users who have never signed in to the account that an admin made. */
  neverSignedIn: number;
  /** Parents who ask for access to a child. */
  accessRequests: number;
  /** Users who ask to be deleted. */
  deletionRequests: number;
  /** Players whom a guardian asks to delete for good. */
  erasureRequests?: number;
  /** Mails of the last 30 days that could not be sent. */
  failedMails: number;
};
export type AuditActorDto = {
  id: number;
  /** The present name. */
  name: string;
};
export type AuditLinkDto = {
  /** `user`, `child`, `team`, `league`, `event` or `announcement`. Later versions may add others. */
  kind: string;
  id: number;
};
export type AuditPartDto = {
  text: string;
  /** Null for words in between, and for what has been deleted. */
  link: AuditLinkDto | null;
};
export type AuditEntryDto = {
  id: number;
  /** UTC, ISO 8601. */
  at: string;
  action: string;
  /** A group of the filter; null for an action of another version that is in none. */
  group: string | null;
  /** Who did it; null if nobody was signed in, or the account has been deleted. */
  actor: AuditActorDto | null;
  /** What happened, as parts of one sentence without a full stop. */
  sentence: AuditPartDto[];
};
export type AuditEntriesDto = {
  entries: AuditEntryDto[];
  /** With it as `before`, the next page has older entries; null if there are none. */
  before: number | null;
};
export type AuditDownloadDto = {
  /** Only what this user did. */
  actorId?: number;
  /** Only what concerns this user. */
  userId?: number;
  /** Only what concerns this player. */
  childId?: number;
  /** The first day in the club’s time zone. */
  from?: string;
  /** The last day in the club’s time zone. */
  to?: string;
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. Required if the account has a second factor. */
  code?: string | null;
  /** Only actions of this group. */
  group?: 'users' | 'players' | 'teams' | 'events' | 'announcements' | 'imports' | 'mail' | 'club';
};
export type AuthorDto = {
  fullName: string;
};
export type AnnouncementDto = {
  id: number;
  title: string;
  content: string;
  authorId: number | null;
  /** UTC, ISO 8601. */
  createdAt: string;
  teamId: number | null;
  /** Null without `teamId`. */
  teamName: string | null;
  leagueId: number | null;
  /** Null if the author's account was deleted. */
  author: AuthorDto | null;
};
export type CreateAnnouncementDto = {
  title: string;
  /** Plain text; line breaks are kept. */
  content: string;
  /** Limits the announcement to the families of a team. */
  teamId?: number | null;
  /** Limits the announcement to the families of a league's teams. */
  leagueId?: number | null;
};
export type AnnouncementAudienceDto = {
  /** Families with an active account; children with the same primary guardian are one family. */
  families: number;
};
export type UpdateAnnouncementDto = {
  title?: string;
  /** Plain text; line breaks are kept. */
  content?: string;
  /** Limits the announcement to the families of a team. */
  teamId?: number | null;
  /** Limits the announcement to the families of a league's teams. */
  leagueId?: number | null;
};
export type EventChangeDto = {
  /** The id of the event, which may have been deleted. */
  eventId: number;
  isDeleted: boolean;
  title: string;
  /** A deleted event counts as cancelled. */
  change: 'cancelled' | 'reinstated' | 'moved';
  before: EventFactsDto;
  /** Null for a deleted event. */
  now: EventFactsDto | null;
  /** The full names of your children whom it concerns. */
  childNames: string[];
  /** What these children are called. */
  givenNames: string[];
  /** UTC, ISO 8601. */
  changedAt: string;
};
export type ChildNoticeDto = {
  /** What was corrected; empty for the others. */
  fields: ('name' | 'dateOfBirth' | 'ageGroup' | 'shortName')[];
  /** The child joined or left a team, was corrected, or its record was merged with another one. */
  kind: 'joined' | 'left' | 'corrected' | 'merged';
  childId: number;
  /** What the child is called. */
  givenName: string;
  /** The team that was joined or left, as it was called then; null for the others. */
  teamName: string | null;
  by: 'guardian' | 'admin' | 'coach';
  /** The name of the coach; null for the others. */
  coachName: string | null;
  /** UTC, ISO 8601. */
  at: string;
};
export type NotificationsDto = {
  /** Announcements by others, the newest first; at most 20. */
  announcements: AnnouncementDto[];
  /** Changes of events that have not begun, the newest first. */
  changes: EventChangeDto[];
  /** What others did with the records of your children, the newest first; at most 20. */
  children: ChildNoticeDto[];
  /** When you last read them; null if never, which shows those of the last week. UTC, ISO 8601. */
  readAt: string | null;
};
export type ReadNotificationsDto = {
  /** When the newest notification that you have read was made. UTC, ISO 8601. */
  until: string;
};
export type EventReminderDto = {
  /** The guardians who would get a mail now: those who want reminders, of players without a response or with one from before the event
    moved. */
  families: number;
  /** Such players whose guardians get no reminders, or who have none. */
  unreachable: number;
  /** When families were last reminded by staff; null if never. UTC, ISO 8601. */
  sentAt: string | null;
  /** When they can be reminded again; null if they can now. UTC, ISO 8601. */
  nextAt: string | null;
};
export type PlannedMailEventDto = {
  id: number;
  title: string;
  date: string;
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  /** Full names; empty for a coach's overview. */
  childNames: string[];
};
export type PlannedMailDto = {
  /** Identifies the mail among yours. */
  key: string;
  topic: string;
  /** The day on which it will be sent, `YYYY-MM-DD`, by the club's clock. */
  date: string;
  /** The time, `HH:MM`, after quiet hours. */
  time: string;
  events: PlannedMailEventDto[];
  /** False if you have switched this mail off. */
  isOn: boolean;
};

export const useGetLivenessQuery = /* @__PURE__ */ hook(getLiveness, 'useQuery');
export const useLazyGetLivenessQuery = /* @__PURE__ */ hook(getLiveness, 'useLazyQuery');
export const useGetVersionQuery = /* @__PURE__ */ hook(getVersion, 'useQuery');
export const useLazyGetVersionQuery = /* @__PURE__ */ hook(getVersion, 'useLazyQuery');
export const useGetReadinessQuery = /* @__PURE__ */ hook(getReadiness, 'useQuery');
export const useLazyGetReadinessQuery = /* @__PURE__ */ hook(getReadiness, 'useLazyQuery');
export const useGetClubQuery = /* @__PURE__ */ hook(getClub, 'useQuery');
export const useLazyGetClubQuery = /* @__PURE__ */ hook(getClub, 'useLazyQuery');
export const useUpdateClubMutation = /* @__PURE__ */ hook(updateClub, 'useMutation');
export const useGetCrestQuery = /* @__PURE__ */ hook(getCrest, 'useQuery');
export const useLazyGetCrestQuery = /* @__PURE__ */ hook(getCrest, 'useLazyQuery');
export const useSetCrestMutation = /* @__PURE__ */ hook(setCrest, 'useMutation');
export const useRemoveCrestMutation = /* @__PURE__ */ hook(removeCrest, 'useMutation');
export const useGetMailPreferencesQuery = /* @__PURE__ */ hook(getMailPreferences, 'useQuery');
export const useLazyGetMailPreferencesQuery = /* @__PURE__ */ hook(getMailPreferences, 'useLazyQuery');
export const useUpdateMailPreferencesMutation = /* @__PURE__ */ hook(updateMailPreferences, 'useMutation');
export const useGetUnsubscribeLinkQuery = /* @__PURE__ */ hook(getUnsubscribeLink, 'useQuery');
export const useLazyGetUnsubscribeLinkQuery = /* @__PURE__ */ hook(getUnsubscribeLink, 'useLazyQuery');
export const useUnsubscribeMutation = /* @__PURE__ */ hook(unsubscribe, 'useMutation');
export const useListMailsQuery = /* @__PURE__ */ hook(listMails, 'useQuery');
export const useLazyListMailsQuery = /* @__PURE__ */ hook(listMails, 'useLazyQuery');
export const useGetMailDeliveryQuery = /* @__PURE__ */ hook(getMailDelivery, 'useQuery');
export const useLazyGetMailDeliveryQuery = /* @__PURE__ */ hook(getMailDelivery, 'useLazyQuery');
export const usePauseMailsMutation = /* @__PURE__ */ hook(pauseMails, 'useMutation');
export const useResumeMailsMutation = /* @__PURE__ */ hook(resumeMails, 'useMutation');
export const useSendTestMailMutation = /* @__PURE__ */ hook(sendTestMail, 'useMutation');
export const useGetMailQuery = /* @__PURE__ */ hook(getMail, 'useQuery');
export const useLazyGetMailQuery = /* @__PURE__ */ hook(getMail, 'useLazyQuery');
export const useRetryMailMutation = /* @__PURE__ */ hook(retryMail, 'useMutation');
export const useGetMeQuery = /* @__PURE__ */ hook(getMe, 'useQuery');
export const useLazyGetMeQuery = /* @__PURE__ */ hook(getMe, 'useLazyQuery');
export const useUpdateMeMutation = /* @__PURE__ */ hook(updateMe, 'useMutation');
export const useLoginMutation = /* @__PURE__ */ hook(login, 'useMutation');
export const useRegisterMutation = /* @__PURE__ */ hook(register, 'useMutation');
export const useLogoutMutation = /* @__PURE__ */ hook(logout, 'useMutation');
export const useChangePasswordMutation = /* @__PURE__ */ hook(changePassword, 'useMutation');
export const useForgotPasswordMutation = /* @__PURE__ */ hook(forgotPassword, 'useMutation');
export const useResetPasswordMutation = /* @__PURE__ */ hook(resetPassword, 'useMutation');
export const useVerifyEmailMutation = /* @__PURE__ */ hook(verifyEmail, 'useMutation');
export const useSendVerificationMutation = /* @__PURE__ */ hook(sendVerification, 'useMutation');
export const useUndoEmailChangeMutation = /* @__PURE__ */ hook(undoEmailChange, 'useMutation');
export const useListSessionsQuery = /* @__PURE__ */ hook(listSessions, 'useQuery');
export const useLazyListSessionsQuery = /* @__PURE__ */ hook(listSessions, 'useLazyQuery');
export const useEndOtherSessionsMutation = /* @__PURE__ */ hook(endOtherSessions, 'useMutation');
export const useEndSessionMutation = /* @__PURE__ */ hook(endSession, 'useMutation');
export const useGetSecondFactorQuery = /* @__PURE__ */ hook(getSecondFactor, 'useQuery');
export const useLazyGetSecondFactorQuery = /* @__PURE__ */ hook(getSecondFactor, 'useLazyQuery');
export const useConfirmSecondFactorMutation = /* @__PURE__ */ hook(confirmSecondFactor, 'useMutation');
export const useBeginSecondFactorMutation = /* @__PURE__ */ hook(beginSecondFactor, 'useMutation');
export const useRenewRecoveryCodesMutation = /* @__PURE__ */ hook(renewRecoveryCodes, 'useMutation');
export const useTurnOffSecondFactorMutation = /* @__PURE__ */ hook(turnOffSecondFactor, 'useMutation');
export const useResetFactorsMutation = /* @__PURE__ */ hook(resetFactors, 'useMutation');
export const useListUsersQuery = /* @__PURE__ */ hook(listUsers, 'useQuery');
export const useLazyListUsersQuery = /* @__PURE__ */ hook(listUsers, 'useLazyQuery');
export const useCreateUserMutation = /* @__PURE__ */ hook(createUser, 'useMutation');
export const useCountUsersQuery = /* @__PURE__ */ hook(countUsers, 'useQuery');
export const useLazyCountUsersQuery = /* @__PURE__ */ hook(countUsers, 'useLazyQuery');
export const useListParentsQuery = /* @__PURE__ */ hook(listParents, 'useQuery');
export const useLazyListParentsQuery = /* @__PURE__ */ hook(listParents, 'useLazyQuery');
export const useListCoachesQuery = /* @__PURE__ */ hook(listCoaches, 'useQuery');
export const useLazyListCoachesQuery = /* @__PURE__ */ hook(listCoaches, 'useLazyQuery');
export const useInviteUsersMutation = /* @__PURE__ */ hook(inviteUsers, 'useMutation');
export const useInviteUserMutation = /* @__PURE__ */ hook(inviteUser, 'useMutation');
export const useUpdateUserMutation = /* @__PURE__ */ hook(updateUser, 'useMutation');
export const useDeleteUserMutation = /* @__PURE__ */ hook(deleteUser, 'useMutation');
export const useMakeCoachMutation = /* @__PURE__ */ hook(makeCoach, 'useMutation');
export const useRemoveCoachMutation = /* @__PURE__ */ hook(removeCoach, 'useMutation');
export const useDeactivateUserMutation = /* @__PURE__ */ hook(deactivateUser, 'useMutation');
export const useReactivateUserMutation = /* @__PURE__ */ hook(reactivateUser, 'useMutation');
export const useReopenSearchMutation = /* @__PURE__ */ hook(reopenSearch, 'useMutation');
export const useSetPasswordMutation = /* @__PURE__ */ hook(setPassword, 'useMutation');
export const useInviteFamiliesMutation = /* @__PURE__ */ hook(inviteFamilies, 'useMutation');
export const useListGuardiansQuery = /* @__PURE__ */ hook(listGuardians, 'useQuery');
export const useLazyListGuardiansQuery = /* @__PURE__ */ hook(listGuardians, 'useLazyQuery');
export const useUpdateGuardianMutation = /* @__PURE__ */ hook(updateGuardian, 'useMutation');
export const useRemoveGuardianMutation = /* @__PURE__ */ hook(removeGuardian, 'useMutation');
export const useLeaveHouseholdMutation = /* @__PURE__ */ hook(leaveHousehold, 'useMutation');
export const useListAccessRequestsQuery = /* @__PURE__ */ hook(listAccessRequests, 'useQuery');
export const useLazyListAccessRequestsQuery = /* @__PURE__ */ hook(listAccessRequests, 'useLazyQuery');
export const useRequestAccessMutation = /* @__PURE__ */ hook(requestAccess, 'useMutation');
export const useListAccessRequestsToDecideQuery = /* @__PURE__ */ hook(listAccessRequestsToDecide, 'useQuery');
export const useLazyListAccessRequestsToDecideQuery = /* @__PURE__ */ hook(listAccessRequestsToDecide, 'useLazyQuery');
export const useListSentAccessRequestsQuery = /* @__PURE__ */ hook(listSentAccessRequests, 'useQuery');
export const useLazyListSentAccessRequestsQuery = /* @__PURE__ */ hook(listSentAccessRequests, 'useLazyQuery');
export const useApproveAccessRequestMutation = /* @__PURE__ */ hook(approveAccessRequest, 'useMutation');
export const useDeclineAccessRequestMutation = /* @__PURE__ */ hook(declineAccessRequest, 'useMutation');
export const useWithdrawAccessRequestMutation = /* @__PURE__ */ hook(withdrawAccessRequest, 'useMutation');
export const useListGuardianInvitationsQuery = /* @__PURE__ */ hook(listGuardianInvitations, 'useQuery');
export const useLazyListGuardianInvitationsQuery = /* @__PURE__ */ hook(listGuardianInvitations, 'useLazyQuery');
export const useInviteGuardianMutation = /* @__PURE__ */ hook(inviteGuardian, 'useMutation');
export const useWithdrawGuardianInvitationMutation = /* @__PURE__ */ hook(withdrawGuardianInvitation, 'useMutation');
export const useGetInvitationQuery = /* @__PURE__ */ hook(getInvitation, 'useQuery');
export const useLazyGetInvitationQuery = /* @__PURE__ */ hook(getInvitation, 'useLazyQuery');
export const useAcceptInvitationMutation = /* @__PURE__ */ hook(acceptInvitation, 'useMutation');
export const useGetDeletionQuery = /* @__PURE__ */ hook(getDeletion, 'useQuery');
export const useLazyGetDeletionQuery = /* @__PURE__ */ hook(getDeletion, 'useLazyQuery');
export const useRequestDeletionMutation = /* @__PURE__ */ hook(requestDeletion, 'useMutation');
export const useWithdrawDeletionMutation = /* @__PURE__ */ hook(withdrawDeletion, 'useMutation');
export const useListDeletionRequestsQuery = /* @__PURE__ */ hook(listDeletionRequests, 'useQuery');
export const useLazyListDeletionRequestsQuery = /* @__PURE__ */ hook(listDeletionRequests, 'useLazyQuery');
export const useCompleteDeletionRequestMutation = /* @__PURE__ */ hook(completeDeletionRequest, 'useMutation');
export const useGetUserDeletionQuery = /* @__PURE__ */ hook(getUserDeletion, 'useQuery');
export const useLazyGetUserDeletionQuery = /* @__PURE__ */ hook(getUserDeletion, 'useLazyQuery');
export const useListDuplicatesQuery = /* @__PURE__ */ hook(listDuplicates, 'useQuery');
export const useLazyListDuplicatesQuery = /* @__PURE__ */ hook(listDuplicates, 'useLazyQuery');
export const useDistinguishChildMutation = /* @__PURE__ */ hook(distinguishChild, 'useMutation');
export const usePreviewMergeQuery = /* @__PURE__ */ hook(previewMerge, 'useQuery');
export const useLazyPreviewMergeQuery = /* @__PURE__ */ hook(previewMerge, 'useLazyQuery');
export const useMergeChildMutation = /* @__PURE__ */ hook(mergeChild, 'useMutation');
export const useListErasureRequestsQuery = /* @__PURE__ */ hook(listErasureRequests, 'useQuery');
export const useLazyListErasureRequestsQuery = /* @__PURE__ */ hook(listErasureRequests, 'useLazyQuery');
export const useGetErasureQuery = /* @__PURE__ */ hook(getErasure, 'useQuery');
export const useLazyGetErasureQuery = /* @__PURE__ */ hook(getErasure, 'useLazyQuery');
export const useEraseChildMutation = /* @__PURE__ */ hook(eraseChild, 'useMutation');
export const useDeclineErasureMutation = /* @__PURE__ */ hook(declineErasure, 'useMutation');
export const useRequestErasureMutation = /* @__PURE__ */ hook(requestErasure, 'useMutation');
export const useWithdrawErasureRequestMutation = /* @__PURE__ */ hook(withdrawErasureRequest, 'useMutation');
export const useExportAccountMutation = /* @__PURE__ */ hook(exportAccount, 'useMutation');
export const useExportChildMutation = /* @__PURE__ */ hook(exportChild, 'useMutation');
export const useGetRetentionQuery = /* @__PURE__ */ hook(getRetention, 'useQuery');
export const useLazyGetRetentionQuery = /* @__PURE__ */ hook(getRetention, 'useLazyQuery');
export const useSetRetentionMutation = /* @__PURE__ */ hook(setRetention, 'useMutation');
export const useGetChildPrivacyQuery = /* @__PURE__ */ hook(getChildPrivacy, 'useQuery');
export const useLazyGetChildPrivacyQuery = /* @__PURE__ */ hook(getChildPrivacy, 'useLazyQuery');
export const useRemovePlayersMutation = /* @__PURE__ */ hook(removePlayers, 'useMutation');
export const useUndoRemovalMutation = /* @__PURE__ */ hook(undoRemoval, 'useMutation');
export const useListOwnChildrenQuery = /* @__PURE__ */ hook(listOwnChildren, 'useQuery');
export const useLazyListOwnChildrenQuery = /* @__PURE__ */ hook(listOwnChildren, 'useLazyQuery');
export const useAddChildMutation = /* @__PURE__ */ hook(addChild, 'useMutation');
export const useListAllChildrenQuery = /* @__PURE__ */ hook(listAllChildren, 'useQuery');
export const useLazyListAllChildrenQuery = /* @__PURE__ */ hook(listAllChildren, 'useLazyQuery');
export const useCountChildrenQuery = /* @__PURE__ */ hook(countChildren, 'useQuery');
export const useLazyCountChildrenQuery = /* @__PURE__ */ hook(countChildren, 'useLazyQuery');
export const useListUnregisteredChildrenQuery = /* @__PURE__ */ hook(listUnregisteredChildren, 'useQuery');
export const useLazyListUnregisteredChildrenQuery = /* @__PURE__ */ hook(listUnregisteredChildren, 'useLazyQuery');
export const useGetChildQuery = /* @__PURE__ */ hook(getChild, 'useQuery');
export const useLazyGetChildQuery = /* @__PURE__ */ hook(getChild, 'useLazyQuery');
export const useCorrectChildMutation = /* @__PURE__ */ hook(correctChild, 'useMutation');
export const useAssignParentMutation = /* @__PURE__ */ hook(assignParent, 'useMutation');
export const useRestoreChildMutation = /* @__PURE__ */ hook(restoreChild, 'useMutation');
export const useRemoveChildMutation = /* @__PURE__ */ hook(removeChild, 'useMutation');
export const useListCorrectionsQuery = /* @__PURE__ */ hook(listCorrections, 'useQuery');
export const useLazyListCorrectionsQuery = /* @__PURE__ */ hook(listCorrections, 'useLazyQuery');
export const useSearchChildMutation = /* @__PURE__ */ hook(searchChild, 'useMutation');
export const useClaimChildMutation = /* @__PURE__ */ hook(claimChild, 'useMutation');
export const useLookUpContactsMutation = /* @__PURE__ */ hook(lookUpContacts, 'useMutation');
export const useListContactLookupsQuery = /* @__PURE__ */ hook(listContactLookups, 'useQuery');
export const useLazyListContactLookupsQuery = /* @__PURE__ */ hook(listContactLookups, 'useLazyQuery');
export const useListTeamChangesQuery = /* @__PURE__ */ hook(listTeamChanges, 'useQuery');
export const useLazyListTeamChangesQuery = /* @__PURE__ */ hook(listTeamChanges, 'useLazyQuery');
export const useListAbsencesQuery = /* @__PURE__ */ hook(listAbsences, 'useQuery');
export const useLazyListAbsencesQuery = /* @__PURE__ */ hook(listAbsences, 'useLazyQuery');
export const useAddAbsenceMutation = /* @__PURE__ */ hook(addAbsence, 'useMutation');
export const useRemoveAbsenceMutation = /* @__PURE__ */ hook(removeAbsence, 'useMutation');
export const useListLockedNamesQuery = /* @__PURE__ */ hook(listLockedNames, 'useQuery');
export const useLazyListLockedNamesQuery = /* @__PURE__ */ hook(listLockedNames, 'useLazyQuery');
export const useUnlockNameMutation = /* @__PURE__ */ hook(unlockName, 'useMutation');
export const useListSeasonsQuery = /* @__PURE__ */ hook(listSeasons, 'useQuery');
export const useLazyListSeasonsQuery = /* @__PURE__ */ hook(listSeasons, 'useLazyQuery');
export const usePlanSeasonMutation = /* @__PURE__ */ hook(planSeason, 'useMutation');
export const useUpdateSeasonMutation = /* @__PURE__ */ hook(updateSeason, 'useMutation');
export const useDeleteSeasonMutation = /* @__PURE__ */ hook(deleteSeason, 'useMutation');
export const useListLeaguesQuery = /* @__PURE__ */ hook(listLeagues, 'useQuery');
export const useLazyListLeaguesQuery = /* @__PURE__ */ hook(listLeagues, 'useLazyQuery');
export const useCreateLeagueMutation = /* @__PURE__ */ hook(createLeague, 'useMutation');
export const useUpdateLeagueMutation = /* @__PURE__ */ hook(updateLeague, 'useMutation');
export const useDeleteLeagueMutation = /* @__PURE__ */ hook(deleteLeague, 'useMutation');
export const useListTeamsQuery = /* @__PURE__ */ hook(listTeams, 'useQuery');
export const useLazyListTeamsQuery = /* @__PURE__ */ hook(listTeams, 'useLazyQuery');
export const useCreateTeamMutation = /* @__PURE__ */ hook(createTeam, 'useMutation');
export const useGetTeamQuery = /* @__PURE__ */ hook(getTeam, 'useQuery');
export const useLazyGetTeamQuery = /* @__PURE__ */ hook(getTeam, 'useLazyQuery');
export const useUpdateTeamMutation = /* @__PURE__ */ hook(updateTeam, 'useMutation');
export const useDeleteTeamMutation = /* @__PURE__ */ hook(deleteTeam, 'useMutation');
export const useConfirmCoachMutation = /* @__PURE__ */ hook(confirmCoach, 'useMutation');
export const useRestoreTeamMutation = /* @__PURE__ */ hook(restoreTeam, 'useMutation');
export const useAddTeamMemberMutation = /* @__PURE__ */ hook(addTeamMember, 'useMutation');
export const useMoveTeamMembersMutation = /* @__PURE__ */ hook(moveTeamMembers, 'useMutation');
export const useUpdateTeamMemberMutation = /* @__PURE__ */ hook(updateTeamMember, 'useMutation');
export const useRemoveTeamMemberMutation = /* @__PURE__ */ hook(removeTeamMember, 'useMutation');
export const useListEventsQuery = /* @__PURE__ */ hook(listEvents, 'useQuery');
export const useLazyListEventsQuery = /* @__PURE__ */ hook(listEvents, 'useLazyQuery');
export const useCreateEventMutation = /* @__PURE__ */ hook(createEvent, 'useMutation');
export const useSetEventStatusesMutation = /* @__PURE__ */ hook(setEventStatuses, 'useMutation');
export const useCountClashesQuery = /* @__PURE__ */ hook(countClashes, 'useQuery');
export const useLazyCountClashesQuery = /* @__PURE__ */ hook(countClashes, 'useLazyQuery');
export const useGetEventQuery = /* @__PURE__ */ hook(getEvent, 'useQuery');
export const useLazyGetEventQuery = /* @__PURE__ */ hook(getEvent, 'useLazyQuery');
export const useUpdateEventMutation = /* @__PURE__ */ hook(updateEvent, 'useMutation');
export const useDeleteEventMutation = /* @__PURE__ */ hook(deleteEvent, 'useMutation');
export const useGetEventNeighboursQuery = /* @__PURE__ */ hook(getEventNeighbours, 'useQuery');
export const useLazyGetEventNeighboursQuery = /* @__PURE__ */ hook(getEventNeighbours, 'useLazyQuery');
export const useCreateSeriesMutation = /* @__PURE__ */ hook(createSeries, 'useMutation');
export const useUpdateSeriesMutation = /* @__PURE__ */ hook(updateSeries, 'useMutation');
export const useDeleteSeriesMutation = /* @__PURE__ */ hook(deleteSeries, 'useMutation');
export const usePreviewSeriesQuery = /* @__PURE__ */ hook(previewSeries, 'useQuery');
export const useLazyPreviewSeriesQuery = /* @__PURE__ */ hook(previewSeries, 'useLazyQuery');
export const useListCalendarDaysQuery = /* @__PURE__ */ hook(listCalendarDays, 'useQuery');
export const useLazyListCalendarDaysQuery = /* @__PURE__ */ hook(listCalendarDays, 'useLazyQuery');
export const useListDashboardEventsQuery = /* @__PURE__ */ hook(listDashboardEvents, 'useQuery');
export const useLazyListDashboardEventsQuery = /* @__PURE__ */ hook(listDashboardEvents, 'useLazyQuery');
export const useListChildEventsQuery = /* @__PURE__ */ hook(listChildEvents, 'useQuery');
export const useLazyListChildEventsQuery = /* @__PURE__ */ hook(listChildEvents, 'useLazyQuery');
export const useListTeamEventsQuery = /* @__PURE__ */ hook(listTeamEvents, 'useQuery');
export const useLazyListTeamEventsQuery = /* @__PURE__ */ hook(listTeamEvents, 'useLazyQuery');
export const useAnswerAvailabilityMutation = /* @__PURE__ */ hook(answerAvailability, 'useMutation');
export const useChangeAvailabilityMutation = /* @__PURE__ */ hook(changeAvailability, 'useMutation');
export const useListEventAvailabilitiesQuery = /* @__PURE__ */ hook(listEventAvailabilities, 'useQuery');
export const useLazyListEventAvailabilitiesQuery = /* @__PURE__ */ hook(listEventAvailabilities, 'useLazyQuery');
export const useGetEventAttendanceQuery = /* @__PURE__ */ hook(getEventAttendance, 'useQuery');
export const useLazyGetEventAttendanceQuery = /* @__PURE__ */ hook(getEventAttendance, 'useLazyQuery');
export const useListResponseHistoryQuery = /* @__PURE__ */ hook(listResponseHistory, 'useQuery');
export const useLazyListResponseHistoryQuery = /* @__PURE__ */ hook(listResponseHistory, 'useLazyQuery');
export const useGetAnswerLinkQuery = /* @__PURE__ */ hook(getAnswerLink, 'useQuery');
export const useLazyGetAnswerLinkQuery = /* @__PURE__ */ hook(getAnswerLink, 'useLazyQuery');
export const useSendAnswersMutation = /* @__PURE__ */ hook(sendAnswers, 'useMutation');
export const useRevokeAnswerLinksMutation = /* @__PURE__ */ hook(revokeAnswerLinks, 'useMutation');
export const useListFeedsQuery = /* @__PURE__ */ hook(listFeeds, 'useQuery');
export const useLazyListFeedsQuery = /* @__PURE__ */ hook(listFeeds, 'useLazyQuery');
export const useCreateFeedMutation = /* @__PURE__ */ hook(createFeed, 'useMutation');
export const useRenewFeedLinkMutation = /* @__PURE__ */ hook(renewFeedLink, 'useMutation');
export const useRevokeFeedMutation = /* @__PURE__ */ hook(revokeFeed, 'useMutation');
export const useReadFeedQuery = /* @__PURE__ */ hook(readFeed, 'useQuery');
export const useLazyReadFeedQuery = /* @__PURE__ */ hook(readFeed, 'useLazyQuery');
export const useImportFileMutation = /* @__PURE__ */ hook(importFile, 'useMutation');
export const useGetImportTemplateQuery = /* @__PURE__ */ hook(getImportTemplate, 'useQuery');
export const useLazyGetImportTemplateQuery = /* @__PURE__ */ hook(getImportTemplate, 'useLazyQuery');
export const useListImportsQuery = /* @__PURE__ */ hook(listImports, 'useQuery');
export const useLazyListImportsQuery = /* @__PURE__ */ hook(listImports, 'useLazyQuery');
export const useUndoImportMutation = /* @__PURE__ */ hook(undoImport, 'useMutation');
export const useExportDataMutation = /* @__PURE__ */ hook(exportData, 'useMutation');
export const useAddPlayerMutation = /* @__PURE__ */ hook(addPlayer, 'useMutation');
export const useGetClubWorkQuery = /* @__PURE__ */ hook(getClubWork, 'useQuery');
export const useLazyGetClubWorkQuery = /* @__PURE__ */ hook(getClubWork, 'useLazyQuery');
export const useListAuditLogQuery = /* @__PURE__ */ hook(listAuditLog, 'useQuery');
export const useLazyListAuditLogQuery = /* @__PURE__ */ hook(listAuditLog, 'useLazyQuery');
export const useDownloadAuditLogMutation = /* @__PURE__ */ hook(downloadAuditLog, 'useMutation');
export const useListAnnouncementsQuery = /* @__PURE__ */ hook(listAnnouncements, 'useQuery');
export const useLazyListAnnouncementsQuery = /* @__PURE__ */ hook(listAnnouncements, 'useLazyQuery');
export const useCreateAnnouncementMutation = /* @__PURE__ */ hook(createAnnouncement, 'useMutation');
export const useGetAnnouncementAudienceQuery = /* @__PURE__ */ hook(getAnnouncementAudience, 'useQuery');
export const useLazyGetAnnouncementAudienceQuery = /* @__PURE__ */ hook(getAnnouncementAudience, 'useLazyQuery');
export const useUpdateAnnouncementMutation = /* @__PURE__ */ hook(updateAnnouncement, 'useMutation');
export const useDeleteAnnouncementMutation = /* @__PURE__ */ hook(deleteAnnouncement, 'useMutation');
export const useGetNotificationsQuery = /* @__PURE__ */ hook(getNotifications, 'useQuery');
export const useLazyGetNotificationsQuery = /* @__PURE__ */ hook(getNotifications, 'useLazyQuery');
export const useReadNotificationsMutation = /* @__PURE__ */ hook(readNotifications, 'useMutation');
export const useGetEventReminderQuery = /* @__PURE__ */ hook(getEventReminder, 'useQuery');
export const useLazyGetEventReminderQuery = /* @__PURE__ */ hook(getEventReminder, 'useLazyQuery');
export const useRemindFamiliesMutation = /* @__PURE__ */ hook(remindFamilies, 'useMutation');
export const useListUpcomingMailsQuery = /* @__PURE__ */ hook(listUpcomingMails, 'useQuery');
export const useLazyListUpcomingMailsQuery = /* @__PURE__ */ hook(listUpcomingMails, 'useLazyQuery');
