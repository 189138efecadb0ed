import { type ClubFormat, dayAndStart, dayWords, placeWords } from '@touchline/domain';
import { type Fact, type Letter } from '../mail/letter.ts';
import { shortNameInMail } from '../mail/names.ts';
import { type CoachedEvent, type PlayerResponse } from './coach-overviews.queries.ts';

/** Who comes to an event. Names are short, because mails are forwarded. */
export function coachOverviewLetter(
  event: CoachedEvent,
  players: PlayerResponse[],
  { url, formats }: { url: string; formats: ClubFormat },
): Letter {
  const namesOf = (isInGroup: (player: PlayerResponse) => boolean) =>
    players
      .filter(isInGroup)
      .map(({ movedFrom, ...player }) => `${shortNameInMail(player)}${movedFrom ? ' (unconfirmed)' : ''}`);
  const coming = namesOf(({ isAvailable }) => isAvailable === true);
  const absent = namesOf(({ isAvailable }) => isAvailable === false);
  const away = namesOf(({ isAway }) => isAway);
  const silent = namesOf(({ isAvailable, isAway }) => isAvailable === null && !isAway);
  const place = placeWords(event);
  return {
    subject: `${coming.length} coming, ${silent.length} without an answer: ${event.title}, ${dayWords(event.date, formats)}`,
    heading: event.title,
    blocks: [
      { text: [dayAndStart(event, formats), place].filter(Boolean).join('\n') },
      {
        facts: [
          group('Coming', coming),
          group('Not coming', absent),
          ...(away.length > 0 ? [group('Away', away)] : []),
          group('No answer', silent),
        ],
      },
      { label: 'Open the event', url: `${url}/events/${event.id}` },
    ],
    why: 'You get this mail because you coach a team of this event.',
  };
}

const group = (label: string, names: string[]): Fact => ({
  label: `${label} (${names.length})`,
  value: names.join(', ') || 'nobody',
});
