import {
  type ListedChildDto,
  type ParentDto,
  useAssignParentMutation,
  useListParentPageQuery,
} from '@touchline/api-client';
import { shortDate, useSettled } from '@touchline/app-core';
import { Button, Dialog, DialogActions, DialogClose, Form, Skeleton, Text } from '@touchline/ui';
import { type SubmitEvent, useMemo, useState } from 'react';
import { SearchQuery } from '../search-query.tsx';
import { SearchableRadioList, shownMatches } from '../searchable-lists.tsx';

interface AssignParentDialogProps {
  player: ListedChildDto;
  onClose: () => void;
}

const unassigned = { value: '', label: 'No Parent (Unassigned)' };

/** Closes at once: the list of players updates optimistically and rolls back if the server rejects the change. */
export function AssignParentDialog({ player, onClose }: AssignParentDialogProps) {
  const [search, setSearch] = useState('');
  const settledSearch = useSettled(search);
  const parents = useListParentPageQuery({ q: settledSearch, limit: shownMatches.radios });
  const options = useMemo(() => parents.data?.rows.map(optionOf) ?? [], [parents.data]);
  const [assignParent] = useAssignParentMutation();
  const initial = String(player.parentId ?? '');
  const [selected, setSelected] = useState(initial);

  const assign = (event: SubmitEvent) => {
    event.preventDefault();
    const parentId = selected ? Number(selected) : null;
    if (selected !== initial) void assignParent({ id: player.id, assignParentDto: { parentId } });
    onClose();
  };

  return (
    <Dialog
      title="Assign Parent"
      description={`Choose the parent responsible for ${player.name} (born ${shortDate(player.dateOfBirth)}). Other guardians stay.`}
      onClose={onClose}
    >
      <Form onSubmit={assign} label="Parent">
        <SearchQuery
          query={parents}
          search={settledSearch}
          loading={<Skeleton shape="field" count={4} label="Loading parents..." />}
          error="Failed to load parent data."
          empty={<Text muted>There are no parents yet. They register themselves, or an admin adds them.</Text>}
        >
          {({ total }) => (
            <SearchableRadioList
              label="Parent"
              searchLabel="Search parents"
              emptyOption={
                player.guardianNames.length > 1 ? { ...unassigned, hint: 'Removes all guardians' } : unassigned
              }
              search={search}
              onSearch={setSearch}
              busy={search !== settledSearch || parents.isFetching}
              total={total}
              options={options}
              initial={initial ? { value: initial, label: player.parentName ?? '' } : undefined}
              value={selected}
              onChange={setSelected}
            />
          )}
        </SearchQuery>
        <DialogActions>
          <DialogClose />
          <Button type="submit" disabled={!search && !parents.data?.total}>
            Assign
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const optionOf = ({ id, fullName, email }: ParentDto) => ({ value: String(id), label: fullName, hint: email });
