import { type AvailabilityStatus } from '@touchline/domain';
import { Icon, LateSpinner, offScreen, theme } from '@touchline/ui';
import { type KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
import { availabilityDisplay } from '../format/availability-display.ts';

interface AnswerControlProps {
  /** The accessible name: `Mia: U12 Lions v Harbour Rovers`. */
  label: string;
  /** The answer that has been given; null while it is asked, when nothing is filled. */
  value: AvailabilityStatus | null;
  onAnswer: (answer: AvailabilityStatus) => void;
  /** The answer that is being saved. */
  saving?: AvailabilityStatus | null;
  /** `compact` shows words only where the row has room for them, and needs an element that is a size container. */
  look?: 'words' | 'compact';
  /** Staff can also take an answer back. */
  canClear?: boolean;
  /** Answered before the event moved, so that the same answer is called "Still available". */
  before?: boolean | null;
  /** The id of the text that says why nobody can become available any more. */
  acceptClosed?: string;
}

const answers = ['available', 'unavailable', 'pending'] as const;

/** One answer to "Can Mia come?". Only what has been answered is filled; arrow keys move, Space or Enter answers. */
export function AnswerControl(props: AnswerControlProps) {
  const { label, value, onAnswer, saving = null, look = 'words', canClear = false, acceptClosed } = props;
  const offered = answers.filter((answer) => canClear || answer !== 'pending');
  const isClosed = (answer: AvailabilityStatus) => acceptClosed !== undefined && answer === 'available';
  // Tab reaches one of them.
  const first = offered.find((answer) => answer === value) ?? offered[0];
  return (
    <Group role="radiogroup" aria-label={label} aria-busy={saving !== null || undefined} onKeyDown={moveFocus}>
      {offered.map((answer) => (
        <Choice
          key={answer}
          type="button"
          role="radio"
          data-answer={answer}
          $look={look}
          aria-checked={answer === value}
          aria-disabled={isClosed(answer) || undefined}
          aria-describedby={isClosed(answer) ? acceptClosed : undefined}
          tabIndex={answer === first ? 0 : -1}
          onClick={() => saving === null && !isClosed(answer) && onAnswer(answer)}
        >
          {answer === saving ? <LateSpinner /> : <Icon of={availabilityDisplay[answer].icon} />}
          <span>{wordsOf(answer, props)}</span>
        </Choice>
      ))}
    </Group>
  );
}

function wordsOf(answer: AvailabilityStatus, { before }: AnswerControlProps): string {
  if (answer === 'pending') return 'No answer';
  const { label } = availabilityDisplay[answer];
  const isRepeated = before !== undefined && before !== null && before === (answer === 'available');
  return isRepeated ? `Still ${label.toLowerCase()}` : label;
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Without answering, because an answer is saved at once. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.indexOf(document.activeElement as HTMLElement);
  radios.at((at + step) % radios.length)?.focus();
}

/** Equal widths if the words fit, otherwise as wide as the words, and at last one per line. */
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const colors: Record<AvailabilityStatus, { strong: string; soft: string; given: string }> = {
  available: { strong: theme.color.accent, soft: theme.color.accentSoft, given: theme.color.accentSoft },
  // Declining is no error, so the answer is neutral.
  unavailable: { strong: theme.color.danger, soft: theme.color.dangerSoft, given: theme.color.raised },
  pending: { strong: theme.color.muted, soft: theme.color.raised, given: theme.color.raised },
};

const compact = css`
  @container (max-width: 479.98px) {
    flex: none;
    width: ${theme.size.touch};
    min-width: 0;
    padding-inline: 0;

    & > :last-child {
      ${offScreen}
    }
  }
`;

const Choice = styled.button<{ $look: 'words' | 'compact'; 'data-answer': AvailabilityStatus }>`
  position: relative;
  display: flex;
  flex: 1 0 0;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-width: max-content;
  min-height: ${theme.size.touch};
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.label};
  cursor: pointer;
  transition: background ${theme.quick};
  ${({ $look }) => $look === 'compact' && compact}

  & > :first-child {
    color: ${({ 'data-answer': answer }) => colors[answer].strong};
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: ${({ 'data-answer': answer }) => colors[answer].soft};
    }
  }
  &:active:not([aria-disabled='true']) {
    background: ${({ 'data-answer': answer }) => colors[answer].soft};
  }
  &[aria-checked='true'],
  &[aria-checked='true']:hover {
    border-color: ${({ 'data-answer': answer }) => colors[answer].strong};
    box-shadow: inset 0 0 0 1px ${({ 'data-answer': answer }) => colors[answer].strong};
    background: ${({ 'data-answer': answer }) => colors[answer].given};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  [aria-busy] > & {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &[aria-checked='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;

      & > :first-child {
        color: inherit;
      }
    }
  }
`;
