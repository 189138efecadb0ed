import { type AnnouncementDto, useDeleteAnnouncementMutation } from '@touchline/api-client';
import { ConfirmCallDialog } from '../confirm-call.dialog.tsx';

interface DeleteAnnouncementDialogProps {
  announcement: AnnouncementDto;
  onClose: () => void;
}

export function DeleteAnnouncementDialog({ announcement, onClose }: DeleteAnnouncementDialogProps) {
  const [remove, state] = useDeleteAnnouncementMutation();
  return (
    <ConfirmCallDialog
      title={`Delete ${announcement.title}?`}
      text="This action cannot be undone. Nobody will be able to read the announcement any more."
      confirmLabel="Delete Announcement"
      busyText="Deleting..."
      call={() => remove(announcement.id)}
      state={state}
      onClose={onClose}
    />
  );
}
