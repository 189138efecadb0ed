import { type ListedChildDto, useAssignParentMutation, useListParentsQuery } from '@touchline/api-client';
import { QueryList, shortDate } from '@touchline/app-core';
import { Button, Dialog, DialogActions, DialogClose, Form, Skeleton, Text } from '@touchline/ui';
import { type SubmitEvent, useState } from 'react';
import { SearchableRadioList } from '../searchable-lists.tsx';

interface AssignParentDialogProps {
  player: ListedChildDto;
  onClose: () => void;
}

const nobody = { value: '', label: 'No Parent (Unassigned)' };

/** Whose child a player is. The list shows the choice at once, and what was before when the server refuses it. */
export function AssignParentDialog({ player, onClose }: AssignParentDialogProps) {
  const parents = useListParentsQuery({});
  const [assignParent] = useAssignParentMutation();
  const before = String(player.parentId ?? '');
  const [chosen, choose] = useState(before);

  const assign = (event: SubmitEvent) => {
    event.preventDefault();
    const parentId = chosen ? Number(chosen) : null;
    if (chosen !== before) void assignParent({ id: player.id, assignParentDto: { parentId } });
    onClose();
  };

  return (
    <Dialog
      title="Assign Parent"
      description={`Who answers for ${player.name}, born ${shortDate(player.dateOfBirth)}?`}
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
              first={nobody}
              options={rows.map(({ id, fullName, email }) => ({ value: String(id), label: fullName, hint: email }))}
              value={chosen}
              onChange={choose}
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
