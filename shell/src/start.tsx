import { openChangeFeed, ownerOf } from '@touchline/app-core';
import { BrowserRouter, Link } from '@touchline/router';
import { LinkProvider, ThemeRoot } from '@touchline/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { authPage } from './auth/auth-page.ts';
import { DemoMark } from './demo/demo-mark.tsx';
import { preload } from './loading/lazy-page.tsx';
import { apps } from './remotes/load-app.ts';
import { RouteMap } from './route-map.tsx';
import { isSessionRemembered } from './session/browser-memory.ts';
import { createShellStore } from './shell-store.ts';
import { Toasts } from './toasts/toasts.tsx';
import { transport } from './transport.ts';

const store = createShellStore(transport, openChangeFeed(), window.location.pathname);

// Who was signed in most likely still is: what comes next is loaded while the server is asked.
if (isSessionRemembered()) void apps.get(ownerOf(window.location.pathname));
else preload(authPage);

// LoadBoundary logs what it catches.
const onCaughtError = () => undefined;

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <Provider store={store}>
    <BrowserRouter>
      <ThemeRoot>
        <LinkProvider link={Link}>
          <DemoMark />
          <RouteMap />
          <Toasts />
        </LinkProvider>
      </ThemeRoot>
    </BrowserRouter>
  </Provider>,
);
