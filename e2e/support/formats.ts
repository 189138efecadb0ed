import {
  type ClubFormat,
  clubFormats,
  clockTime,
  dayAndTime,
  dayWords,
  isClubFormat,
  longDate,
} from '@touchline/domain';

/** The formats of the club that journeys visit: `FORMATS=uk npm run journeys -- NAME`. */
export const formats: ClubFormat = chosen(process.env.FORMATS || 'us');

function chosen(value: string): ClubFormat {
  if (isClubFormat(value)) return value;
  throw new Error(`FORMATS must be one of ${clubFormats.join(', ')}, not ${value}`);
}

/** As the club writes it. */
export const time = (clock: string) => clockTime(clock, formats);
export const day = (date: string) => dayWords(date, formats);
export const moment = (date: string, clock: string) => dayAndTime(date, clock, formats);
export const longDay = (date: string) => longDate(date, formats);

const months = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const twelveHours = String.raw`\d[ \u00a0][AP]M\b`;
const monthFirst = String.raw`\b${months} \d{1,2}\b`;
const dayFirst = String.raw`\b\d{1,2} ${months} \d{4}\b`;

/** What the club's formats never write. */
const foreign: Record<ClubFormat, string[]> = {
  us: [dayFirst],
  uk: [twelveHours, monthFirst],
  // What is read aloud has the month as a word.
  iso: [twelveHours, monthFirst],
};

/** The dates and times in a text that another format has written. */
export const foreignIn = (text: string, written = formats): string[] =>
  foreign[written].flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => found));
