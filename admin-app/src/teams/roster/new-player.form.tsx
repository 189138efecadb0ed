import {
  type ChildDto,
  isApiError,
  serverMessage,
  useAddChildMutation,
  useAddTeamMemberMutation,
} from '@touchline/api-client';
import { SchemaForm, useSchemaForm, useToday } from '@touchline/app-core';
import { Button, DialogActions, DialogClose, Text } from '@touchline/ui';
import { useRef } from 'react';
import { newPlayerText } from '../../players/add-player.dialog.tsx';
import { noPlayer, PlayerFields, playerSchema } from '../../players/player.fields.tsx';

const registeredText =
  'This player is already registered. Choose them under “Select Existing Player”, unless they are in the team.';

interface NewPlayerFormProps {
  teamId: number;
  onAdded: () => void;
}

/** Adds a player without a parent to the club, and then to the team. */
export function NewPlayerForm({ teamId, onAdded }: NewPlayerFormProps) {
  const form = useSchemaForm(playerSchema(useToday()), noPlayer);
  const [addChild] = useAddChildMutation();
  const [addTeamMember] = useAddTeamMemberMutation();
  /** Kept if the player could not be added to the team, so that a second attempt adds no second player. */
  const added = useRef<ChildDto | null>(null);

  const add = async (player: typeof noPlayer) => {
    const { name, dateOfBirth } = added.current ?? {};
    if (name !== player.name || dateOfBirth !== player.dateOfBirth) {
      const result = await addChild({ ...player, parentId: null });
      if (result.error) return result;
      added.current = result.data;
    }
    const result = await addTeamMember({ teamId, childId: added.current!.id });
    if (!result.error) onAdded();
    return result;
  };
  const errorText = (error: unknown) => {
    const reason = serverMessage(error, 'Something went wrong');
    if (added.current) return `${added.current.name} is in the club, but not yet in the team: ${reason}`;
    return isApiError(error) && error.status === 409 ? registeredText : reason;
  };

  return (
    <SchemaForm form={form} label="Player" onSubmit={add} errorText={errorText}>
      <Text muted>{newPlayerText}</Text>
      <PlayerFields form={form} />
      <DialogActions>
        <DialogClose />
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Adding...">
          Add New Player
        </Button>
      </DialogActions>
    </SchemaForm>
  );
}
