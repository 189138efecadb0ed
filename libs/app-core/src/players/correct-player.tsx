import { lazyPart } from '../page/lazy-part.tsx';

/** Corrects a player: name, date of birth, age group and short name, or those of them that the user may correct. */
export const CorrectPlayerDialog = lazyPart(() => import('./correct-player.dialog.tsx'));
