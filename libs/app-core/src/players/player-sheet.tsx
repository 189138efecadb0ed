import { lazyPart } from '../page/lazy-part.tsx';

/** The sheet of a player over the page of a team or an event. */
export const PlayerSheet = lazyPart(() => import('./player.sheet.tsx'));
