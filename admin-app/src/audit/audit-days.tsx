import { type AuditEntryDto } from '@touchline/api-client';
import { clockTime, dayWords, useShell } from '@touchline/app-core';
import { type CivilDate, wallClock } from '@touchline/domain';
import { List, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { AuditSentence } from './audit-sentence.tsx';

/** Entries by the club's days, the newest first. */
export function AuditDays({ entries }: { entries: readonly AuditEntryDto[] }) {
  const { timeZone } = useShell().club;
  const days = new Map<CivilDate, { entry: AuditEntryDto; time: string }[]>();
  for (const entry of entries) {
    const { date, time } = wallClock(timeZone, new Date(entry.at));
    days.set(date, [...(days.get(date) ?? []), { entry, time }]);
  }
  return [...days].map(([date, rows]) => (
    <Stack key={date} as="section" gap="xs" label={dayWords(date)}>
      <Text as="h2" size="name">
        {dayWords(date)}
      </Text>
      <List label={`What happened on ${dayWords(date)}`}>
        {rows.map(({ entry, time }) => (
          <Entry key={entry.id}>
            <Time>
              <Text as="time" size="secondary" muted numeric>
                {clockTime(time)}
              </Text>
            </Time>
            <Text>
              <AuditSentence entry={entry} />
            </Text>
          </Entry>
        ))}
      </List>
    </Stack>
  ));
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${theme.space.xs};
  align-items: baseline;
  padding: ${theme.space.xs} ${theme.space.s};
`;

const Time = styled.span`
  white-space: nowrap;
`;
