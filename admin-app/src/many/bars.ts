import { lazyPart } from '@touchline/app-core';

/** Loaded when somebody begins to select rows. */
export const PlayersBar = lazyPart(() => import('./players-bar.tsx'));
export const RemovedPlayersBar = lazyPart(() => import('./removed-players-bar.tsx'));
export const RosterBar = lazyPart(() => import('./roster-bar.tsx'));
export const EventsBar = lazyPart(() => import('./events-bar.tsx'));
