import { type ClubFormat } from '@touchline/domain';
import { MailKinds } from '../../src/telling/outbox/mail-kinds.ts';
import { writeMessage } from '../../src/telling/mail/layout.ts';
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
      expect(part).not.toMatch(/\d [AP]M\b|\b(Nov|Dec|Jan) \d/);
    }
  });

  it('no mail differs but in its dates and times', () => {
    const written = (formats: ClubFormat) =>
      messagesOf(samplesIn(formats)).map(([, { message }]) => message.text.replace(/.*\d.*/g, 'a line with digits'));
    expect(written('uk')).toEqual(written('us'));
    expect(written('iso')).toEqual(written('us'));
  });
});

const wordsOf = (block: object): string[] =>
  Object.values(block).flatMap((value: unknown) =>
    Array.isArray(value) ? value.flatMap(wordsOf) : typeof value === 'string' ? [value] : [],
  );

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (html: string) => html.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
