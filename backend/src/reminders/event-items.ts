import { clockTime, dayWords, type TimeAndPlace } from '@touchline/domain';
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

export function placeOf({ location, locationDetail }: TimeAndPlace): string[] {
  const place = [location, locationDetail].filter(Boolean).join(', ');
  return place ? [place] : [];
}
