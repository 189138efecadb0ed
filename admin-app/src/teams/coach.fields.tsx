import { type CoachDto, type TeamDto, useListCoachesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { CheckboxList, SelectField, Skeleton, Stack, Text } from '@touchline/ui';
import { useController, useFormContext } from 'react-hook-form';
import { PickList } from '../pick-list.tsx';
import { type TeamInput } from './team-form.schema.ts';

/** More than one overlooks at a glance. */
const fewCoaches = 8;

/** Who leads a team and who helps. `team`: the one that is edited; its coaches stay to choose when they are none any more. */
export function CoachFields({ team }: { team?: TeamDto }) {
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
      {(rows) => <CoachChoice coaches={rows} />}
    </QueryList>
  );
}

function CoachChoice({ coaches }: { coaches: readonly CoachDto[] }) {
  const { control, register, formState } = useFormContext<TeamInput>();
  const { field: lead } = useController({ control, name: 'leadCoachId' });
  const { field: assistants } = useController({ control, name: 'assistantCoachIds' });

  // Whoever leads is no assistant; the choice comes back when somebody else leads.
  const others = coaches.filter(({ id }) => String(id) !== lead.value);
  const choices = {
    label: 'Assistant Coaches',
    items: others.map(({ id, fullName }) => ({ id, label: fullName })),
    value: assistants.value.filter((id) => String(id) !== lead.value),
    onChange: assistants.onChange,
    error: formState.errors.assistantCoachIds?.message,
  };
  return (
    <Stack>
      <SelectField
        label="Lead Coach"
        options={[
          { value: '', label: 'No Lead Coach' },
          ...coaches.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
        error={formState.errors.leadCoachId?.message}
        {...register('leadCoachId')}
      />
      {others.length > fewCoaches && <PickList searchLabel="Search coaches" {...choices} />}
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
