import { type ShortenedName } from '@touchline/domain';
import { type Letter } from '../../telling/mail/letter.ts';
import { givenNameInMail, staffInMail } from '../../telling/mail/names.ts';

export interface LookupToTell {
  child: ShortenedName;
  /** Null if an admin did it. */
  coachName: string | null;
}

const whyGuardian = (child: ShortenedName) =>
  `You get this mail because you are a guardian of ${givenNameInMail(child)}.`;

/** To a guardian whose phone number was shown. */
export const contactsLookedUpLetter = ({ child, coachName }: LookupToTell, url: string): Letter => ({
  subject: 'Your phone number was looked up',
  heading: `${staffInMail(coachName)} looked up your phone number`,
  blocks: [
    {
      text: `${staffInMail(coachName)} looked up the phone numbers of ${givenNameInMail(child)}’s guardians, as coaches of ${givenNameInMail(child)}’s teams and admins can in an emergency. Further lookups by the same person within 24 hours are in Touchline only.`,
    },
    { label: 'See all lookups', url },
    { text: 'If you do not know why, please ask an admin of the club.' },
  ],
  why: whyGuardian(child),
});
