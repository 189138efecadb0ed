import { type ListedChildDto, type TeamDto, useListAllChildrenQuery } from '@touchline/api-client';
import { paths, QueryList, useShell, useToday } from '@touchline/app-core';
import { ageOn, type CivilDate } from '@touchline/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  EmptyState,
  Form,
  FormErrors,
  LinkButton,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@touchline/ui';
import UserCheck from 'lucide-react/icons/user-check';
import { type SubmitEvent, useMemo, useState } from 'react';
import { pluralize } from '../../labels.ts';
import { SearchableCheckboxList } from '../../searchable-lists.tsx';
import { type AddFailure, useAddPlayers } from './use-add-players.ts';

const noneSelectedText = 'Please select at least one player to add to the team';

export function AddPlayersDialog({ team, onClose }: { team: TeamDto; onClose: () => void }) {
  const { notify } = useShell();
  const today = useToday();
  const children = useListAllChildrenQuery({});
  const { addPlayers, busy } = useAddPlayers(team.id);
  const [selectedIds, setSelectedIds] = useState<number[]>([]);
  const [failures, setFailures] = useState<AddFailure[]>([]);
  const [isNoneSelected, setIsNoneSelected] = useState(false);
  const [tab, setTab] = useState<'existing' | 'new'>('existing');

  // Memoized, because the club may have thousands of players.
  const candidates = useMemo(
    () => children.data?.filter((child) => child.isRegistered && !isIn(team, child)) ?? [],
    [children.data, team],
  );
  const items = useMemo(
    () => candidates.map((child) => ({ id: child.id, label: child.name, hint: hintOf(child, today) })),
    [candidates, today],
  );
  const selected = candidates.filter(({ id }) => selectedIds.includes(id));

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
          <NewPlayer />
        ) : (
          <Form onSubmit={submit} label="Players to add" aria-busy={busy}>
            <FormErrors
              title={`${pluralize(failures.length, 'player')} not added`}
              errors={failures.map(({ child, reason }) => ({
                name: String(child.id),
                text: `${child.name}: ${reason}`,
              }))}
            />
            <QueryList
              query={{ ...children, data: children.data && items }}
              loading={<Skeleton shape="field" count={5} label="Loading players..." />}
              error="Error loading players. Please try again."
              empty={<NoCandidates />}
            >
              {(rows) => (
                <SearchableCheckboxList
                  label="Players"
                  searchLabel="Search players"
                  items={rows}
                  value={selectedIds}
                  onChange={select}
                  error={isNoneSelected ? noneSelectedText : undefined}
                />
              )}
            </QueryList>
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

const NewPlayer = () => (
  <Stack>
    <Text>
      New players are added on the page Add a Child, where they are linked to a parent account. After that they can be
      selected here.
    </Text>
    <DialogActions>
      <DialogClose />
      <LinkButton to={paths.addChild}>Go to Add a Child</LinkButton>
    </DialogActions>
  </Stack>
);

const isIn = (team: TeamDto, child: ListedChildDto) => child.teams.some(({ id }) => id === team.id);

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
