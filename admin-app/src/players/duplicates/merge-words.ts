import { type MergePreviewDto, type MergeSideDto } from '@touchline/api-client';
import { shortDate } from '@touchline/app-core';
import { listWords, numberWords, pluralize } from '@touchline/domain';

/** What happens when an admin merges two records, in sentences. */
export function consequencesOf(
  { answeredTwice, sharedPastEvents }: Pick<MergePreviewDto, 'answeredTwice' | 'sharedPastEvents'>,
  kept: MergeSideDto,
  ended: MergeSideDto,
): string[] {
  const hasGuardians = kept.guardianNames.length + ended.guardianNames.length > 0;
  return [
    `ID ${kept.id} goes on as ${kept.name}, born ${shortDate(kept.dateOfBirth)}. It gets the teams, guardians, households, restrictions, answers and absences of ID ${ended.id}.`,
    ...(answeredTwice > 0
      ? [`${answeredTwiceWords(answeredTwice)} The newer one holds, and the history shows both.`]
      : []),
    ...(sharedPastEvents > 0 ? [sharedWords(sharedPastEvents)] : []),
    `ID ${ended.id} ends and cannot be restored. ${hasGuardians ? 'The guardians are told. ' : ''}A merge cannot be undone.`,
  ];
}

const answeredTwiceWords = (count: number) =>
  count === 1
    ? 'Both have an answer for one coming event.'
    : `Both have answers for ${numberWords(count)} coming events.`;

function sharedWords(count: number): string {
  const [verb, keeper, possessive] = count === 1 ? ['concerns', 'It keeps', 'its'] : ['concern', 'They keep', 'their'];
  return `${pluralize(count, 'past event')} ${verb} both. ${keeper} both, so that ${possessive} numbers do not change.`;
}

/** Who loses the player by the merge. */
export const losingWords = (names: readonly string[]): string =>
  `${listWords(names)} ${names.length === 1 ? 'is' : 'are'} restricted for one of the records and will no longer see the player.`;
