import { type Letter } from '../telling/mail/letter.ts';
import { personInMail } from '../telling/mail/names.ts';

/** To whoever asks, as long as the request can be withdrawn. */
export const deletionReceivedLetter = (url: string): Letter => ({
  subject: 'You asked to be deleted',
  heading: 'You asked to be deleted',
  blocks: [
    {
      text: 'An admin of the club will delete your account. Until then you can use it as before and withdraw your request.',
    },
    { label: 'Withdraw the request', url },
    {
      text: 'If it was not you, withdraw the request and change your password. Nobody can write to you once your account is deleted, so there will be no other mail about it.',
    },
  ],
  why: 'You get this mail because somebody asked to delete the account with this address.',
});

/** To the admins. */
export const deletionRequestedLetter = (fullName: string, url: string): Letter => ({
  subject: `${personInMail(fullName)} asks to be deleted`,
  heading: `${personInMail(fullName)} asks to be deleted`,
  blocks: [
    {
      text: `Please delete the account of ${personInMail(fullName)} within a month. You see before which of their children would have no guardian. Until then, they can withdraw the request.`,
    },
    { label: 'See who asks to be deleted', url },
  ],
  why: 'You get this mail because you are an admin of the club.',
});
