import { type MailPreferencesDto } from '@touchline/api-client';
import { limits } from '@touchline/domain';
import { Card, ToggleGroup } from '@touchline/ui';
import { switchReminder } from './preferences-change.ts';
import { type ChangePreferences } from './use-mail-preferences.ts';

const { minDays, maxDays, max } = limits.reminders;
const choices = Array.from({ length: maxDays - minDays + 1 }, (_, at) => minDays + at);

interface RemindersPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
}

/** On which days before an event the user is reminded to respond. */
export function RemindersPanel({ preferences: { reminderDays }, change }: RemindersPanelProps) {
  const isFull = reminderDays.length >= max;
  return (
    <Card as="section" title="Reminders" level={2}>
      <ToggleGroup
        label="Days before an event"
        helper={`Choose up to ${max}. We remind you only while an answer is missing.`}
        options={choices.map((days) => ({
          value: days,
          label: String(days),
          fullLabel: `${days} days before an event`,
          disabled: isFull && !reminderDays.includes(days),
        }))}
        value={reminderDays}
        onToggle={(days, isOn) => void change(switchReminder(days, isOn))}
      />
    </Card>
  );
}
