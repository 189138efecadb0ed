import {
  type ChangedStatusesDto,
  type InvitedFamiliesDto,
  type RemovedPlayersDto,
  type UndoneRemovalDto,
} from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { numberWords, pluralize, undoDays } from '@touchline/domain';

/** `1 person has`, `3 people have` */
export const counted = (count: number, one: string, many: string): string =>
  `${numberWords(count)} ${count === 1 ? one : many}`;

/** Sentences, without those that say nothing. */
export const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

export const toldWords = (families: number): string =>
  families === 0 ? 'No family will be told.' : `${counted(families, 'family', 'families')} will be told.`;

/** `5 players lose their teams and parents. 7 people lose access. You can undo this for 7 days.` */
export const removalWords = ({ removed, same, guardians }: RemovedPlayersDto): string =>
  sentences(
    removed > 0 && `${counted(removed, 'player loses', 'players lose')} their teams and parents.`,
    removed > 0 && `${guardians === 0 ? 'Nobody loses' : counted(guardians, 'person loses', 'people lose')} access.`,
    same > 0 && `${counted(same, 'has', 'have')} left the club already.`,
    removed > 0 && `You can undo this for ${undoDays} days, later under “Unregistered Players”.`,
  );

export const restoredToast = ({ restored, same }: UndoneRemovalDto): Toast => ({
  title: restored === 0 ? 'Nobody is back' : `${counted(restored, 'player is', 'players are')} back in the club`,
  ...(same > 0 && { text: `${counted(same, 'player', 'players')} could not be brought back.` }),
  ...(restored === 0 && { tone: 'warn' as const }),
});

/** `8 people get a mail. 2 have been invited already. 3 players have no parent yet.` */
export function invitationWords({ invited, waiting, unreachable }: InvitedFamiliesDto): string {
  if (invited + waiting + unreachable === 0) return 'Nobody gets a mail, because all parents have signed in already.';
  return sentences(
    invited === 0 ? 'Nobody gets a mail.' : `${counted(invited, 'person gets', 'people get')} a mail.`,
    waiting > 0 && `${counted(waiting, 'has', 'have')} been invited already.`,
    unreachable > 0 && `${counted(unreachable, 'player has', 'players have')} no parent yet.`,
  );
}

/** `6 events will be cancelled. 41 families will be told.` */
export const cancelWords = ({ changed, same, families }: ChangedStatusesDto): string =>
  sentences(
    changed > 0 && `${pluralize(changed, 'event')} will be cancelled.`,
    same > 0 && `${counted(same, 'is', 'are')} cancelled already.`,
    changed > 0 && toldWords(families),
  );
