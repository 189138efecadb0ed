import { type EventDto } from '@touchline/api-client';
import { movedWords } from '@touchline/domain';
import { Button, Stack, Text } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import { type ChildResponse, isUnconfirmed } from './responses.ts';

interface MovedNoticeProps {
  event: EventDto;
  responses: readonly ChildResponse[];
  /** Saves the same responses again; missing if the buttons below confirm with one tap. */
  onConfirm?: (childIds: readonly number[], isAvailable: boolean) => void;
}

/** What has changed since the family responded, and the question whether that still holds; nothing if nothing has. */
export function MovedNotice({ event, responses, onConfirm }: MovedNoticeProps) {
  const unconfirmed = responses.filter(isUnconfirmed);
  const [first] = unconfirmed;
  if (!first?.movedFrom) return null;
  const confirm = () => {
    for (const isAvailable of [true, false]) {
      const same = unconfirmed.filter((response) => response.isAvailable === isAvailable);
      if (same.length > 0)
        onConfirm?.(
          same.map(({ childId }) => childId),
          isAvailable,
        );
    }
  };
  return (
    <Stack gap="xs">
      <Text>
        Changed from {movedWords(first.movedFrom, event)}. <strong>{questionFor(unconfirmed)}</strong>
      </Text>
      {onConfirm && (
        <Button icon={Check} full label={`${confirmationOf(unconfirmed)}: ${event.title}`} onClick={confirm}>
          {confirmationOf(unconfirmed)}
        </Button>
      )}
    </Stack>
  );
}

const areAll = (responses: readonly ChildResponse[], isAvailable: boolean) =>
  responses.every((response) => response.isAvailable === isAvailable);

function questionFor(responses: readonly ChildResponse[]): string {
  if (areAll(responses, true)) return 'Still coming?';
  return areAll(responses, false) ? 'Still not coming?' : 'Is your answer still right?';
}

function confirmationOf(responses: readonly ChildResponse[]): string {
  if (areAll(responses, true)) return 'Still coming';
  return areAll(responses, false) ? 'Still not coming' : 'Still right';
}
