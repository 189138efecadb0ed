/** How a club writes dates and times. All of them write numbers as `1,234`. */
export const clubFormats = ['us', 'uk', 'iso'] as const;
export type ClubFormat = (typeof clubFormats)[number];

/** The forms of a date: a day of any year, a day of the coming weeks, long, short, within a year, and a month, also in short. */
export type DateForm = 'day' | 'near' | 'long' | 'short' | 'inYear' | 'month' | 'shortMonth';
export type DatePart = 'day' | 'month' | 'year';

export interface FormatRules {
  /** `EEE` is the weekday, `MMM` and `MMMM` the short and the full name of the month, `MM` and `dd` have two digits. */
  dates: Record<DateForm, string>;
  /** Between a day and a time. */
  beforeTime: string;
  /** Between an instant's day and time where a text stands alone. */
  atTime: string;
  hours: 12 | 24;
  /** For what a browser or a library writes itself, such as the calendar's labels for screen readers. */
  language: 'en-US' | 'en-GB';
  /** 0 is Sunday. */
  weekStartsOn: 0 | 1;
  /** The order of the selects of a date of birth. */
  birthOrder: readonly DatePart[];
}

/** The one place that knows how dates and times are written. */
export const formatRules: Record<ClubFormat, FormatRules> = {
  us: {
    dates: {
      day: 'EEE, MMM d, yyyy',
      near: 'EEE, MMM d',
      long: 'MMMM d, yyyy',
      short: 'MMM d, yyyy',
      inYear: 'MMM d',
      month: 'MMMM yyyy',
      shortMonth: 'MMM yyyy',
    },
    beforeTime: ', ',
    atTime: ' at ',
    hours: 12,
    language: 'en-US',
    weekStartsOn: 0,
    // As specified for the form in which parents add a child.
    birthOrder: ['day', 'month', 'year'],
  },
  uk: {
    dates: {
      day: 'EEE, d MMM yyyy',
      near: 'EEE, d MMM',
      long: 'd MMMM yyyy',
      short: 'd MMM yyyy',
      inYear: 'd MMM',
      month: 'MMMM yyyy',
      shortMonth: 'MMM yyyy',
    },
    beforeTime: ', ',
    atTime: ' at ',
    hours: 24,
    language: 'en-GB',
    weekStartsOn: 1,
    birthOrder: ['day', 'month', 'year'],
  },
  iso: {
    dates: {
      day: 'yyyy-MM-dd',
      near: 'EEE MM-dd',
      long: 'yyyy-MM-dd',
      short: 'yyyy-MM-dd',
      inYear: 'yyyy-MM-dd',
      month: 'yyyy-MM',
      shortMonth: 'yyyy-MM',
    },
    beforeTime: ' ',
    atTime: ' ',
    hours: 24,
    language: 'en-GB',
    weekStartsOn: 1,
    birthOrder: ['year', 'month', 'day'],
  },
};

/** What admins choose. */
export const formatLabels: Record<ClubFormat, string> = {
  us: 'United States',
  uk: 'United Kingdom and Ireland',
  iso: 'ISO 8601',
};

export const isClubFormat = (value: unknown): value is ClubFormat => clubFormats.some((format) => format === value);
