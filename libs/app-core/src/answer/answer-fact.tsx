import { type AvailabilityStatus, type CivilDate } from '@touchline/domain';
import { Icon, LateSpinner, Row, Text, theme } from '@touchline/ui';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { availabilityDisplay, awayDisplay } from '../format/availability-display.ts';
import { monthDay } from '../format/formats.ts';

interface AnswerFactProps {
  name: string;
  status: AvailabilityStatus;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** The last day on which the child is away, if that is later than the event. */
  awayUntil?: CivilDate;
  /** When the answers closed: `Fri 6 PM`. */
  closed?: string | null;
  /** The event has begun. */
  isPast?: boolean;
  isSaving?: boolean;
  /** Such as who has answered. */
  detail?: ReactNode;
  /** On the right, such as "Change". */
  action?: ReactNode;
}

/** `✓ Mia is available · Change`: an answer that has been given, filled, because it is a fact. */
export function AnswerFact(props: AnswerFactProps) {
  const { name, status, isAway, closed, isPast = false, isSaving, detail, action } = props;
  const { icon } = isAway ? awayDisplay : availabilityDisplay[status];
  return (
    <Line $status={status} $isPlain={isPast || Boolean(closed)} $isPast={isPast} aria-busy={isSaving || undefined}>
      {isSaving ? <LateSpinner /> : <Icon of={icon} />}
      <Words>
        <Text as="span">
          {name} {sentenceEnd(props)}
        </Text>
        {closed && (
          <Row as="span" gap="xxs">
            <Icon of={Lock} size="small" />
            <Text as="span" size="secondary" muted>
              {status === 'pending' ? `Answers closed ${closed}. Call the coach.` : `answers closed ${closed}`}
            </Text>
          </Row>
        )}
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

function sentenceEnd({ status, isAway, awayUntil, isPast }: AnswerFactProps): string {
  const verb = isPast ? 'was' : 'is';
  if (isAway) return `${verb} away${awayUntil ? ` until ${monthDay(awayUntil)}` : ''}`;
  if (status === 'pending') return isPast ? 'did not answer' : 'has not answered';
  return `${verb} ${status}`;
}

const fills: Record<AvailabilityStatus, { soft: string; strong: string }> = {
  available: { soft: theme.color.accentSoft, strong: theme.color.accent },
  unavailable: { soft: theme.color.raised, strong: theme.color.danger },
  pending: { soft: theme.color.raised, strong: theme.color.muted },
};

const Line = styled.div<{ $status: AvailabilityStatus; $isPlain: boolean; $isPast: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 48px;
  padding: 2px ${theme.space.xxs} 2px ${({ $isPast }) => ($isPast ? '0' : theme.space.s)};
  border-radius: ${theme.radius.control};
  background: ${({ $status, $isPlain }) => ($isPlain ? 'transparent' : fills[$status].soft)};
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
