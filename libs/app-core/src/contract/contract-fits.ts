import { type ClubApp, type ShellServices } from './club-app.ts';
import { type ReleasedApp, type ReleasedShell } from './released-contract.ts';

// Does this file not compile? Then builds that are out there would fail beside today's. Keep what they need, and let what is new be
// optional. If that cannot be: raise `contract` in club-app.ts, deploy shell and applications together, and copy the contract anew
// into released-contract.ts.

/** An earlier shell. What the API answers it hands on as it comes, with what is new; the API has a check of its own. */
type EarlierShell = Omit<ReleasedShell, 'session' | 'club'> & Pick<ShellServices, 'session' | 'club'>;

/** An application that was built earlier runs in today's shell. */
export const inTodaysShell = (earlierApp: ReleasedApp): ClubApp => earlierApp;

/** Today's application runs in a shell that was built earlier. */
export const inEarlierShell = (todaysApp: ClubApp): ReleasedApp<EarlierShell> => todaysApp;
