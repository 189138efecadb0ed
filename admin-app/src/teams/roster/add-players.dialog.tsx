import { type ListedChildDto, type TeamDto, useListChildPageQuery } from '@touchline/api-client';
import { useFormToast, useSettled, useToday } from '@touchline/app-core';
import { ageOn, type CivilDate, pluralize } from '@touchline/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  EmptyState,
  Form,
  FormErrors,
  Skeleton,
  Tabs,
} from '@touchline/ui';
import UserCheck from 'lucide-react/icons/user-check';
import { type SubmitEvent, useMemo, useState } from 'react';
import { SearchQuery } from '../../search-query.tsx';
import { SearchableCheckboxList, shownMatches } from '../../searchable-lists.tsx';
import { useSeen } from '../../use-seen.ts';
import { AgeWarnings, ageGroupOfTeam } from './age-warnings.tsx';
import { NewPlayerForm } from './new-player.form.tsx';
import { type AddFailure, useAddPlayers } from './use-add-players.ts';

const noneSelectedText = 'Please select at least one player to add to the team';

export function AddPlayersDialog({ team, onClose }: { team: TeamDto; onClose: () => void }) {
  const notify = useFormToast();
  const today = useToday();
  const { addPlayers, busy } = useAddPlayers(team.id);
  const [selectedIds, setSelectedIds] = useState<number[]>([]);
  const [failures, setFailures] = useState<AddFailure[]>([]);
  const [isNoneSelected, setIsNoneSelected] = useState(false);
  const [tab, setTab] = useState<'existing' | 'new'>('existing');

  const [search, setSearch] = useState('');
  const settledSearch = useSettled(search);
  const firstAgeGroup = ageGroupOfTeam(team);
  const candidates = useListChildPageQuery({
    q: settledSearch,
    notInTeam: team.id,
    firstAgeGroup,
    limit: shownMatches.checkboxes,
  });
  const { items, others } = useMemo(() => {
    const rows = candidates.data?.rows ?? [];
    const fitting = rows.filter(({ ageGroup }) => ageGroup === firstAgeGroup);
    // A search finds everybody in one list.
    const isFolded = settledSearch === '' && fitting.length > 0;
    const choicesOf = (children: ListedChildDto[]) =>
      children.map((child) => ({ id: child.id, label: child.name, hint: hintOf(child, today) }));
    return {
      items: choicesOf(isFolded ? fitting : rows),
      others: choicesOf(isFolded ? rows.filter(({ ageGroup }) => ageGroup !== firstAgeGroup) : []),
    };
  }, [candidates.data, firstAgeGroup, settledSearch, today]);
  const seen = useSeen(candidates.data?.rows, ({ id }) => id);
  const selected = selectedIds.flatMap((id) => seen.get(id) ?? []);

  const select = (ids: number[]) => {
    setSelectedIds(ids);
    setIsNoneSelected(false);
  };

  const add = async () => {
    if (selected.length === 0) {
      setIsNoneSelected(true);
      return notify({ title: 'No players selected', text: noneSelectedText, tone: 'danger' });
    }
    const failed = await addPlayers(selected);
    if (failed.length === 0) return onClose();
    setFailures(failed);
    setSelectedIds(failed.map(({ child }) => child.id));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };

  return (
    <Dialog
      title="Add Players"
      description={`Choose who joins ${team.name}.`}
      onClose={onClose}
      confirmClose={selected.length > 0 && 'Discard your selection?'}
    >
      <Tabs label="Which player" tabs={tabs} value={tab} onChange={setTab} width="even">
        {tab === 'new' ? (
          <NewPlayerForm teamId={team.id} onAdded={onClose} />
        ) : (
          <Form onSubmit={submit} label="Players to add" aria-busy={busy}>
            <FormErrors
              title={`${pluralize(failures.length, 'player')} not added`}
              errors={failures.map(({ child, reason }) => ({
                name: String(child.id),
                text: `${child.name}: ${reason}`,
              }))}
            />
            <SearchQuery
              query={candidates}
              search={settledSearch}
              loading={<Skeleton shape="field" count={5} label="Loading players..." />}
              error="Error loading players. Please try again."
              empty={<NoCandidates />}
            >
              {({ total }) => (
                <SearchableCheckboxList
                  label="Players"
                  searchLabel="Search players"
                  search={search}
                  onSearch={setSearch}
                  busy={search !== settledSearch || candidates.isFetching}
                  total={total}
                  items={items}
                  others={others}
                  othersLabel="Other ages"
                  value={selectedIds}
                  onChange={select}
                  error={isNoneSelected ? noneSelectedText : undefined}
                />
              )}
            </SearchQuery>
            <AgeWarnings team={team} players={selected} />
            <DialogActions>
              <DialogClose />
              <Button type="submit" busy={busy} busyText="Adding...">
                {selected.length === 0 ? 'Add Players' : `Add ${pluralize(selected.length, 'Player')}`}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Tabs>
    </Dialog>
  );
}

const tabs = [
  { value: 'existing', label: 'Select Existing Player' },
  { value: 'new', label: 'Create New Player' },
] as const;

function hintOf({ dateOfBirth, teams }: ListedChildDto, today: CivilDate): string {
  const teamNames = teams.map(({ name }) => name).join(', ') || 'no team yet';
  return `Age ${ageOn(dateOfBirth, today)} · ${teamNames}`;
}

const NoCandidates = () => (
  <EmptyState
    icon={UserCheck}
    title="Nobody left to add"
    text="Every registered player is already in this team. New players appear here once their family has added them."
  />
);
