import { paths, useShell } from '@touchline/app-core';
import { Card, Row, Stack, Text, TextLink } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { ContactDetails } from '../children/contact-details.tsx';
import { FindChild } from '../children/find-child.tsx';
import { useWelcome } from './use-welcome.ts';

/** What a parent sees before there is a child: the first step, and whom to ask. */
export function WelcomePanel() {
  const { name } = useShell().club;
  useWelcome();

  return (
    <Card as="div">
      <Stack align="start">
        <Text size="section">Welcome to {name}</Text>
        <Text>
          Find your child, or add one whom the club does not know yet: then you see what comes next and tell the coach
          with one tap who is there.
        </Text>
        <Row gap="m">
          <FindChild label="Find My Child" variant="primary" />
          <TextLink to={paths.addChild} icon={UserPlus} alone>
            Add a child
          </TextLink>
        </Row>
        <ContactDetails />
      </Stack>
    </Card>
  );
}
