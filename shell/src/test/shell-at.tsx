import { jest } from '@jest/globals';
import { type ApiResponse, type SessionUser, type Transport } from '@touchline/api-client';
import { openChangeFeed } from '@touchline/app-core';
import { Link, MemoryRouter, useLocation } from '@touchline/router';
import { LinkProvider, ThemeRoot } from '@touchline/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouteMap } from '../route-map.tsx';
import { createShellStore } from '../shell-store.ts';
import ToastArea from '../toasts/toast-area.tsx';

export const ana: SessionUser = {
  id: 1,
  username: 'ana@example.org',
  email: 'ana@example.org',
  fullName: 'Ana Bell',
  phone: null,
  bio: null,
  isParent: true,
  isCoach: false,
  isAdmin: false,
};

const club = {
  name: 'Riverside FC',
  timeZone: 'Europe/London',
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: 8,
};

type Answer = Partial<ApiResponse> | 'nobody';
/** What the server says to a call, `POST /api/auth/login`, where it differs from a guest's ordinary answers. */
export type Answers = Record<string, Answer>;

const guest: Answers = {
  'GET /api/club': { body: club },
  'GET /api/auth/me': { status: 401, body: { message: 'Please sign in' } },
  'POST /api/auth/logout': { status: 204 },
};

export const signedIn = (user: SessionUser = ana): Answers => ({ 'GET /api/auth/me': { body: user } });
export const refused = (status: number, message: string): Answer => ({ status, body: { message } });

/** The shell in a browser that opens an address; `answers` may change while it runs. No application can be loaded. */
export function shellAt(address: string, answers: Answers = {}) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no remotes here'));
  const sent: { call: string; body: unknown }[] = [];
  const transport: Transport = async ({ method, path, body }) => {
    const call = `${method} ${path}`;
    sent.push({ call, body });
    const answer = { ...guest, ...answers }[call] ?? 'nobody';
    if (answer === 'nobody') throw new Error('nobody answers');
    const response = { status: 200, body: {}, headers: {}, ...answer };
    if (response.status < 300) Object.assign(answers, sessionAfter(call, response.body));
    return response;
  };
  const place = { address: '' };
  const changes = openChangeFeed();
  const view = render(
    <Provider store={createShellStore(transport, changes, new URL(address, window.location.origin).pathname)}>
      <MemoryRouter initialEntries={[address]}>
        <ThemeRoot>
          <LinkProvider link={Link}>
            <RouteMap />
            <ToastArea />
            <Where place={place} />
          </LinkProvider>
        </ThemeRoot>
      </MemoryRouter>
    </Provider>,
  );
  const close = () => {
    view.unmount();
    changes.close();
    jest.restoreAllMocks();
    localStorage.clear();
  };
  return { user: userEvent.setup(), place, answers, sent, close };
}

/** What the server says of the session from then on. */
function sessionAfter(call: string, body: unknown): Answers {
  if (/(login|register)$/.test(call)) return { 'GET /api/auth/me': { body } };
  return call.endsWith('logout') ? { 'GET /api/auth/me': refused(401, 'Please sign in') } : {};
}

function Where({ place }: { place: { address: string } }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    Object.assign(place, { address: pathname + search });
  }, [place, pathname, search]);
  return null;
}
