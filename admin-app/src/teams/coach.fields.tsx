import { type CoachDto, type TeamDto, useListCoachesQuery } from '@touchline/api-client';
import { paths, QueryList, useControlledField, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { CheckboxList, type Choice, SelectField, Skeleton, Stack, Text, TextLink } from '@touchline/ui';
import { type ComponentProps, useMemo, useState } from 'react';
import { SearchableCheckboxList, shownMatches } from '../searchable-lists.tsx';
import { useTextFilter } from '../use-text-filter.ts';
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
  const selectable = useMemo(() => coaches.data && withCoachesOf(team, coaches.data), [team, coaches.data]);
  return (
    <QueryList
      query={{ ...coaches, data: selectable }}
      loading={<Skeleton shape="field" count={2} label="Loading coaches..." />}
      error="Error loading coaches. Please try again."
      empty={<NoCoaches />}
    >
      {(rows) => <CoachSelection form={form} coaches={rows} />}
    </QueryList>
  );
}

function NoCoaches() {
  const { session } = useShell();
  return (
    <Text size="secondary" muted>
      No coaches yet.{' '}
      {can(session, 'user.manage') ? (
        <TextLink to={`${paths.manageUsers}?tab=coaches&add=yes`}>Invite one</TextLink>
      ) : (
        'An admin can add one.'
      )}
    </Text>
  );
}

function CoachSelection({ form, coaches }: { form: TeamForm; coaches: readonly CoachDto[] }) {
  const lead = useControlledField(form, 'leadCoachId');
  const assistants = useControlledField(form, 'assistantCoachIds');

  // The lead coach is not offered as an assistant; their selection returns if somebody else becomes the lead coach.
  const candidates = useMemo(
    () =>
      coaches
        .filter(({ id }) => String(id) !== lead.value)
        .map(({ id, fullName }): Choice<number> => ({ id, label: fullName })),
    [coaches, lead.value],
  );
  const listProps = {
    ...assistants,
    label: 'Assistant Coaches',
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
      {candidates.length > searchThreshold && <SearchableCoaches {...listProps} candidates={candidates} />}
      {candidates.length > 0 && candidates.length <= searchThreshold && (
        <CheckboxList {...listProps} items={candidates} />
      )}
    </Stack>
  );
}

type ListProps = Pick<ComponentProps<typeof SearchableCheckboxList>, 'label' | 'value' | 'onChange' | 'error' | 'ref'>;

function SearchableCoaches({ candidates, ...list }: ListProps & { candidates: readonly Choice<number>[] }) {
  const [search, setSearch] = useState('');
  const matches = useTextFilter(candidates, search, textsOf) ?? candidates;
  const items = useMemo(() => matches.slice(0, shownMatches.checkboxes), [matches]);
  return (
    <SearchableCheckboxList
      {...list}
      searchLabel="Search coaches"
      search={search}
      items={items}
      onSearch={setSearch}
      total={matches.length}
      initial={candidates}
    />
  );
}

const textsOf = ({ label }: Choice<number>) => [label];

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
