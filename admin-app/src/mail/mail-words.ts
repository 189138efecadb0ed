import { type MailDto } from '@touchline/api-client';
import { type LucideIcon, type Tone } from '@touchline/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Send from 'lucide-react/icons/send';

const kinds: Record<string, string> = {
  'password-reset': 'New password',
  'verify-email': 'Email confirmation',
  'email-changed': 'Email changed',
  'new-device': 'New device',
  'second-factor': 'Two-step sign-in',
  'account-changed': 'Change of an account',
  invitation: 'Invitation',
  'event-cancelled': 'Event cancelled',
  'event-changed': 'Event changed',
  reminders: 'Reminder to respond',
  'event-reminder': 'Reminder by a coach',
  'last-call': 'Last call',
  'new-events': 'New events',
  'short-notice': 'New event at short notice',
  'weekly-overview': 'Weekly overview',
  'coach-overview': 'Coach overview',
  announcement: 'Announcement',
  'access-requested': 'Request for access',
  'access-decided': 'Answer to a request',
  'guardian-added': 'New guardian',
  'guardians-left': 'Last guardian left',
  'guardian-invitation': 'Invitation of a guardian',
  'deletion-received': 'Request to be deleted',
  'deletion-requested': 'Somebody asks to be deleted',
  test: 'Test mail',
};

/** What a mail is about. A server of a later version may have kinds that this page does not know. */
export const kindWords = (kind: string): string =>
  kinds[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

type MailState = MailDto['state'];

export const stateLooks: Record<MailState, { label: string; tone: Tone; icon: LucideIcon }> = {
  queued: { label: 'Queued', tone: 'neutral', icon: Clock },
  sending: { label: 'Sending', tone: 'info', icon: Send },
  sent: { label: 'Sent', tone: 'accent', icon: CircleCheck },
  failed: { label: 'Failed', tone: 'danger', icon: CircleX },
  dropped: { label: 'Not needed', tone: 'neutral', icon: CircleMinus },
};

export interface MailFilter {
  value: string;
  label: string;
  /** Undefined for all mails. */
  state?: MailState;
  /** Said of an empty list. */
  none: string;
}

export const mailFilters: readonly MailFilter[] = [
  { value: 'all', label: 'All', none: 'Mails appear here when the club sends some.' },
  { value: 'queued', label: 'Queued', state: 'queued', none: 'No mail is waiting.' },
  { value: 'sent', label: 'Sent', state: 'sent', none: 'No mail was sent in the last 30 days.' },
  { value: 'failed', label: 'Failed', state: 'failed', none: 'No mail failed in the last 30 days.' },
  { value: 'dropped', label: 'Not needed', state: 'dropped', none: 'No mail was dropped in the last 30 days.' },
];
