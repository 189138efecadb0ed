import {
  type CivilDate,
  type ClubFormat,
  clockTime,
  dayWords,
  type EventFacts,
  formatRules,
  nearDay,
  placeWords,
  type Start,
  startWords,
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

function whenOf({ reportingTime, ...event }: EventFacts, when: WrittenWhen): string {
  const meet = reportingTime ? `, meet ${clockTime(reportingTime, when.formats)}` : '';
  return `${nearDay(event.date, dateOf(when.now), when.formats)}${startAfterDay(event, when.formats)}${meet}`;
}

const startAfterDay = (start: Start, formats: ClubFormat): string =>
  `${start.isTimeToBeConfirmed ? ', ' : formatRules[formats].beforeTime}${startWords(start, formats)}`;

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const dateOf = (now: WallTime): CivilDate => now.slice(0, 10);

/** `Lions training, tomorrow, 5:30 PM`, for the subject of a mail. */
export const titleAndDay = ({ title, date, ...start }: EventFacts, { now, formats }: WrittenWhen): string =>
  `${title}, ${nearDay(date, dateOf(now), formats, true)}${startAfterDay(start, formats)}`;

/** What a mail about a single event says of it. */
export function factsOf(event: EventFacts, formats: ClubFormat): Fact[] {
  const { date, startTime, isTimeToBeConfirmed, reportingTime } = event;
  const place = placeWords(event);
  return [
    { label: 'Date', value: dayWords(date, formats) },
    { label: 'Time', value: isTimeToBeConfirmed ? 'To be confirmed' : clockTime(startTime, formats) },
    ...(reportingTime ? [{ label: 'Meet', value: clockTime(reportingTime, formats) }] : []),
    ...(place ? [{ label: 'Place', value: place }] : []),
  ];
}
