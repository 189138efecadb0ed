import { type ShortenedName } from '@touchline/domain';
import { type Letter } from '../../telling/mail/letter.ts';
import { givenNameInMail, personInMail } from '../../telling/mail/names.ts';

export interface ChangeToTell {
  child: ShortenedName;
  teamName: string;
  hasJoined: boolean;
  /** Null if an admin did it. */
  coachName: string | null;
}

export interface LookupToTell {
  child: ShortenedName;
  /** Null if an admin did it. */
  coachName: string | null;
}

const who = (coachName: string | null) =>
  coachName === null ? 'An admin of the club' : `Coach ${personInMail(coachName)}`;
const whyGuardian = (child: ShortenedName) =>
  `You get this mail because you are a guardian of ${givenNameInMail(child)}.`;

/** To a guardian, about all changes of one act. */
export function teamsChangedLetter(changes: ChangeToTell[], url: string): Letter {
  const [{ child, teamName, hasJoined, coachName }] = changes as [ChangeToTell];
  const isOne = changes.length === 1;
  const what = `${givenNameInMail(child)} ${hasJoined ? 'has joined' : 'has left'} ${teamName}`;
  return {
    subject: isOne ? what : 'Your children’s teams have changed',
    heading: isOne ? what : 'Your children’s teams have changed',
    blocks: [
      {
        text: `${who(coachName)} has changed ${isOne ? 'the team' : 'the teams'}. The coaches of a team see the child’s name and date of birth, and once an admin has confirmed them they can look up your phone number in an emergency and read notes with answers.`,
      },
      ...(isOne ? [] : [{ items: changes.map(lineOf) }]),
      { label: 'Open Touchline', url },
      { text: 'If you did not expect this, please tell an admin of the club.' },
    ],
    why: isOne ? whyGuardian(child) : 'You get this mail because you are a guardian of these children.',
  };
}

const lineOf = ({ child, teamName, hasJoined }: ChangeToTell) => ({
  title: givenNameInMail(child),
  lines: [`${hasJoined ? 'Joined' : 'Left'} ${teamName}`],
});

/** To a guardian whose phone number was shown. */
export const contactsLookedUpLetter = ({ child, coachName }: LookupToTell, url: string): Letter => ({
  subject: 'Your phone number was looked up',
  heading: `${who(coachName)} looked up your phone number`,
  blocks: [
    {
      text: `${who(coachName)} looked up the phone numbers of ${givenNameInMail(child)}’s guardians, as coaches of ${givenNameInMail(child)}’s teams and admins can in an emergency. Further lookups by the same person within 24 hours are in Touchline only.`,
    },
    { label: 'See all lookups', url },
    { text: 'If you do not know why, please ask an admin of the club.' },
  ],
  why: whyGuardian(child),
});
