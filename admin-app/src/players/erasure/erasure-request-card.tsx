import { type ErasureRequestDto } from '@touchline/api-client';
import { instantDate, shortDate, useShell } from '@touchline/app-core';
import { Badge, Button, Card, Stack, Text } from '@touchline/ui';
import Trash from 'lucide-react/icons/trash-2';
import { askedWords, waitsForWords } from './erasure-words.ts';

interface ErasureRequestCardProps {
  request: ErasureRequestDto;
  onDecide: (dialog: 'remove' | 'erase') => void;
  onDecline: () => void;
}

/** A player whom a guardian asks to delete for good: who asks, who does not, and what the admin can do next. */
export function ErasureRequestCard({ request, onDecide, onDecline }: ErasureRequestCardProps) {
  const { club } = useShell();
  const { childId, name, dateOfBirth, isRegistered, requestedAt, requestedBy, waitsFor } = request;
  const next = isRegistered ? 'Remove Player…' : 'Delete for Good…';
  return (
    <Card
      as="li"
      title={name}
      level={2}
      aside={!isRegistered && <Badge>Unregistered</Badge>}
      actions={
        <>
          {/* One button, so that it keeps the focus when the player has been removed. */}
          <Button
            variant="quiet-danger"
            icon={Trash}
            full="phone"
            label={`${next} ${name}`}
            onClick={() => onDecide(isRegistered ? 'remove' : 'erase')}
          >
            {next}
          </Button>
          <Button variant="secondary" full="phone" label={`Decline… ${name}`} onClick={onDecline}>
            Decline…
          </Button>
        </>
      }
    >
      <Stack gap="xxs">
        <Text size="secondary" muted>
          Born {shortDate(dateOfBirth)} · ID {childId} · asked since {instantDate(requestedAt, club.timeZone)}
        </Text>
        <Text>{askedWords(requestedBy)}</Text>
        {waitsFor.length > 0 && <Text>{waitsForWords(waitsFor)}</Text>}
      </Stack>
    </Card>
  );
}
