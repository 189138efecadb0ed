import { type Letter } from '../../telling/mail/letter.ts';
import { childInMail, personInMail } from '../../telling/mail/names.ts';

interface Claim {
  childName: string;
  claimantName: string;
  claimantEmail: string;
  /** For example `Sat, Nov 28, 2026`. */
  day: string;
}

const whyAdmin = 'You get this mail because you are an admin of the club.';

/** To the admins, who can remove the guardian. */
export const childClaimedLetter = ({ childName, claimantName, claimantEmail, day }: Claim, url: string): Letter => ({
  subject: `${personInMail(claimantName)} has claimed ${childInMail(childName)}`,
  heading: `${personInMail(claimantName)} is a guardian of ${childInMail(childName)} now`,
  blocks: [
    {
      text: 'Nobody had to approve this: whoever knows the name and date of birth of a player without a guardian can claim the player.',
    },
    {
      facts: [
        { label: 'Player', value: childInMail(childName) },
        { label: 'Account', value: `${personInMail(claimantName)}, ${claimantEmail}` },
        { label: 'Claimed on', value: day },
      ],
    },
    { label: 'See the guardians', url },
    { text: 'If this person is not responsible for the child, remove the guardian there.' },
  ],
  why: whyAdmin,
});

/** To the coaches of the child's teams. */
export const childClaimedOfCoachesLetter = ({ childName, claimantName, day }: Claim): Letter => ({
  subject: `${personInMail(claimantName)} has claimed ${childInMail(childName)}`,
  heading: `${personInMail(claimantName)} is a guardian of ${childInMail(childName)} now`,
  blocks: [
    { text: `${personInMail(claimantName)} claimed ${childInMail(childName)} on ${day}.` },
    { text: 'If this person is not responsible for the child, please tell an admin of the club.' },
  ],
  why: `You get this mail because you coach a team of ${childInMail(childName)}.`,
});

/** To the admins. */
export const nameLockedLetter = ({ name, tries }: { name: string; tries: number }, url: string): Letter => ({
  subject: `Somebody may be guessing the date of birth of ${childInMail(name)}`,
  heading: `The name ${childInMail(name)} is locked until you unlock it`,
  blocks: [
    {
      text: `Parents tried ${tries} times in 60 days to find or add a child with this name. Until an admin unlocks the name, parents cannot find or add a child with it. You can add the player at any time.`,
    },
    { label: 'Open Manage Players', url },
    { text: 'Unlock the name only if you know that the attempts came from a family.' },
  ],
  why: whyAdmin,
});
