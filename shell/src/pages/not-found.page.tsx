import { paths, useDocumentTitle } from '@touchline/app-core';
import { LinkButton, Row, Stack, Text } from '@touchline/ui';
import { useClub } from '../session/use-club.ts';
import { Middle } from './middle.tsx';

/** Shown to everyone; people who are signed in see it inside their frame. */
export function NotFoundPage({ framed }: { framed?: boolean }) {
  useDocumentTitle('Page Not Found', useClub().name);
  return (
    <Middle as={framed ? 'div' : 'main'}>
      <Stack align="center">
        <Text size="title" align="center">
          404 Page Not Found
        </Text>
        <Text muted align="center">
          The page you&apos;re looking for doesn&apos;t exist or there was an error with navigation.
        </Text>
        <Row justify="center">
          <LinkButton to={paths.home}>Go to Home</LinkButton>
          <LinkButton to={paths.auth} variant="secondary">
            Sign In
          </LinkButton>
        </Row>
      </Stack>
    </Middle>
  );
}
