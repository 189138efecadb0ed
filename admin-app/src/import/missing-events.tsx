import { type MissingEventDto } from '@touchline/api-client';
import { dayAndStart } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Button, Card, CheckboxList, Row, Stack } from '@touchline/ui';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { CancelEventsDialog } from '../many/cancel-events.dialog.tsx';

/** Offers to cancel the matches that a list of fixtures no longer has. Nothing is chosen for anybody. */
export function MissingEvents({ events }: { events: readonly MissingEventDto[] }) {
  const [cancelled, setCancelled] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const left = events.filter(({ id }) => !cancelled.includes(id));
  if (left.length === 0) return null;
  return (
    <Card as="section" level={3} look="quiet" title={`Not in this file: ${matchWords(left.length)}`}>
      <Stack gap="s">
        <CheckboxList
          label="These matches of the same teams stay as they are, unless you cancel them."
          items={left.map((event) => ({ id: event.id, label: event.title, hint: dayAndStart(event) }))}
          value={chosen}
          onChange={setChosen}
          scroll
        />
        <Row>
          <Button
            variant="secondary"
            icon={Ban}
            full="phone"
            disabled={chosen.length === 0}
            onClick={() => setIsAsking(true)}
          >
            {chosen.length === 0
              ? 'Cancel Matches…'
              : `Cancel ${chosen.length === 1 ? '1 Match' : `${numberWords(chosen.length)} Matches`}…`}
          </Button>
        </Row>
      </Stack>
      {isAsking && (
        <CancelEventsDialog
          rows={left.filter(({ id }) => chosen.includes(id))}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setCancelled([...cancelled, ...chosen]);
            setChosen([]);
            setIsAsking(false);
          }}
        />
      )}
    </Card>
  );
}

export const matchWords = (count: number): string => (count === 1 ? '1 match' : `${numberWords(count)} matches`);
