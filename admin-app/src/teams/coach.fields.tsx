import { type CoachDto, type TeamDto, useListCoachesQuery } from '@touchline/api-client';
import { QueryList, useControlledField } from '@touchline/app-core';
import { CheckboxList, SelectField, Skeleton, Stack, Text } from '@touchline/ui';
import { SearchableCheckboxList } from '../searchable-lists.tsx';
import { type TeamForm } from './team-form.schema.ts';

/** More coaches than this get a search box. */
const searchThreshold = 8;

interface CoachFieldsProps {
  form: TeamForm;
  /** The team being edited; its current coaches stay selectable even if they have lost the role. */
  team?: TeamDto;
}

export function CoachFields({ form, team }: CoachFieldsProps) {
  const coaches = useListCoachesQuery({});
  return (
    <QueryList
      query={{ ...coaches, data: coaches.data && withCoachesOf(team, coaches.data) }}
      loading={<Skeleton shape="field" count={2} label="Loading coaches..." />}
      error="Error loading coaches. Please try again."
      empty={
        <Text size="secondary" muted>
          There are no coaches yet. An admin can grant the coach role in User Management.
        </Text>
      }
    >
      {(rows) => <CoachSelection form={form} coaches={rows} />}
    </QueryList>
  );
}

function CoachSelection({ form, coaches }: { form: TeamForm; coaches: readonly CoachDto[] }) {
  const lead = useControlledField(form, 'leadCoachId');
  const assistants = useControlledField(form, 'assistantCoachIds');

  // The lead coach is not offered as an assistant; their selection returns if somebody else becomes the lead coach.
  const candidates = coaches.filter(({ id }) => String(id) !== lead.value);
  const listProps = {
    ...assistants,
    label: 'Assistant Coaches',
    items: candidates.map(({ id, fullName }) => ({ id, label: fullName })),
    value: assistants.value.filter((id) => String(id) !== lead.value),
  };
  return (
    <Stack>
      <SelectField
        {...lead}
        label="Lead Coach"
        options={[
          { value: '', label: 'No Lead Coach' },
          ...coaches.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
      />
      {candidates.length > searchThreshold && <SearchableCheckboxList searchLabel="Search coaches" {...listProps} />}
      {candidates.length > 0 && candidates.length <= searchThreshold && <CheckboxList {...listProps} />}
    </Stack>
  );
}

function withCoachesOf(team: TeamDto | undefined, coaches: CoachDto[]): CoachDto[] {
  if (!team) return coaches;
  const { leadCoachId, leadCoach, assistantCoaches } = team;
  const lead = leadCoachId !== null && leadCoach ? [{ id: leadCoachId, fullName: leadCoach.fullName }] : [];
  const formerCoaches = [...lead, ...assistantCoaches].filter(({ id }) => !coaches.some((coach) => coach.id === id));
  return [
    ...coaches,
    ...formerCoaches.map((coach) => ({ ...coach, fullName: `${coach.fullName} (no longer a coach)` })),
  ];
}
