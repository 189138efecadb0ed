import { type CivilDate, todayIn } from '@touchline/domain';
import { Link } from '@touchline/router';
import { LinkProvider } from '@touchline/ui';
import { createContext, useContext } from 'react';
import { Provider } from 'react-redux';
import { type ChangeFeed, type ClubApp, type ShellServices } from '../contract/club-app.ts';
import { setClubFormat } from '../format/formats.ts';
import { type AppStore, createAppStore, type StoreOptions } from './app-store.ts';
import { mutationToasts } from './mutation-toasts.ts';

const ShellContext = createContext<ShellServices | null>(null);

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell must be used inside the Root of an app');
  return shell;
}

/** Today in the club's time zone. */
export const useToday = (): CivilDate => todayIn(useShell().club.timeZone);

/** The `Root` of an app. Its store lives until the user signs out, even while another app is on the screen. */
export function appRoot({ toasts = mutationToasts, ...options }: Partial<StoreOptions> = {}): ClubApp['Root'] {
  const stores = new WeakMap<ChangeFeed, AppStore>();
  const storeOf = (shell: ShellServices): AppStore => {
    const store = stores.get(shell.changes) ?? createAppStore(shell, { toasts, ...options });
    stores.set(shell.changes, store);
    return store;
  };

  return function AppRoot({ shell, children }) {
    setClubFormat(shell.club.formats);
    return (
      <Provider store={storeOf(shell)}>
        <ShellContext value={shell}>
          <LinkProvider link={Link}>{children}</LinkProvider>
        </ShellContext>
      </Provider>
    );
  };
}
