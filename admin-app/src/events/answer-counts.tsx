import { type EventCountsDto } from '@touchline/api-client';
import { type AvailabilityStatus } from '@touchline/domain';
import { Icon, Row, StatBar, Text, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { answerStates, answerWords } from './answers.ts';

interface AnswerCountsProps {
  counts: EventCountsDto;
  /** Only signs and numbers, where there is no room for words. */
  short?: boolean;
}

/** How many players have said what, in numbers and as a thin bar. */
export function AnswerCounts({ counts, short }: AnswerCountsProps) {
  // What is still open stays pale, so that the bar fills up with answers.
  const shares = answerStates.map((state) => ({
    label: answerWords[state].label,
    value: counts[state],
    tone: state === 'pending' ? ('neutral' as const) : answerWords[state].tone,
  }));
  return (
    <Counts $oneLine={short}>
      <Numbers>
        {answerStates.map((state) => (
          <Count key={state} state={state} value={counts[state]} short={short} />
        ))}
      </Numbers>
      <div aria-hidden>
        <StatBar shares={shares} />
      </div>
    </Counts>
  );
}

function Count({ state, value, short }: { state: AvailabilityStatus; value: number; short?: boolean }) {
  const { label, icon, tone } = answerWords[state];
  return (
    <Text as="span" size="secondary" strong numeric tone={tone}>
      <Row gap="xxs" as="span" noWrap>
        <Icon of={icon} size="small" />
        {value}
        {short ? <VisuallyHidden> {label}</VisuallyHidden> : <span> {label}</span>}
      </Row>
    </Text>
  );
}

/** In a table the column is as wide as the numbers. */
const Counts = styled.div<{ $oneLine?: boolean }>`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: ${({ $oneLine }) => ($oneLine ? 'max-content' : '0')};
`;

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  white-space: nowrap;
`;
