import { baseApi as api } from './base-api.ts';
export const addTagTypes = ['club', 'auth', 'children', 'leagues', 'teams', 'events', 'availability'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getClub: build.query<GetClubApiResponse, GetClubApiArg>({
        query: () => ({ url: `/api/club` }),
        providesTags: ['club'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg }),
        invalidatesTags: ['auth'],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg }),
        invalidatesTags: ['auth'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ['auth'],
      }),
      listOwnChildren: build.query<ListOwnChildrenApiResponse, ListOwnChildrenApiArg>({
        query: () => ({ url: `/api/children` }),
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
            q: queryArg.q,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['children'],
      }),
      listLeagues: build.query<ListLeaguesApiResponse, ListLeaguesApiArg>({
        query: () => ({ url: `/api/leagues` }),
        providesTags: ['leagues'],
      }),
      createLeague: build.mutation<CreateLeagueApiResponse, CreateLeagueApiArg>({
        query: (queryArg) => ({ url: `/api/leagues`, method: 'POST', body: queryArg }),
        invalidatesTags: ['leagues'],
      }),
      listTeams: build.query<ListTeamsApiResponse, ListTeamsApiArg>({
        query: (queryArg) => ({
          url: `/api/teams`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
            offset: queryArg.offset,
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
      listTeamEvents: build.query<ListTeamEventsApiResponse, ListTeamEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/events`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['events'],
      }),
      addTeamMember: build.mutation<AddTeamMemberApiResponse, AddTeamMemberApiArg>({
        query: (queryArg) => ({ url: `/api/team-members`, method: 'POST', body: queryArg }),
        invalidatesTags: ['teams'],
      }),
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            teamId: queryArg.teamId,
            leagueId: queryArg.leagueId,
            type: queryArg['type'],
            order: queryArg.order,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['events'],
      }),
      createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
        query: (queryArg) => ({ url: `/api/events`, method: 'POST', body: queryArg }),
        invalidatesTags: ['events'],
      }),
      listDashboardEvents: build.query<ListDashboardEventsApiResponse, ListDashboardEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/dashboard/events`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['events'],
      }),
      listEventAvailabilities: build.query<ListEventAvailabilitiesApiResponse, ListEventAvailabilitiesApiArg>({
        query: (queryArg) => ({ url: `/api/events/${encodeURIComponent(String(queryArg))}/availabilities` }),
        providesTags: ['availability'],
      }),
      answerAvailability: build.mutation<AnswerAvailabilityApiResponse, AnswerAvailabilityApiArg>({
        query: (queryArg) => ({ url: `/api/availabilities`, method: 'POST', body: queryArg }),
        invalidatesTags: ['availability'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetClubApiResponse = /** status 200  */ ClubDto;
export type GetClubApiArg = void;
export type RegisterApiResponse = /** status 201  */ SessionUserDto;
export type RegisterApiArg = RegisterDto;
export type LoginApiResponse = /** status 200  */ SessionUserDto;
export type LoginApiArg = LoginDto;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200  */ SessionUserDto;
export type GetMeApiArg = void;
export type ListOwnChildrenApiResponse = /** status 200  */ ChildDto[];
export type ListOwnChildrenApiArg = void;
export type AddChildApiResponse = /** status 201  */ ChildDto;
export type AddChildApiArg = AddChildDto;
export type ListAllChildrenApiResponse = /** status 200  */ ChildDto[];
export type ListAllChildrenApiArg = {
  q?: string;
  limit?: number;
  offset?: number;
};
export type ListLeaguesApiResponse = /** status 200  */ LeagueDto[];
export type ListLeaguesApiArg = void;
export type CreateLeagueApiResponse = /** status 201  */ LeagueDto;
export type CreateLeagueApiArg = SaveLeagueDto;
export type ListTeamsApiResponse = /** status 200  */ TeamDto[];
export type ListTeamsApiArg = {
  q?: string;
  limit?: number;
  offset?: number;
};
export type CreateTeamApiResponse = /** status 201  */ TeamDto;
export type CreateTeamApiArg = SaveTeamDto;
export type GetTeamApiResponse = /** status 200  */ TeamDto;
export type GetTeamApiArg = number;
export type ListTeamEventsApiResponse = /** status 200  */ EventDto[];
export type ListTeamEventsApiArg = {
  id: number;
  from?: string;
  to?: string;
  limit?: number;
};
export type AddTeamMemberApiResponse = /** status 201  */ TeamMemberDto;
export type AddTeamMemberApiArg = AddTeamMemberDto;
export type ListEventsApiResponse = /** status 200  */ EventDto[];
export type ListEventsApiArg = {
  from?: string;
  to?: string;
  teamId?: number;
  leagueId?: number;
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  order?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
};
export type CreateEventApiResponse = /** status 201  */ EventDto;
export type CreateEventApiArg = SaveEventDto;
export type ListDashboardEventsApiResponse = /** status 200  */ EventDto[];
export type ListDashboardEventsApiArg = {
  from?: string;
  to?: string;
  limit?: number;
};
export type ListEventAvailabilitiesApiResponse = /** status 200  */ EventAvailabilityDto[];
export type ListEventAvailabilitiesApiArg = number;
export type AnswerAvailabilityApiResponse = /** status 200  */ AnsweredDto;
export type AnswerAvailabilityApiArg = AnswerAvailabilityDto;
export type ClubDto = {
  name: string;
  timeZone: string;
  contactEmail: string | null;
  contactPhone: string | null;
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
export type RegisterDto = {
  username?: string;
  email: string;
  password: string;
  fullName: string;
  isParent?: boolean;
};
export type LoginDto = {
  username: string;
  password: string;
};
export type TeamNameDto = {
  id: number;
  name: string;
};
export type ChildDto = {
  id: number;
  name: string;
  dateOfBirth: string;
  parentId: number | null;
  isRegistered: boolean;
  ageGroup: string;
  age: number;
  teams: TeamNameDto[];
};
export type AddChildDto = {
  name: string;
  dateOfBirth: string;
  parentId?: number | null;
};
export type LeagueDto = {
  id: number;
  name: string;
  ageGroup: string;
  description: string | null;
  teamCount: number;
};
export type SaveLeagueDto = {
  name: string;
  ageGroup: string;
  description?: string | null;
};
export type TeamLeagueDto = {
  name: string;
  ageGroup: string;
};
export type LeadCoachDto = {
  fullName: string;
};
export type TeamMemberDto = {
  id?: number;
  name: string;
  age: number;
  dateOfBirth?: string;
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
  memberCount: number;
  members: TeamMemberDto[];
};
export type SaveTeamDto = {
  name: string;
  leagueId: number;
  description?: string | null;
};
export type EventTeamDto = {
  id: number;
  name: string;
  leagueId: number | null;
};
export type AvailabilityDto = {
  id?: number;
  childId: number;
  isAvailable: boolean | null;
  respondedAt: string | null;
};
export type ChildAvailabilityDto = {
  childId: number;
  childName: string;
  isAvailable: boolean | null;
  respondedAt: string | null;
};
export type AvailabilityCountsDto = {
  available: number;
  unavailable: number;
  pending: number;
};
export type EventDto = {
  id: number;
  title: string;
  type: 'match' | 'training' | 'tournament' | 'friendly';
  date: string;
  startTime: string;
  endTime: string | null;
  reportingTime: string | null;
  location: string;
  locationDetail: string | null;
  description: string | null;
  teamId: number | null;
  leagueId: number | null;
  status: 'confirmed' | 'pending' | 'cancelled';
  teamsInvolved: number[];
  relevanceType: 'all' | 'team' | 'age_group';
  ageGroupRelevance: string | null;
  version: number;
  teams: EventTeamDto[];
  availability?: AvailabilityDto;
  availabilities?: ChildAvailabilityDto[];
  counts?: AvailabilityCountsDto;
};
export type AddTeamMemberDto = {
  teamId: number;
  childId: number;
};
export type SaveEventDto = {
  title?: string;
  type?: 'match' | 'training' | 'tournament' | 'friendly';
  date: string;
  startTime: string;
  endTime?: string | null;
  reportingTime?: string | null;
  location?: string;
  locationDetail?: string | null;
  description?: string | null;
  teamId?: number | null;
  leagueId?: number | null;
  status?: 'confirmed' | 'pending' | 'cancelled';
  teamsInvolved?: number[];
  relevanceType?: 'all' | 'team' | 'age_group';
  ageGroupRelevance?: string | null;
};
export type AvailabilityChildDto = {
  id: number;
  name: string;
};
export type EventAvailabilityDto = {
  id?: number;
  childId: number;
  isAvailable: boolean | null;
  respondedAt: string | null;
  child: AvailabilityChildDto;
};
export type AnsweredDto = {
  event: EventDto;
  availability: AvailabilityDto;
};
export type AnswerAvailabilityDto = {
  eventId: number;
  childId: number;
  isAvailable: boolean | null;
};
export const {
  useGetClubQuery,
  useLazyGetClubQuery,
  useRegisterMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetMeQuery,
  useLazyGetMeQuery,
  useListOwnChildrenQuery,
  useLazyListOwnChildrenQuery,
  useAddChildMutation,
  useListAllChildrenQuery,
  useLazyListAllChildrenQuery,
  useListLeaguesQuery,
  useLazyListLeaguesQuery,
  useCreateLeagueMutation,
  useListTeamsQuery,
  useLazyListTeamsQuery,
  useCreateTeamMutation,
  useGetTeamQuery,
  useLazyGetTeamQuery,
  useListTeamEventsQuery,
  useLazyListTeamEventsQuery,
  useAddTeamMemberMutation,
  useListEventsQuery,
  useLazyListEventsQuery,
  useCreateEventMutation,
  useListDashboardEventsQuery,
  useLazyListDashboardEventsQuery,
  useListEventAvailabilitiesQuery,
  useLazyListEventAvailabilitiesQuery,
  useAnswerAvailabilityMutation,
} = injectedRtkApi;
