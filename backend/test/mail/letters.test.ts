import { type ClubFormat } from '@touchline/domain';
import { MailKinds } from '../../src/telling/outbox/mail-kinds.ts';
import { writeMessage } from '../../src/telling/mail/layout.ts';
import { withoutSecrets } from '../../src/telling/mail/letter.ts';
import { dailyLetters } from '../../src/telling/reminders/family-letters.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  accountMails,
  longSamples,
  nastySamples,
  samplesIn,
  type MailSamples,
  shortSamples,
  unsubscribeIn,
  usualSamples,
} from '../support/mail-samples.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

it('Every kind of mail has samples', () => {
  expect(Object.keys(usualSamples.letters).sort()).toEqual(club.app.get(MailKinds).names.sort());
});

it('Every kind of mail but those about accounts can be switched off', () => {
  const kinds = club.app.get(MailKinds);
  expect(kinds.names.filter((name) => !('topic' in kinds.get(name))).sort()).toEqual([...accountMails].sort());
});

const messagesOf = ({ club, letters }: MailSamples) =>
  Object.entries(letters).flatMap(([kind, samples]) =>
    samples.map(
      (letter) => [kind, { letter, club, message: writeMessage(letter, club, unsubscribeIn(kind)) }] as const,
    ),
  );

describe.each([
  ['usual data', usualSamples],
  ['long names', longSamples],
  ['no optional data', shortSamples],
])('With %s,', (_what, samples) => {
  it.each(messagesOf(samples))('the mail %s says everything both as text and as HTML', (kind, given) => {
    const { letter, club, message } = given;
    expect(message.subject).toMatch(/^\S.*\S$/);
    for (const part of [message.text, decoded(message.html)]) {
      expect(part).toContain(club.name);
      expect(part).toContain(letter.heading);
      expect(part).toContain(letter.why);
      for (const block of letter.blocks) for (const said of wordsOf(block)) expect(part).toContain(said);
      expect(part.includes('/unsubscribe/')).toBe(!accountMails.includes(kind));
      if (club.privacyUrl) expect(part).toContain(club.privacyUrl);
      expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  // Covers S10, ASVS 1.1.2, 1.2.1.
  it.each(messagesOf(samples))(
    'the mail %s has no markup from names, and fits 320 px and dark mode',
    (_kind, given) => {
      const { html } = given.message;
      expect(html).not.toMatch(/<b>|<Söhne>|<script/);
      expect(html).toContain('name="color-scheme" content="light dark"');
      expect(html).toContain('@media (prefers-color-scheme: dark)');
      for (const [, width] of html.matchAll(/(?:^|[^-\w])width[=:]"?(\d+)/g))
        expect(Number(width)).toBeLessThanOrEqual(300);
    },
  );
});

it.each(messagesOf(nastySamples))('the mail %s prints no name that looks like an address', (_kind, given) => {
  const { subject, text, html } = given.message;
  for (const part of [subject, text, html]) expect(part).not.toContain('evil');
});

describe('Where a club writes the day first and 24 hours,', () => {
  it.each(messagesOf(samplesIn('uk')))('the mail %s does so, too', (_kind, { message }) => {
    for (const part of [message.subject, message.text, decoded(message.html)]) {
      expect(part).not.toMatch(/\d [AP]M\b|\b(Nov|Dec|Jan) \d{1,2}\b/);
    }
  });

  it('no mail differs but in its dates and times', () => {
    const written = (formats: ClubFormat) =>
      messagesOf(samplesIn(formats)).map(([, { message }]) => message.text.replace(/.*\d.*/g, 'a line with digits'));
    expect(written('uk')).toEqual(written('us'));
    expect(written('iso')).toEqual(written('us'));
  });
});

describe('A reminder', () => {
  const event = {
    ...{ id: 7, title: 'Lions training', date: '2026-11-28', startTime: '17:30', reportingTime: '17:15' },
    ...{
      location: 'Riverside Park',
      locationDetail: 'Pitch 2',
      status: 'confirmed' as const,
      createdAt: '2026-11-20 10:00',
    },
    ...{ deadline: null, deadlineHours: null, isAnnounced: false },
  };
  const child = (id: number, name: string, isAvailable: boolean | null = null) => ({
    ...{ id, name, isAvailable, isAway: false, movedFrom: null },
  });
  const remind = (children: ReturnType<typeof child>[], now = '2026-11-27 17:00') => {
    const letter = dailyLetters.reminders([{ ...event, children }], {
      club: 'https://club.example',
      answer: 'https://club.example/answer/secret',
      now,
      formats: 'us',
    });
    return { letter, ...writeMessage(letter, usualSamples.club) };
  };
  const addressesIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

  it.each([
    ['2026-11-28 08:00', 'today, 5:30 PM', 'Today, Sat, Nov 28, 5:30 PM, meet 5:15 PM'],
    ['2026-11-27 17:00', 'tomorrow, 5:30 PM', 'Tomorrow, Sat, Nov 28, 5:30 PM, meet 5:15 PM'],
    ['2026-11-24 17:00', 'Sat, Nov 28, 5:30 PM', 'Sat, Nov 28, 5:30 PM, meet 5:15 PM'],
    ['2026-11-20 17:00', 'Sat, Nov 28, 2026, 5:30 PM', 'Sat, Nov 28, 2026, 5:30 PM, meet 5:15 PM'],
  ])('of %s calls the day “%s”', (now, inSubject, inBody) => {
    const { subject, text, html } = remind([child(1, 'Mia Keller')], now);
    expect(subject).toBe(`Can Mia come? Lions training, ${inSubject}`);
    for (const part of [text, html]) expect(part).toContain(inBody);
  });

  it('has two buttons for each child who is asked, and the way there', () => {
    const { text, html } = remind([child(1, 'Mia Keller'), child(2, 'Leo Keller'), child(3, 'Ada Keller', true)]);
    const page = 'https://club.example/answer/secret#choice-7-';
    const pages = [`${page}1-available`, `${page}1-unavailable`, `${page}2-available`, `${page}2-unavailable`];
    expect(addressesIn(html).filter((address) => address?.includes('/answer/'))).toEqual(pages);
    for (const address of pages) expect(text).toContain(address);
    for (const words of ['Mia is available', 'Leo is unavailable']) {
      expect(text).toContain(`${words}:\n`);
      expect(html).toContain(`>${words}</a>`);
    }
    expect(addressesIn(html)).toContain('https://www.google.com/maps/search/?api=1&amp;query=Riverside%20Park');
  });

  it.each([
    ['many children', ['Mia A', 'Leo A', 'Ada A', 'Ben A', 'Ida A']],
    ['two children of the same given name', ['Mia Keller', 'Mia Bell']],
  ])('about %s has one button', (_what, names) => {
    const { html } = remind(names.map((name, id) => child(id, name)));
    expect(html).toContain('>Answer now</a>');
    expect(html).not.toContain('#choice-');
  });

  it('shows admins no address of its buttons', () => {
    const shown = withoutSecrets(remind([child(1, 'Mia Keller')]).letter);
    expect(JSON.stringify(shown)).not.toContain('/answer/');
    expect(JSON.stringify(shown)).toContain('Mia is available: a link for the recipient alone');
  });
});

const wordsOf = (block: object): string[] =>
  Object.values(block).flatMap((value: unknown) =>
    Array.isArray(value) ? value.flatMap(wordsOf) : typeof value === 'string' ? [value] : [],
  );

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (html: string) => html.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
