import { paths } from '@touchline/app-core';
import { Crest, EmptyState, LinkButton, Spinner, Stack } from '@touchline/ui';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useClub } from '../session/use-club.ts';
import { useServerRetry } from '../session/use-server-retry.ts';
import { Centered } from './shell-page.tsx';

/** Shown until the server responds. */
export const Connecting = () => (
  <Spinner
    page
    picture={<Crest url={useClub().crestUrl} size={72} />}
    label="Loading..."
    text="Please wait while we connect to the server"
  />
);

/** Shown when the server does not respond. */
export function ServerUnreachable() {
  const { isAsking, retry } = useServerRetry();
  return (
    <Centered>
      <Stack align="center">
        <EmptyState
          level={2}
          icon={CloudOff}
          title="The server cannot be reached"
          text="Your connection may be down, or the server is restarting. Nothing is lost."
          action={isAsking ? 'Connecting...' : 'Retry'}
          onAction={retry}
        />
        <LinkButton to={paths.auth} variant="quiet">
          Go to sign in
        </LinkButton>
      </Stack>
    </Centered>
  );
}
