import { isApiError, serverMessage, useAddPlayerMutation } from '@touchline/api-client';
import { SchemaForm, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Button, DialogActions, DialogClose, Text } from '@touchline/ui';
import { useState } from 'react';
import { newPassword } from './new-password.ts';
import { type Access, ParentAccess } from './parent-access.tsx';
import { type NewPlayer, PlayerFields, type PlayerFormMethods } from './player.fields.tsx';

interface PlayerFormProps {
  form: PlayerFormMethods;
  asksTeam: boolean;
  submitLabel: string;
  /** For a player who is in the club already. */
  registeredText: string;
  onAdded: () => void;
}

/** Adds a player with a team and a parent; a parent who gets no mail has a password to pass on. */
export function PlayerForm({ form, asksTeam, submitLabel, registeredText, onAdded }: PlayerFormProps) {
  const { session, club } = useShell();
  const [addPlayer] = useAddPlayerMutation();
  const [access, setAccess] = useState<Access | null>(null);
  if (access) return <ParentAccess {...access} onDone={onAdded} />;

  const add = async ({ parentEmail, parentName, ...player }: NewPlayer) => {
    const parentPassword = parentEmail && !club.sendsMail ? newPassword() : null;
    const result = await addPlayer({
      ...player,
      ...(parentEmail && { parentEmail, ...(parentName && { parentName }), ...(parentPassword && { parentPassword }) }),
    });
    if (result.error) return result;
    if (parentEmail && parentPassword && result.data.parent === 'created') {
      setAccess({ player: player.name, email: parentEmail, password: parentPassword });
    } else onAdded();
    return result;
  };
  const errorText = (error: unknown) =>
    isApiError(error) && error.status === 409 ? registeredText : serverMessage(error, 'Something went wrong');

  return (
    <SchemaForm form={form} label="Player" onSubmit={add} errorText={errorText}>
      {!can(session, 'child.add-for-others') && (
        <Text muted>
          The player has no parent yet. The family can find and claim the child, or an admin assigns a parent.
        </Text>
      )}
      <PlayerFields form={form} asksTeam={asksTeam} />
      <DialogActions>
        <DialogClose />
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Adding...">
          {submitLabel}
        </Button>
      </DialogActions>
    </SchemaForm>
  );
}
