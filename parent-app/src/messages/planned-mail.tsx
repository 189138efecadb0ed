import { type PlannedMailDto, type PlannedMailEventDto } from '@touchline/api-client';
import { clockTime, dayAndStart, dayWords } from '@touchline/app-core';
import { Stack, SwitchField, Text } from '@touchline/ui';
import { calledChild } from '../children/called-child.ts';
import { namesInWords } from '../children/child-names.ts';
import { topicName } from './topic-words.ts';

/** More events than this are counted. */
const maxEvents = 5;

interface PlannedMailProps {
  mail: PlannedMailDto;
  onSwitch: (isOn: boolean) => void;
}

/** A mail that will be sent, or that the user has switched off. */
export function PlannedMail({ mail, onSwitch }: PlannedMailProps) {
  const { topic, date, time, events, isOn } = mail;
  const label = `${topicName(topic)}, ${clockTime(time)}`;
  const more = events.length - maxEvents;
  return (
    <li>
      <SwitchField
        label={label}
        fullLabel={`Send this mail: ${label} on ${dayWords(date)}`}
        isOn={isOn}
        onChange={onSwitch}
      />
      <Stack as="ul" gap="xs">
        {events.slice(0, maxEvents).map((event) => (
          <li key={event.id}>
            <EventLines event={event} muted={!isOn} />
          </li>
        ))}
        {more > 0 && (
          <Text as="li" size="secondary" muted>
            And {more} more {more === 1 ? 'event' : 'events'}
          </Text>
        )}
      </Stack>
    </li>
  );
}

function EventLines({ event, muted }: { event: PlannedMailEventDto; muted: boolean }) {
  const { title, childNames } = event;
  const children = childNames.length > 0 ? ` · ${namesInWords(childNames.map(calledChild))}` : '';
  return (
    <>
      <Text size="secondary" muted={muted}>
        {title}
      </Text>
      <Text size="secondary" muted>
        {dayAndStart(event)}
        {children}
      </Text>
    </>
  );
}
