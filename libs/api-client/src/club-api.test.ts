import { configureStore } from '@reduxjs/toolkit';
import { clubApi, type ClubTag, isMutation, tagsInvalidatedBy } from './club-api.ts';
import { type MutationName } from './extended-api.ts';
import { type ApiRequest, type ApiResponse, type Transport } from './transport.ts';

const event = {
  id: 1,
  title: 'U12 Lions v U12 Bears',
  availability: { childId: 7, childName: 'Mia Bell', isAvailable: null, respondedAt: null },
  availabilities: [{ childId: 7, childName: 'Mia Bell', isAvailable: null, respondedAt: null }],
  counts: { available: 3, unavailable: 1, pending: 2, awayCount: 0 },
};
const row = {
  id: null,
  eventId: 1,
  childId: 7,
  isAvailable: null,
  respondedAt: null,
  child: { id: 7, name: 'Mia Bell' },
};
const response = { eventId: 1, childId: 7, isAvailable: true };
const { listDashboardEvents, listEventAvailabilities, answerAvailability, listTeams, login } = clubApi.endpoints;

const storeOver = (transport: Transport) =>
  configureStore({
    reducer: { [clubApi.reducerPath]: clubApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(clubApi.middleware),
  });

/** A store with the event in a list and with its availabilities. A POST waits until the test calls `respond`. */
async function setUp(withoutOwnChildren = false) {
  let respond: (response: Partial<ApiResponse>) => void = () => undefined;
  const requests: string[] = [];
  const transport: Transport = ({ method, path }) => {
    requests.push(`${method} ${path}`);
    const ok = { status: 200, headers: {} };
    if (method === 'POST')
      return new Promise((resolve) => (respond = (given) => resolve({ ...ok, body: {}, ...given })));
    const { counts, id, title } = event;
    const shown = withoutOwnChildren ? { counts, id, title } : event;
    return Promise.resolve({ ...ok, body: path.endsWith('/availabilities') ? [row] : [shown] });
  };
  const store = storeOver(transport);
  await store.dispatch(listDashboardEvents.initiate({}));
  await store.dispatch(listEventAvailabilities.initiate({ id: 1 }));
  const shown = () => listDashboardEvents.select({})(store.getState()).data?.[0];
  const rows = () => listEventAvailabilities.select({ id: 1 })(store.getState()).data;
  return { store, requests, shown, rows, respond: (given: Partial<ApiResponse>) => respond(given) };
}

it('clubApi shows a response in all cached queries before the server confirms it', async () => {
  const { store, shown, rows } = await setUp();
  void store.dispatch(answerAvailability.initiate(response));
  expect(shown()?.availabilities?.[0]?.isAvailable).toBe(true);
  expect(shown()?.availability?.isAvailable).toBe(true);
  expect(shown()?.counts).toEqual({ available: 4, unavailable: 1, pending: 1, awayCount: 0 });
  expect(rows()?.[0]?.isAvailable).toBe(true);
});

it('clubApi takes the previous availability from the cached rows where the event does not list the child', async () => {
  const { store, shown } = await setUp(true);
  void store.dispatch(answerAvailability.initiate({ ...response, isAvailable: false }));
  expect(shown()?.counts).toEqual({ available: 3, unavailable: 2, pending: 1, awayCount: 0 });
});

it('clubApi shows a changed response in every query for events', async () => {
  const responded = { ...row, id: 9 };
  const transport: Transport = ({ method, path }) => {
    if (method === 'PUT') return new Promise(() => undefined);
    const list = path.includes('/availabilities') ? [responded] : [event];
    return Promise.resolve({ status: 200, headers: {}, body: path === '/api/events/1' ? event : list });
  };
  const store = storeOver(transport);
  const { getEvent, listEvents, listEventPage, listChildEvents, listTeamEvents, changeAvailability } =
    clubApi.endpoints;
  await store.dispatch(getEvent.initiate(1));
  await store.dispatch(listEvents.initiate({}));
  await store.dispatch(listEventPage.initiate({ limit: 10 }));
  await store.dispatch(listChildEvents.initiate({ id: 7 }));
  await store.dispatch(listTeamEvents.initiate({ id: 2 }));
  await store.dispatch(listEventAvailabilities.initiate({ id: 1, limit: 5 }));
  void store.dispatch(changeAvailability.initiate({ id: 9, changeAvailabilityDto: { isAvailable: true } }));
  const state = store.getState();
  const shown = [
    [getEvent.select(1)(state).data],
    listEvents.select({})(state).data,
    listEventPage.select({ limit: 10 })(state).data?.rows,
    listChildEvents.select({ id: 7 })(state).data,
    listTeamEvents.select({ id: 2 })(state).data,
  ];
  for (const list of shown)
    expect(list?.[0]?.counts).toEqual({ available: 4, unavailable: 1, pending: 1, awayCount: 0 });
  expect(listEventAvailabilities.select({ id: 1, limit: 5 })(state).data?.[0]?.isAvailable).toBe(true);
});

it('clubApi undoes a rejected response and refetches what it invalidates', async () => {
  const { store, requests, shown, rows, respond } = await setUp();
  const responding = store.dispatch(answerAvailability.initiate(response));
  requests.length = 0;
  respond({ status: 409, body: { message: 'The event has started' } });
  expect((await responding).error).toMatchObject({ status: 409, message: 'The event has started' });
  expect(shown()?.availabilities?.[0]?.isAvailable).toBeNull();
  expect(shown()?.counts).toEqual(event.counts);
  expect(rows()?.[0]?.isAvailable).toBeNull();
  expect(requests.sort()).toEqual(['GET /api/dashboard/events', 'GET /api/events/1/availabilities']);
});

it('clubApi does not repeat a failed mutation', async () => {
  const { store, requests, respond } = await setUp();
  const responding = store.dispatch(answerAvailability.initiate(response));
  respond({ status: 503 });
  await responding;
  expect(requests.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

it.each<[MutationName, ClubTag[]]>([
  ['answerAvailability', ['availability', 'events']],
  ['addTeamMember', ['teams', 'children', 'events', 'availability', 'announcements']],
  ['createTeam', ['teams', 'leagues']],
  ['updateUser', ['users', 'auth', 'children', 'teams', 'announcements']],
  ['claimChild', ['families', 'children', 'teams', 'events', 'availability', 'announcements']],
  ['searchChild', []],
  ['uploadImport', ['import', 'leagues', 'teams', 'children', 'events', 'availability', 'announcements']],
])('The mutation %s invalidates %p', (mutation, tags) => {
  expect(tagsInvalidatedBy(mutation)).toEqual(tags);
});

it('isMutation distinguishes mutations from queries', () => {
  expect(isMutation('createTeam')).toBe(true);
  expect(isMutation('listTeams')).toBe(false);
});

describe('clubApi', () => {
  const player = { id: 7, name: 'Mia Bell', parentName: null, parentId: null, guardianNames: [] as string[] };
  const other = { id: 8, name: 'Noah Bell', parentName: null, parentId: null, guardianNames: [] as string[] };
  const pages = [{ limit: 25 }, { q: 'bell', limit: 25, offset: 25 }];
  const { listChildPage, listParentPage, assignParent, removeChild } = clubApi.endpoints;

  const showPlayers = async () => {
    const transport: Transport = ({ method, path }) => {
      if (method !== 'GET') return new Promise(() => undefined);
      const body = path.includes('parents') ? [{ id: 3, fullName: 'Pat Bell' }] : [player, other];
      return Promise.resolve({ status: 200, headers: { 'x-total-count': '40' }, body });
    };
    const store = storeOver(transport);
    for (const args of pages) await store.dispatch(listChildPage.initiate(args));
    await store.dispatch(listParentPage.initiate({ q: 'pat' }));
    return { store, shown: () => pages.map((args) => listChildPage.select(args)(store.getState()).data) };
  };

  it('shows an assigned parent in every cached page of players', async () => {
    const { store, shown } = await showPlayers();
    void store.dispatch(assignParent.initiate({ id: 7, assignParentDto: { parentId: 3 } }));
    const rows = [{ ...player, parentName: 'Pat Bell', parentId: 3, guardianNames: ['Pat Bell'] }, other];
    expect(shown()).toMatchObject([{ rows }, { rows }]);
  });

  it('removes a player from every cached page of players', async () => {
    const { store, shown } = await showPlayers();
    void store.dispatch(removeChild.initiate({ id: 7 }));
    expect(shown()).toEqual([
      { rows: [other], offset: 0, total: 39 },
      { rows: [other], offset: 25, total: 39 },
    ]);
  });
});

it('listEventPage reads the total from the header', async () => {
  const transport: Transport = async () => ({ status: 200, body: [event], headers: { 'x-total-count': '31' } });
  const store = storeOver(transport);
  const { data } = await store.dispatch(clubApi.endpoints.listEventPage.initiate({ limit: 1, offset: 30 }));
  expect(data).toMatchObject({ rows: [{ id: 1 }], offset: 30, total: 31 });
});

it('clubApi reports a request that got no response', async () => {
  const store = storeOver(() => Promise.reject(new Error('offline')));
  const { error } = await store.dispatch(listTeams.initiate({}));
  expect(error).toMatchObject({ status: 0, message: 'API request failed: GET /api/teams - offline' });
  const refused = await store.dispatch(login.initiate({ username: 'a', password: 'b' }));
  expect(refused.error).toMatchObject({ name: 'ApiError', method: 'POST', endpoint: '/api/auth/login' });
});

it('uploadImport sends a form and passes on the progress callback', async () => {
  const sent: ApiRequest[] = [];
  const store = storeOver(async (request) => {
    sent.push(request);
    return { status: 200, body: { results: [] }, headers: {} };
  });
  const file = new File(['name'], 'teams.csv');
  const onProgress = () => undefined;
  await store.dispatch(clubApi.endpoints.uploadImport.initiate({ type: 'teams', file, onProgress }));
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/import/teams', onProgress });
  expect((sent[0]?.body as FormData).get('file')).toMatchObject({ name: 'teams.csv', size: 4 });
  await store.dispatch(clubApi.endpoints.uploadImport.initiate({ type: 'children', file, invite: 4 }));
  expect(sent[1]).toMatchObject({ method: 'POST', path: '/api/import/children?invite=4' });
});
