import { serverMessage } from '@touchline/api-client';
import { Alert } from '@touchline/ui';
import { useClubQuery } from '../session/use-club.ts';
import { useServerRetry } from '../session/use-server-retry.ts';

/** Tells visitors of the sign-in page that the server does not respond. */
export function ServerUnreachableNotice() {
  const { isAsking, retry } = useServerRetry();
  const { error } = useClubQuery();
  return (
    <Alert
      tone="warn"
      title="The server cannot be reached"
      action={isAsking ? 'Connecting...' : 'Retry'}
      onAction={retry}
    >
      {serverMessage(error, 'You can sign in once the server is back.')}
    </Alert>
  );
}
