import { areNearSpellings, spellingOf } from '../names/near-names.ts';
import { excerpt } from './cells/excerpt.ts';
import { childKey, type ImportedChild } from './imported-rows.ts';
import { type Choices } from './preview/choices.ts';
import { type Candidate, type RowProblem, wrongCell } from './row-problem.ts';
import { type Decided } from './row-result.ts';

/** A registered child whose name a row may have meant. */
export interface RegisteredChild extends Candidate {
  foldedName: string;
}

/** More children than this have a day only if a club writes it for dates that it does not know. */
const mostOfADay = 50;

/** The registered children who were born on the day in a row and whose names are near the one in it, or have its words in another order. */
export function nearOf(
  { name, foldedName, dateOfBirth }: Omit<RegisteredChild, 'id'>,
  childrenByBirth: Map<string, RegisteredChild[]>,
): RegisteredChild[] {
  const born = childrenByBirth.get(dateOfBirth) ?? [];
  if (born.length === 0 || born.length > mostOfADay) return [];
  const spelling = spellingOf(name, foldedName);
  return born.filter((child) => {
    const other = spellingOf(child.name, child.foldedName);
    return areNearSpellings(spelling, other) || haveSameWords(spelling.folded, other.folded);
  });
}

const haveSameWords = (one: string, other: string): boolean =>
  one.length === other.length && sortedWords(one) === sortedWords(other);

const sortedWords = (folded: string): string => folded.split(' ').toSorted().join(' ');

export const didYouMean = (children: RegisteredChild[]): string =>
  `Did you mean ${children.map(({ name }) => `"${excerpt(name)}"`).join(' or ')}?`;

/** The problem of a row that could mean one of these children, until somebody chooses. */
export const couldMean = (children: RegisteredChild[], problem: RowProblem): RowProblem => ({
  ...problem,
  candidates: children.map(({ id, name, dateOfBirth }) => ({ id, name, dateOfBirth })),
});

/**
 * Decides on new children: refuses one whose name is near that of a registered child, unless the file names that one, too, or somebody
 * has chosen. A row that is chosen to mean a registered child takes its name.
 */
export function unlessNear(
  children: readonly ImportedChild[],
  childrenByBirth: Map<string, RegisteredChild[]>,
  choices: Choices,
): (child: ImportedChild, line: number) => Decided<ImportedChild> {
  const named = new Set(children.map(childKey));
  return (child, line) => {
    const isKnown = childrenByBirth.get(child.dateOfBirth)?.some(({ foldedName }) => foldedName === child.foldedName);
    if (isKnown) return { fields: child };
    const candidates = nearOf(child, childrenByBirth).filter((other) => !named.has(childKey(other)));
    if (candidates.length === 0) return { fields: child };
    const choice = choices.get(line);
    if (choice === 'new') return { fields: child };
    if (choice === 'skip') return { skipped: leftOutByChoice };
    const meant = candidates.find(({ id }) => id === choice);
    if (meant) return { fields: { ...child, name: meant.name, foldedName: meant.foldedName } };
    const what = `is close to the name of a registered player born on ${child.dateOfBirth}`;
    const advice = `Add this player by hand if it is another one. ${didYouMean(candidates)}`;
    return couldMean(candidates, wrongCell('name', child.writtenName, what, advice));
  };
}

export const leftOutByChoice = 'Left out';
