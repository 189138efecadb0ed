import { jest } from '@jest/globals';
import { type ApiRequest, type ApiResponse, clubApi, type ClubTag, type Transport } from '@touchline/api-client';
import { createAppStore, type StoreOptions } from './app-store.ts';
import { type ChangeFeed, type ChangeListener } from './change-feed.ts';
import { type Toast } from '../contract/club-app.ts';

/** A store over answers of our choice, with everything it says and hears. */
function setUp(answer: (request: ApiRequest) => Partial<ApiResponse>, options?: StoreOptions) {
  const asked: string[] = [];
  const told: (readonly ClubTag[])[] = [];
  const toasts: Toast[] = [];
  let listener: ChangeListener | undefined;
  const changes: ChangeFeed = {
    join: (member) => {
      listener = member;
      return (tags) => void told.push(tags);
    },
    close: () => undefined,
  };
  const transport: Transport = async (request) => {
    asked.push(`${request.method} ${request.path}`);
    return { status: 200, body: [], headers: {}, ...answer(request) };
  };
  const store = createAppStore({ transport, changes, notify: (toast) => void toasts.push(toast) }, options);
  return { store, asked, told, toasts, others: listener! };
}

const { listTeams, listEvents, createTeam, login } = clubApi.endpoints;
const refusal = (status: number, message: string) => ({ status, body: { message } });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('has its owner look at what came of a change before others hear of it', async () => {
  const seen: [string | undefined, boolean][] = [];
  const { store, told } = setUp(() => ({}), {
    watch: () => seen.push([Object.values(store.getState().api.mutations)[0]?.status, told.length > 0]),
  });
  await store.dispatch(createTeam.initiate({ name: 'Otters', leagueId: 1 }));
  expect(seen).toContainEqual(['fulfilled', false]);
  expect(told).toHaveLength(1);
});

it('asks the transport it was given', async () => {
  const { store, asked } = setUp(() => ({}));
  await store.dispatch(listEvents.initiate({ from: '2026-11-20', limit: 5, type: undefined }));
  expect(asked).toEqual(['GET /api/events?from=2026-11-20&limit=5']);
});

it('tells others what a change has made old, and the person that it worked', async () => {
  const { store, told, toasts } = setUp(() => ({ status: 201, body: { id: 1 } }));
  await store.dispatch(createTeam.initiate({ name: 'U12 Lions', leagueId: 1 }));
  expect(told).toEqual([['teams', 'leagues']]);
  expect(toasts).toEqual([{ title: 'Team created successfully' }]);
});

it('tells nobody of a refused change but the person, with the reason', async () => {
  const { store, told, toasts } = setUp(() => refusal(409, 'The league has a team of this name'));
  await store.dispatch(createTeam.initiate({ name: 'U12 Lions', leagueId: 1 }));
  expect(told).toEqual([]);
  expect(toasts).toEqual([
    { title: 'Error creating team', text: 'The league has a team of this name', tone: 'danger' },
  ]);
});

it('fetches again what others have changed while it is shown, and nothing else', async () => {
  const { store, asked, others } = setUp(() => ({}));
  await store.dispatch(listTeams.initiate({}));
  others.changed(['events']);
  expect(asked).toHaveLength(1);
  others.changed(['teams']);
  await Promise.all(store.dispatch(clubApi.util.getRunningQueriesThunk()));
  expect(asked).toEqual(['GET /api/teams', 'GET /api/teams']);
});

it('drops word of what it does not know: others may be newer', async () => {
  const { store, asked, others } = setUp(() => ({}));
  await store.dispatch(listTeams.initiate({}));
  others.changed(['seasons' as ClubTag, 'teams']);
  await Promise.all(store.dispatch(clubApi.util.getRunningQueriesThunk()));
  expect(asked).toEqual(['GET /api/teams', 'GET /api/teams']);
});

it('tells the shell when the session turns out to be over', async () => {
  const { store, told } = setUp(() => refusal(401, 'Please sign in'));
  await store.dispatch(listTeams.initiate({}));
  expect(told).toEqual([['auth']]);
});

it('takes a wrong password for what it is', async () => {
  const { store, told, toasts } = setUp(() => refusal(401, 'Invalid credentials'));
  await store.dispatch(login.initiate({ username: 'ana@example.org', password: 'x' }));
  expect(told).toEqual([]);
  expect(toasts).toEqual([
    {
      title: 'Login failed',
      text: 'Could not log in with email "ana@example.org". Please check for typos.',
      tone: 'danger',
    },
  ]);
});

describe('when the person returns', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('leaves alone what is younger than a minute', async () => {
    const { store, asked, others } = setUp(() => ({}));
    await store.dispatch(listTeams.initiate({}));
    others.returned();
    expect(asked).toHaveLength(1);
  });

  it('fetches what is shown and older again, and drops what is not shown', async () => {
    const { store, asked, others } = setUp(() => ({}));
    await store.dispatch(listTeams.initiate({}));
    await store.dispatch(listEvents.initiate({}, { subscribe: false }));
    await jest.advanceTimersByTimeAsync(61_000);
    others.returned();
    await jest.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['GET /api/teams', 'GET /api/events', 'GET /api/teams']);
    expect(listEvents.select({})(store.getState()).isUninitialized).toBe(true);
  });

  it('tries again what was refused', async () => {
    const { store, asked, others } = setUp(() => refusal(503, 'Back in a moment'));
    await store.dispatch(listTeams.initiate({}));
    await jest.advanceTimersByTimeAsync(1000);
    others.returned();
    expect(asked).toHaveLength(2);
  });
});
