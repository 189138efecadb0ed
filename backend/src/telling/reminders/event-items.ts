import {
  type CivilDate,
  type ClubFormat,
  clockTime,
  dayWords,
  type EventFacts,
  formatRules,
  nearDay,
  placeWords,
  type WallTime,
} from '@touchline/domain';
import { type Block, type Fact, type Item } from '../mail/letter.ts';

/** More events than this are counted, because nobody reads a season in a mail. */
const maxItems = 20;

export const eventItems = (items: Item[]): Block[] => {
  const more = items.length - maxItems;
  return [{ items: items.slice(0, maxItems) }, ...(more > 0 ? [{ text: `And ${more} more in Touchline.` }] : [])];
};

/** When a mail is written, and how it writes dates. */
interface WrittenWhen {
  /** By the club's clock. */
  now: WallTime;
  formats: ClubFormat;
}

/** What a list of events says of each one: when and, if known, where. */
export const eventLines = (event: EventFacts, when: WrittenWhen): string[] =>
  [capitalized(whenOf(event, when)), placeWords(event)].filter(Boolean);

function whenOf({ date, startTime, reportingTime }: EventFacts, { now, formats }: WrittenWhen): string {
  const meet = reportingTime ? `, meet ${clockTime(reportingTime, formats)}` : '';
  return `${nearDay(date, dateOf(now), formats)}${formatRules[formats].beforeTime}${clockTime(startTime, formats)}${meet}`;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const dateOf = (now: WallTime): CivilDate => now.slice(0, 10);

/** `Lions training, tomorrow, 5:30 PM`, for the subject of a mail. */
export const titleAndDay = ({ title, date, startTime }: EventFacts, { now, formats }: WrittenWhen): string =>
  `${title}, ${nearDay(date, dateOf(now), formats, true)}${formatRules[formats].beforeTime}${clockTime(startTime, formats)}`;

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
