import { type ChildReadersDto } from '@touchline/api-client';
import { childFacts, type ChildReader, limits, numberWords, pluralize } from '@touchline/domain';

interface Words {
  title: string;
  /** Why they see the child, or why they have no names here. */
  note?: string;
}

type WordsOf = (readers: Pick<ChildReadersDto, 'total'>, name: string) => Words;

const words: Record<ChildReader, WordsOf> = {
  household: ({ total }) =>
    total > 1 ? { title: 'You and your household', note: 'You share a household as guardians.' } : { title: 'You' },
  otherHousehold: ({ total }, name) => ({
    title: total > 1 ? `${numberWords(total)} guardians in other households` : '1 guardian in another household',
    note: `They are guardians of ${name}, too. Neither they nor you learn each other’s names here.`,
  }),
  teamCoach: (_, name) => ({ title: `Coaches of ${name}’s teams` }),
  waitingCoach: (_, name) => ({
    title: `Coaches of ${name}’s teams who wait`,
    note: `They see more once an admin has confirmed them, or once ${name} has been in their team for ${limits.newMember.days} days.`,
  }),
  otherCoach: ({ total }) => ({
    title: total > 1 ? `${numberWords(total)} other coaches` : '1 other coach',
    note: 'They coach other teams of the club, or none yet.',
  }),
  admin: ({ total }) => ({ title: pluralize(total, 'admin'), note: 'They run the club in Touchline.' }),
  welfareOfficer: ({ total }) => ({
    title: pluralize(total, 'welfare officer'),
    note: 'They look after the children’s safety, and see who has looked at phone numbers.',
  }),
  teamFamily: ({ total }, name) => ({
    title: 'Families of the same teams',
    note: `${pluralize(total, 'guardian')} of other players in ${name}’s teams.`,
  }),
};

/** What a kind of reader is called; undefined for one of a newer server. */
export const wordsFor = ({ kind, total }: ChildReadersDto, name: string): Words | undefined =>
  Object.hasOwn(words, kind) ? words[kind as ChildReader]({ total }, name) : undefined;

/** What readers see, in words and without what only a newer server knows. */
export const factsSeen = (sees: readonly string[]): string[] =>
  sees.flatMap((fact) => (Object.hasOwn(childFacts, fact) ? [childFacts[fact as keyof typeof childFacts]] : []));
