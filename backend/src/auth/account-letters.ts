import { type ClubFormat, momentWords, type WallTime } from '@touchline/domain';
import { type Letter } from '../telling/mail/letter.ts';

/** `isUnproven` if nobody has verified the address, so that what was made in the account before ends. */
export const resetLetter = (url: string, { isUnproven }: { isUnproven: boolean }): Letter => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  blocks: [
    { text: 'Somebody, probably you, asked for a new password for your account.' },
    ...(isUnproven
      ? [
          {
            text: 'Nobody has confirmed yet that this address belongs to the account. In case somebody else made it, a new password ends what was made in it so far: children in the list, calendar feeds, invitations and settings. If you know the password, sign in and confirm the address instead, and everything stays.',
          },
        ]
      : []),
    { label: 'Choose a new password', url },
    {
      text: 'The link works once, within 30 minutes. If you did not ask for it, ignore this mail: nothing has changed.',
    },
  ],
  why: 'You get this mail because a new password was requested for the account with this address.',
});

/** Names nobody, because a stranger may have typed the name. */
export const verifyLetter = (url: string, clubName: string): Letter => ({
  subject: 'Please confirm your email address',
  heading: 'Is this your address?',
  blocks: [
    { text: `An account at ${clubName} uses this address. If it is yours, please sign in and confirm the address.` },
    { label: 'Confirm my address', url },
    {
      text: 'The link works for 7 days. If you did not make the account, you can make it yours with “Forgot password?” on the sign-in page, or ignore this mail.',
    },
  ],
  why: 'You get this mail because this address was given for an account.',
});

/** Does not name the new address, because the old mailbox may belong to somebody else by now. */
export const emailChangedLetter = (url: string): Letter => ({
  subject: 'The email address of your account was changed',
  heading: 'Your email address was changed',
  blocks: [
    { text: 'Your account now uses another email address. If you changed it yourself, you’re done.' },
    {
      text: 'If it was somebody else, take your account back: this address is restored, everybody is signed out and you choose a new password.',
    },
    { label: 'It was not me', url },
    { text: 'The link works once, within 7 days.' },
  ],
  why: 'You get this mail because your account used this address until now.',
});

export const invitationLetter = (url: string, clubName: string, address: string): Letter => ({
  subject: `Your account at ${clubName}`,
  heading: `Welcome to ${clubName}`,
  blocks: [
    {
      text: `${clubName} has an account for you: fixtures, teams and who is coming, in one place. Choose a password to begin.`,
    },
    { label: 'Choose a password', url },
    {
      text: `Then sign in with ${address}. The link works once, within 14 days. After that, use “Forgot password?” on the sign-in page.`,
    },
  ],
  why: `You get this mail because an admin of ${clubName} invited you.`,
});

interface NewDevice {
  /** Null if the browser did not say. */
  device: string | null;
  /** By the club's clock. */
  at: WallTime;
  clubName: string;
  url: string;
  formats: ClubFormat;
}

export const newDeviceLetter = ({ device, at, clubName, url, formats }: NewDevice): Letter => ({
  subject: 'A new device has signed in to your account',
  heading: 'Was this you?',
  blocks: [
    { text: `A new device has signed in to your account at ${clubName}.` },
    {
      facts: [
        { label: 'Device', value: device ?? 'Unknown' },
        { label: 'Time', value: momentWords(at, formats) },
      ],
    },
    { text: 'If it was you, you’re done.' },
    {
      text: 'If it was somebody else, they know your password: change it in your profile, which signs out all other devices.',
    },
    { label: 'See your devices', url },
  ],
  why: 'You get this mail because your account was used on a device for the first time, or for the first time since all devices were signed out.',
});
