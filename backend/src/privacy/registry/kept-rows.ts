import { type RetentionPeriods, usualPeriods } from '@touchline/domain';
import { keptWords } from './kept-words.ts';
import { registry } from './registry.ts';

/** How long the club keeps what a family's file shows. */
export const keptRows = (periods: RetentionPeriods): { title: string; kept: string }[] =>
  Object.values(registry)
    .filter(({ exported }) => typeof exported === 'object')
    .map(({ title, kept }) => ({ title, kept: keptWords(kept, periods) }));

/** The text of libs/demo-server/src/privacy/kept-rows.ts, because the demo has no registry. */
export const keptRowsModule = (): string =>
  `/** Written by \`npm run contract\`: how long a club with the usual periods keeps what a family’s file shows. */
export const keptRows = ${JSON.stringify(keptRows(usualPeriods), null, 2)};
`;
