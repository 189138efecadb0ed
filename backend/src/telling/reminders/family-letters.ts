import {
  availabilityStatus,
  type AvailabilityStatus,
  choiceFragment,
  type ClubFormat,
  type DailyTopic,
  deadlineOf,
  isAsked,
  isPastDeadline,
  listWords,
  mapAddress,
  momentWords,
  type ShortenedName,
  type WallTime,
} from '@touchline/domain';
import { answerLink, answerSecret } from '../answer-links/answer-link-blocks.ts';
import { type Block, type Choice, type Letter } from '../mail/letter.ts';
import { givenNameInMail } from '../mail/names.ts';
import { eventItems, eventLines, titleAndDay } from './event-items.ts';
import { type MailEvent } from './families.queries.ts';

/** Where the links of a mail lead, when it is sent, and how it writes dates. */
export interface FamilyUrls {
  club: string;
  /** The page on which the guardian answers without signing in; null if the mail asks nothing. */
  answer: string | null;
  /** By the club's clock. */
  now: WallTime;
  formats: ClubFormat;
}

type WriteLetter = (events: MailEvent[], urls: FamilyUrls) => Letter;

const remindersLetter: WriteLetter = (events, urls) => ({
  subject:
    events.length === 1
      ? `Can ${childrenOf(events)} come? ${titleAndDay(events[0]!, urls)}`
      : `${events.length} events still need your answer`,
  heading: `Can ${childrenOf(events)} come?`,
  blocks: [
    { text: 'One answer is enough for the whole family.' },
    ...listOf(events, urls, askedLines),
    ...answerBlocks(events, urls),
  ],
  why: whyOf(events),
});

const lastCallLetter: WriteLetter = (events, urls) => ({
  subject:
    events.length === 1
      ? `Last call: can ${childrenOf(events)} come? ${titleAndDay(events[0]!, urls)}`
      : `Last call: ${events.length} events still need your answer`,
  heading: `Last call for ${childrenOf(events)}`,
  blocks: [
    { text: 'The coaches are still waiting for your answer.' },
    ...listOf(events, urls, askedLines),
    ...answerBlocks(events, urls),
  ],
  why: whyOf(events),
});

const newEventsLetter: WriteLetter = (events, urls) => ({
  subject:
    events.length === 1
      ? `New: ${titleAndDay(events[0]!, urls)}`
      : `${events.length} new events for ${childrenOf(events)}`,
  heading: events.length === 1 ? 'A new event' : `${events.length} new events`,
  blocks: [
    { text: `For ${childrenOf(events)}.` },
    ...listOf(events, urls, forLines),
    ...answerBlocks(events, urls),
    { label: 'Open the calendar', url: `${urls.club}/calendar` },
  ],
  why: whyOf(events),
});

const weeklyLetter: WriteLetter = (events, urls) => ({
  subject: `Your week: ${events.length === 1 ? titleAndDay(events[0]!, urls) : `${events.length} events`}`,
  heading: 'Your next seven days',
  blocks: [...answeredEvents(events, urls), { label: 'Open the calendar', url: `${urls.club}/calendar` }],
  why: whyOf(events),
});

export const dailyLetters: Record<DailyTopic, WriteLetter> = {
  reminders: remindersLetter,
  'last-call': lastCallLetter,
  'new-events': newEventsLetter,
  'weekly-overview': weeklyLetter,
};

/** A reminder that staff have sent for one event. */
export const remindNowLetter: WriteLetter = (events, urls) => ({
  ...remindersLetter(events, urls),
  subject: `Please answer: can ${childrenOf(events)} come? ${titleAndDay(events[0]!, urls)}`,
});

/** Events with what the family has answered, and the way to answer. */
export const answeredEvents = (events: MailEvent[], urls: FamilyUrls): Block[] => [
  ...listOf(events, urls, answeredLines),
  ...answerBlocks(events, urls),
];

const listed = (children: ShortenedName[]) => listWords([...new Set(children.map(givenNameInMail))]);

const childrenOf = (events: MailEvent[]) => listed(events.flatMap(({ children }) => children));

const whyOf = (events: MailEvent[]) => `You get this mail because you are a guardian of ${childrenOf(events)}.`;

function answerBlocks(events: MailEvent[], urls: FamilyUrls): Block[] {
  if (urls.answer === null) return [];
  return hasChoices(events, urls) ? [answerSecret] : answerLink(urls.answer);
}

const listOf = (events: MailEvent[], urls: FamilyUrls, linesOf: (event: MailEvent) => string[]): Block[] =>
  eventItems(
    events.map((event) => ({
      title: event.title,
      lines: [...eventLines(event, urls), ...deadlineLine(event, urls), ...linesOf(event)],
      url: `${urls.club}/events/${event.id}`,
      ...(event.location && { map: mapAddress(event.location) }),
      ...(hasChoices(events, urls) && { choices: choicesOf(event, urls) }),
    })),
  );

/** Beyond it, one button for all questions is easier to read. */
const mostQuestions = 4;

const askedOf = (event: MailEvent, { answer, now }: FamilyUrls) =>
  answer === null || isPastDeadline(event, now) ? [] : event.children.filter(isAsked);

/** Whether each question has two buttons of its own: there are few, and no two children of an event have the same given name. */
function hasChoices(events: MailEvent[], urls: FamilyUrls): boolean {
  const questions = events.map((event) => askedOf(event, urls).map(givenNameInMail));
  const count = questions.flat().length;
  return count > 0 && count <= mostQuestions && questions.every((names) => new Set(names).size === names.length);
}

const choicesOf = (event: MailEvent, urls: FamilyUrls): Choice[] =>
  askedOf(event, urls).flatMap((child) =>
    [true, false].map((isAvailable) => ({
      label: `${givenNameInMail(child)} is ${availabilityStatus(isAvailable)}`,
      url: `${urls.answer}${choiceFragment({ eventId: event.id, childId: child.id, isAvailable })}`,
    })),
  );

/** Only while the family can still accept. */
function deadlineLine(event: MailEvent, { now, formats }: FamilyUrls): string[] {
  const deadline = deadlineOf(event);
  return deadline !== null && deadline > now ? [`RSVP by ${momentWords(deadline, formats)}`] : [];
}

function askedLines({ children }: MailEvent): string[] {
  const silent = children.filter(({ isAvailable }) => isAvailable === null);
  const unconfirmed = children.filter(({ isAvailable }) => isAvailable !== null);
  return [
    ...(silent.length > 0 ? [`No answer yet for ${listed(silent)}`] : []),
    ...unconfirmed.map(
      (child) =>
        `${givenNameInMail(child)}: ${wordsOf[availabilityStatus(child.isAvailable)]}, but the event has changed since that answer`,
    ),
  ];
}

const forLines = ({ children }: MailEvent) => [`For ${listed(children)}`];

const answeredLines = ({ children }: MailEvent) =>
  children.map(
    ({ isAvailable, isAway, movedFrom, ...child }) =>
      `${givenNameInMail(child)}: ${isAway ? 'away' : wordsOf[availabilityStatus(isAvailable)]}${movedFrom ? ', unconfirmed' : ''}`,
  );

const wordsOf: Record<AvailabilityStatus, string> = {
  available: 'available',
  unavailable: 'unavailable',
  pending: 'no answer yet',
};
