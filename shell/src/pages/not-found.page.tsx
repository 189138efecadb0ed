import { paths, useDocumentTitle } from '@touchline/app-core';
import { LinkButton, Row, Stack, Text } from '@touchline/ui';
import { useClub } from '../session/use-club.ts';
import { Centered, ShellPage } from './shell-page.tsx';

const title = '404 Page Not Found';

/** For guests. */
export function NotFoundPage() {
  useDocumentTitle(title, useClub().name);
  return (
    <Centered>
      <Stack align="center">
        <Text size="title" align="center">
          {title}
        </Text>
        <WaysOut />
      </Stack>
    </Centered>
  );
}

/** For signed-in users, inside the frame. */
export const FramedNotFoundPage = () => (
  <ShellPage title={title}>
    <Centered as="div">
      <Stack align="center">
        <WaysOut />
      </Stack>
    </Centered>
  </ShellPage>
);

function WaysOut() {
  return (
    <>
      <Text muted align="center">
        The page you&apos;re looking for doesn&apos;t exist or there was an error with navigation.
      </Text>
      <Row justify="center">
        <LinkButton to={paths.home}>Go to Home</LinkButton>
        <LinkButton to={paths.auth} variant="secondary">
          Sign In
        </LinkButton>
      </Row>
    </>
  );
}
