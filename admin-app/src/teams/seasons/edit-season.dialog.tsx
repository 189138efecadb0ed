import { type SeasonDto, useListSeasonsQuery, useUpdateSeasonMutation } from '@touchline/api-client';
import { FormDialog, useSchemaForm } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { DateField, Grid, Text, TextField } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { CutoffMeaning } from './cutoff-meaning.tsx';
import { seasonSchema } from './season-form.schema.ts';

interface EditSeasonDialogProps {
  /** The running or the planned one. */
  season: SeasonDto;
  onClose: () => void;
}

/** Changes the days of a season, and with the cut-off date the age groups. */
export default function EditSeasonDialog({ season, onClose }: EditSeasonDialogProps) {
  const { data: seasons = [] } = useListSeasonsQuery();
  const others = seasons.filter(({ id }) => id !== season.id);
  const { name, firstDay, lastDay } = season;
  const form = useSchemaForm(seasonSchema(others), { name, firstDay, lastDay, cutoff: season.cutoff });
  const cutoff = useWatch({ control: form.control, name: 'cutoff' });
  const [updateSeason] = useUpdateSeasonMutation();
  return (
    <FormDialog
      title="Edit Season"
      label="Season"
      form={form}
      onSubmit={(values) => updateSeason({ id: season.id, updateSeasonDto: values })}
      submitLabel="Save Changes"
      busyText="Saving..."
      discardQuestion="Discard your changes?"
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" autoFocus {...form.field('name')} />
      <Grid column="narrow">
        <DateField label="First Day" {...limits.eventDate} {...form.field('firstDay')} />
        <DateField label="Last Day" {...limits.eventDate} {...form.field('lastDay')} />
      </Grid>
      <DateField label="Cut-off Date" helper={cutoffHint} {...limits.eventDate} {...form.field('cutoff')} />
      <CutoffMeaning cutoff={cutoff} />
      {season.isByDefault && (
        <Text size="secondary" muted>
          Once you save, ages no longer move up each year by themselves: they follow this season until you change it.
        </Text>
      )}
    </FormDialog>
  );
}

const cutoffHint =
  'The age is taken on this day. For players born from August 1 to July 31 choose July 31; for years of birth choose December 31.';
