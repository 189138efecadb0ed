import { type CorrectedField, limits, shortNameOf } from '@touchline/domain';
import { DateField, SelectField, type SelectOption, TextField } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { type FormOf } from '../forms/use-schema-form.ts';
import { useToday } from '../store/app-root.tsx';
import { type CorrectedPlayer, type correctionSchema } from './correction.schema.ts';

interface CorrectionFieldsProps {
  form: FormOf<ReturnType<typeof correctionSchema>>;
  player: CorrectedPlayer;
  fields: readonly CorrectedField[];
}

/** Those of a player's fields that the user may correct. */
export function CorrectionFields({ form, player, fields }: CorrectionFieldsProps) {
  const { control, field } = form;
  const [name, dateOfBirth, ageGroup, shortName] = useWatch({
    control,
    name: ['name', 'dateOfBirth', 'ageGroup', 'shortName'],
  });
  const seen = name.trim() && shortNameOf({ name: name.trim(), shortName: shortName.trim() || null });
  const today = useToday();
  return (
    <>
      {fields.includes('name') && (
        <TextField label="Name" autoComplete="off" autoCapitalize="words" {...field('name')} />
      )}
      {fields.includes('dateOfBirth') && (
        <DateField
          label="Date of Birth"
          min={limits.dateOfBirth.min}
          max={today}
          autoComplete="off"
          {...field('dateOfBirth')}
        />
      )}
      {fields.includes('ageGroup') && (
        <SelectField
          label="Age Group"
          options={ageGroupOptions(player, dateOfBirth)}
          helper={ageGroup ? 'Set by hand; ends with the season.' : undefined}
          {...field('ageGroup')}
        />
      )}
      {fields.includes('shortName') && (
        <TextField
          label="Short Name (optional)"
          autoComplete="off"
          autoCapitalize="words"
          helper={seen ? `Other families see “${seen}”` : undefined}
          {...field('shortName')}
        />
      )}
    </>
  );
}

const { min, max } = limits.ageGroupYears;
const groups = Array.from({ length: max - min + 1 }, (_, at) => `U${min + at}`);

/** Only the server knows the season's cut-off day, so the group of another date of birth stays open. */
function ageGroupOptions({ ageGroup, isAgeGroupSet, ...player }: CorrectedPlayer, dateOfBirth: string): SelectOption[] {
  const isKnown = !isAgeGroupSet && dateOfBirth === player.dateOfBirth;
  const listed = isAgeGroupSet && !groups.includes(ageGroup) ? [ageGroup, ...groups] : groups;
  return [
    { value: '', label: isKnown ? `By date of birth (${ageGroup})` : 'By date of birth' },
    ...listed.map((group) => ({ value: group, label: group })),
  ];
}
