import { type ThunkDispatch } from '@reduxjs/toolkit';
import { availabilityStatus, noteOf } from '@touchline/domain';
import { type UnknownAction } from 'redux';
import { type ApiState, type EndpointResult, extendedApi, type Page, type QueryName } from './extended-api.ts';
import {
  type AnswerAvailabilityDto,
  type CalendarDayDto,
  type EventAnswerDto,
  type EventDto,
  type ListedChildDto,
  type ParentDto,
} from './generated.ts';

// Each function here shows the outcome of a mutation in the cached queries before the server has confirmed it, and undoes that if
// the server rejects it. Afterwards RTK Query refetches what the mutation invalidates.

/** What `onQueryStarted` receives. */
interface StartedMutation {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
  queryFulfilled: Promise<unknown>;
}

type Events = EventDto | EventDto[] | Page<EventDto> | CalendarDayDto[];
type EventQueryName = { [Name in QueryName]: EndpointResult<Name> extends Events ? Name : never }[QueryName];

/** All queries for events; the type rejects a list that is not complete. */
const eventQueries: { [Name in EventQueryName]: Name } = {
  getEvent: 'getEvent',
  listEvents: 'listEvents',
  listEventPage: 'listEventPage',
  listCalendarDays: 'listCalendarDays',
  listDashboardEvents: 'listDashboardEvents',
  listChildEvents: 'listChildEvents',
  listTeamEvents: 'listTeamEvents',
};

const { selectCachedArgsForQuery, selectEntriesForEndpoint, updateQueryData } = extendedApi.util;

export async function showResponse(response: AnswerAvailabilityDto, mutation: StartedMutation): Promise<void> {
  const { dispatch, getState, queryFulfilled } = mutation;
  const isSame = (row: EventAnswerDto) => row.eventId === response.eventId && row.childId === response.childId;
  const previous = cachedAvailabilities(getState()).find(isSame);
  const inEvents = Object.values(eventQueries).flatMap((name) =>
    selectCachedArgsForQuery(getState(), name).map((args) =>
      dispatch(updateQueryData(name, args, (events) => respondInEvents(events, response, previous))),
    ),
  );
  const inAvailabilities = selectCachedArgsForQuery(getState(), 'listEventAvailabilities').map((args) =>
    dispatch(
      updateQueryData('listEventAvailabilities', args, (rows) => {
        const row = rows.find(isSame);
        if (row) respond(row, response);
      }),
    ),
  );
  await undoIfRefused([...inEvents, ...inAvailabilities], queryFulfilled);
}

/** `showResponse` for an availability that is known only by its id, provided that it is cached. */
export async function showChangedResponse(
  id: number,
  { isAvailable, note }: Pick<AnswerAvailabilityDto, 'isAvailable' | 'note'>,
  mutation: StartedMutation,
) {
  const row = cachedAvailabilities(mutation.getState()).find((cached) => cached.id === id);
  if (row) await showResponse({ eventId: row.eventId, childId: row.childId, isAvailable, note }, mutation);
}

/** Shows a player's new parent, provided that the parent is cached; null unassigns. */
export async function showAssignedParent(id: number, parentId: number | null, mutation: StartedMutation) {
  const parent = parentId === null ? null : cachedParent(mutation.getState(), parentId);
  if (parent === undefined) return;
  await showInPlayers(({ rows }) => {
    const player = rows.find((cached) => cached.id === id);
    if (!player) return;
    const others = parent ? player.guardianNames.filter((name) => name !== parent.fullName) : [];
    player.guardianNames = parent ? [parent.fullName, ...others] : [];
    player.parentName = parent?.fullName ?? null;
    if (player.parentId !== undefined) player.parentId = parent?.id ?? null;
  }, mutation);
}

export async function showRemovedPlayer(id: number, mutation: StartedMutation): Promise<void> {
  await showInPlayers((page) => {
    const index = page.rows.findIndex((cached) => cached.id === id);
    if (index < 0) return;
    page.rows.splice(index, 1);
    page.total -= 1;
  }, mutation);
}

async function showInPlayers(
  change: (page: Page<ListedChildDto>) => void,
  { dispatch, getState, queryFulfilled }: StartedMutation,
): Promise<void> {
  const patches = selectCachedArgsForQuery(getState(), 'listChildPage').map((args) =>
    dispatch(updateQueryData('listChildPage', args, change)),
  );
  await undoIfRefused(patches, queryFulfilled);
}

/** Sets the child's availability and moves it from one count to the other. Only the server knows whether a pending child is away. */
function respondInEvents(events: Events, response: AnswerAvailabilityDto, previous: EventAnswerDto | undefined): void {
  const { eventId, childId, isAvailable } = response;
  const event = eventsIn(events).find(({ id }) => id === eventId);
  if (!event) return;
  const entry = event.availabilities?.find((availability) => availability.childId === childId);
  const before = entry ? entry.isAvailable : previous?.isAvailable;
  const { isAway: wasAway, movedFrom: wasMoved } = entry ?? previous ?? {};
  if (entry) respond(entry, response);
  if (event.availability?.childId === childId) respond(event.availability, response);
  if (event.counts && before !== undefined && !response.noteOnly) {
    if (wasAway) event.counts.awayCount -= 1;
    if (wasMoved) event.counts.unconfirmedCount -= 1;
    event.counts[availabilityStatus(before)] -= 1;
    event.counts[availabilityStatus(isAvailable)] += 1;
  }
}

type GivenResponse = Pick<AnswerAvailabilityDto, 'isAvailable' | 'note' | 'noteOnly'>;

type Response = Pick<
  EventAnswerDto,
  | 'isAvailable'
  | 'isAway'
  | 'movedFrom'
  | 'respondedAt'
  | 'respondedBy'
  | 'responderName'
  | 'respondedVia'
  | 'note'
  | 'isLate'
>;

/** Whether as a guardian or as staff, and whether it is late, is known when the server has confirmed it. */
function respond(response: Response, { isAvailable, note, noteOnly }: GivenResponse): void {
  const isPending = isAvailable === null;
  const kept = response.isAvailable === isAvailable ? response.note : undefined;
  const given = noteOf(note ?? null) ?? undefined;
  if (noteOnly) {
    response.note = given;
    return;
  }
  Object.assign(response, {
    isAvailable,
    isAway: false,
    movedFrom: undefined,
    respondedAt: isPending ? null : new Date().toISOString(),
    respondedBy: isPending ? undefined : 'you',
    responderName: undefined,
    respondedVia: isPending ? undefined : 'app',
    note: note === undefined ? kept : given,
    isLate: undefined,
  } satisfies Response);
}

function eventsIn(events: Events): EventDto[] {
  if (Array.isArray(events)) return events.flatMap((row) => ('events' in row ? row.events : row));
  return 'rows' in events ? events.rows : [events];
}

const cachedAvailabilities = (state: ApiState): EventAnswerDto[] =>
  selectEntriesForEndpoint(state, 'listEventAvailabilities').flatMap(({ data }) => data ?? []);

const cachedParent = (state: ApiState, id: number): ParentDto | undefined =>
  selectEntriesForEndpoint(state, 'listParentPage')
    .flatMap(({ data }) => data?.rows ?? [])
    .find((parent) => parent.id === id);

const undoIfRefused = (patches: { undo: () => void }[], queryFulfilled: Promise<unknown>) =>
  queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
