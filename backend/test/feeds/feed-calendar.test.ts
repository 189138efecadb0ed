import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { addDays, hasInvisible, tidyName } from '@touchline/domain';
import { etagOf, type FeedCalendar, writeCalendar } from '../../src/feeds/feed-calendar.ts';
import { calendarProblems } from './calendar-rules.ts';
import { caseFile } from '../support/case-files.ts';
import { type FeedEvent } from '../../src/feeds/feed-events.queries.ts';

const changedAt = new Date('2026-03-01T12:00:00.000Z');
const aMatch: FeedEvent = {
  id: 7,
  title: 'Lions v Bears',
  date: '2026-06-06',
  startTime: '10:30',
  endTime: '12:00',
  reportingTime: '10:00',
  location: 'Riverside',
  locationDetail: 'Pitch 2',
  status: 'confirmed',
  version: 3,
  changedAt,
  children: [
    { name: 'Mia Oakford', isAvailable: true, isUnconfirmed: false },
    { name: 'Leo Oakford', isAvailable: null, isUnconfirmed: false },
  ],
  counts: null,
};
const calendarOf = (events: Partial<FeedEvent>[], fields: Partial<FeedCalendar> = {}): FeedCalendar => ({
  name: 'All my children',
  withResponses: false,
  events: events.map((event) => ({ ...aMatch, ...event })),
  formats: 'us',
  zone: 'Europe/London',
  origin: 'https://club.example',
  ...fields,
});

const componentOf = (written: string) => new ICAL.Component(ICAL.parse(written));
const eventsIn = (written: string) =>
  componentOf(written)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const readOne = (event: Partial<FeedEvent>, fields?: Partial<FeedCalendar>) =>
  eventsIn(writeCalendar(calendarOf([event], fields)))[0]!;
const timesOf = ({ startDate, endDate }: ICAL.Event) => [startDate, endDate].map((at) => at.toJSDate().toISOString());

describe('An event of a feed', () => {
  // Whoever changes this text increments `format` beside `etagOf`.
  it('is written like this', () => {
    expect(writeCalendar(calendarOf([{}], { withResponses: true })).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Touchline//Touchline//EN',
      'NAME:All my children',
      'X-WR-CALNAME:All my children',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'X-WR-TIMEZONE:Europe/London',
      'BEGIN:VEVENT',
      'UID:event-7@club.example',
      'SEQUENCE:3',
      'DTSTAMP:20260301T120000Z',
      'DTSTART:20260606T093000Z',
      'DTEND:20260606T110000Z',
      'SUMMARY:Lions v Bears',
      'LOCATION:Riverside\\, Pitch 2',
      'DESCRIPTION:Meet at 10:00 AM\\nFor Mia and Leo\\nMia: Available\\nLeo: Pendin',
      ' g\\nhttps://club.example/events/7',
      'URL;VALUE=URI:https://club.example/events/7',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260301T120000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each(['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'takes the day in %s as long as its time is to be confirmed',
    (zone) => {
      const event = { isTimeToBeConfirmed: true, startTime: '12:00', endTime: null, reportingTime: null };
      const written = writeCalendar(calendarOf([event], { zone }));
      expect(written).toContain('\r\nDTSTART;VALUE=DATE:20260606\r\n');
      expect(written).not.toContain('DTEND');
      expect(readOne(event, { zone }).description).toMatch(/^Time to be confirmed\nFor Mia and Leo\n/);
    },
  );

  it('says nothing of responses in a calm feed', () => {
    expect(readOne({}).description).toBe('Meet at 10:00 AM\nFor Mia and Leo\nhttps://club.example/events/7');
  });

  it('writes times as the club does, which gives the feed another tag', () => {
    const british = calendarOf([{}], { formats: 'uk' });
    expect(readOne({}, { formats: 'uk' }).description).toMatch(/^Meet at 10:00\n/);
    expect(etagOf(british)).not.toBe(etagOf(calendarOf([{}])));
  });

  it('of coached teams has counts instead of children', () => {
    const counts = { available: 9, unavailable: 2, pending: 3, unconfirmed: 0 };
    const event = { children: null, counts, reportingTime: null };
    expect(readOne(event, { withResponses: true }).description).toBe(
      '9 available, 2 unavailable, 3 pending\nhttps://club.example/events/7',
    );
    expect(readOne(event).description).toBe('https://club.example/events/7');
  });

  it('says which responses were given before it moved', () => {
    const children = aMatch.children!.map((child) => ({ ...child, isUnconfirmed: child.isAvailable !== null }));
    expect(readOne({ children }, { withResponses: true }).description).toContain(
      '\nMia: Available, unconfirmed\nLeo: Pending\n',
    );
    const counts = { available: 9, unavailable: 2, pending: 3, unconfirmed: 4 };
    expect(readOne({ children: null, counts }, { withResponses: true }).description).toContain(
      '9 available, 2 unavailable, 3 pending\n4 unconfirmed since the event changed\n',
    );
  });

  it.each([
    ['pending', 'TENTATIVE', 'Lions v Bears'],
    ['cancelled', 'CANCELLED', 'CANCELLED: Lions v Bears'],
  ] as const)('that is %s has the status %s', (status, written, title) => {
    const event = readOne({ status });
    expect([event.component.getFirstPropertyValue('status'), event.summary]).toEqual([written, title]);
  });

  it('ends on the next day if its end is before its start', () => {
    expect(timesOf(readOne({ startTime: '22:00', endTime: '00:30' }))).toEqual([
      '2026-06-06T21:00:00.000Z',
      '2026-06-06T23:30:00.000Z',
    ]);
  });

  it.each([
    ['none of the children comes', [false, false], 'confirmed', 'TRANSPARENT'],
    ['one child comes', [false, true], 'confirmed', null],
    ['one child has not answered', [false, null], 'confirmed', null],
    ['it is cancelled', [true, true], 'cancelled', 'TRANSPARENT'],
  ] as const)('takes the time of the family, or not: %s', (_case, available, status, written) => {
    const children = available.map((isAvailable, n) => ({ name: `Child ${n}`, isAvailable, isUnconfirmed: false }));
    const { component } = readOne({ children: [...children], status }, { withResponses: true });
    expect(component.getFirstPropertyValue('transp')).toBe(written);
  });

  it.each([
    [true, 'confirmed', null],
    [true, 'cancelled', 'TRANSPARENT'],
    [false, 'confirmed', 'TRANSPARENT'],
  ] as const)('takes the time of a coach, or not: with responses %s, %s', (withResponses, status, written) => {
    const counts = { available: 0, unavailable: 9, pending: 0, unconfirmed: 0 };
    const { component } = readOne({ children: null, counts, status }, { withResponses });
    expect(component.getFirstPropertyValue('transp')).toBe(written);
  });

  it('takes no time in a calm feed', () => {
    expect(readOne({}).component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('without an end lasts as long as clashes assume', () => {
    expect(timesOf(readOne({ endTime: null }))).toEqual(['2026-06-06T09:30:00.000Z', '2026-06-06T11:00:00.000Z']);
    expect(timesOf(readOne({ startTime: '23:30', endTime: null }))[1]).toBe('2026-06-07T00:00:00.000Z');
  });

  // Covers R16.
  it('ends after it starts, also if the clocks skip its start', () => {
    const skipped = { date: '2026-03-29', startTime: '01:30' };
    expect(timesOf(readOne({ ...skipped, endTime: '02:15' }))).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T03:00:00.000Z',
    ]);
    expect(timesOf(readOne({ ...skipped, endTime: '04:00' }))[1]).toBe('2026-03-29T03:00:00.000Z');
  });

  // Covers ASVS 1.3.3.
  it('cannot add lines to the calendar, whatever its texts and the feed’s name contain', () => {
    const evil = 'a\r\nSTATUS:CANCELLED\nEND:VEVENT\r\u2028\u0000\u001b;,\\n"b';
    const tidy = 'a STATUS:CANCELLED END:VEVENT ;,\\n"b';
    const written = writeCalendar(
      calendarOf(
        [
          {
            title: evil,
            location: evil,
            locationDetail: null,
            children: [{ name: evil, isAvailable: null, isUnconfirmed: false }],
          },
        ],
        {
          name: evil,
        },
      ),
    );
    const [event, ...others] = eventsIn(written);
    expect(others).toEqual([]);
    expect([event!.summary, event!.location]).toEqual([tidy, tidy]);
    // Left escaped, because the parser does not know what the value is.
    const name = 'a STATUS:CANCELLED END:VEVENT \\;\\,\\\\n"b';
    expect(componentOf(written).getFirstPropertyValue('x-wr-calname')).toBe(name);
    // eslint-disable-next-line no-control-regex -- These are forbidden.
    expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  });

  it('has lines of at most 75 bytes', () => {
    const written = writeCalendar(calendarOf([{ title: '⚽👩‍👩‍👧é'.repeat(40) }]));
    expect(Math.max(...written.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(eventsIn(written)[0]!.summary).toBe('⚽👩‍👩‍👧é'.repeat(40));
  });
});

describe('A feed is valid by RFC 5545', () => {
  it.each<[string, Partial<FeedEvent>[], Partial<FeedCalendar>]>([
    ['without events', [], { name: 'Empty' }],
    ['with an event', [{}], { withResponses: true }],
    [
      'with odd names',
      [{ title: 'BEGIN:VEVENT' }, { title: '⚽;,\\\n"é'.repeat(30) }],
      { name: 'BEGIN:VEVENT;\\ "⚽"' },
    ],
    ['with an event that ends on the next day', [{ startTime: '22:00', endTime: '00:30' }], {}],
    ['with a cancelled event', [{ status: 'cancelled', location: null, locationDetail: null }], {}],
    [
      'of coached teams',
      [{ children: null, counts: { available: 1, unavailable: 2, pending: 3, unconfirmed: 0 } }],
      {},
    ],
  ])('%s', (_case, events, fields) => {
    const written = writeCalendar(calendarOf(events, fields));
    expect(calendarProblems(written)).toEqual([]);
    expect(eventsIn(written)).toHaveLength(events.length);
  });

  it('unlike those of 0.2.0', () => {
    const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Touchline//Touchline//EN', 'NAME:Empty'];
    const empty = caseFile('feed-without-events.ics') ?? [...head, 'X-WR-TIMEZONE:Europe/London', 'END:VCALENDAR'];
    expect(calendarProblems(empty.join('\r\n'))).toEqual(['The last line has no end']);
    expect(calendarProblems(`${empty.join('\r\n')}\r\n`)).toEqual(['The calendar has no component']);
    const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261125T203006Z', 'DTSTART:20261015T163000Z', 'END:VEVENT'];
    const odd = caseFile('feed-with-odd-events.ics') ?? [
      ...head,
      ...event,
      'X-WR-TIMEZONE:Europe/London',
      'END:VCALENDAR',
    ];
    expect(calendarProblems(`${odd.join('\r\n')}\r\n`)).toEqual(['X-WR-TIMEZONE stands after a component']);
  });
});

it('The ETag changes with everything that the text depends on, and with nothing else', () => {
  const etags = [
    calendarOf([{}]),
    calendarOf([]),
    calendarOf([{ version: 4 }]),
    calendarOf([{ changedAt: new Date() }]),
    calendarOf([{ children: [{ name: 'Mia', isAvailable: false, isUnconfirmed: false }] }]),
    calendarOf([{}], { withResponses: true }),
    calendarOf([{}], { name: 'Mia' }),
    calendarOf([{}], { zone: 'Europe/Paris' }),
    calendarOf([{}], { origin: 'https://other.example' }),
  ].map(etagOf);
  expect(new Set(etags).size).toBe(etags.length);
  expect(etagOf(calendarOf([{}]))).toBe(etags[0]);
  expect(etags[0]).toMatch(/^"[\w-]{43}"$/);
});

const clubZones = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Pacific/Apia',
];
const serverZones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'];

/** What a clock on the wall in a zone shows, found without the code under test. */
function clockIn(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const { year, month, day, hour, minute } = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day} ${hour}:${minute}`;
  };
}

const minutes = 60_000;
const hours = 60 * minutes;
const asUtc = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** The days on which a zone's clocks are put forward or back, among them one that was skipped as a whole. */
function changeDays(zone: string): string[] {
  const clock = clockIn(zone);
  const offset = (at: number) => asUtc(clock(at)) - at;
  const days: string[] = [];
  for (let at = Date.UTC(2010, 0, 1); at < Date.UTC(2028, 0, 1); at += 24 * hours) {
    if (offset(at) !== offset(at + 24 * hours)) days.push(clock(at).slice(0, 10));
  }
  return days;
}

const quarterHours = (last: number) =>
  fc.integer({ min: 0, max: 4 * last + 3 }).map((n) => new Date(n * 15 * minutes).toISOString().slice(11, 16));

function eventOf(zone: string): fc.Arbitrary<FeedEvent> {
  const days = changeDays(zone);
  const someDay = fc
    .date({ min: new Date('2010-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const changeDay = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 1 }));
  const date =
    days.length === 0
      ? someDay
      : fc.oneof(
          { weight: 1, arbitrary: someDay },
          { weight: 4, arbitrary: changeDay.map(([n, more]) => addDays(days[n % days.length]!, more)) },
        );
  return fc.record({
    id: fc.integer({ min: 1, max: 2147483647 }),
    title: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map(tidyName)
      .filter((title) => title !== '' && !hasInvisible(title)),
    date,
    startTime: fc.noBias(
      fc.oneof({ weight: 4, arbitrary: quarterHours(3) }, { weight: 1, arbitrary: quarterHours(23) }),
    ),
    endTime: fc.option(quarterHours(23)),
    reportingTime: fc.constant(null),
    location: fc.constant(null),
    locationDetail: fc.constant(null),
    status: fc.constantFrom('confirmed', 'pending'),
    version: fc.integer({ min: 1, max: 1000 }),
    changedAt: fc.constant(changedAt),
    children: fc.constant([]),
    counts: fc.constant(null),
  });
}

/** The texts that a server in a zone writes. */
async function writeIn(TZ: string, calendars: FeedCalendar[]): Promise<{ zone: string; texts: string[] }> {
  const program = new URL('../support/write-calendars.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, TZ },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(calendars));
  return JSON.parse(await text(child.stdout));
}

/** How often the clock shows a time; wrong unless the event starts when it shows it first. */
function isRightStart(zone: string, wall: string, start: number): 'once' | 'twice' | 'skipped' | 'wrong' {
  const clock = clockIn(zone);
  const isShownAt = (at: number) => clock(at) === wall;
  const quarters = Array.from({ length: 4 * 48 }, (_, n) => (n - 4 * 24) * 15 * minutes);
  const shown = quarters.map((quarter) => start + quarter).filter(isShownAt);
  if (shown.length > 0) return shown[0] !== start ? 'wrong' : shown.length > 1 ? 'twice' : 'once';
  // As much later as the clocks were put forward.
  const offset = (at: number) => asUtc(clock(at)) - at;
  const skipped = offset(start) - offset(start - 25 * hours);
  return asUtc(clock(start)) === asUtc(wall) + skipped ? 'skipped' : 'wrong';
}

// Covers R16.
it('500 random events in 8 zones of clubs, written by servers in 3 zones, are read back at the same instants', async () => {
  const runs = [63, 63, 63, 63, 62, 62, 62, 62];
  const calendars = clubZones.map((zone, index) =>
    calendarOf(fc.sample(eventOf(zone), { numRuns: runs[index], seed: 20_261_123 + index }), { zone }),
  );
  const written = await Promise.all(serverZones.map((zone) => writeIn(zone, calendars)));
  // The processes did run in these zones.
  expect(new Set(written.map(({ zone }) => zone)).size).toBe(serverZones.length);
  for (const { texts } of written) expect(texts).toEqual(written[0]!.texts);

  const outcomes: string[] = [];
  for (const [index, { zone, events }] of calendars.entries()) {
    const read = eventsIn(written[0]!.texts[index]!);
    expect(calendarProblems(written[0]!.texts[index]!)).toEqual([]);
    expect(read.map(({ uid, summary, sequence }) => [uid, summary, sequence])).toEqual(
      events.map(({ id, title, version }) => [`event-${id}@club.example`, title, version]),
    );
    for (const [at, { date, startTime }] of events.entries()) {
      const { startDate, endDate } = read[at]!;
      const outcome = isRightStart(zone, `${date} ${startTime}`, startDate.toJSDate().getTime());
      if (outcome === 'wrong') expect(`${zone} ${date} ${startTime}`).toBe(startDate.toJSDate().toISOString());
      expect(endDate.compare(startDate)).toBe(1);
      outcomes.push(outcome);
    }
  }
  expect(outcomes).toHaveLength(500);
  // The sample contains times that the clocks skip and repeat.
  for (const rare of ['skipped', 'twice']) {
    expect(outcomes.filter((outcome) => outcome === rare).length).toBeGreaterThan(5);
  }
});
