import {
  type ClubFormat,
  type EventChange,
  type EventFacts,
  listWords,
  movedWords,
  type ShortenedName,
  type TimeAndPlace,
  type WallTime,
} from '@touchline/domain';
import { answerLink } from '../answer-links/answer-link-blocks.ts';
import { type Block, type Letter } from '../mail/letter.ts';
import { givenNameInMail } from '../mail/names.ts';
import { eventItems, eventLines, factsOf, titleAndDay } from '../reminders/event-items.ts';

/** What has become of an event, for the guardian of some children. */
export interface ChangedEvent {
  change: EventChange;
  before: EventFacts;
  /** Undefined if it has been deleted. */
  now: (EventFacts & { id: number; children: { movedFrom?: TimeAndPlace | null }[] }) | undefined;
  children: ShortenedName[];
}

interface NewsUrls {
  club: string;
  /** The page on which the guardian answers again without signing in; null if nothing is asked. */
  answer: string | null;
  formats: ClubFormat;
  /** By the club's clock. */
  now: WallTime;
}

export function changeLetter(news: ChangedEvent[], urls: NewsUrls): Letter {
  const [first, ...others] = news as [ChangedEvent, ...ChangedEvent[]];
  return others.length > 0 ? severalLetter(news, urls) : letters[first.change](first, urls);
}

type WriteLetter = (news: ChangedEvent, urls: NewsUrls) => Letter;

/** The event as families know it, because it does not take place as it is now either. */
const cancelledLetter: WriteLetter = ({ before, now, children }, { club, ...when }) => ({
  subject: `Cancelled: ${titleAndDay(before, when)}`,
  heading: `${before.title} is cancelled`,
  blocks: [
    { text: forChildren(children) },
    { facts: factsOf(before, when.formats) },
    { label: 'Open Touchline', url: now ? `${club}/events/${now.id}` : `${club}/calendar` },
  ],
  why: whyOf(children),
});

const reinstatedLetter: WriteLetter = ({ now, children }, { club, answer, ...when }) => ({
  subject: `Takes place after all: ${titleAndDay(now!, when)}`,
  heading: `${now!.title} takes place after all`,
  blocks: [
    { text: forChildren(children) },
    { facts: factsOf(now!, when.formats) },
    ...answerBlocks([now], answer),
    { label: 'Open the event', url: `${club}/events/${now!.id}` },
  ],
  why: whyOf(children),
});

const movedLetter: WriteLetter = ({ before, now, children }, { club, answer, ...when }) => {
  const known = factsOf(before, when.formats);
  const facts = factsOf(now!, when.formats).map((fact) => {
    const old = known.find(({ label }) => label === fact.label)?.value ?? nothing;
    return old === fact.value ? fact : { ...fact, before: old };
  });
  const removed = known.filter(({ label }) => !facts.some((fact) => fact.label === label));
  return {
    subject: `Changed: ${titleAndDay(now!, when)}`,
    heading: `${now!.title} has changed`,
    blocks: [
      { text: forChildren(children) },
      { facts: [...facts, ...removed.map(({ label, value }) => ({ label, value: nothing, before: value }))] },
      ...answerBlocks([now], answer),
      { label: 'Open the event', url: `${club}/events/${now!.id}` },
    ],
    why: whyOf(children),
  };
};

const letters = { cancelled: cancelledLetter, moved: movedLetter, reinstated: reinstatedLetter };

/** Events that were changed together, such as those of a series. */
function severalLetter(news: ChangedEvent[], { club, answer, ...when }: NewsUrls): Letter {
  const byName = new Map(news.flatMap(({ children }) => children).map((child) => [child.name, child]));
  const all = [...byName.values()];
  const titles = [...new Set(news.map(({ before }) => before.title))];
  const changes = [...new Set(news.map(({ change }) => change))];
  const words = severalWords[changes.length === 1 ? changes[0]! : 'moved'];
  return {
    subject: `${words.subject}: ${titles.length === 1 ? `${titles[0]}, ` : ''}${news.length} events`,
    heading: `${news.length} events ${words.heading}`,
    blocks: [
      { text: forChildren(all) },
      ...eventItems(
        news.map(({ change, before, now, children }) => {
          const shown = change === 'cancelled' ? before : now!;
          return {
            title: shown.title,
            lines: [
              ...eventLines(shown, when),
              ...(change === 'moved' ? [`Before: ${movedWords(before, shown, when.formats)}`] : []),
              ...(all.length > children.length ? [forChildren(children)] : []),
            ],
            url: now && `${club}/events/${now.id}`,
          };
        }),
      ),
      ...answerBlocks(
        news.map(({ now }) => now),
        answer,
      ),
      { label: 'Open the calendar', url: `${club}/calendar` },
    ],
    why: whyOf(all),
  };
}

const severalWords: Record<EventChange, { subject: string; heading: string }> = {
  cancelled: { subject: 'Cancelled', heading: 'are cancelled' },
  moved: { subject: 'Changed', heading: 'have changed' },
  reinstated: { subject: 'Take place after all', heading: 'take place after all' },
};

function answerBlocks(events: ChangedEvent['now'][], answer: string | null): Block[] {
  if (answer === null) return [];
  const isUnconfirmed = events.some((event) => event?.children.some(({ movedFrom }) => movedFrom));
  const text = 'Please answer again. Until then, your earlier answer is unconfirmed.';
  return [...(isUnconfirmed ? [{ text }] : []), ...answerLink(answer)];
}

const nothing = 'not known';

const listed = (children: ShortenedName[]) => listWords(children.map(givenNameInMail));

const forChildren = (children: ShortenedName[]) => `For ${listed(children)}.`;

const whyOf = (children: ShortenedName[]) => `You get this mail because you are a guardian of ${listed(children)}.`;
