import { baseApi as api } from './base-api.ts';
export const addTagTypes = [
  'health',
  'club',
  'auth',
  'users',
  'children',
  'locked-names',
  'leagues',
  'teams',
  'events',
  'availability',
  'import',
  'announcements',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ['health'],
      }),
      getVersion: build.query<GetVersionApiResponse, GetVersionApiArg>({
        query: () => ({ url: `/api/health/version` }),
        providesTags: ['health'],
      }),
      getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
        query: () => ({ url: `/api/health/ready` }),
        providesTags: ['health'],
      }),
      getClub: build.query<GetClubApiResponse, GetClubApiArg>({
        query: () => ({ url: `/api/club` }),
        providesTags: ['club'],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ['auth'],
      }),
      updateMe: build.mutation<UpdateMeApiResponse, UpdateMeApiArg>({
        query: (queryArg) => ({ url: `/api/auth/me`, method: 'PATCH', body: queryArg }),
        invalidatesTags: ['auth'],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg }),
        invalidatesTags: ['auth'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg }),
        invalidatesTags: ['auth'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({ url: `/api/auth/change-password`, method: 'POST', body: queryArg }),
        invalidatesTags: ['auth'],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/users`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['users'],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({ url: `/api/users`, method: 'POST', body: queryArg }),
        invalidatesTags: ['users'],
      }),
      listParents: build.query<ListParentsApiResponse, ListParentsApiArg>({
        query: (queryArg) => ({
          url: `/api/users/parents`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['users'],
      }),
      listCoaches: build.query<ListCoachesApiResponse, ListCoachesApiArg>({
        query: (queryArg) => ({
          url: `/api/users/coaches`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['users'],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateUserDto,
        }),
        invalidatesTags: ['users'],
      }),
      makeCoach: build.mutation<MakeCoachApiResponse, MakeCoachApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/make-coach`, method: 'POST' }),
        invalidatesTags: ['users'],
      }),
      removeCoach: build.mutation<RemoveCoachApiResponse, RemoveCoachApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg))}/remove-coach`,
          method: 'POST',
        }),
        invalidatesTags: ['users'],
      }),
      deactivateUser: build.mutation<DeactivateUserApiResponse, DeactivateUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/deactivate`, method: 'POST' }),
        invalidatesTags: ['users'],
      }),
      reactivateUser: build.mutation<ReactivateUserApiResponse, ReactivateUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/reactivate`, method: 'POST' }),
        invalidatesTags: ['users'],
      }),
      reopenSearch: build.mutation<ReopenSearchApiResponse, ReopenSearchApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg))}/reopen-search`,
          method: 'POST',
        }),
        invalidatesTags: ['users'],
      }),
      setPassword: build.mutation<SetPasswordApiResponse, SetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/password`,
          method: 'POST',
          body: queryArg.setPasswordDto,
        }),
        invalidatesTags: ['users'],
      }),
      listOwnChildren: build.query<ListOwnChildrenApiResponse, ListOwnChildrenApiArg>({
        query: (queryArg) => ({
          url: `/api/children`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['children'],
      }),
      addChild: build.mutation<AddChildApiResponse, AddChildApiArg>({
        query: (queryArg) => ({ url: `/api/children`, method: 'POST', body: queryArg }),
        invalidatesTags: ['children'],
      }),
      listAllChildren: build.query<ListAllChildrenApiResponse, ListAllChildrenApiArg>({
        query: (queryArg) => ({
          url: `/api/children/all`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['children'],
      }),
      listUnregisteredChildren: build.query<ListUnregisteredChildrenApiResponse, ListUnregisteredChildrenApiArg>({
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
      assignParent: build.mutation<AssignParentApiResponse, AssignParentApiArg>({
        query: (queryArg) => ({
          url: `/api/children/${encodeURIComponent(String(queryArg.id))}/assign-parent`,
          method: 'POST',
          body: queryArg.assignParentDto,
        }),
        invalidatesTags: ['children'],
      }),
      restoreChild: build.mutation<RestoreChildApiResponse, RestoreChildApiArg>({
        query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/restore`, method: 'POST' }),
        invalidatesTags: ['children'],
      }),
      removeChild: build.mutation<RemoveChildApiResponse, RemoveChildApiArg>({
        query: (queryArg) => ({
          url: `/api/children/${encodeURIComponent(String(queryArg.id))}/remove`,
          method: 'DELETE',
          params: {
            as: queryArg['as'],
          },
        }),
        invalidatesTags: ['children'],
      }),
      searchChild: build.mutation<SearchChildApiResponse, SearchChildApiArg>({
        query: (queryArg) => ({ url: `/api/children/search`, method: 'POST', body: queryArg }),
        invalidatesTags: ['children'],
      }),
      claimChild: build.mutation<ClaimChildApiResponse, ClaimChildApiArg>({
        query: (queryArg) => ({ url: `/api/children/${encodeURIComponent(String(queryArg))}/claim`, method: 'POST' }),
        invalidatesTags: ['children'],
      }),
      listLockedNames: build.query<ListLockedNamesApiResponse, ListLockedNamesApiArg>({
        query: () => ({ url: `/api/locked-names` }),
        providesTags: ['locked-names'],
      }),
      unlockName: build.mutation<UnlockNameApiResponse, UnlockNameApiArg>({
        query: (queryArg) => ({ url: `/api/locked-names/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['locked-names'],
      }),
      listLeagues: build.query<ListLeaguesApiResponse, ListLeaguesApiArg>({
        query: (queryArg) => ({
          url: `/api/leagues`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['leagues'],
      }),
      createLeague: build.mutation<CreateLeagueApiResponse, CreateLeagueApiArg>({
        query: (queryArg) => ({ url: `/api/leagues`, method: 'POST', body: queryArg }),
        invalidatesTags: ['leagues'],
      }),
      updateLeague: build.mutation<UpdateLeagueApiResponse, UpdateLeagueApiArg>({
        query: (queryArg) => ({
          url: `/api/leagues/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateLeagueDto,
        }),
        invalidatesTags: ['leagues'],
      }),
      deleteLeague: build.mutation<DeleteLeagueApiResponse, DeleteLeagueApiArg>({
        query: (queryArg) => ({ url: `/api/leagues/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['leagues'],
      }),
      listTeams: build.query<ListTeamsApiResponse, ListTeamsApiArg>({
        query: (queryArg) => ({
          url: `/api/teams`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            members: queryArg.members,
          },
        }),
        providesTags: ['teams'],
      }),
      createTeam: build.mutation<CreateTeamApiResponse, CreateTeamApiArg>({
        query: (queryArg) => ({ url: `/api/teams`, method: 'POST', body: queryArg }),
        invalidatesTags: ['teams'],
      }),
      getTeam: build.query<GetTeamApiResponse, GetTeamApiArg>({
        query: (queryArg) => ({ url: `/api/teams/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['teams'],
      }),
      updateTeam: build.mutation<UpdateTeamApiResponse, UpdateTeamApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateTeamDto,
        }),
        invalidatesTags: ['teams'],
      }),
      deleteTeam: build.mutation<DeleteTeamApiResponse, DeleteTeamApiArg>({
        query: (queryArg) => ({ url: `/api/teams/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['teams'],
      }),
      addTeamMember: build.mutation<AddTeamMemberApiResponse, AddTeamMemberApiArg>({
        query: (queryArg) => ({ url: `/api/team-members`, method: 'POST', body: queryArg }),
        invalidatesTags: ['teams'],
      }),
      updateTeamMember: build.mutation<UpdateTeamMemberApiResponse, UpdateTeamMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.teamId))}/members/${encodeURIComponent(String(queryArg.childId))}`,
          method: 'PATCH',
          body: queryArg.updateTeamMemberDto,
        }),
        invalidatesTags: ['teams'],
      }),
      removeTeamMember: build.mutation<RemoveTeamMemberApiResponse, RemoveTeamMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.teamId))}/members/${encodeURIComponent(String(queryArg.childId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['teams'],
      }),
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            from: queryArg['from'],
            to: queryArg.to,
            teamId: queryArg.teamId,
            leagueId: queryArg.leagueId,
            type: queryArg['type'],
            order: queryArg.order,
            counts: queryArg.counts,
          },
        }),
        providesTags: ['events'],
      }),
      createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
        query: (queryArg) => ({ url: `/api/events`, method: 'POST', body: queryArg }),
        invalidatesTags: ['events'],
      }),
      getEvent: build.query<GetEventApiResponse, GetEventApiArg>({
        query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['events'],
      }),
      updateEvent: build.mutation<UpdateEventApiResponse, UpdateEventApiArg>({
        query: (queryArg) => ({
          url: `/api/events/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateEventDto,
        }),
        invalidatesTags: ['events'],
      }),
      deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
        query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['events'],
      }),
      listDashboardEvents: build.query<ListDashboardEventsApiResponse, ListDashboardEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/dashboard/events`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['events'],
      }),
      listChildEvents: build.query<ListChildEventsApiResponse, ListChildEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/children/${encodeURIComponent(String(queryArg.id))}/events`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['events'],
      }),
      listTeamEvents: build.query<ListTeamEventsApiResponse, ListTeamEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/events`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['events'],
      }),
      answerAvailability: build.mutation<AnswerAvailabilityApiResponse, AnswerAvailabilityApiArg>({
        query: (queryArg) => ({ url: `/api/availabilities`, method: 'POST', body: queryArg }),
        invalidatesTags: ['availability'],
      }),
      changeAvailability: build.mutation<ChangeAvailabilityApiResponse, ChangeAvailabilityApiArg>({
        query: (queryArg) => ({
          url: `/api/availabilities/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.changeAvailabilityDto,
        }),
        invalidatesTags: ['availability'],
      }),
      listEventAvailabilities: build.query<ListEventAvailabilitiesApiResponse, ListEventAvailabilitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/events/${encodeURIComponent(String(queryArg.id))}/availabilities`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['availability'],
      }),
      importFile: build.mutation<ImportFileApiResponse, ImportFileApiArg>({
        query: (queryArg) => ({
          url: `/api/import/${encodeURIComponent(String(queryArg['type']))}`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['import'],
      }),
      getImportTemplate: build.query<GetImportTemplateApiResponse, GetImportTemplateApiArg>({
        query: (queryArg) => ({ url: `/api/import/templates/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['import'],
      }),
      listAnnouncements: build.query<ListAnnouncementsApiResponse, ListAnnouncementsApiArg>({
        query: (queryArg) => ({
          url: `/api/announcements`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['announcements'],
      }),
      createAnnouncement: build.mutation<CreateAnnouncementApiResponse, CreateAnnouncementApiArg>({
        query: (queryArg) => ({ url: `/api/announcements`, method: 'POST', body: queryArg }),
        invalidatesTags: ['announcements'],
      }),
      updateAnnouncement: build.mutation<UpdateAnnouncementApiResponse, UpdateAnnouncementApiArg>({
        query: (queryArg) => ({
          url: `/api/announcements/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateAnnouncementDto,
        }),
        invalidatesTags: ['announcements'],
      }),
      deleteAnnouncement: build.mutation<DeleteAnnouncementApiResponse, DeleteAnnouncementApiArg>({
        query: (queryArg) => ({ url: `/api/announcements/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['announcements'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetLivenessApiResponse = /** status 200 Done */ HealthDto;
export type GetLivenessApiArg = void;
export type GetVersionApiResponse = /** status 200 Done */ VersionDto;
export type GetVersionApiArg = void;
export type GetReadinessApiResponse = /** status 200 Done */ HealthDto;
export type GetReadinessApiArg = void;
export type GetClubApiResponse = /** status 200 Done */ ClubDto;
export type GetClubApiArg = void;
export type GetMeApiResponse = /** status 200 Done */ SessionUserDto;
export type GetMeApiArg = void;
export type UpdateMeApiResponse = /** status 200 Done */ SessionUserDto;
export type UpdateMeApiArg = UpdateMeDto;
export type LoginApiResponse = /** status 200 Done */ SessionUserDto;
export type LoginApiArg = LoginDto;
export type RegisterApiResponse = /** status 201 Done */ SessionUserDto;
export type RegisterApiArg = RegisterDto;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = ChangePasswordDto;
export type ListUsersApiResponse = /** status 200 Done */ UserDto[];
export type ListUsersApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
};
export type CreateUserApiResponse = /** status 201 Done */ UserDto;
export type CreateUserApiArg = CreateUserDto;
export type ListParentsApiResponse = /** status 200 Done */ ParentDto[];
export type ListParentsApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
};
export type ListCoachesApiResponse = /** status 200 Done */ CoachDto[];
export type ListCoachesApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
};
export type UpdateUserApiResponse = /** status 200 Done */ UserDto;
export type UpdateUserApiArg = {
  id: number;
  updateUserDto: UpdateUserDto;
};
export type MakeCoachApiResponse = /** status 200 Done */ UserDto;
export type MakeCoachApiArg = number;
export type RemoveCoachApiResponse = /** status 200 Done */ UserDto;
export type RemoveCoachApiArg = number;
export type DeactivateUserApiResponse = /** status 200 Done */ UserDto;
export type DeactivateUserApiArg = number;
export type ReactivateUserApiResponse = /** status 200 Done */ UserDto;
export type ReactivateUserApiArg = number;
export type ReopenSearchApiResponse = /** status 200 Done */ UserDto;
export type ReopenSearchApiArg = number;
export type SetPasswordApiResponse = unknown;
export type SetPasswordApiArg = {
  id: number;
  setPasswordDto: SetPasswordDto;
};
export type ListOwnChildrenApiResponse = /** status 200 Done */ ChildDto[];
export type ListOwnChildrenApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
};
export type AddChildApiResponse = /** status 201 Done */ ChildDto;
export type AddChildApiArg = AddChildDto;
export type ListAllChildrenApiResponse = /** status 200 Done */ ListedChildDto[];
export type ListAllChildrenApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** Only those in which this text occurs, without regard to case. */
  q?: string;
};
export type ListUnregisteredChildrenApiResponse = /** status 200 Done */ ListedChildDto[];
export type ListUnregisteredChildrenApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** Only those in which this text occurs, without regard to case. */
  q?: string;
};
export type AssignParentApiResponse = /** status 200 Done */ ChildDto;
export type AssignParentApiArg = {
  id: number;
  assignParentDto: AssignParentDto;
};
export type RestoreChildApiResponse = /** status 200 Done */ ChildDto;
export type RestoreChildApiArg = number;
export type RemoveChildApiResponse = /** status 200 Done */ DoneDto;
export type RemoveChildApiArg = {
  id: number;
  /** Only takes the child off the own account, for admins who are parents as well. */
  as?: 'parent';
};
export type SearchChildApiResponse = /** status 200 Done */ ChildSearchDto;
export type SearchChildApiArg = SearchChildDto;
export type ClaimChildApiResponse = /** status 200 Done */ DoneDto;
export type ClaimChildApiArg = number;
export type ListLockedNamesApiResponse = /** status 200 Done */ LockedNameDto[];
export type ListLockedNamesApiArg = void;
export type UnlockNameApiResponse = unknown;
export type UnlockNameApiArg = number;
export type ListLeaguesApiResponse = /** status 200 Done */ LeagueDto[];
export type ListLeaguesApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** Only those in which this text occurs, without regard to case. */
  q?: string;
};
export type CreateLeagueApiResponse = /** status 201 Done */ LeagueDto;
export type CreateLeagueApiArg = SaveLeagueDto;
export type UpdateLeagueApiResponse = /** status 200 Done */ LeagueDto;
export type UpdateLeagueApiArg = {
  id: number;
  updateLeagueDto: UpdateLeagueDto;
};
export type DeleteLeagueApiResponse = unknown;
export type DeleteLeagueApiArg = number;
export type ListTeamsApiResponse = /** status 200 Done */ TeamDto[];
export type ListTeamsApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** Only those in which this text occurs, without regard to case. */
  q?: string;
  /** none leaves the rosters out, which a list of names does not show: that of a county comes several times as fast. */
  members?: 'none';
};
export type CreateTeamApiResponse = /** status 201 Done */ TeamDto;
export type CreateTeamApiArg = CreateTeamDto;
export type GetTeamApiResponse = /** status 200 Done */ TeamDto;
export type GetTeamApiArg = number;
export type UpdateTeamApiResponse = /** status 200 Done */ TeamDto;
export type UpdateTeamApiArg = {
  id: number;
  updateTeamDto: UpdateTeamDto;
};
export type DeleteTeamApiResponse = unknown;
export type DeleteTeamApiArg = number;
export type AddTeamMemberApiResponse = /** status 201 Done */ TeamMemberDto;
export type AddTeamMemberApiArg = AddTeamMemberDto;
export type UpdateTeamMemberApiResponse = /** status 200 Done */ TeamMemberDto;
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
export type ListEventsApiResponse = /** status 200 Done */ EventDto[];
export type ListEventsApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** The first day. */
  from?: string;
  /** The last day; all of it counts. */
  to?: string;
  /** A team's own events and those involving it. */
  teamId?: number;
  /** A league's events and those of its teams. */
  leagueId?: number;
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** By date, start time and id; asc when missing. */
  order?: 'asc' | 'desc';
  /** none leaves the counts out, which a calendar does not show: a month of the whole club comes several times as fast. */
  counts?: 'none';
};
export type CreateEventApiResponse = /** status 201 Done */ EventDto;
export type CreateEventApiArg = SaveEventDto;
export type GetEventApiResponse = /** status 200 Done */ EventDto;
export type GetEventApiArg = number;
export type UpdateEventApiResponse = /** status 200 Done */ EventDto;
export type UpdateEventApiArg = {
  id: number;
  updateEventDto: UpdateEventDto;
};
export type DeleteEventApiResponse = unknown;
export type DeleteEventApiArg = number;
export type ListDashboardEventsApiResponse = /** status 200 Done */ EventDto[];
export type ListDashboardEventsApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** The first day. */
  from?: string;
  /** The last day; all of it counts. */
  to?: string;
};
export type ListChildEventsApiResponse = /** status 200 Done */ EventDto[];
export type ListChildEventsApiArg = {
  id: number;
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** The first day. */
  from?: string;
  /** The last day; all of it counts. */
  to?: string;
};
export type ListTeamEventsApiResponse = /** status 200 Done */ EventDto[];
export type ListTeamEventsApiArg = {
  id: number;
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
  /** The first day. */
  from?: string;
  /** The last day; all of it counts. */
  to?: string;
};
export type AnswerAvailabilityApiResponse = /** status 200 Done */ AnsweredDto | /** status 201 Done */ AnsweredDto;
export type AnswerAvailabilityApiArg = AnswerAvailabilityDto;
export type ChangeAvailabilityApiResponse = /** status 200 Done */ AnsweredDto;
export type ChangeAvailabilityApiArg = {
  id: number;
  changeAvailabilityDto: ChangeAvailabilityDto;
};
export type ListEventAvailabilitiesApiResponse = /** status 200 Done */ EventAnswerDto[];
export type ListEventAvailabilitiesApiArg = {
  id: number;
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
};
export type ImportFileApiResponse = /** status 200 Done */ ImportAnswerDto;
export type ImportFileApiArg = {
  /** Import them in this order: teams need their leagues. */
  type: 'leagues' | 'teams' | 'children' | 'team-members';
  body: {
    file: Blob;
  };
};
export type GetImportTemplateApiResponse = /** status 200 Done */ string;
export type GetImportTemplateApiArg =
  /** Import them in this order: teams need their leagues. */ 'leagues' | 'teams' | 'children' | 'team-members';
export type ListAnnouncementsApiResponse = /** status 200 Done */ AnnouncementDto[];
export type ListAnnouncementsApiArg = {
  /** At most so many; all when missing. */
  limit?: number;
  /** Leave out so many first. */
  offset?: number;
};
export type CreateAnnouncementApiResponse = /** status 201 Done */ AnnouncementDto;
export type CreateAnnouncementApiArg = CreateAnnouncementDto;
export type UpdateAnnouncementApiResponse = /** status 200 Done */ AnnouncementDto;
export type UpdateAnnouncementApiArg = {
  id: number;
  updateAnnouncementDto: UpdateAnnouncementDto;
};
export type DeleteAnnouncementApiResponse = unknown;
export type DeleteAnnouncementApiArg = number;
export type HealthDto = {
  status: string;
};
export type Problem = {
  /** `about:blank`: the status says what kind it is. */
  type: string;
  /** The status in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** One sentence for the user. */
  message: string;
  /** The same sentence, for older clients. */
  error: string;
  /** A message per field that was not acceptable. */
  errors?: {
    [key: string]: string;
  };
  /** Names this request in the server's log. */
  correlationId: string;
  /** The child that stands against adding another of the same name and date of birth. */
  duplicateChildId?: number;
  /** What can be done about it: look at the own child, or claim an existing one. */
  action?: 'claim-existing' | 'view-existing';
};
export type VersionDto = {
  name: string;
  version: string;
  /** Of the built files' content: two that differ in it are two builds. */
  build: string;
};
export type ClubDto = {
  name: string;
  /** The zone of all dates and times. */
  timeZone: string;
  contactEmail: string | null;
  contactPhone: string | null;
  /** How long new passwords must be at least. */
  passwordMinLength: number;
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
};
export type UpdateMeDto = {
  fullName?: string;
  phone?: string | null;
  bio?: string | null;
  /** Another one needs the current password. A username that equals the e-mail follows it. */
  email?: string;
  /** Needed for another e-mail. */
  currentPassword?: string | null;
};
export type LoginDto = {
  /** The e-mail address, or the username that an admin has given. */
  username: string;
  password: string;
};
export type RegisterDto = {
  email: string;
  password: string;
  fullName: string;
  /** Ignored: the username is the e-mail. */
  username?: string;
};
export type ChangePasswordDto = {
  currentPassword: string;
  newPassword: string;
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
  /** Whether the person may sign in. */
  isActive: boolean;
  /** Too many tries without a match: the person neither finds nor adds a child until an admin reopens the search. */
  isSearchClosed: boolean;
};
export type CreateUserDto = {
  /** What the person may sign in with beside the e-mail. */
  username: string;
  password: string;
  fullName: string;
  email: string;
  /** false when missing. */
  isParent?: boolean | null;
  /** false when missing. */
  isCoach?: boolean | null;
  /** false when missing. */
  isAdmin?: boolean | null;
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
export type UpdateUserDto = {
  fullName?: string;
  /** A username that equals the e-mail follows it. */
  email?: string;
  isParent?: boolean;
  isCoach?: boolean;
  isAdmin?: boolean;
};
export type SetPasswordDto = {
  password: string;
};
export type ChildTeamDto = {
  id: number;
  name: string;
};
export type ChildDto = {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Such as U12: from the age on the last cut-off day, unless set by hand. */
  ageGroup: string;
  /** The primary guardian, or null. */
  parentId: number | null;
  /** False once an admin has removed the player. */
  isRegistered: boolean;
  teams: ChildTeamDto[];
};
export type AddChildDto = {
  name: string;
  /** Parents: 3 to 19 years old today; staff: 1900-01-01 to today. */
  dateOfBirth: string;
  /** The own id makes an own child. Missing, null or 0: an own child for parents, an unassigned one for staff. Another's id:
    admins only. */
  parentId?: number | null;
  /** Staff only: set the age group by hand. */
  ageGroup?: string | null;
};
export type ListedChildDto = {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  ageGroup: string;
  isRegistered: boolean;
  teams: ChildTeamDto[];
  /** The primary guardian's name, or null while unassigned. */
  parentName: string | null;
  /** Admins only. */
  parentId?: number | null;
};
export type AssignParentDto = {
  /** A parent's account; null or 0 leaves the player unassigned. */
  parentId: number | null;
};
export type DoneDto = {
  /** One sentence for the user. */
  message: string;
};
export type FoundChildDto = {
  id: number;
  name: string;
};
export type ChildSearchDto = {
  /** Null when there is no match, or more than one that is nearly right. */
  child: FoundChildDto | null;
  /** What can be done with the match. */
  action?: 'claim-existing';
  /** A sentence for the user: that nothing was found, or that the name is spelt a little differently. */
  message?: string;
};
export type SearchChildDto = {
  name: string;
  dateOfBirth: string;
};
export type LockedNameDto = {
  id: number;
  /** A child's name, or what was typed when there is no such child. */
  name: string;
  /** Tries in the 24 hours before the latest one. */
  tries: number;
  /** When it was tried last: UTC, ISO 8601. */
  lockedAt: string;
};
export type LeagueDto = {
  id: number;
  name: string;
  ageGroup: string;
  description: string | null;
  /** How many teams play in it. */
  teamCount: number;
};
export type SaveLeagueDto = {
  /** Unique together with the age group. */
  name: string;
  ageGroup: string;
  description?: string | null;
};
export type UpdateLeagueDto = {
  name?: string;
  ageGroup?: string;
  /** Null takes it away. */
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
  /** Staff and guardians only. */
  id?: number;
  name: string;
  /** Whole years today, in the club's time zone. */
  age: number;
  /** Staff and guardians only. */
  dateOfBirth?: string;
  /** Staff and guardians only. */
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
  league: TeamLeagueDto | null;
  leadCoach: LeadCoachDto | null;
  /** By name. */
  assistantCoaches: AssistantCoachDto[];
  memberCount: number;
  /** Those members that the caller may see, by name. */
  members: RosterMemberDto[];
};
export type CreateTeamDto = {
  /** Unique within the league. */
  name: string;
  leagueId: number;
  description?: string | null;
  /** A coach, or nobody. */
  leadCoachId?: number | null;
  /** Further coaches; the lead coach is none of them. */
  assistantCoachIds?: number[] | null;
};
export type UpdateTeamDto = {
  name?: string;
  leagueId?: number;
  description?: string | null;
  leadCoachId?: number | null;
  /** All further coaches, in place of those before. */
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
export type UpdateTeamMemberDto = {
  jerseyNumber?: number | null;
  position?: string | null;
};
export type EventTeamDto = {
  id: number;
  name: string;
  leagueId: number | null;
};
export type EventAvailabilityDto = {
  childId: number;
  childName: string;
  /** Null while unanswered. */
  isAvailable: boolean | null;
  respondedAt: string | null;
};
export type EventCountsDto = {
  available: number;
  unavailable: number;
  pending: number;
};
export type EventDto = {
  id: number;
  title: string;
  type: 'match' | 'training' | 'tournament' | 'friendly';
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  endTime: string | null;
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
  description: string | null;
  teamId: number | null;
  leagueId: number | null;
  status: 'confirmed' | 'pending' | 'cancelled';
  /** Ids of the involved teams, in the order given. */
  teamsInvolved: number[];
  relevanceType: 'all' | 'team' | 'age_group';
  ageGroupRelevance: ('U10' | 'U12' | 'U14' | 'U16' | 'U19' | null) | null;
  /** Counts the edits. */
  version: number;
  /** The event's team and the involved ones. */
  teams: EventTeamDto[];
  /** The child asked for, or the first own child whom the event concerns, and its answer. */
  availability?: EventAvailabilityDto;
  /** Every own child whom the event concerns, by id, unanswered ones included; for staff the child asked for. */
  availabilities?: EventAvailabilityDto[];
  /** Staff only. */
  counts?: EventCountsDto;
};
export type SaveEventDto = {
  /** Made from the team or league and the type when missing. */
  title?: string | null;
  date: string;
  startTime: string;
  endTime?: string | null;
  /** When players should be there. */
  reportingTime?: string | null;
  location?: string | null;
  locationDetail?: string | null;
  description?: string | null;
  teamId?: number | null;
  leagueId?: number | null;
  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];
  /** match when missing. */
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** confirmed when missing; the older word scheduled means confirmed. */
  status?: 'confirmed' | 'pending' | 'cancelled';
  /** Who it reaches beyond its teams: all (the whole club) when missing, team (nobody else) or age_group. */
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: ('U10' | 'U12' | 'U14' | 'U16' | 'U19' | null) | null;
};
export type UpdateEventDto = {
  /** Made from the team or league and the type when missing. */
  title?: string | null;
  date?: string;
  startTime?: string;
  endTime?: string | null;
  /** When players should be there. */
  reportingTime?: string | null;
  location?: string | null;
  locationDetail?: string | null;
  description?: string | null;
  teamId?: number | null;
  leagueId?: number | null;
  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];
  /** match when missing. */
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  /** confirmed when missing; the older word scheduled means confirmed. */
  status?: 'confirmed' | 'pending' | 'cancelled';
  /** Who it reaches beyond its teams: all (the whole club) when missing, team (nobody else) or age_group. */
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: ('U10' | 'U12' | 'U14' | 'U16' | 'U19' | null) | null;
  /** The same as in the address, or missing. */
  id?: number;
  /** The version that was edited; when somebody else has changed the event since, 409. Without it the last write wins. */
  version?: number;
};
export type AvailabilityDto = {
  id: number;
  eventId: number;
  childId: number;
  isAvailable: boolean | null;
  respondedAt: string;
};
export type AnsweredDto = {
  event: EventDto;
  availability: AvailabilityDto;
};
export type AnswerAvailabilityDto = {
  eventId: number;
  childId: number;
  /** Null takes the answer back: pending again. */
  isAvailable: boolean | null;
};
export type ChangeAvailabilityDto = {
  eventId?: number;
  childId?: number;
  /** Null takes the answer back: pending again. */
  isAvailable: boolean | null;
};
export type AvailabilityChildDto = {
  id: number;
  name: string;
};
export type EventAnswerDto = {
  id: number | null;
  eventId: number;
  childId: number;
  isAvailable: boolean | null;
  respondedAt: string | null;
  child: AvailabilityChildDto;
};
export type ImportSummaryDto = {
  total: number;
  success: number;
  error: number;
  skipped: number;
};
export type ImportResultDto = {
  /** `skipped`: the club has it already, or an earlier row of the file says the same. */
  status: 'success' | 'skipped' | 'error';
  /** The line of the file on which the row begins. */
  line: number;
  /** What the row is about, safe to put into a spreadsheet. */
  name: string;
  /** Why it was skipped or is wrong; what else there is to know. */
  message: string;
};
export type ImportAnswerDto = {
  summary: ImportSummaryDto;
  /** One for every row that is not empty, in the order of the file. */
  results: ImportResultDto[];
  /** Columns of the file that mean nothing here. */
  ignoredColumns: string[];
};
export type AuthorDto = {
  fullName: string;
};
export type AnnouncementDto = {
  id: number;
  title: string;
  content: string;
  authorId: number | null;
  /** When it was first published. */
  createdAt: string;
  teamId: number | null;
  leagueId: number | null;
  /** Null once the account is gone. */
  author: AuthorDto | null;
};
export type CreateAnnouncementDto = {
  title: string;
  /** Plain text; line breaks are kept. */
  content: string;
  /** For the families of this team. */
  teamId?: number | null;
  /** For the families of this league's teams. */
  leagueId?: number | null;
};
export type UpdateAnnouncementDto = {
  title?: string;
  /** Plain text; line breaks are kept. */
  content?: string;
  /** For the families of this team. */
  teamId?: number | null;
  /** For the families of this league's teams. */
  leagueId?: number | null;
};
export const {
  useGetLivenessQuery,
  useLazyGetLivenessQuery,
  useGetVersionQuery,
  useLazyGetVersionQuery,
  useGetReadinessQuery,
  useLazyGetReadinessQuery,
  useGetClubQuery,
  useLazyGetClubQuery,
  useGetMeQuery,
  useLazyGetMeQuery,
  useUpdateMeMutation,
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useListUsersQuery,
  useLazyListUsersQuery,
  useCreateUserMutation,
  useListParentsQuery,
  useLazyListParentsQuery,
  useListCoachesQuery,
  useLazyListCoachesQuery,
  useUpdateUserMutation,
  useMakeCoachMutation,
  useRemoveCoachMutation,
  useDeactivateUserMutation,
  useReactivateUserMutation,
  useReopenSearchMutation,
  useSetPasswordMutation,
  useListOwnChildrenQuery,
  useLazyListOwnChildrenQuery,
  useAddChildMutation,
  useListAllChildrenQuery,
  useLazyListAllChildrenQuery,
  useListUnregisteredChildrenQuery,
  useLazyListUnregisteredChildrenQuery,
  useAssignParentMutation,
  useRestoreChildMutation,
  useRemoveChildMutation,
  useSearchChildMutation,
  useClaimChildMutation,
  useListLockedNamesQuery,
  useLazyListLockedNamesQuery,
  useUnlockNameMutation,
  useListLeaguesQuery,
  useLazyListLeaguesQuery,
  useCreateLeagueMutation,
  useUpdateLeagueMutation,
  useDeleteLeagueMutation,
  useListTeamsQuery,
  useLazyListTeamsQuery,
  useCreateTeamMutation,
  useGetTeamQuery,
  useLazyGetTeamQuery,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useAddTeamMemberMutation,
  useUpdateTeamMemberMutation,
  useRemoveTeamMemberMutation,
  useListEventsQuery,
  useLazyListEventsQuery,
  useCreateEventMutation,
  useGetEventQuery,
  useLazyGetEventQuery,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useListDashboardEventsQuery,
  useLazyListDashboardEventsQuery,
  useListChildEventsQuery,
  useLazyListChildEventsQuery,
  useListTeamEventsQuery,
  useLazyListTeamEventsQuery,
  useAnswerAvailabilityMutation,
  useChangeAvailabilityMutation,
  useListEventAvailabilitiesQuery,
  useLazyListEventAvailabilitiesQuery,
  useImportFileMutation,
  useGetImportTemplateQuery,
  useLazyGetImportTemplateQuery,
  useListAnnouncementsQuery,
  useLazyListAnnouncementsQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useDeleteAnnouncementMutation,
} = injectedRtkApi;
