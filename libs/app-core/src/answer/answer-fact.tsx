import { type AvailabilityStatus } from '@touchline/domain';
import { Icon, LateSpinner, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { availabilityDisplay, awayDisplay } from '../format/availability-display.ts';

interface AnswerFactProps {
  name: string;
  status: AvailabilityStatus;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** The event has begun. */
  isPast?: boolean;
  isSaving?: boolean;
  /** Such as who has answered. */
  detail?: ReactNode;
  /** On the right, such as "Change". */
  action?: ReactNode;
}

/** `✓ Mia is available · Change`: an answer that has been given, filled, because it is a fact. */
export function AnswerFact({ name, status, isAway, isPast = false, isSaving, detail, action }: AnswerFactProps) {
  const { icon } = isAway ? awayDisplay : availabilityDisplay[status];
  return (
    <Line $status={status} $isPast={isPast} aria-busy={isSaving || undefined}>
      {isSaving ? <LateSpinner /> : <Icon of={icon} />}
      <Words>
        <Text as="span">
          {name} {sentenceEnd({ status, isAway, isPast })}
        </Text>
        {detail && (
          <Text as="span" size="secondary" muted>
            {detail}
          </Text>
        )}
      </Words>
      {action}
    </Line>
  );
}

function sentenceEnd({ status, isAway, isPast }: Pick<AnswerFactProps, 'status' | 'isAway' | 'isPast'>): string {
  const verb = isPast ? 'was' : 'is';
  if (isAway) return `${verb} away`;
  if (status === 'pending') return isPast ? 'did not answer' : 'has not answered';
  return `${verb} ${status}`;
}

const fills: Record<AvailabilityStatus, { soft: string; strong: string }> = {
  available: { soft: theme.color.accentSoft, strong: theme.color.accent },
  unavailable: { soft: theme.color.raised, strong: theme.color.danger },
  pending: { soft: theme.color.raised, strong: theme.color.muted },
};

const Line = styled.div<{ $status: AvailabilityStatus; $isPast: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 48px;
  padding: 2px ${theme.space.xxs} 2px ${({ $isPast }) => ($isPast ? '0' : theme.space.s)};
  border-radius: ${theme.radius.control};
  background: ${({ $status, $isPast }) => ($isPast ? 'transparent' : fills[$status].soft)};
  color: ${({ $isPast }) => ($isPast ? theme.color.muted : 'inherit')};

  & > :first-child {
    color: ${({ $status, $isPast }) => ($isPast ? 'inherit' : fills[$status].strong)};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.xs};
  min-width: 0;
  overflow-wrap: anywhere;
`;
