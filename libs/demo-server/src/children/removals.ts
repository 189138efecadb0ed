import { type RemovedPlayersDto, type UndoneRemovalDto } from '@touchline/api-client';
import { chosenIdsRule, rehearsed } from '../server/chosen-rows.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { isReplaced, restore, unregister } from './registrations.ts';
import { giveBackGuardians, isRecentlyRemoved, rejoinTeams } from './removed-players.ts';

const rules = { childIds: chosenIdsRule };

/** Many players leave the club, all of them or none. */
export function removePlayers(given: RequestContext): RemovedPlayersDto {
  const { childIds } = check(given.body, rules);
  const context = rehearsed(given);
  const { data, response } = context;
  const registered = data.children.filter(({ id, isRegistered }) => isRegistered && childIds.includes(id));
  const links = data.guardianships.filter(({ childId }) => registered.some(({ id }) => id === childId));
  for (const child of registered) unregister(context, child);
  response.status = 200;
  return {
    removed: registered.length,
    same: childIds.length - registered.length,
    guardians: new Set(links.map(({ userId }) => userId)).size,
    childIds: registered.map(({ id }) => id).toSorted((one, other) => one - other),
  };
}

/** Brings players back with their guardians and teams, as far as they may. */
export function undoRemoval(given: RequestContext): UndoneRemovalDto {
  const { childIds } = check(given.body, rules);
  const context = rehearsed(given);
  const { data, response } = context;
  const removed = data.children.filter(
    (child) =>
      childIds.includes(child.id) && isRecentlyRemoved(context, child) && !child.mergedInto && !isReplaced(data, child),
  );
  for (const child of removed) {
    restore(context, child, () => {
      giveBackGuardians(context, child);
      rejoinTeams(context, child);
    });
  }
  response.status = 200;
  return { restored: removed.length, same: childIds.length - removed.length };
}
