import { type EventType } from '../events/concerns.ts';
import { listWords } from './list-words.ts';

/** A child and the types of its events on some days. */
export interface CoveredChild {
  name: string;
  types: readonly EventType[];
}

const nouns: Record<EventType, [one: string, several: string]> = {
  training: ['training', 'trainings'],
  match: ['match', 'matches'],
  friendly: ['friendly', 'friendlies'],
  tournament: ['tournament', 'tournaments'],
};

/** `4 trainings and 1 match` */
function countsInWords(types: readonly EventType[]): string {
  const counts = (Object.keys(nouns) as EventType[]).flatMap((type) => {
    const count = types.filter((other) => other === type).length;
    return count === 0 ? [] : `${count} ${nouns[type][count === 1 ? 0 : 1]}`;
  });
  return listWords(counts) || 'no events';
}

/** What children miss while they are away: `Covers 4 trainings and 1 match.`, child by child where that differs. */
export function coveredWords(children: readonly CoveredChild[]): string {
  const rows = children.map(({ name, types }) => ({ name, words: countsInWords(types) }));
  const [first] = rows;
  if (!first) return '';
  if (rows.every(({ words }) => words === first.words)) {
    return `Covers ${first.words}${rows.length > 1 && first.words !== 'no events' ? ' for each of them' : ''}.`;
  }
  return `Covers ${listWords(rows.map(({ name, words }) => `${words} for ${name}`))}.`;
}
