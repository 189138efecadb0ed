import {
  type EventDto,
  generatedApi,
  type ImportAnswerDto,
  type ImportFileApiArg,
  type ListEventsApiArg,
} from './generated.ts';
import { type UploadProgress } from './transport.ts';

export interface EventPage {
  events: EventDto[];
  /** The number of events before this page. */
  offset: number;
  /** The number of events on all pages. */
  total: number;
}

export interface ImportUpload {
  type: ImportFileApiArg['type'];
  file: File;
  onProgress?: UploadProgress;
}

/** The generated API and the endpoints that cannot be generated. */
export const extendedApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listEvents` with the total, which the server sends in a header. */
    listEventPage: build.query<EventPage, ListEventsApiArg>({
      query: (params) => ({ url: '/api/events', params: { ...params } }),
      transformResponse: (events: EventDto[], meta, { offset = 0 }) => {
        return { events, offset, total: meta?.totalCount ?? events.length };
      },
      providesTags: ['events'],
    }),
    /** `importFile` as a form, which reports its progress. */
    uploadImport: build.mutation<ImportAnswerDto, ImportUpload>({
      query: ({ type, file, onProgress }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `/api/import/${type}`, method: 'POST', body, onProgress };
      },
    }),
  }),
});

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

export const { useListEventPageQuery, useUploadImportMutation } = extendedApi;
