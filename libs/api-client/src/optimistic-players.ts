import { type ListedChildDto, type ParentDto } from './generated.ts';

/** Writes into a list of players whose parent one is; nobody's with null. */
export function assignIn(players: ListedChildDto[], id: number, parent: ParentDto | null): void {
  const player = players.find((known) => known.id === id);
  if (!player) return;
  player.parentName = parent?.fullName ?? null;
  if (player.parentId !== undefined) player.parentId = parent?.id ?? null;
}

/** Takes a player out of a list. */
export function removeFrom(players: ListedChildDto[], id: number): void {
  const at = players.findIndex((known) => known.id === id);
  if (at >= 0) players.splice(at, 1);
}
