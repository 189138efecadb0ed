import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Chip, media, Row, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { ActorCombobox, selectedOf } from './actor-combobox.tsx';
import { type AuditFilters } from './audit-filters.ts';
import { ConcernedCombobox } from './concerned-combobox.tsx';

interface PeopleFilterProps {
  filters: AuditFilters;
  set: (name: 'actor' | 'about', value: string) => void;
  /** The name of `user-5` or `child-7`, as far as the log tells it; empty while it loads. */
  nameOf: (key: string) => string | undefined;
}

/** Who did it, and whom it concerns. Only admins have lists to search in; welfare officers follow the names in the sentences. */
export function PeopleFilter({ filters, set, nameOf }: PeopleFilterProps) {
  const { session } = useShell();
  if (!can(session, 'user.list') || !can(session, 'child.list-all')) {
    return <Selected filters={filters} set={set} nameOf={nameOf} />;
  }
  const { actor, about } = filters;
  return (
    <Comboboxes>
      <ActorCombobox value={actor} onChange={(value) => set('actor', value)} knownName={nameOf(`user-${actor}`)} />
      <ConcernedCombobox value={about} onChange={(value) => set('about', value)} knownName={nameOf(about)} />
    </Comboboxes>
  );
}

function Selected({ filters: { actor, about }, set, nameOf }: PeopleFilterProps) {
  const selected = [
    { filter: 'actor', label: 'Who did it', value: actor, name: nameOf(`user-${actor}`) },
    { filter: 'about', label: 'Whom it concerns', value: about, name: nameOf(about) },
  ] as const;
  if (!actor && !about) return null;
  return (
    <Row>
      {selected.map(
        ({ filter, label, value, name }) =>
          value && (
            <Chip
              key={filter}
              label={`${label}: ${selectedOf(value, new Map(), name)?.label}`}
              onRemove={() => set(filter, '')}
            />
          ),
      )}
    </Row>
  );
}

const Comboboxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
