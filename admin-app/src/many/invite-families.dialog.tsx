import { useInviteFamiliesMutation, usePreviewInvitationsQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { pluralize } from '@touchline/domain';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { counted, invitationWords } from './words.ts';

/** Invites the parents of players who have not come yet. */
export function InviteFamiliesDialog({ rows, onClose, onDone }: ManyRowsProps<{ id: number }>) {
  const { notify } = useShell();
  const inviteFamiliesDto = { childIds: rows.map(({ id }) => id) };
  const preview = usePreviewInvitationsQuery(inviteFamiliesDto, { refetchOnMountOrArgChange: true });
  const [invite] = useInviteFamiliesMutation();
  const answer = preview.isFetching ? undefined : preview.currentData;

  const confirm = async () => {
    const result = await invite({ inviteFamiliesDto });
    if (!result.data) return result;
    notify({ title: `${counted(result.data.invited, 'person', 'people')} invited` });
    onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Invite the parents of ${pluralize(rows.length, 'player')}?`}
      description="Parents who have never signed in get a mail with a link."
      preview={preview}
      words={answer && invitationWords(answer)}
      canConfirm={answer !== undefined && answer.invited > 0}
      confirmLabel="Send Invitations"
      busyText="Sending..."
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
