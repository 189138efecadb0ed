import { type MailPreferencesDto, type PlannedMailDto, useListUpcomingMailsQuery } from '@touchline/api-client';
import { dayWords, QueryList } from '@touchline/app-core';
import { Card, EmptyState, Skeleton, Stack, Text } from '@touchline/ui';
import { PlannedMail } from './planned-mail.tsx';
import { switchMail } from './preferences-change.ts';
import { isTopicOn } from './topic-words.ts';
import { type ChangePreferences } from './use-mail-preferences.ts';

interface UpcomingPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
  /** Whether a planned mail will be sent, if that is not saved yet. */
  isOnSoon: (key: string) => boolean | undefined;
  /** Why nothing arrives at all. */
  obstacle: string | null;
}

/** The mails of the next days by day, each of which can be switched off. */
export function UpcomingPanel({ preferences, change, isOnSoon, obstacle }: UpcomingPanelProps) {
  const mails = useListUpcomingMailsQuery();
  return (
    <Card as="section" title="Your next 14 days of mail" level={2}>
      <Stack>
        <Text size="secondary" muted>
          Switch off what you don’t want. We can’t foresee announcements and changes.
        </Text>
        <QueryList
          query={mails}
          loading={<Skeleton shape="row" count={4} label="Loading the planned mails..." />}
          error="Error loading the planned mails. Please try again."
          empty={<EmptyState level={3} title="No mails planned" text={obstacle ?? whyNone(preferences)} />}
        >
          {(rows) => (
            <Stack as="ul">
              {daysOf(rows).map(([date, ofDay]) => (
                <Card key={date} as="li" look="row" title={dayWords(date)}>
                  <Stack as="ul" gap="s" label={dayWords(date)}>
                    {ofDay.map((mail) => (
                      <PlannedMail
                        key={mail.key}
                        mail={{ ...mail, isOn: isOnSoon(mail.key) ?? mail.isOn }}
                        onSwitch={(isOn) => void change(switchMail(mail.key, isOn))}
                      />
                    ))}
                  </Stack>
                </Card>
              ))}
            </Stack>
          )}
        </QueryList>
      </Stack>
    </Card>
  );
}

/** The mails of each day, in their order. */
function daysOf(mails: readonly PlannedMailDto[]): [string, PlannedMailDto[]][] {
  const days = new Map<string, PlannedMailDto[]>();
  for (const mail of mails) days.set(mail.date, [...(days.get(mail.date) ?? []), mail]);
  return [...days];
}

function whyNone(preferences: MailPreferencesDto): string {
  const hasReminders = preferences.topics.some(({ topic }) => topic === 'reminders');
  if (!hasReminders || isTopicOn(preferences, 'reminders')) return 'Nothing is due in the next 14 days.';
  return 'Nothing else is due in the next 14 days. Your reminders are off.';
}
