import { type AlsoPlaysDto } from '@touchline/api-client';
import { Text } from '@touchline/ui';
import { clockTime } from '../format/formats.ts';

/** What a player's other teams have on the same day, a line each: `Also plays at 9:00 AM with U8 Hedgehogs`. */
export const AlsoPlays = ({ events = [] }: { events?: readonly AlsoPlaysDto[] }) =>
  events.map(({ eventId, type, startTime, isTimeToBeConfirmed, teamName }) => (
    <Text key={eventId} size="secondary" muted>
      Also {type === 'training' ? 'trains' : 'plays'} {isTimeToBeConfirmed ? '' : `at ${clockTime(startTime)} `}with{' '}
      {teamName}
      {isTimeToBeConfirmed && ', time to be confirmed'}
    </Text>
  ));
