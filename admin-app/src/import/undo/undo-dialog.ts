import { lazyPart } from '@touchline/app-core';

/** Loaded when somebody opens it. */
export const UndoDialog = lazyPart(() => import('./undo-import.dialog.tsx'));
