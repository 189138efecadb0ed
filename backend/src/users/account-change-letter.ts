import { type ClubFormat, momentWords, type WallTime } from '@touchline/domain';
import { type Letter } from '../telling/mail/letter.ts';

/** `password-by-admin` and `email-by-admin` were made for the user; `new-admin` tells the admins of another account. */
export type AccountChange = 'password' | 'password-by-admin' | 'email-by-admin' | 'new-admin';

interface ChangedAccount {
  change: AccountChange;
  /** By the club's clock. */
  at: WallTime;
  clubName: string;
  publicUrl: string;
  formats: ClubFormat;
}

interface Words {
  subject: string;
  /** What has happened. */
  text: (clubName: string) => string;
  /** What to do about it if it is wrong. */
  help: string;
  label: string;
  path: string;
}

const words: Record<AccountChange, Words> = {
  password: {
    subject: 'Your password was changed',
    text: (club) => `Your account at ${club} has a new password. All other devices were signed out.`,
    help: 'If it was not you, choose another one with “Forgot password?” on the sign-in page, and tell an admin of your club.',
    label: 'See your devices',
    path: '/profile/devices',
  },
  'password-by-admin': {
    subject: 'An admin has set your password',
    text: (club) => `An admin of ${club} has chosen a new password for your account. All your devices were signed out.`,
    help: 'If you did not expect this, ask your club, and choose a password of your own with “Forgot password?” on the sign-in page.',
    label: 'Sign in',
    path: '/auth',
  },
  'email-by-admin': {
    subject: 'An admin has changed your email address',
    text: (club) => `An admin of ${club} has given your account another email address.`,
    help: 'If you did not expect this, tell your club at once, because whoever reads the new address can get into your account.',
    label: 'Go to the club',
    path: '/',
  },
  'new-admin': {
    subject: 'There is a new admin',
    text: (club) => `An account has become an admin of ${club}: it sees all families, and can change everything.`,
    help: 'If you did not expect this, take the role away again, and find out whose session was used.',
    label: 'See the admins',
    path: '/admin/manage-users?tab=admins',
  },
};

export function accountChangeLetter({ change, at, clubName, publicUrl, formats }: ChangedAccount): Letter {
  const { subject, text, help, label, path } = words[change];
  return {
    subject,
    heading: subject,
    blocks: [
      { text: text(clubName) },
      { facts: [{ label: 'Time', value: momentWords(at, formats) }] },
      { text: 'If it was you or you know of it, there is nothing to do.' },
      { text: help },
      { label, url: publicUrl + path },
    ],
    why:
      change === 'new-admin'
        ? 'You get this mail because you are an admin of the club.'
        : 'You get this mail because the way to sign in to your account has changed.',
  };
}
