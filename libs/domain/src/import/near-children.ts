import { areNear } from '../names/near-names.ts';
import { excerpt } from './cells/excerpt.ts';
import { childKey, type ImportedChild } from './imported-rows.ts';
import { wrongCell } from './row-problem.ts';
import { type Resolved } from './row-result.ts';

/** A registered child whose name a row may have meant. */
export interface RegisteredChild {
  name: string;
  foldedName: string;
  dateOfBirth: string;
}

/** More children than this have a day only if a club writes it for dates that it does not know. */
const mostOfADay = 50;

/** The registered children who were born on the day in a row and whose names are near the one in it. */
export function nearOf(
  { name, dateOfBirth }: Pick<RegisteredChild, 'name' | 'dateOfBirth'>,
  childrenByBirth: Map<string, RegisteredChild[]>,
): RegisteredChild[] {
  const born = childrenByBirth.get(dateOfBirth) ?? [];
  return born.length > mostOfADay ? [] : born.filter((child) => areNear(name, child.name));
}

export const didYouMean = (children: RegisteredChild[]): string =>
  `Did you mean ${children.map(({ name }) => `"${excerpt(name)}"`).join(' or ')}?`;

/** Decides on new children: refuses one whose name is near that of a registered child, unless the file names that one, too. */
export function unlessNear(
  children: readonly ImportedChild[],
  childrenByBirth: Map<string, RegisteredChild[]>,
): (child: ImportedChild) => Resolved<ImportedChild> {
  const named = new Set(children.map(childKey));
  return (child) => {
    const near = nearOf(child, childrenByBirth);
    const isKnown = near.some(({ foldedName }) => foldedName === child.foldedName);
    const meant = near.filter((other) => !named.has(childKey(other)));
    if (isKnown || meant.length === 0) return { fields: child };
    const what = `is close to the name of a registered player born on ${child.dateOfBirth}`;
    const advice = `Add this player by hand if it is another one. ${didYouMean(meant)}`;
    return wrongCell('name', child.writtenName, what, advice);
  };
}
