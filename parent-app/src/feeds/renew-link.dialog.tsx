import { type FeedDto, serverMessage, useRenewFeedLinkMutation } from '@touchline/api-client';
import { Alert, Button, Dialog, DialogActions, DialogClose, Stack, Text } from '@touchline/ui';
import { FeedAddress } from './feed-address.tsx';

interface RenewLinkDialogProps {
  feed: FeedDto;
  onClose: () => void;
}

/** Asks whether to replace the link of a feed, and then shows the new address. */
export function RenewLinkDialog({ feed: { id, name, hasLink }, onClose }: RenewLinkDialogProps) {
  const [renew, { data, error, isLoading }] = useRenewFeedLinkMutation();
  // The old address ends before the new one is shown.
  const close = () => !isLoading && onClose();
  return (
    <Dialog title={data ? `Subscribe to “${name}”` : `New link for “${name}”?`} onClose={close}>
      {data && <FeedAddress feed={data} />}
      {!data && (
        <Stack>
          <Text>
            {hasLink
              ? 'This address cannot be shown again. A new one replaces it: calendars that use the old one stop getting events.'
              : 'The old address has ended. Calendars need the new one.'}
          </Text>
          {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
          <DialogActions>
            <DialogClose />
            <Button busy={isLoading} busyText="Getting a new link..." onClick={() => void renew(id)}>
              Get New Link
            </Button>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  );
}
