import { jest } from '@jest/globals';
import { openChangeFeed } from '@touchline/app-core';
import { Link, MemoryRouter, useLocation, useNavigate } from '@touchline/router';
import { type Person, transportOf } from '@touchline/testing';
import { LinkProvider } from '@touchline/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouteMap } from '../route-map.tsx';
import { ClubLook } from '../session/club-look.tsx';
import { createShellStore } from '../session/shell-store.ts';
import ToastArea from '../toasts/toast-area.tsx';

const noRemotes = Promise.reject<Response>(new Error('no remotes here'));
noRemotes.catch(() => undefined);

/**
 * Renders the shell at an address, on the test's club; `as` is the user of the session cookie, if any. Apps cannot be loaded;
 * a test may decide when that becomes known.
 */
export function shellAt(address: string, as: Person | null = null, remotes = noRemotes) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockReturnValue(remotes);
  const transport = transportOf(as);
  const place = { address: '', back: () => {} };
  const changes = openChangeFeed();
  const view = render(
    <Provider store={createShellStore(transport, changes, new URL(address, window.location.origin).pathname)}>
      <MemoryRouter initialEntries={[address]}>
        <ClubLook>
          <LinkProvider link={Link}>
            <RouteMap />
            <ToastArea />
            <Where place={place} />
          </LinkProvider>
        </ClubLook>
      </MemoryRouter>
    </Provider>,
  );
  /** Tells the shell what another store has changed. */
  const changed = changes.join({ changed: () => undefined, returned: () => undefined });
  /** Leaves the page. The browser's storage stays until the test ends. */
  const close = () => {
    view.unmount();
    changes.close();
    jest.restoreAllMocks();
  };
  return {
    user: userEvent.setup(),
    place,
    /** Sends requests with the same cookie, as another tab does. */
    transport,
    changed,
    close,
  };
}

function Where({ place }: { place: { address: string; back: () => void } }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(place, { address: pathname + search, back: () => void navigate(-1) });
  }, [place, pathname, search, navigate]);
  return null;
}
