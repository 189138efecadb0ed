import { clockTime, dayWords, placeWords, type TimeAndPlace } from '@touchline/domain';
import { type Block, type Item } from '../mail/letter.ts';

/** More events than this are counted, because nobody reads a season in a mail. */
const maxItems = 20;

export const eventItems = (items: Item[]): Block[] => {
  const more = items.length - maxItems;
  return [{ items: items.slice(0, maxItems) }, ...(more > 0 ? [{ text: `And ${more} more in Touchline.` }] : [])];
};

export function whenOf({ date, startTime, reportingTime }: TimeAndPlace): string {
  const report = reportingTime ? `, report ${clockTime(reportingTime)}` : '';
  return `${dayWords(date)}, ${clockTime(startTime)}${report}`;
}

/** One line, or none if the place is not known. */
export const placeLines = (event: TimeAndPlace): string[] => [placeWords(event)].filter(Boolean);
