import { type Chapter, type Requirement } from './requirement.ts';
import { type TaggedTest } from '../tags/tagged-tests.ts';

export type Kind = 'test' | 'document' | 'byDesign' | 'operator' | 'notApplicable' | 'open';

/** How a requirement is met. Without a status and a test, it is open. */
export function kindOf({ id, status }: Requirement, tests: TaggedTest[]): Kind {
  if (testsOf(id, tests).length > 0) return 'test';
  return status ? (Object.keys(status)[0] as Kind) : 'open';
}

export const testsOf = (id: string, tests: TaggedTest[]): TaggedTest[] =>
  tests.filter(({ requirements }) => requirements.includes(id));

export interface Total {
  all: number;
  applicable: number;
  covered: number;
  byKind: Record<Kind, number>;
}

/** What holds for the requirements of a level. */
export function totalOf(level: 1 | 2, chapters: Chapter[], tests: TaggedTest[]): Total {
  const byKind = { test: 0, document: 0, byDesign: 0, operator: 0, notApplicable: 0, open: 0 };
  const requirements = chapters.flatMap((chapter) => chapter.requirements).filter((one) => one.level === level);
  for (const requirement of requirements) byKind[kindOf(requirement, tests)]++;
  const applicable = requirements.length - byKind.notApplicable;
  return { all: requirements.length, applicable, covered: applicable - byKind.open, byKind };
}

/** The share of applicable requirements that are covered, rounded down so that only all of them are 100 %. */
export const shareOf = ({ covered, applicable }: Pick<Total, 'covered' | 'applicable'>): string =>
  `${Math.floor((1000 * covered) / applicable) / 10} %`;
