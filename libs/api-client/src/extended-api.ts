import { type ResponseMeta } from './base-api.ts';
import {
  type ChangedStatusesDto,
  type ClubDto,
  type DuplicateDto,
  type ErasureRequestDto,
  type EventDto,
  type EventStatusesDto,
  generatedApi,
  type ImportAnswerDto,
  type ImportFileApiArg,
  type InvitedFamiliesDto,
  type InviteFamiliesDto,
  type ListAllChildrenApiArg,
  type ListDuplicatesApiArg,
  type ListErasureRequestsApiArg,
  type ListedChildDto,
  type ListEventsApiArg,
  type ListMailsApiArg,
  type ListParentsApiArg,
  type ListTeamsApiArg,
  type ListUnregisteredChildrenApiArg,
  type ListUsersApiArg,
  type MailDto,
  type MemberMovesDto,
  type MovedMembersDto,
  type ParentDto,
  type RemovalDto,
  type RemovedPlayersDto,
  type TeamDto,
  type UndoAnswerDto,
  type UserDto,
} from './generated.ts';
import { type UploadProgress } from './transport.ts';
import { type Choices, choicesText } from '@touchline/domain';

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** The number of rows before this page. */
  offset: number;
  /** The number of rows on all pages. */
  total: number;
  /** There are more rows than `total`. */
  isMinimum?: boolean;
}

export interface ImportUpload {
  type: ImportFileApiArg['type'];
  file: File;
  /** Of players: the number of people to invite, as an admin has confirmed it. */
  invite?: number;
  /** Of a row that could mean a registered player. */
  choices?: Choices;
  /** The `hash` of the plan that a preview has shown. */
  expect?: string;
  /** Of fixtures: leaves the time and the place of home matches. */
  keepsHome?: boolean;
  onProgress?: UploadProgress;
}

/** The definition of a list's endpoint that also returns the total, which the server sends in a header. */
const pageOf = <Row, Args extends { offset?: number }>(url: string) => ({
  query: (params: Args) => ({ url, params: { ...params } }),
  transformResponse: (rows: Row[], meta: ResponseMeta | undefined, { offset = 0 }: Args): Page<Row> => {
    return { rows, offset, total: meta?.totalCount ?? offset + rows.length, isMinimum: meta?.isMinimum };
  },
});

type Builder = Parameters<Parameters<typeof generatedApi.injectEndpoints>[0]['endpoints']>[0];

/** The definition of a query that asks what a change would do. */
const previewOf = <Result, Body extends object>(build: Builder, url: string) =>
  build.query<Result, Body>({
    query: (body) => ({ url, method: 'POST', params: { preview: true }, body: { ...body } }),
    keepUnusedDataFor: 0,
  });

function formOf(file: File, choices?: Choices): FormData {
  const form = new FormData();
  if (choices && choices.size > 0) form.append('choices', choicesText(choices));
  form.append('file', file);
  return form;
}

/** The pages that every app shows. */
const apiWithPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of `listEvents`. */
    listEventPage: build.query<Page<EventDto>, ListEventsApiArg>({
      ...pageOf('/api/events'),
      providesTags: ['events'],
    }),
    /** A page of `listTeams`. */
    listTeamPage: build.query<Page<TeamDto>, ListTeamsApiArg>({
      ...pageOf('/api/teams'),
      providesTags: ['teams'],
    }),
  }),
});

/** What only the admin app imports; marked as pure, so that others leave it out. */
const apiForAdmins = /* @__PURE__ */ apiWithPages.injectEndpoints({
  endpoints: (build) => ({
    /** A page of `listUsers`. */
    listUserPage: build.query<Page<UserDto>, ListUsersApiArg>({
      ...pageOf('/api/users'),
      providesTags: ['users'],
    }),
    /** A page of `listParents`. */
    listParentPage: build.query<Page<ParentDto>, ListParentsApiArg>({
      ...pageOf('/api/users/parents'),
      providesTags: ['users'],
    }),
    /** A page of `listAllChildren`. */
    listChildPage: build.query<Page<ListedChildDto>, ListAllChildrenApiArg>({
      ...pageOf('/api/children/all'),
      providesTags: ['children'],
    }),
    /** A page of `listUnregisteredChildren`. */
    listUnregisteredChildPage: build.query<Page<ListedChildDto>, ListUnregisteredChildrenApiArg>({
      ...pageOf('/api/children/unregistered'),
      providesTags: ['children'],
    }),
    /** A page of `listDuplicates`. */
    listDuplicatePage: build.query<Page<DuplicateDto>, ListDuplicatesApiArg>({
      ...pageOf('/api/children/duplicates'),
      providesTags: ['children'],
    }),
    /** A page of `listErasureRequests`. */
    listErasureRequestPage: build.query<Page<ErasureRequestDto>, ListErasureRequestsApiArg>({
      ...pageOf('/api/children/erasure-requests'),
      providesTags: ['children', 'families', 'users'],
    }),
    /** A page of `listMails`. */
    listMailPage: build.query<Page<MailDto>, ListMailsApiArg>({
      ...pageOf('/api/admin/mails'),
      providesTags: ['mails'],
    }),
    /** `setCrest` as a form. */
    uploadCrest: build.mutation<ClubDto, File>({
      query: (file) => ({ url: '/api/club/crest', method: 'PUT', body: formOf(file) }),
    }),
    /** `importFile` as a form, which reports its progress. */
    uploadImport: build.mutation<ImportAnswerDto, ImportUpload>({
      query: ({ type, file, choices, onProgress, invite, expect, keepsHome }) => {
        const [url, body] = [`/api/import/${type}`, formOf(file, choices)];
        return { url, method: 'POST', params: { invite, expect, keepsHome }, body, onProgress };
      },
    }),
    /** `importFile` with `preview`, which changes nothing. */
    previewImport: build.mutation<ImportAnswerDto, Omit<ImportUpload, 'invite' | 'expect'>>({
      query: ({ type, file, choices, onProgress, keepsHome }) => {
        const [url, body] = [`/api/import/${type}`, formOf(file, choices)];
        return { url, method: 'POST', params: { preview: true, keepsHome }, body, onProgress };
      },
    }),
    /** `undoImport` with `preview`, which changes nothing; of an import by its id. */
    previewUndo: build.query<UndoAnswerDto, number>({
      query: (id) => ({ url: `/api/imports/${id}/undo`, method: 'POST', params: { preview: true } }),
      keepUnusedDataFor: 0,
    }),
    /** `moveTeamMembers` with `preview`, which changes nothing. */
    previewMoves: previewOf<MovedMembersDto, MemberMovesDto>(build, '/api/team-members/moves'),
    /** `setEventStatuses` with `preview`, which changes nothing. */
    previewStatuses: previewOf<ChangedStatusesDto, EventStatusesDto>(build, '/api/events/statuses'),
    /** `removePlayers` with `preview`, which changes nothing. */
    previewRemoval: previewOf<RemovedPlayersDto, RemovalDto>(build, '/api/children/removals'),
    /** `inviteFamilies` with `preview`, which changes nothing. */
    previewInvitations: previewOf<InvitedFamiliesDto, InviteFamiliesDto>(build, '/api/children/invitations'),
  }),
});

/** With the types of all endpoints. */
export const extendedApi = apiWithPages as typeof apiForAdmins;

type Endpoints = typeof extendedApi.endpoints;
export type EndpointName = keyof Endpoints;
export type QueryName = {
  [Name in EndpointName]: Endpoints[Name] extends { useQuery: unknown } ? Name : never;
}[EndpointName];
export type MutationName = Exclude<EndpointName, QueryName>;
export type EndpointArgs<Name extends EndpointName> = Endpoints[Name]['Types']['QueryArg'];
export type EndpointResult<Name extends EndpointName> = Endpoints[Name]['Types']['ResultType'];

/** The part of a store's state that holds the cache. */
export type ApiState = { [extendedApi.reducerPath]: ReturnType<typeof extendedApi.reducer> };

export const { useLazyListEventPageQuery, useListEventPageQuery, useListTeamPageQuery } = apiWithPages;

type AdminApi = typeof apiForAdmins;
const hook = <Name extends keyof AdminApi>(name: Name): AdminApi[Name] => apiForAdmins[name];
export const useListChildPageQuery = /* @__PURE__ */ hook('useListChildPageQuery');
export const useListDuplicatePageQuery = /* @__PURE__ */ hook('useListDuplicatePageQuery');
export const useListErasureRequestPageQuery = /* @__PURE__ */ hook('useListErasureRequestPageQuery');
export const useListMailPageQuery = /* @__PURE__ */ hook('useListMailPageQuery');
export const useListParentPageQuery = /* @__PURE__ */ hook('useListParentPageQuery');
export const useListUnregisteredChildPageQuery = /* @__PURE__ */ hook('useListUnregisteredChildPageQuery');
export const useListUserPageQuery = /* @__PURE__ */ hook('useListUserPageQuery');
export const useUploadCrestMutation = /* @__PURE__ */ hook('useUploadCrestMutation');
export const useUploadImportMutation = /* @__PURE__ */ hook('useUploadImportMutation');
export const usePreviewImportMutation = /* @__PURE__ */ hook('usePreviewImportMutation');
export const usePreviewUndoQuery = /* @__PURE__ */ hook('usePreviewUndoQuery');
export const usePreviewInvitationsQuery = /* @__PURE__ */ hook('usePreviewInvitationsQuery');
export const usePreviewMovesQuery = /* @__PURE__ */ hook('usePreviewMovesQuery');
export const usePreviewRemovalQuery = /* @__PURE__ */ hook('usePreviewRemovalQuery');
export const usePreviewStatusesQuery = /* @__PURE__ */ hook('usePreviewStatusesQuery');
