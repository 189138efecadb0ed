import { type AnswerDto, type AnswerLinkEventDto } from '@touchline/api-client';
import { choiceIn } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Button, media, Stack, Text, theme } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { RecoveryPage } from '../recovery/recovery-page.tsx';
import { answersOf, askedChildren, type Choices, keyOf, type Reasons, withChoice } from './answer-choices.ts';
import { AnswerEvent } from './answer-event.tsx';

interface AnswerFormProps {
  events: readonly AnswerLinkEventDto[];
  /** Whether the page has been visible long enough to be read by a person. */
  isReady: boolean;
  isSending: boolean;
  /** Whether the form comes back after answers were saved, so that it takes the focus. */
  isAgain: boolean;
  onSend: (answers: AnswerDto[]) => void;
  /** Why the last answers were not saved. */
  failure: ReactNode;
}

export function AnswerForm({ events, isReady, isSending, isAgain, onSend, failure }: AnswerFormProps) {
  const fromMail = choiceIn(useLocation().hash);
  const [choices, setChoices] = useState<Choices>(() => (fromMail && !isAgain ? withChoice({}, fromMail) : {}));
  const [reasons, setReasons] = useState<Reasons>({});
  const answers = answersOf(events, choices, reasons);
  const asked = askedChildren(events);
  return (
    <RecoveryPage title={asked ? `Can ${asked} come?` : 'Change your answers'} isOutcome={isAgain}>
      <Text muted>Your answer counts for the whole family.</Text>
      <Stack as="ul" label="Events">
        {events.map((event) => (
          <AnswerEvent
            key={event.id}
            event={event}
            choices={choices}
            isSending={isSending}
            onChoose={(childId, isAvailable) =>
              setChoices((before) => withChoice(before, { eventId: event.id, childId, isAvailable }))
            }
            reasons={reasons}
            onReason={(childId, reason) =>
              setReasons((before) => ({ ...before, [keyOf({ eventId: event.id, childId })]: reason }))
            }
          />
        ))}
      </Stack>
      {failure}
      <Bar>
        <Button
          full
          disabled={answers.length === 0 || !isReady}
          busy={isSending}
          busyText="Sending..."
          onClick={() => onSend(answers)}
        >
          {answers.length > 1 ? `Send ${answers.length} answers` : 'Send'}
        </Button>
        <div role="status">
          <Text size="secondary" muted align="center">
            {hintOf(answers.length, isReady)}
          </Text>
        </div>
      </Bar>
    </RecoveryPage>
  );
}

function hintOf(answers: number, isReady: boolean): string {
  if (answers === 0) return 'Choose for at least one child.';
  return isReady ? 'You can change your answer later.' : 'One moment, please: you can send in a few seconds.';
}

/** In view while the events scroll. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.s};
  background: ${theme.color.bg};

  ${media.tablet} {
    background: ${theme.color.surface};
  }
`;
