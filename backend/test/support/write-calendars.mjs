// @ts-check
// Writes the calendars of the JSON on standard input with the built backend, in the time zone of this process (TZ).
import { text } from 'node:stream/consumers';
import { writeCalendar } from '../../dist/feeds/feed-calendar.js';

/** @type {(import('../../src/feeds/feed-calendar.ts').FeedCalendar)[]} */
const calendars = JSON.parse(await text(process.stdin), (name, value) =>
  name === 'changedAt' ? new Date(String(value)) : value,
);
process.stdout.write(JSON.stringify({ zone: new Date(2026, 0).toString(), texts: calendars.map(writeCalendar) }));
