import { type CoachDto, type TeamDto, useListCoachesQuery } from '@touchline/api-client';
import { QueryList, useControlledField } from '@touchline/app-core';
import { CheckboxList, SelectField, Skeleton, Stack, Text } from '@touchline/ui';
import { SearchableCheckboxList } from '../searchable-lists.tsx';
import { type TeamForm } from './team-form.schema.ts';

/** Up to this many are shown without a search box. */
const fewCoaches = 8;

interface CoachFieldsProps {
  form: TeamForm;
  /** The team being edited; its current coaches stay selectable even if they have lost the role. */
  team?: TeamDto;
}

/** The lead coach and the assistants of a team. */
export function CoachFields({ form, team }: CoachFieldsProps) {
  const coaches = useListCoachesQuery({});
  return (
    <QueryList
      query={{ ...coaches, data: coaches.data && withThoseOf(team, coaches.data) }}
      loading={<Skeleton shape="field" count={2} label="Loading coaches..." />}
      error="Error loading coaches. Please try again."
      empty={
        <Text size="secondary" muted>
          There are no coaches yet. An admin grants the coach role in User Management.
        </Text>
      }
    >
      {(rows) => <CoachChoice form={form} coaches={rows} />}
    </QueryList>
  );
}

function CoachChoice({ form, coaches }: { form: TeamForm; coaches: readonly CoachDto[] }) {
  const lead = useControlledField(form, 'leadCoachId');
  const assistants = useControlledField(form, 'assistantCoachIds');

  // The lead coach is not an assistant; the choice comes back when somebody else leads.
  const others = coaches.filter(({ id }) => String(id) !== lead.value);
  const choices = {
    ...assistants,
    label: 'Assistant Coaches',
    items: others.map(({ id, fullName }) => ({ id, label: fullName })),
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
      {others.length > fewCoaches && <SearchableCheckboxList searchLabel="Search coaches" {...choices} />}
      {others.length > 0 && others.length <= fewCoaches && <CheckboxList {...choices} />}
    </Stack>
  );
}

function withThoseOf(team: TeamDto | undefined, coaches: CoachDto[]): CoachDto[] {
  if (!team) return coaches;
  const { leadCoachId, leadCoach, assistantCoaches } = team;
  const lead = leadCoachId !== null && leadCoach ? [{ id: leadCoachId, fullName: leadCoach.fullName }] : [];
  const gone = [...lead, ...assistantCoaches].filter(({ id }) => !coaches.some((coach) => coach.id === id));
  return [...coaches, ...gone.map((coach) => ({ ...coach, fullName: `${coach.fullName} (no longer a coach)` }))];
}
