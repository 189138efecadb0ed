import { type ShortenedName } from '@touchline/domain';
import { type Letter } from '../../telling/mail/letter.ts';
import { childInMail, givenNameInMail, personInMail } from '../../telling/mail/names.ts';

/** To the admins. */
export const erasureRequestedLetter = (child: ShortenedName, requesterName: string, url: string): Letter => ({
  subject: `${personInMail(requesterName)} asks to delete ${givenNameInMail(child)} for good`,
  heading: `${personInMail(requesterName)} asks to delete ${givenNameInMail(child)} for good`,
  blocks: [
    {
      text: `Please decide about ${childInMail(child.name)} within a month. If another guardian has not asked, too, Touchline says who. To delete a player, first remove the player from the club.`,
    },
    { label: 'See the request', url },
  ],
  why: 'You get this mail because you are an admin of the club.',
});

/** To another guardian; without a name, to one of another household. */
export function erasureAskedByOtherLetter(child: ShortenedName, requesterName: string | null, url: string): Letter {
  const given = givenNameInMail(child);
  const who = requesterName === null ? 'Another guardian' : personInMail(requesterName);
  return {
    subject: `${who} asks to delete ${given} for good`,
    heading: `${who} asks the club to delete ${given} for good`,
    blocks: [
      {
        text: `An admin decides, and knows that you have not asked. Until then everything stays as it is. If you agree, ask for it, too; if you do not, please tell an admin of the club.`,
      },
      { label: `See ${given}`, url },
    ],
    why: `You get this mail because you are a guardian of ${given}.`,
  };
}

/** To whoever has asked. */
export const erasureDeclinedLetter = (child: ShortenedName): Letter => ({
  subject: `The club keeps the record of ${givenNameInMail(child)}`,
  heading: `The club keeps the record of ${givenNameInMail(child)} for now`,
  blocks: [
    {
      text: `You asked to delete ${givenNameInMail(child)} for good, and an admin of the club has declined. Please ask the club why, and what you can do.`,
    },
  ],
  why: `You get this mail because you asked to delete ${givenNameInMail(child)}.`,
});
