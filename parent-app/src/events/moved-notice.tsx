import { type EventDto } from '@touchline/api-client';
import { movedWords } from '@touchline/domain';
import { Button, Stack, Text } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import { type GivenResponse } from './response-toast.ts';
import { type ChildResponse, isUnconfirmed, shortName } from './responses.ts';

interface MovedNoticeProps {
  event: EventDto;
  responses: readonly ChildResponse[];
  /** Saves the same responses again. Omitted where the buttons beside it confirm with one tap. */
  onConfirm?: (responses: readonly GivenResponse[]) => void;
  isSaving?: boolean;
}

/** Shows how the event was before it moved, and asks whether the responses still hold. Renders nothing if all are confirmed. */
export function MovedNotice({ event, responses, onConfirm, isSaving }: MovedNoticeProps) {
  const unconfirmed = responses.filter(isUnconfirmed);
  if (unconfirmed.length === 0) return null;
  const { question, confirmation } = wordsFor(unconfirmed);
  const confirm = () =>
    onConfirm?.(unconfirmed.map(({ childId, isAvailable }) => ({ childId, isAvailable: isAvailable === true })));
  return (
    <Stack gap="xs">
      <Text>
        {statesBefore(event, unconfirmed).join(' ')} <strong>{question}</strong>
      </Text>
      {onConfirm && (
        <Button icon={Check} full busy={isSaving} label={`${confirmation}: ${event.title}`} onClick={confirm}>
          {confirmation}
        </Button>
      )}
    </Stack>
  );
}

/** One sentence, or one for each child if they were answered for at different times. */
function statesBefore(event: EventDto, unconfirmed: readonly ChildResponse[]): string[] {
  const words = unconfirmed.map(({ movedFrom }) => movedWords(movedFrom!, event));
  if (new Set(words).size === 1) return [`Before: ${words[0]}.`];
  return words.map((before, at) => `${shortName(unconfirmed[at]!, unconfirmed)}, before: ${before}.`);
}

function wordsFor(unconfirmed: readonly ChildResponse[]): { question: string; confirmation: string } {
  const areAll = (answer: boolean) => unconfirmed.every(({ isAvailable }) => isAvailable === answer);
  if (areAll(true)) return { question: 'Still coming?', confirmation: 'Yes, still coming' };
  if (areAll(false)) return { question: 'Still not coming?', confirmation: 'Yes, still not coming' };
  return { question: 'Are these answers still right?', confirmation: 'Yes, still right' };
}
