import { type ClubApp, type ShellServices } from './club-app.ts';
import { type ReleasedApp, type ReleasedShell } from './released-contract.ts';

// If this file does not compile, deployed builds would fail beside today's: keep what they need and make additions optional. If that
// is impossible, raise `contract` in club-app.ts, deploy shell and apps together, and copy the contract to released-contract.ts again.

/** An earlier shell. It passes on `session` and `club` as today's API returns them; the API has its own compatibility test. */
type EarlierShell = Omit<ReleasedShell, 'session' | 'club'> & Pick<ShellServices, 'session' | 'club'>;

/** An app that was built earlier runs in today's shell. */
export const inTodaysShell = (earlierApp: ReleasedApp): ClubApp => earlierApp;

/** Today's app runs in a shell that was built earlier. */
export const inEarlierShell = (todaysApp: ClubApp): ReleasedApp<EarlierShell> => todaysApp;
