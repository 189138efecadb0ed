import { type addTagTypes, type EventDto, generatedApi, type ListEventsApiArg } from './generated.ts';
import { answerInEvents, answerInRows } from './optimistic-answer.ts';

/** A kind of thing that the server keeps; cached answers are filed under these. */
export type ClubTag = (typeof addTagTypes)[number];
type EndpointName = keyof typeof clubApi.endpoints;

/** What a change makes old beyond its own tag. */
const touches: Partial<Record<EndpointName, ClubTag[]>> = {
  updateMe: ['users', 'children', 'teams'],
  updateUser: ['auth', 'children', 'teams'],
  makeCoach: ['auth'],
  removeCoach: ['auth'],
  addChild: ['events'],
  updateLeague: ['teams'],
  deleteLeague: ['events', 'availability'],
  createTeam: ['leagues'],
  updateTeam: ['leagues', 'children', 'events', 'availability'],
  deleteTeam: ['leagues', 'children', 'events', 'availability'],
  addTeamMember: ['children', 'events', 'availability'],
  removeTeamMember: ['children', 'events', 'availability'],
  answerAvailability: ['events'],
};

/** Where an answer shows: every list of events that is on hold, and the rows of the event. */
const eventLists: string[] = ['listEvents', 'listDashboardEvents'] satisfies EndpointName[];

const changedBy: Record<string, ClubTag[]> = {};

/** The tags under which a change makes cached answers old. */
export const tagsChangedBy = (endpoint: string): readonly ClubTag[] => changedBy[endpoint] ?? [];

/** A part of the club's events: how many stand before it, and how many there are in all. */
export interface EventPage {
  events: EventDto[];
  offset: number;
  total: number;
}

const apiWithPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listEvents` with the total, which comes in a header and which a generated endpoint therefore leaves out. */
    listEventPage: build.query<EventPage, ListEventsApiArg>({
      query: (params) => ({ url: '/api/events', params: { ...params } }),
      transformResponse: (events: EventDto[], meta, { offset = 0 }) => {
        return { events, offset, total: meta?.totalCount ?? events.length };
      },
      providesTags: ['events'],
    }),
  }),
});

/** The API of the product. */
export const clubApi = apiWithPages.enhanceEndpoints({
  endpoints: {
    answerAvailability: {
      /** Shows the answer at once and takes it back when it is refused; either way what it touches is fetched again. */
      onQueryStarted: async (answer, { dispatch, queryFulfilled, ...store }) => {
        const { select } = clubApi.endpoints.listEventAvailabilities;
        const { selectInvalidatedBy, updateQueryData } = clubApi.util;
        const rows = select(answer.eventId)(store.getState()).data;
        const before = rows?.find(({ childId }) => childId === answer.childId)?.isAvailable;
        const lists = selectInvalidatedBy(store.getState(), ['events'])
          .filter(({ endpointName }) => eventLists.includes(endpointName))
          .map(({ endpointName, originalArgs }) => [endpointName as 'listEvents', originalArgs as object] as const);
        const edits = [
          updateQueryData('listEventAvailabilities', answer.eventId, (shown) => answerInRows(shown, answer)),
          ...lists.map((list) => updateQueryData(...list, (events) => answerInEvents(events, answer, before))),
        ].map((edit) => dispatch(edit));
        await queryFulfilled.catch(() => edits.forEach((edit) => edit.undo()));
      },
    },
  },
});

for (const name of Object.keys(clubApi.endpoints) as EndpointName[]) {
  clubApi.enhanceEndpoints({
    endpoints: {
      [name]: (definition: { type: string; invalidatesTags?: ClubTag[] }) => {
        if (!definition.invalidatesTags) return;
        definition.invalidatesTags = [...definition.invalidatesTags, ...(touches[name] ?? [])];
        changedBy[name] = definition.invalidatesTags;
      },
    },
  });
}

export const { useListEventPageQuery } = apiWithPages;
