import { type AvailabilityStatus } from '@touchline/domain';
import { type LucideIcon, type Tone } from '@touchline/ui';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';

interface AvailabilityDisplay {
  label: string;
  /** In a sentence of counts: `11 coming`. */
  count: string;
  icon: LucideIcon;
  tone: Tone;
}

/** In display order. */
export const availabilityDisplay: Record<AvailabilityStatus, AvailabilityDisplay> = {
  available: { label: 'Available', count: 'coming', icon: Check, tone: 'accent' },
  unavailable: { label: 'Unavailable', count: 'not', icon: X, tone: 'danger' },
  pending: { label: 'Pending', count: 'no answer', icon: CircleQuestionMark, tone: 'warn' },
};

/** A pending child who is away on that day. */
export const awayDisplay: AvailabilityDisplay = { label: 'Away', count: 'away', icon: CalendarOff, tone: 'neutral' };

export const availabilityStatuses = Object.keys(availabilityDisplay) as AvailabilityStatus[];
