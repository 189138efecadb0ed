import { isApiError, serverMessage, useEraseChildMutation, useGetErasureQuery } from '@touchline/api-client';
import { fields, FormDialog, LoadError, useSchemaForm, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Alert, Skeleton, Stack, TextField } from '@touchline/ui';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { isNotInDemo } from '../../is-not-in-demo.ts';
import { OwnPasswordField } from '../../own-password.field.tsx';
import { type NamedPlayer } from '../open-dialog.ts';
import { whichPlayer } from '../which-player.ts';
import { ErasurePoints } from './erasure-points.tsx';

const schema = z.object({
  name: fields.name(),
  currentPassword: fields.currentPassword(messages.currentPasswordRequired),
});

/** Deletes a player for good: says what goes and what stays, and asks for the name and the admin's password. */
export default function EraseDialog({ player, onClose }: { player: NamedPlayer; onClose: () => void }) {
  const { notify } = useShell();
  const preview = useGetErasureQuery(player.id, { refetchOnMountOrArgChange: true });
  const [eraseChild] = useEraseChildMutation();
  const form = useSchemaForm(schema, { name: '', currentPassword: '' });
  const { data } = preview;
  const canErase = data?.refusal === null;

  const erase = async (eraseChildDto: z.output<typeof schema>) => {
    const result = await eraseChild({ id: player.id, eraseChildDto });
    if (!result.error) notify({ title: `${player.name} has been deleted for good.` });
    if (!isConflict(result.error)) return result;
    const now = await preview.refetch();
    return now.data?.refusal ? { error: shownAsRefusal } : result;
  };

  return (
    <FormDialog
      title={`Delete ${player.name} for good?`}
      description={`${whichPlayer(player)} Nobody can bring the player back.`}
      label="Delete for good"
      form={form}
      onSubmit={erase}
      errorText={(error) => (error === shownAsRefusal ? undefined : serverMessage(error, 'Something went wrong'))}
      submitLabel="Delete for Good"
      busyText="Deleting..."
      submitDisabled={!canErase}
      tone="danger"
      onClose={onClose}
    >
      {isNotInDemo(preview.error) ? (
        <Alert tone="info">{messages.notInDemo}</Alert>
      ) : (
        <LoadError query={preview} onRetry={preview.refetch}>
          Error loading what would be deleted. Please try again.
        </LoadError>
      )}
      {!data && !preview.isError && <Skeleton shape="row" count={4} label="Loading what would be deleted..." />}
      {data && (
        // Anew with the refusal, which may replace the fields under the focus.
        <Explanation key={String(data.refusal)} ref={takeFocus} tabIndex={-1}>
          {data.refusal === null ? <ErasurePoints erasure={data} /> : <Alert tone="warn">{data.refusal}</Alert>}
        </Explanation>
      )}
      {canErase && (
        <Stack>
          <TextField
            label="Player’s Name"
            helper={`Type ${player.name} to confirm.`}
            autoComplete="off"
            {...form.field('name')}
          />
          <OwnPasswordField {...form.field('currentPassword')} />
        </Stack>
      )}
    </FormDialog>
  );
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

const shownAsRefusal = Symbol('shown in place of what goes');

/** To be read before the fields, of which the first would have the focus otherwise. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

const Explanation = styled.div`
  outline: none;
`;
