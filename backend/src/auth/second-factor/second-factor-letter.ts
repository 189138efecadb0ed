import { momentWords, pluralize, type WallTime } from '@touchline/domain';
import { type Letter } from '../../mail/letter.ts';

export type FactorChange = 'on' | 'new-codes' | 'off' | 'reset' | 'code-used';

interface ChangedFactor {
  change: FactorChange;
  /** By the club's clock. */
  at: WallTime;
  /** The recovery codes that have not been used. */
  codesLeft: number;
  clubName: string;
  url: string;
}

const sentences: Record<FactorChange, (codesLeft: number) => string> = {
  on: () => 'Signing in now takes your password and a code of an authenticator app. All other devices were signed out.',
  'new-codes': () =>
    'There are new recovery codes, and the old ones do not work any more. All other devices were signed out.',
  off: () => 'Signing in now takes only your password. All other devices were signed out.',
  reset: () =>
    'The second step was removed for you, so signing in takes only your password. All your devices were signed out.',
  'code-used': (codesLeft) => `Somebody signed in with your password and a recovery code. ${left(codesLeft)}`,
};

const left = (count: number) => (count === 0 ? 'It was the last one.' : `You have ${pluralize(count, 'code')} left.`);

const headings: Record<FactorChange, string> = {
  on: 'Two-step sign-in is on',
  'new-codes': 'You have new recovery codes',
  off: 'Two-step sign-in is off',
  reset: 'Two-step sign-in was reset',
  'code-used': 'A recovery code was used',
};

export const secondFactorLetter = ({ change, at, codesLeft, clubName, url }: ChangedFactor): Letter => ({
  subject: headings[change],
  heading: headings[change],
  blocks: [
    { text: `This is about your account at ${clubName}. ${sentences[change](codesLeft)}` },
    { facts: [{ label: 'Time', value: momentWords(at) }] },
    { text: 'If it was you or you asked for it, there is nothing to do.' },
    { text: 'If not, change your password at once, look at your devices and tell an admin of your club.' },
    { label: 'See how you sign in', url },
  ],
  why: 'You get this mail because the way to sign in to your account has changed or a recovery code was used.',
});
