import { clockTime, dayWords, givenName } from '@touchline/domain';
import { answerLink } from '../answer-links/answer-link-blocks.ts';
import { type Block, type Fact, type Letter } from '../mail/letter.ts';
import { type EventSnapshot } from './event-mail.queries.ts';

/** What has become of an event, for the guardian of some children. */
export interface EventNews {
  before: EventSnapshot;
  now: EventSnapshot;
  childNames: string[];
  url: string;
  /** The page on which the guardian answers again without signing in; null if nothing is asked. */
  answer: string | null;
}

type WriteLetter = (news: EventNews) => Letter;

/** The event as families know it, because it does not take place as it is now either. */
export const cancelledLetter: WriteLetter = ({ before, childNames, url }) => ({
  subject: `Cancelled: ${titleAndDay(before)}`,
  heading: `${before.title} is cancelled`,
  blocks: [{ text: forChildren(childNames) }, { facts: factsOf(before) }, { label: 'Open Touchline', url }],
  why: whyOf(childNames),
});

export const reinstatedLetter: WriteLetter = ({ now, childNames, url, answer }) => ({
  subject: `Takes place after all: ${titleAndDay(now)}`,
  heading: `${now.title} takes place after all`,
  blocks: [
    { text: forChildren(childNames) },
    { facts: factsOf(now) },
    ...answerBlocks(answer),
    { label: 'Open the event', url },
  ],
  why: whyOf(childNames),
});

export const movedLetter: WriteLetter = ({ before, now, childNames, url, answer }) => {
  const known = factsOf(before);
  const facts = factsOf(now).map((fact) => {
    const old = known.find(({ label }) => label === fact.label)?.value ?? nothing;
    return old === fact.value ? fact : { ...fact, before: old };
  });
  const removed = known.filter(({ label }) => !facts.some((fact) => fact.label === label));
  return {
    subject: `Changed: ${titleAndDay(now)}`,
    heading: `${now.title} has changed`,
    blocks: [
      { text: forChildren(childNames) },
      { facts: [...facts, ...removed.map(({ label, value }) => ({ label, value: nothing, before: value }))] },
      ...answerBlocks(answer),
      { label: 'Open the event', url },
    ],
    why: whyOf(childNames),
  };
};

const answerBlocks = (answer: string | null): Block[] =>
  answer === null
    ? []
    : [
        { text: 'Can they still come? An earlier answer counts as unconfirmed until you give it again.' },
        ...answerLink(answer),
      ];

const nothing = 'not known';

const titleAndDay = ({ title, date }: EventSnapshot) => `${title}, ${dayWords(date)}`;

const listed = (names: string[]) => new Intl.ListFormat('en-US').format(names.map(givenName));

const forChildren = (names: string[]) => `For ${listed(names)}.`;

const whyOf = (names: string[]) => `You get this mail because you are a guardian of ${listed(names)}.`;

function factsOf({ date, startTime, reportingTime, location, locationDetail }: EventSnapshot): Fact[] {
  const place = [location, locationDetail].filter(Boolean).join(', ');
  return [
    { label: 'Date', value: dayWords(date) },
    { label: 'Time', value: clockTime(startTime) },
    ...(reportingTime ? [{ label: 'Reporting time', value: clockTime(reportingTime) }] : []),
    ...(place ? [{ label: 'Place', value: place }] : []),
  ];
}
