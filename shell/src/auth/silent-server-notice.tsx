import { serverMessage } from '@touchline/api-client';
import { Alert } from '@touchline/ui';
import { useClubAnswer } from '../session/use-club.ts';
import { useServerRetry } from '../session/use-server-retry.ts';

/** The server did not answer, but one can look around. */
export function SilentServerNotice() {
  const { isAsking, retry } = useServerRetry();
  const { error } = useClubAnswer();
  return (
    <Alert
      tone="warn"
      title="The server cannot be reached"
      action={isAsking ? 'Connecting...' : 'Retry'}
      onAction={retry}
    >
      {serverMessage(error, 'Signing in works again as soon as it answers.')}
    </Alert>
  );
}
