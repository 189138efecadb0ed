import { type EventCountsDto } from '@touchline/api-client';
import { Icon, Row, Stack, StatBar, Text, VisuallyHidden } from '@touchline/ui';
import { answerStates, answerWords } from './answers.ts';

interface AnswerCountsProps {
  counts: EventCountsDto;
  /** Only signs and numbers, where a column's heading or the place says what they are. */
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
    <Stack gap="xxs">
      <Row gap="s" as="span">
        {answerStates.map((state) => {
          const { label, icon, tone } = answerWords[state];
          return (
            <Text key={state} as="span" size="secondary" strong numeric tone={tone}>
              <Row gap="xxs" as="span" noWrap>
                <Icon of={icon} size="small" />
                {counts[state]}
                {short ? <VisuallyHidden> {label}</VisuallyHidden> : <span> {label}</span>}
              </Row>
            </Text>
          );
        })}
      </Row>
      <div aria-hidden>
        <StatBar shares={shares} />
      </div>
    </Stack>
  );
}
