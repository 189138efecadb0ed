import { paths } from '@touchline/app-core';
import { EmptyState, LinkButton, Spinner, Stack } from '@touchline/ui';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useServerRetry } from '../session/use-server-retry.ts';
import { Middle } from './middle.tsx';

/** While the server has not answered yet. */
export const Connecting = () => <Spinner page label="Loading..." text="Please wait while we connect to the server" />;

/** When it does not. */
export function ServerSilent() {
  const { isAsking, retry } = useServerRetry();
  return (
    <Middle>
      <Stack align="center">
        <EmptyState
          level={2}
          icon={CloudOff}
          title="The server cannot be reached"
          text="Your connection may be down, or the server is being restarted. Nothing is lost."
          action={isAsking ? 'Connecting...' : 'Retry'}
          onAction={retry}
        />
        <LinkButton to={paths.auth} variant="quiet">
          Go to sign in
        </LinkButton>
      </Stack>
    </Middle>
  );
}
