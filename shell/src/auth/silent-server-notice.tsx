import { Alert } from '@touchline/ui';
import { useServerRetry } from '../session/use-server-retry.ts';

/** The server did not answer, but one can look around. */
export function SilentServerNotice() {
  const { isAsking, retry } = useServerRetry();
  return (
    <Alert
      tone="warn"
      title="The server cannot be reached"
      action={isAsking ? 'Connecting...' : 'Retry'}
      onAction={retry}
    >
      Signing in works again as soon as it answers.
    </Alert>
  );
}
