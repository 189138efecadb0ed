import { openChangeFeed, ownerOf } from '@touchline/app-core';
import { BrowserRouter, Link } from '@touchline/router';
import { LinkProvider } from '@touchline/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { authPage, openPageAt, RouteMap } from './route-map.tsx';
import { DemoBannerLoader } from './demo/demo-banner-loader.tsx';
import { preload } from './loading/lazy-page.tsx';
import { apps } from './remotes/load-app.ts';
import { isSessionRemembered } from './session/browser-memory.ts';
import { ClubLook } from './session/club-look.tsx';
import { createShellStore } from './session/shell-store.ts';
import { Toasts } from './toasts/toasts.tsx';
import { transport } from './transport/transport.ts';

const store = createShellStore(transport, openChangeFeed(), window.location.pathname);

// The next page is loaded in parallel with the session; a remembered session is most likely still valid. Not the admin app, because
// nobody but staff may run its code and only the server knows who is.
const openPage = openPageAt(window.location.pathname);
if (openPage) preload(openPage);
else if (!isSessionRemembered()) preload(authPage);
else if (ownerOf(window.location.pathname) === 'parent_app') void apps.get('parent_app');

// LoadBoundary logs the errors that it catches.
const onCaughtError = () => undefined;

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <Provider store={store}>
    <BrowserRouter>
      <ClubLook>
        <LinkProvider link={Link}>
          <DemoBannerLoader />
          <RouteMap />
          <Toasts />
        </LinkProvider>
      </ClubLook>
    </BrowserRouter>
  </Provider>,
);
