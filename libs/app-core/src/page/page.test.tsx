import { jest } from '@jest/globals';
import { type Transport, useListTeamsQuery } from '@touchline/api-client';
import { MemoryRouter, useLocation } from '@touchline/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appRoot } from '../store/app-root.tsx';
import { openChangeFeed } from '../store/change-feed.ts';
import { type ShellServices } from '../contract/club-app.ts';
import { QueryList } from './query-list.tsx';
import { Page } from './page.tsx';
import { useSearchParam } from './use-search-param.ts';

function shellWith(transport: Transport): ShellServices {
  return {
    session: {
      id: 1,
      username: 'ana@example.org',
      email: 'ana@example.org',
      fullName: 'Ana Bell',
      phone: null,
      bio: null,
      isParent: true,
      isCoach: false,
      isAdmin: false,
      isWelfareOfficer: false,
      isEmailVerified: true,
      hasSecondFactor: false,
      needsSecondFactor: false,
    },
    club: {
      name: 'Riverside FC',
      timeZone: 'Pacific/Auckland',
      contactEmail: null,
      contactPhone: null,
      passwordMinLength: 6,
      crestUrl: null,
      colour: null,
      formats: 'us',
      sendsMail: false,
      verifiesEmail: false,
      privacyUrl: null,
    },
    transport,
    notify: () => undefined,
    signOut: async () => undefined,
    changes: openChangeFeed(),
  };
}

const teams =
  (names: string[]): Transport =>
  async () => ({ status: 200, body: names.map((name, id) => ({ id, name })), headers: {} });

function Teams() {
  const query = useListTeamsQuery({});
  const [search, setSearch] = useSearchParam('search');
  return (
    <Page title="Teams" intro={<p>All of them</p>} actions={<button>Add Team</button>}>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <QueryList query={query} error="Error loading teams. Please try again." empty={<p>No Teams Found</p>}>
        {(rows) => rows.map(({ id, name }) => <p key={id}>{name}</p>)}
      </QueryList>
      <output>{useLocation().search}</output>
    </Page>
  );
}

function show(shell: ShellServices, Root = appRoot()) {
  return render(
    <MemoryRouter>
      <Root shell={shell}>
        <Teams />
      </Root>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('Page shows its title, the date in the club’s time zone and its action, and sets the tab’s title', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  show(shellWith(teams([])));
  expect(screen.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  expect(screen.getByText('November 21, 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Team' })).toBeVisible();
  expect(screen.getByText('All of them')).toBeVisible();
  expect(document.title).toBe('Teams · Riverside FC');
  await screen.findByText('No Teams Found');
});

it('QueryList shows that it is loading, then its rows', async () => {
  show(shellWith(teams(['U12 Lions'])));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('U12 Lions')).toBeVisible();
});

it('QueryList shows an error and tries again on request', async () => {
  let fails = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  show(
    shellWith(async (request) => {
      if (fails) return { status: 500, body: {}, headers: {} };
      await held;
      return teams(['U12 Lions'])(request);
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading teams. Please try again.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  release();
  expect(await screen.findByText('U12 Lions')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('useSearchParam keeps its value in the address', async () => {
  show(shellWith(teams([])));
  await userEvent.type(screen.getByLabelText('Search'), 'li');
  expect(screen.getByText('?search=li')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Search'));
  expect(screen.queryByText(/search/)).toBeNull();
});

it('useSearchParam loses no character of a text field while the address is updated', async () => {
  show(shellWith(teams(['U12 Lions'])));
  await screen.findByText('U12 Lions');
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  // Without act, so that the router's transition does not end before the next letter.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (const text of ['l', 'li', 'lio']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(field).toHaveValue(text);
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(await screen.findByText('?search=lio')).toBeVisible();
});

it('appRoot keeps its store while another app is on the screen, until the session ends', async () => {
  const requested = jest.fn();
  const transport: Transport = (request) => {
    requested();
    return teams(['U12 Lions'])(request);
  };
  const [shell, Root] = [shellWith(transport), appRoot()];
  const first = show(shell, Root);
  await screen.findByText('U12 Lions');
  first.unmount();
  show(shell, Root).unmount();
  expect(requested).toHaveBeenCalledTimes(1);
  show(shellWith(transport), Root);
  await screen.findByText('U12 Lions');
  expect(requested).toHaveBeenCalledTimes(2);
});
