import { type ListedChildDto, type TeamDto, useListAllChildrenQuery } from '@touchline/api-client';
import { QueryList, useShell, useToday } from '@touchline/app-core';
import { ageOn, type CivilDate } from '@touchline/domain';
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
import { countWords } from '../../count-words.ts';
import { SearchableCheckboxList } from '../../searchable-lists.tsx';
import { NewPlayer } from './new-player.tsx';
import { type Refusal, useAddPlayers } from './use-add-players.ts';

const nothingPicked = 'Please select at least one player to add to the team';

export function AddPlayersDialog({ team, onClose }: { team: TeamDto; onClose: () => void }) {
  const { notify } = useShell();
  const today = useToday();
  const children = useListAllChildrenQuery({});
  const { addPlayers, busy } = useAddPlayers(team.id);
  const [picked, setPicked] = useState<number[]>([]);
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [missing, setMissing] = useState(false);

  const [way, setWay] = useState<'existing' | 'new'>('existing');

  // Kept while somebody types: the club's players may be thousands.
  const others = useMemo(
    () => children.data?.filter((child) => child.isRegistered && !isIn(team, child)) ?? [],
    [children.data, team],
  );
  const choices = useMemo(
    () => others.map((child) => ({ id: child.id, label: child.name, hint: hintOf(child, today) })),
    [others, today],
  );
  const chosen = others.filter((child) => picked.includes(child.id));

  const pick = (ids: number[]) => {
    setPicked(ids);
    setMissing(false);
  };

  const add = async () => {
    if (chosen.length === 0) {
      setMissing(true);
      return notify({ title: 'No players selected', text: nothingPicked, tone: 'danger' });
    }
    const left = await addPlayers(chosen);
    if (left.length === 0) return onClose();
    setRefused(left);
    setPicked(left.map(({ child }) => child.id));
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
      confirmClose={chosen.length > 0 && 'Discard your selection?'}
    >
      <Tabs label="Which player" tabs={ways} value={way} onChange={setWay} width="even">
        {way === 'new' ? (
          <NewPlayer />
        ) : (
          <Form onSubmit={submit} label="Players to add" aria-busy={busy}>
            <FormErrors
              title={`${countWords(refused.length, 'player')} not added`}
              errors={refused.map(({ child, reason }) => ({
                name: String(child.id),
                text: `${child.name}: ${reason}`,
              }))}
            />
            <QueryList
              query={{ ...children, data: children.data && choices }}
              loading={<Skeleton shape="field" count={5} label="Loading players..." />}
              error="Error loading players. Please try again."
              empty={<NobodyLeft />}
            >
              {(rows) => (
                <SearchableCheckboxList
                  label="Players"
                  searchLabel="Search players"
                  items={rows}
                  value={picked}
                  onChange={pick}
                  error={missing ? nothingPicked : undefined}
                />
              )}
            </QueryList>
            <DialogActions>
              <DialogClose />
              <Button type="submit" busy={busy} busyText="Adding...">
                {chosen.length === 0 ? 'Add Players' : `Add ${countWords(chosen.length, 'Player')}`}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Tabs>
    </Dialog>
  );
}

const ways = [
  { value: 'existing', label: 'Select Existing Player' },
  { value: 'new', label: 'Create New Player' },
] as const;

const isIn = (team: TeamDto, child: ListedChildDto) => child.teams.some(({ id }) => id === team.id);

function hintOf({ dateOfBirth, teams }: ListedChildDto, today: CivilDate): string {
  const where = teams.map(({ name }) => name).join(', ') || 'no team yet';
  return `Age ${ageOn(dateOfBirth, today)} · ${where}`;
}

const NobodyLeft = () => (
  <EmptyState
    icon={UserCheck}
    title="Nobody left to add"
    text="Every registered player is in this team already. New players appear here once their family has added them."
  />
);
