import { limits, type NoteReason, noteReasonWords } from '@touchline/domain';
import { Stack, TextField, ToggleGroup } from '@touchline/ui';
import { type Reason } from './answer-choices.ts';

interface ReasonChoiceProps {
  /** The child's. */
  name: string;
  value: Reason | undefined;
  onChange: (reason: Reason) => void;
}

const reasons = ['ill', 'school', 'travel', 'other'] satisfies NoteReason[];
const none: Reason = { reason: null, text: '' };

/** Why a child does not come, with one tap and if the family likes. */
export function ReasonChoice({ name, value = none, onChange }: ReasonChoiceProps) {
  return (
    <Stack gap="xs">
      <ToggleGroup
        label={`Why is ${name} unavailable? Optional`}
        hideLabel
        options={reasons.map((reason) => ({
          value: reason,
          label: reason === 'other' ? `${noteReasonWords.other}…` : noteReasonWords[reason],
        }))}
        value={value.reason ? [value.reason] : []}
        onToggle={(reason, isOn) => onChange({ reason: isOn ? reason : null, text: '' })}
      />
      {value.reason === 'other' && (
        <TextField
          label="Note (optional)"
          maxLength={limits.note.max}
          value={value.text}
          onChange={({ target }) => onChange({ reason: 'other', text: target.value })}
        />
      )}
    </Stack>
  );
}
