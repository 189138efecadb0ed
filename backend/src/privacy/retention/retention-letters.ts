import { pluralize } from '@touchline/domain';
import { type Letter } from '../../telling/mail/letter.ts';

/** To the owner of an account that nobody uses; `day` in the words of the club. */
export const accountUnusedLetter = (clubName: string, day: string, url: string): Letter => ({
  subject: 'Sign in to keep your account',
  heading: 'Sign in to keep your account',
  blocks: [
    {
      text: `You have an account at ${clubName}, but no player belongs to it, and nobody has used it for a long time. On ${day} the club deletes it with everything that it holds of you. Sign in before then to keep it.`,
    },
    { label: 'Sign in', url },
    { text: 'If you no longer need the account, you do not have to do anything.' },
  ],
  why: 'You get this mail because the club deletes accounts that nobody uses.',
});

/** To the admins. */
export function playersLeftLetter(players: number, day: string, url: string): Letter {
  const who = `${pluralize(players, 'player')} who left the club`;
  return {
    subject: `${who} will be deleted`,
    heading: `${who} will be deleted`,
    blocks: [
      {
        text: `Touchline deletes players for good when the club has kept their records long enough, the first of them on ${day}. What past events counted stays, without names. Restore the players whom the club still needs.`,
      },
      { label: 'See who has left', url },
    ],
    why: 'You get this mail because you are an admin of the club. Club → Data says how long records are kept.',
  };
}
