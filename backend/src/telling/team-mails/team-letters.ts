import { listWords, type ShortenedName } from '@touchline/domain';
import { type Block, type Item, type Letter } from '../mail/letter.ts';
import { givenNameInMail, personInMail, staffInMail } from '../mail/names.ts';
import { type MailEvent } from '../reminders/families.queries.ts';
import { answeredEvents, type FamilyUrls } from '../reminders/family-letters.ts';

export interface ChangeToTell {
  child: ShortenedName;
  teamName: string;
  hasJoined: boolean;
  /** Null if an admin did it. */
  coachName: string | null;
  /** The names of the team's coaches, the lead coach first. */
  coaches: string[];
}

/** To a guardian, about all changes of one act and the events that no other mail tells in time. */
export function teamsChangedLetter(changes: ChangeToTell[], events: MailEvent[], urls: FamilyUrls): Letter {
  const [first, ...others] = changes as [ChangeToTell, ...ChangeToTell[]];
  const isOne = others.length === 0;
  const subject = isOne
    ? `${givenNameInMail(first.child)} ${first.hasJoined ? 'has joined' : 'has left'} ${first.teamName}`
    : 'Your children’s teams have changed';
  return {
    subject,
    heading: subject,
    blocks: [
      { text: `${staffInMail(first.coachName)} has changed ${isOne ? 'the team' : 'the teams'}.` },
      ...(isOne ? about(first) : [{ items: changes.map(itemOf) }]),
      ...(events.length > 0 ? [{ text: eventsToCome }, ...answeredEvents(events, urls)] : []),
      ...(changes.some(({ hasJoined }) => hasJoined) ? [{ text: whatCoachesSee }] : []),
      { label: 'Open Touchline', url: `${urls.club}/dashboard` },
      { text: 'If you did not expect this, please tell an admin of the club.' },
    ],
    why: isOne
      ? `You get this mail because you are a guardian of ${givenNameInMail(first.child)}.`
      : 'You get this mail because you are a guardian of these children.',
  };
}

function about({ child, teamName, hasJoined, coaches }: ChangeToTell): Block[] {
  const name = givenNameInMail(child);
  if (!hasJoined)
    return [{ text: `Events of ${teamName} no longer concern ${name}, unless another of ${name}’s teams takes part.` }];
  if (coaches.length === 0) return [];
  const verb = coaches.length === 1 ? 'coach is' : 'coaches are';
  return [{ text: `The team’s ${verb} ${namesOf(coaches)}.` }];
}

const itemOf = ({ child, teamName, hasJoined, coaches }: ChangeToTell): Item => ({
  title: givenNameInMail(child),
  lines: [
    `${hasJoined ? 'Joined' : 'Left'} ${teamName}`,
    ...(hasJoined && coaches.length > 0 ? [`${coaches.length === 1 ? 'Coach' : 'Coaches'}: ${namesOf(coaches)}`] : []),
  ],
});

const namesOf = (coaches: string[]) => listWords(coaches.map(personInMail));

const eventsToCome = 'Coming up within 14 days. No other mail will tell you about these events in time.';

const whatCoachesSee =
  'The coaches of a team see the child’s name and date of birth, and once an admin has confirmed them they can look up your phone number in an emergency and read notes with answers.';
