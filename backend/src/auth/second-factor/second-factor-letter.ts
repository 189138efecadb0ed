import { type ClubFormat, momentWords, pluralize, type WallTime } from '@touchline/domain';
import { type Letter } from '../../telling/mail/letter.ts';

export type FactorChange = 'on' | 'new-codes' | 'off' | 'reset' | 'code-used' | 'codes-tried';

interface ChangedFactor {
  change: FactorChange;
  /** By the club's clock. */
  at: WallTime;
  /** The recovery codes that have not been used. */
  codesLeft: number;
  clubName: string;
  url: string;
  formats: ClubFormat;
}

const sentences: Record<FactorChange, (codesLeft: number) => string> = {
  on: () => 'Signing in now takes your password and a code of an authenticator app. All other devices were signed out.',
  'new-codes': () =>
    'There are new recovery codes, and the old ones no longer work. All other devices were signed out.',
  off: () => 'Signing in now takes only your password. All other devices were signed out.',
  reset: () => 'It was turned off for you, so signing in takes only your password. All your devices were signed out.',
  'codes-tried': () =>
    'Somebody entered your password and then too many wrong codes. They did not get in, but know your password.',
  'code-used': (codesLeft) => `Somebody signed in with your password and a recovery code. ${left(codesLeft)}`,
};

const left = (count: number) => (count === 0 ? 'It was the last one.' : `You have ${pluralize(count, 'code')} left.`);

const headings: Record<FactorChange, string> = {
  on: 'Two-step sign-in is on',
  'new-codes': 'You have new recovery codes',
  off: 'Two-step sign-in is off',
  reset: 'Two-step sign-in was reset',
  'code-used': 'A recovery code was used',
  'codes-tried': 'Somebody tried codes for your account',
};

export const secondFactorLetter = ({ change, at, codesLeft, clubName, url, formats }: ChangedFactor): Letter => ({
  subject: headings[change],
  heading: headings[change],
  blocks: [
    { text: `This is about your account at ${clubName}. ${sentences[change](codesLeft)}` },
    { facts: [{ label: 'Time', value: momentWords(at, formats) }] },
    { text: 'If it was you or you asked for it, you’re done.' },
    { text: change === 'on' ? notMineOn : 'If not, change your password at once, and tell an admin of your club.' },
    { label: 'See how you sign in', url },
  ],
  why: 'You get this mail because the way to sign in to your account has changed or a recovery code was used.',
});

/** Only an admin can help an owner who does not have the app that somebody else has set up. */
const notMineOn =
  'If not, tell an admin of your club at once: they can turn it off, so that you can sign in and change your password.';
