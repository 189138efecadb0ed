import { type ClubFormat, clockTime, dayAndTime, dayWords, type EventFacts, placeWords } from '@touchline/domain';
import { type Block, type Fact, type Item } from '../mail/letter.ts';

/** More events than this are counted, because nobody reads a season in a mail. */
const maxItems = 20;

export const eventItems = (items: Item[]): Block[] => {
  const more = items.length - maxItems;
  return [{ items: items.slice(0, maxItems) }, ...(more > 0 ? [{ text: `And ${more} more in Touchline.` }] : [])];
};

/** What a list of events says of each one: when and, if known, where. */
export const eventLines = (event: EventFacts, formats: ClubFormat): string[] =>
  [whenOf(event, formats), placeWords(event)].filter(Boolean);

function whenOf({ date, startTime, reportingTime }: EventFacts, formats: ClubFormat): string {
  const meet = reportingTime ? `, meet ${clockTime(reportingTime, formats)}` : '';
  return dayAndTime(date, startTime, formats) + meet;
}

/** What a mail about a single event says of it. */
export function factsOf(event: EventFacts, formats: ClubFormat): Fact[] {
  const { date, startTime, reportingTime } = event;
  const place = placeWords(event);
  return [
    { label: 'Date', value: dayWords(date, formats) },
    { label: 'Time', value: clockTime(startTime, formats) },
    ...(reportingTime ? [{ label: 'Meet', value: clockTime(reportingTime, formats) }] : []),
    ...(place ? [{ label: 'Place', value: place }] : []),
  ];
}
