import { configureStore } from '@reduxjs/toolkit';
import { clubApi, tagsChangedBy } from './club-api.ts';
import { type ApiRequest, type ApiResponse, type Transport } from './transport.ts';

const event = {
  id: 1,
  title: 'U12 Lions v U12 Bears',
  availability: { childId: 7, childName: 'Mia Bell', isAvailable: null, respondedAt: null },
  availabilities: [{ childId: 7, childName: 'Mia Bell', isAvailable: null, respondedAt: null }],
  counts: { available: 3, unavailable: 1, pending: 2 },
};
const row = {
  id: null,
  eventId: 1,
  childId: 7,
  isAvailable: null,
  respondedAt: null,
  child: { id: 7, name: 'Mia Bell' },
};
const answer = { eventId: 1, childId: 7, isAvailable: true };
const { listDashboardEvents, listEventAvailabilities, answerAvailability, listTeams, login } = clubApi.endpoints;

const storeOver = (transport: Transport) =>
  configureStore({
    reducer: { [clubApi.reducerPath]: clubApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(clubApi.middleware),
  });

/** A store that shows the event in a list and by its rows; the answer to POST is ours to give. */
async function setUp(withoutOwnChildren = false) {
  let give: (response: Partial<ApiResponse>) => void = () => undefined;
  const asked: string[] = [];
  const transport: Transport = ({ method, path }) => {
    asked.push(`${method} ${path}`);
    const ok = { status: 200, headers: {} };
    if (method === 'POST') return new Promise((resolve) => (give = (given) => resolve({ ...ok, body: {}, ...given })));
    const { counts, id, title } = event;
    const shown = withoutOwnChildren ? { counts, id, title } : event;
    return Promise.resolve({ ...ok, body: path.endsWith('/availabilities') ? [row] : [shown] });
  };
  const store = storeOver(transport);
  await store.dispatch(listDashboardEvents.initiate({}));
  await store.dispatch(listEventAvailabilities.initiate({ id: 1 }));
  const shown = () => listDashboardEvents.select({})(store.getState()).data?.[0];
  const rows = () => listEventAvailabilities.select({ id: 1 })(store.getState()).data;
  return { store, asked, shown, rows, give: (given: Partial<ApiResponse>) => give(given) };
}

it('shows an answer before the server has taken it, wherever the event stands', async () => {
  const { store, shown, rows } = await setUp();
  void store.dispatch(answerAvailability.initiate(answer));
  expect(shown()?.availabilities?.[0]?.isAvailable).toBe(true);
  expect(shown()?.availability?.isAvailable).toBe(true);
  expect(shown()?.counts).toEqual({ available: 4, unavailable: 1, pending: 1 });
  expect(rows()?.[0]?.isAvailable).toBe(true);
});

it('knows from the rows what staff change in the counts', async () => {
  const { store, shown } = await setUp(true);
  void store.dispatch(answerAvailability.initiate({ ...answer, isAvailable: false }));
  expect(shown()?.counts).toEqual({ available: 3, unavailable: 2, pending: 1 });
});

it('shows a changed answer in pages and in lists of a child or team as well', async () => {
  const answered = { ...row, id: 9 };
  const transport: Transport = ({ method, path }) => {
    if (method === 'PUT') return new Promise(() => undefined);
    return Promise.resolve({ status: 200, headers: {}, body: path.includes('/availabilities') ? [answered] : [event] });
  };
  const store = storeOver(transport);
  const { listEventPage, listChildEvents, listTeamEvents, changeAvailability } = clubApi.endpoints;
  await store.dispatch(listEventPage.initiate({ limit: 10 }));
  await store.dispatch(listChildEvents.initiate({ id: 7 }));
  await store.dispatch(listTeamEvents.initiate({ id: 2 }));
  await store.dispatch(listEventAvailabilities.initiate({ id: 1, limit: 5 }));
  void store.dispatch(changeAvailability.initiate({ id: 9, changeAvailabilityDto: { isAvailable: true } }));
  const state = store.getState();
  const shown = [
    listEventPage.select({ limit: 10 })(state).data?.events,
    listChildEvents.select({ id: 7 })(state).data,
    listTeamEvents.select({ id: 2 })(state).data,
  ];
  for (const list of shown) expect(list?.[0]?.counts).toEqual({ available: 4, unavailable: 1, pending: 1 });
  expect(listEventAvailabilities.select({ id: 1, limit: 5 })(state).data?.[0]?.isAvailable).toBe(true);
});

it('takes a refused answer back and fetches what it touched again', async () => {
  const { store, asked, shown, rows, give } = await setUp();
  const answering = store.dispatch(answerAvailability.initiate(answer));
  asked.length = 0;
  give({ status: 409, body: { message: 'The event has started' } });
  expect((await answering).error).toMatchObject({ status: 409, message: 'The event has started' });
  expect(shown()?.availabilities?.[0]?.isAvailable).toBeNull();
  expect(shown()?.counts).toEqual(event.counts);
  expect(rows()?.[0]?.isAvailable).toBeNull();
  expect(asked.sort()).toEqual(['GET /api/dashboard/events', 'GET /api/events/1/availabilities']);
});

it('does not try a change twice', async () => {
  const { store, asked, give } = await setUp();
  const answering = store.dispatch(answerAvailability.initiate(answer));
  give({ status: 503 });
  await answering;
  expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

it.each([
  ['answerAvailability', ['availability', 'events']],
  ['addTeamMember', ['teams', 'children', 'events', 'availability', 'announcements']],
  ['createTeam', ['teams', 'leagues']],
  ['updateUser', ['users', 'auth', 'children', 'teams', 'announcements']],
  ['claimChild', ['children', 'teams', 'events', 'availability', 'announcements']],
  ['searchChild', []],
  ['uploadImport', ['import', 'leagues', 'teams', 'children', 'events', 'availability', 'announcements']],
  ['listTeams', []],
])('%s makes old %p', (endpoint, tags) => {
  expect(tagsChangedBy(endpoint)).toEqual(tags);
});

it('reads how many events there are from the header', async () => {
  const transport: Transport = async () => ({ status: 200, body: [event], headers: { 'x-total-count': '31' } });
  const store = storeOver(transport);
  const { data } = await store.dispatch(clubApi.endpoints.listEventPage.initiate({ limit: 1, offset: 30 }));
  expect(data).toMatchObject({ events: [{ id: 1 }], offset: 30, total: 31 });
});

it('says when nobody answers', async () => {
  const store = storeOver(() => Promise.reject(new Error('offline')));
  const { error } = await store.dispatch(listTeams.initiate({}));
  expect(error).toMatchObject({ status: 0, message: 'API request failed: GET /api/teams - offline' });
  const refused = await store.dispatch(login.initiate({ username: 'a', password: 'b' }));
  expect(refused.error).toMatchObject({ name: 'ApiError', method: 'POST', endpoint: '/api/auth/login' });
});

it('sends a file to import as a form, and passes on how far it is', async () => {
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
});
