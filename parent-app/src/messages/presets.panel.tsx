import { type MailPreferencesDto } from '@touchline/api-client';
import { type MailPreset, mailPresets, presetOf } from '@touchline/domain';
import { Card, RadioGroup } from '@touchline/ui';
import { takePreset } from './preferences-change.ts';
import { type ChangePreferences } from './use-mail-preferences.ts';

interface PresetsPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
}

const words: Record<MailPreset, { label: string; hint?: string }> = {
  all: { label: 'All', hint: 'Reminders, news, new events and changes.' },
  'changes-and-last-call': {
    label: 'Only changes and last call',
    hint: 'And the day before an event, if an answer is missing.',
  },
  changes: { label: 'Only changes', hint: 'When an event is cancelled, or its date, time or place changes.' },
};

/** What most users choose, with one tap. */
export function PresetsPanel({ preferences: { topics }, change }: PresetsPanelProps) {
  const preset = presetOf(topics);
  const own = { value: 'own', label: 'Your own choice', hint: 'As below.' } as const;
  return (
    <Card as="section" title="What you get" level={2}>
      <RadioGroup
        label="Messages"
        hideLabel
        options={[...mailPresets.map((value) => ({ value, ...words[value] })), ...(preset === null ? [own] : [])]}
        value={preset ?? 'own'}
        onChange={(value) => value !== 'own' && void change(takePreset(value))}
      />
    </Card>
  );
}
