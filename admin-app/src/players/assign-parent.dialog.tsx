import { type ListedChildDto, useAssignParentMutation, useListParentsQuery } from '@touchline/api-client';
import { QueryList, shortDate } from '@touchline/app-core';
import { Button, Dialog, DialogActions, DialogClose, Form, Skeleton, Text } from '@touchline/ui';
import { type SubmitEvent, useState } from 'react';
import { SearchableRadioList } from '../searchable-lists.tsx';

interface AssignParentDialogProps {
  player: ListedChildDto;
  onClose: () => void;
}

const unassigned = { value: '', label: 'No Parent (Unassigned)' };

/** Closes at once: the list of players updates optimistically and rolls back if the server rejects the change. */
export function AssignParentDialog({ player, onClose }: AssignParentDialogProps) {
  const parents = useListParentsQuery({});
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
      description={`Choose the parent responsible for ${player.name} (born ${shortDate(player.dateOfBirth)}).`}
      onClose={onClose}
    >
      <Form onSubmit={assign} label="Parent">
        <QueryList
          query={parents}
          loading={<Skeleton shape="field" count={4} label="Loading parents..." />}
          error="Failed to load parent data."
          empty={<Text muted>There are no parents yet. Families register themselves, or an admin adds them.</Text>}
        >
          {(rows) => (
            <SearchableRadioList
              label="Parent"
              searchLabel="Search parents"
              emptyOption={unassigned}
              options={rows.map(({ id, fullName, email }) => ({ value: String(id), label: fullName, hint: email }))}
              value={selected}
              onChange={setSelected}
            />
          )}
        </QueryList>
        <DialogActions>
          <DialogClose />
          <Button type="submit" disabled={!parents.data?.length}>
            Assign
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
