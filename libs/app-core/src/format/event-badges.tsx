import { type EventDto } from '@touchline/api-client';
import { Badge } from '@touchline/ui';
import Repeat from 'lucide-react/icons/repeat';
import { typeWords, wordsOfStatus } from './event-words.ts';

export function EventTypeBadge({ type }: { type: EventDto['type'] }) {
  const { label, tone, mark } = typeWords[type];
  return (
    <Badge tone={tone} mark={mark}>
      {label}
    </Badge>
  );
}

/** For an event of a weekly series; nothing for any other. */
export const SeriesBadge = ({ event: { seriesId } }: { event: Pick<EventDto, 'seriesId'> }) =>
  seriesId !== undefined && <Badge icon={Repeat}>Weekly</Badge>;

export function EventStatusBadge({ status }: { status: EventDto['status'] }) {
  const { label, tone } = wordsOfStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}
