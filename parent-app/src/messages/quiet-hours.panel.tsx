import { isApiError, type MailPreferencesDto } from '@touchline/api-client';
import { defaultMailPreferences, type QuietHours } from '@touchline/domain';
import { Card, Grid, Stack, SwitchField, TimeField } from '@touchline/ui';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type ChangePreferences } from './use-mail-preferences.ts';

type Problems = Partial<Record<keyof QuietHours, string>>;

interface QuietHoursPanelProps {
  preferences: MailPreferencesDto;
  change: ChangePreferences;
}

/** When mails wait. Enter and leaving the two times save them. */
export function QuietHoursPanel({ preferences: { quietHours }, change }: QuietHoursPanelProps) {
  const [draft, setDraft] = useState<QuietHours | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  /** Those before they were switched off. */
  const [before, setBefore] = useState(quietHours ?? defaultMailPreferences.quietHours);
  const shown = draft ?? quietHours;

  const toggle = (isOn: boolean) => {
    if (quietHours) setBefore(quietHours);
    setDraft(null);
    setProblems({});
    void change(() => ({ quietHours: isOn ? before : null }));
  };
  const edit = (part: keyof QuietHours, time: string) => shown && setDraft({ ...shown, [part]: time });
  const save = async () => {
    if (!draft) return;
    const { error } = await change(() => ({ quietHours: draft }));
    const found = problemsOf(error);
    setProblems(found ?? {});
    if (!found) setDraft((current) => (current === draft ? null : current));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void save();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void save();
  };

  return (
    <Card as="section" title="Quiet hours" level={2}>
      <Stack gap="s">
        <SwitchField
          label="Keep quiet hours"
          helper="No mails in these hours, unless an event starts before they end."
          isOn={shown !== null}
          onChange={toggle}
        />
        {shown && (
          <div onBlur={onBlur} onKeyDown={onKeyDown}>
            <Grid column="narrow">
              <TimeField
                label="From"
                value={shown.from}
                error={problems.from}
                onChange={({ target }) => edit('from', target.value)}
              />
              <TimeField
                label="Until"
                value={shown.to}
                error={problems.to}
                onChange={({ target }) => edit('to', target.value)}
              />
            </Grid>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What the server says about the times, or null if it says nothing about them. */
function problemsOf(error: unknown): Problems | null {
  const errors = (isApiError(error) && error.errors) || {};
  const from = errors['quietHours.from'];
  const to = errors['quietHours.to'] ?? errors.quietHours;
  return from || to ? { from, to } : null;
}
