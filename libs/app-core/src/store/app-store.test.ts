import { jest } from '@jest/globals';
import { type ApiRequest, type ApiResponse, clubApi, type ClubTag, type Transport } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { createAppStore, type StoreOptions } from './app-store.ts';
import { staffToasts } from './staff-toasts.ts';
import { type ChangeFeed, type ChangeListener, type Toast } from '../contract/club-app.ts';

/** A store on a transport that responds as the test says; records requests, announced tags and toasts. */
function setUp(respond: (request: ApiRequest) => Partial<ApiResponse>, options?: Partial<StoreOptions>) {
  const requests: string[] = [];
  const announced: (readonly ClubTag[])[] = [];
  const toasts: Toast[] = [];
  const withdrawn: Toast[] = [];
  let listener: ChangeListener | undefined;
  const changes: ChangeFeed = {
    join: (member) => {
      listener = member;
      return (tags) => void announced.push(tags);
    },
    close: () => undefined,
  };
  const transport: Transport = async (request) => {
    requests.push(`${request.method} ${request.path}`);
    return { status: 200, body: [], headers: {}, ...respond(request) };
  };
  const notify = (toast: Toast) => void toasts.push(toast);
  const withdraw = (toast: Toast) => void withdrawn.push(toast);
  const store = createAppStore({ transport, changes, notify, withdraw }, { toasts: staffToasts, ...options });
  return { store, requests, announced, toasts, withdrawn, others: listener! };
}

const { listTeams, listEvents, createTeam, updateEvent, login } = clubApi.endpoints;
const problem = (status: number, message: string) => ({ status, body: { message } });

let logged: unknown[][];
beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...texts) => void logged.push(texts));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('createAppStore calls afterAction before it announces a change', async () => {
  const seen: [string | undefined, boolean][] = [];
  const { store, announced } = setUp(() => ({}), {
    afterAction: () => seen.push([Object.values(store.getState().api.mutations)[0]?.status, announced.length > 0]),
  });
  await store.dispatch(createTeam.initiate({ name: 'Otters', leagueId: 1 }));
  expect(seen).toContainEqual(['fulfilled', false]);
  expect(announced).toHaveLength(1);
});

it('createAppStore sends requests through its transport', async () => {
  const { store, requests } = setUp(() => ({}));
  await store.dispatch(listEvents.initiate({ from: '2026-11-20', limit: 5, type: undefined }));
  expect(requests).toEqual(['GET /api/events?limit=5&from=2026-11-20']);
});

it('createAppStore announces the invalidated tags and shows a toast after a mutation', async () => {
  const { store, announced, toasts } = setUp(() => ({ status: 201, body: { id: 1 } }));
  await store.dispatch(createTeam.initiate({ name: 'U12 Lions', leagueId: 1 }));
  expect(announced).toEqual([['teams', 'leagues']]);
  expect(toasts).toEqual([{ title: 'Team created successfully' }]);
});

it('createAppStore announces nothing and shows the reason after a rejected mutation', async () => {
  const { store, announced, toasts } = setUp(() => problem(409, 'The league has a team of this name'));
  await store.dispatch(createTeam.initiate({ name: 'U12 Lions', leagueId: 1 }));
  expect(announced).toEqual([]);
  expect(toasts).toEqual([
    { title: 'Error creating team', text: 'The league has a team of this name', tone: 'danger' },
  ]);
});

describe('createAppStore withdraws the toast of a failure', () => {
  const league = { name: 'Cup', ageGroup: 'U12' };
  const { createLeague, removeChild } = clubApi.endpoints;

  it('when the form that failed has closed or is sent again', async () => {
    const { store, toasts, withdrawn } = setUp(() => problem(409, 'There is such a league'));
    const request = store.dispatch(createLeague.initiate(league));
    await request;
    expect(withdrawn).toEqual([]);
    request.reset();
    expect(withdrawn).toEqual(toasts);
  });

  it('when a request without a toast succeeds', async () => {
    const { store, toasts, withdrawn } = setUp(({ method }) => (method === 'POST' ? problem(409, 'No') : {}), {
      toasts: staffToasts,
    });
    await store.dispatch(createLeague.initiate(league));
    await store.dispatch(listTeams.initiate({}));
    expect(withdrawn).toEqual([]);
    await store.dispatch(removeChild.initiate({ id: 7 }));
    expect(withdrawn).toEqual(toasts);
  });

  it('but not when another form closes', async () => {
    const { store, withdrawn } = setUp(() => problem(409, 'No'));
    const earlier = store.dispatch(createLeague.initiate(league));
    await earlier;
    await store.dispatch(createLeague.initiate(league));
    earlier.reset();
    expect(withdrawn).toEqual([]);
  });
});

it('createAppStore refetches active queries that others invalidate, and no more', async () => {
  const { store, requests, others } = setUp(() => ({}));
  await store.dispatch(listTeams.initiate({}));
  others.changed(['events']);
  expect(requests).toHaveLength(1);
  others.changed(['teams']);
  await Promise.all(store.dispatch(clubApi.util.getRunningQueriesThunk()));
  expect(requests).toEqual(['GET /api/teams', 'GET /api/teams']);
});

it('createAppStore ignores unknown tags, which a newer store may announce', async () => {
  const { store, requests, others } = setUp(() => ({}));
  await store.dispatch(listTeams.initiate({}));
  others.changed(['trophies' as ClubTag, 'teams']);
  await Promise.all(store.dispatch(clubApi.util.getRunningQueriesThunk()));
  expect(requests).toEqual(['GET /api/teams', 'GET /api/teams']);
});

it('createAppStore announces the tag auth when the session has expired', async () => {
  const { store, announced } = setUp(() => problem(401, 'Please sign in'));
  await store.dispatch(listTeams.initiate({}));
  expect(announced).toEqual([['auth']]);
});

it('createAppStore announces the tag auth when the club has begun to require a second factor', async () => {
  const { store, announced } = setUp(() => problem(403, messages.secondFactorRequired));
  await store.dispatch(listTeams.initiate({}));
  expect(announced).toEqual([['auth']]);
});

it('createAppStore does not take a wrong password for an expired session', async () => {
  const { store, announced, toasts } = setUp(() => problem(401, 'Invalid credentials'));
  await store.dispatch(login.initiate({ username: 'ana@example.org', password: 'x' }));
  expect(announced).toEqual([]);
  expect(toasts).toEqual([
    {
      title: 'Login failed',
      text: 'Could not log in with email "ana@example.org". Please check for typos.',
      tone: 'danger',
    },
  ]);
});

describe('When the user returns, createAppStore', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('keeps queries that are less than a minute old', async () => {
    const { store, requests, others } = setUp(() => ({}));
    await store.dispatch(listTeams.initiate({}));
    others.returned();
    expect(requests).toHaveLength(1);
  });

  it('refetches stale active queries and drops stale inactive ones', async () => {
    const { store, requests, others } = setUp(() => ({}));
    await store.dispatch(listTeams.initiate({}));
    await store.dispatch(listEvents.initiate({}, { subscribe: false }));
    await jest.advanceTimersByTimeAsync(61_000);
    others.returned();
    await jest.advanceTimersByTimeAsync(10);
    expect(requests).toEqual(['GET /api/teams', 'GET /api/events', 'GET /api/teams']);
    expect(listEvents.select({})(store.getState()).isUninitialized).toBe(true);
  });

  it('refetches a query at once that failed after it had been loaded', async () => {
    const answers = [{}, problem(503, 'Back in a moment'), {}];
    const { store, requests, others } = setUp(() => answers.shift()!);
    await store.dispatch(listTeams.initiate({}));
    await store.dispatch(listTeams.initiate({}, { forceRefetch: true, subscribe: false }));
    await jest.advanceTimersByTimeAsync(1000);
    others.returned();
    expect(requests).toHaveLength(3);
  });

  it('tells when the newest data on the screen were loaded', async () => {
    const { store, others } = setUp(({ path }) => (path.includes('teams') ? {} : problem(503, 'Back in a moment')));
    expect(others.shownSince?.()).toBeUndefined();
    const loadedAt = Date.now();
    await store.dispatch(listTeams.initiate({}));
    await jest.advanceTimersByTimeAsync(5000);
    await store.dispatch(listEvents.initiate({}));
    await jest.advanceTimersByTimeAsync(1000);
    expect(others.shownSince?.()).toBe(loadedAt);
  });

  it('refetches failed queries', async () => {
    const { store, requests, others } = setUp(() => problem(503, 'Back in a moment'));
    await store.dispatch(listTeams.initiate({}));
    await jest.advanceTimersByTimeAsync(1000);
    others.returned();
    expect(requests).toHaveLength(2);
  });
});

it('createAppStore logs status and body of a failed update of an event, and people read the server’s sentence', async () => {
  const body = { message: 'The league is unknown' };
  const { store, toasts } = setUp(() => ({ status: 400, body }));
  await store.dispatch(updateEvent.initiate({ id: 7, updateEventDto: { id: 7, title: 'Derby' } }));
  expect(logged[0]?.[0]).toMatch(/ ERROR \[api\] Update failed: 400 {"message":"The league is unknown"}$/);
  expect(toasts).toEqual([{ title: 'Error updating event', text: body.message, tone: 'danger' }]);
});
