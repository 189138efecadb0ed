import { type MailPreferencesDto } from '@touchline/api-client';
import { weekdayNames } from '@touchline/domain';
import { Card, SelectField } from '@touchline/ui';
import { type ChangePreferences } from './use-mail-preferences.ts';

interface WeeklyDayPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
}

/** On which day the weekly overview is sent. */
export function WeeklyDayPanel({ preferences, change }: WeeklyDayPanelProps) {
  return (
    <Card as="section" title="Weekly overview" level={2}>
      <SelectField
        label="Day of the week"
        options={weekdayNames.map((label, at) => ({ value: at + 1, label }))}
        value={preferences.weeklyDay}
        onChange={({ target }) => void change(() => ({ weeklyDay: Number(target.value) }))}
      />
    </Card>
  );
}
