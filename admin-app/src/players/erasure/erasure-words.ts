import { type ErasureDto } from '@touchline/api-client';
import { listWords, numberWords, pluralize } from '@touchline/domain';

/** What the record of a player has, as far as there is any: `Name, date of birth, 3 teams and 41 answers with notes.` */
export function recordWords({ teams, answers, corrections, lookups }: ErasureDto): string {
  const parts = [
    'Name',
    'date of birth',
    ...(teams > 0 ? [pluralize(teams, 'team')] : []),
    ...(answers > 0 ? [`${pluralize(answers, 'answer')} with notes`] : []),
    ...(corrections > 0 ? [pluralize(corrections, 'correction')] : []),
    ...(lookups > 0 ? [`${numberWords(lookups)} ${lookups === 1 ? 'look' : 'looks'} at phone numbers`] : []),
  ];
  return `${listWords(parts)}.`;
}

/** What stays of a player, but for texts that name it, in sentences. */
export function stayingWords({ pastEvents, restrictedAccounts, otherRecords }: ErasureDto): string[] {
  return [
    ...(pastEvents > 0
      ? [
          `${pluralize(pastEvents, 'past event')} ${pastEvents === 1 ? 'goes' : 'go'} on counting the player, without the name.`,
        ]
      : []),
    ...(restrictedAccounts > 0 ? [`One thing stays: ${restrictedWords(restrictedAccounts)}`] : []),
    ...(otherRecords > 0 ? [otherRecordsWords(otherRecords)] : []),
    'The club’s record of changes stays, without the name.',
    'Backups made before still have the player, until they are old enough to be deleted.',
  ];
}

const restrictedWords = (count: number) =>
  count === 1
    ? 'that an account is restricted, in case somebody adds the player again.'
    : `that ${numberWords(count)} accounts are restricted, in case somebody adds the player again.`;

const otherRecordsWords = (count: number) =>
  count === 1
    ? 'Another record of the same name and date of birth stays.'
    : `${numberWords(count)} other records of the same name and date of birth stay.`;

/** `2 announcements hold the whole name.` */
export const holdingWords = (count: number, noun: string): string =>
  `${pluralize(count, noun)} ${count === 1 ? 'holds' : 'hold'} the whole name.`;

/** Who asks to delete a player. */
export const askedWords = (names: readonly string[]): string =>
  names.length > 0 ? `Asked by ${listWords(names)}.` : 'The guardian who asked has left.';

/** Which guardians do not ask. */
export const waitsForWords = (names: readonly string[]): string =>
  `${listWords(names)} ${names.length === 1 ? 'has' : 'have'} not asked.`;
