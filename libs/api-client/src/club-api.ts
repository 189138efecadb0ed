import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import {
  type addTagTypes,
  type AnswerAvailabilityDto,
  type EventAnswerDto,
  type EventDto,
  generatedApi,
  type ImportAnswerDto,
  type ImportFileApiArg,
  type ListEventAvailabilitiesApiArg,
  type ListEventsApiArg,
  type ListedChildDto,
  type ParentDto,
} from './generated.ts';
import { answerIn } from './optimistic-answer.ts';
import { assignIn, removeFrom } from './optimistic-players.ts';
import { type UploadProgress } from './transport.ts';

/** A kind of thing that the server keeps; cached answers are filed under these. */
export type ClubTag = (typeof addTagTypes)[number];
type EndpointName = keyof typeof clubApi.endpoints;

/** What a change makes old beyond its own tag. */
const touches: Partial<Record<EndpointName, ClubTag[]>> = {
  updateMe: ['users', 'children', 'teams', 'announcements'],
  updateUser: ['auth', 'children', 'teams', 'announcements'],
  makeCoach: ['auth'],
  removeCoach: ['auth'],
  addChild: ['events'],
  claimChild: ['teams', 'events', 'availability', 'announcements'],
  assignParent: ['teams', 'events', 'availability', 'announcements'],
  restoreChild: ['events', 'availability'],
  removeChild: ['teams', 'events', 'availability', 'announcements'],
  updateLeague: ['teams'],
  deleteLeague: ['events', 'availability', 'announcements'],
  createTeam: ['leagues'],
  updateTeam: ['leagues', 'children', 'events', 'availability', 'announcements'],
  deleteTeam: ['leagues', 'children', 'events', 'availability', 'announcements'],
  addTeamMember: ['children', 'events', 'availability', 'announcements'],
  removeTeamMember: ['children', 'events', 'availability', 'announcements'],
  answerAvailability: ['events'],
  changeAvailability: ['events'],
  updateEvent: ['availability'],
  deleteEvent: ['availability'],
  uploadImport: ['leagues', 'teams', 'children', 'events', 'availability', 'announcements'],
};

/** What asks by POST and changes nothing. */
const questions: EndpointName[] = ['searchChild'];

const changedBy: Record<string, ClubTag[]> = {};

/** The tags under which a change makes cached answers old. */
export const tagsChangedBy = (endpoint: string): readonly ClubTag[] => changedBy[endpoint] ?? [];

/** A part of the club's events: how many stand before it, and how many there are in all. */
export interface EventPage {
  events: EventDto[];
  offset: number;
  total: number;
}

/** A file to import; who sends it may watch how far it is. */
export interface ImportUpload {
  type: ImportFileApiArg['type'];
  file: File;
  onProgress?: UploadProgress;
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
    /** `importFile` as a browser sends it: a form, with word of its progress. */
    uploadImport: build.mutation<ImportAnswerDto, ImportUpload>({
      query: ({ type, file, onProgress }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `/api/import/${type}`, method: 'POST', body, onProgress };
      },
      invalidatesTags: ['import'],
    }),
  }),
});

type State = Parameters<typeof apiWithPages.util.selectInvalidatedBy>[0];

/** What an endpoint gets when its call begins. */
interface StartedCall {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<unknown>;
}

/** The lists under these tags that the store holds: endpoint and arguments. */
const held = ({ getState }: StartedCall, tag: ClubTag) =>
  apiWithPages.util.selectInvalidatedBy(getState(), [tag]).map(({ endpointName, originalArgs }) => {
    return [endpointName, originalArgs] as [EndpointName, object];
  });

/** The rows of all events whose answers the store holds. */
const shownRows = (store: StartedCall): EventAnswerDto[] =>
  held(store, 'availability').flatMap(([name, args]) =>
    name === 'listEventAvailabilities'
      ? (clubApi.endpoints[name].select(args as ListEventAvailabilitiesApiArg)(store.getState()).data ?? [])
      : [],
  );

/**
 * Shows an answer at once wherever the event or its answers stand, and takes it back when it is refused; either way what it
 * touches is fetched again.
 */
async function showAnswer(answer: AnswerAvailabilityDto, store: StartedCall): Promise<void> {
  const { updateQueryData } = clubApi.util;
  const isSame = (row: EventAnswerDto) => row.eventId === answer.eventId && row.childId === answer.childId;
  const before = shownRows(store).find(isSame)?.isAvailable;
  const edits = [...held(store, 'availability'), ...held(store, 'events')].map(([name, args]) =>
    store.dispatch(updateQueryData(name as 'listEventPage', args, (shown) => answerIn(shown, answer, before))),
  );
  await store.queryFulfilled.catch(() => edits.forEach((edit) => edit.undo()));
}

/** Shows at once what becomes of the lists of players, and takes it back when it is refused. */
async function showInPlayers(change: (players: ListedChildDto[]) => void, store: StartedCall): Promise<void> {
  const { updateQueryData } = clubApi.util;
  const edits = held(store, 'children').flatMap(([name, args]) =>
    name === 'listAllChildren' ? [store.dispatch(updateQueryData(name, args, change))] : [],
  );
  await store.queryFulfilled.catch(() => edits.forEach((edit) => edit.undo()));
}

/** A parent of the lists that the store holds. */
const shownParent = (store: StartedCall, id: number): ParentDto | undefined =>
  held(store, 'users')
    .flatMap(([name, args]) =>
      name === 'listParents' ? (clubApi.endpoints[name].select(args)(store.getState()).data ?? []) : [],
    )
    .find((parent) => parent.id === id);

/** The API of the product. */
export const clubApi = apiWithPages.enhanceEndpoints({
  endpoints: {
    answerAvailability: {
      onQueryStarted: async (answer, store) => showAnswer(answer, store),
    },
    assignParent: {
      onQueryStarted: async ({ id, assignParentDto: { parentId } }, store) => {
        const parent = parentId ? shownParent(store, parentId) : null;
        if (parent !== undefined) await showInPlayers((players) => assignIn(players, id, parent), store);
      },
    },
    removeChild: {
      onQueryStarted: async ({ id, as }, store) => {
        if (!as) await showInPlayers((players) => removeFrom(players, id), store);
      },
    },
    // A template is the same whatever was imported: no reason to fetch it again.
    getImportTemplate: { providesTags: [] },
    changeAvailability: {
      onQueryStarted: async ({ id, changeAvailabilityDto }, store) => {
        const row = shownRows(store).find((shown) => shown.id === id);
        if (row) await showAnswer({ ...row, isAvailable: changeAvailabilityDto.isAvailable }, store);
      },
    },
  },
});

for (const name of Object.keys(clubApi.endpoints) as EndpointName[]) {
  clubApi.enhanceEndpoints({
    endpoints: {
      [name]: (definition: { type: string; invalidatesTags?: ClubTag[] }) => {
        if (!definition.invalidatesTags) return;
        const own = questions.includes(name) ? [] : definition.invalidatesTags;
        definition.invalidatesTags = [...own, ...(touches[name] ?? [])];
        changedBy[name] = definition.invalidatesTags;
      },
    },
  });
}

export const { useListEventPageQuery, useUploadImportMutation } = apiWithPages;
