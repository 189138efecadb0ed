import { type EventCountsDto } from '@touchline/api-client';
import { type LucideIcon, type Tone } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';

export type AnswerState = keyof EventCountsDto;

interface AnswerWords {
  label: string;
  icon: LucideIcon;
  tone: Tone;
}

/** What a player's answer can be, in the order in which counts are shown. */
export const answerWords: Record<AnswerState, AnswerWords> = {
  available: { label: 'Available', icon: Check, tone: 'accent' },
  unavailable: { label: 'Unavailable', icon: X, tone: 'danger' },
  pending: { label: 'Pending', icon: CircleQuestionMark, tone: 'warn' },
};

export const answerStates = Object.keys(answerWords) as AnswerState[];

export function answerState(isAvailable: boolean | null): AnswerState {
  if (isAvailable === null) return 'pending';
  return isAvailable ? 'available' : 'unavailable';
}
