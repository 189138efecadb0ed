import { Card, Stack, Text } from '@touchline/ui';

const notes = [
  'Upload only CSV files with headers in the first line.',
  'Leagues must exist before importing teams.',
  'Team and child must exist before importing team members.',
];

export function ImportNotes() {
  return (
    <Card as="section" level={2} look="quiet" title="Notes">
      <Stack as="ul" gap="xxs">
        {notes.map((note) => (
          <li key={note}>
            <Text size="secondary">{note}</Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
