import { paths, useShell } from '@touchline/app-core';
import { Card, LinkButton, Row, Stack, Text, TextLink } from '@touchline/ui';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import UserPlus from 'lucide-react/icons/user-plus';
import { useWelcome } from './use-welcome.ts';

/** What a parent sees before there is a child: the first step, and whom to ask. */
export function WelcomePanel() {
  const { name, contactEmail, contactPhone } = useShell().club;
  useWelcome();
  const hasContact = Boolean(contactEmail || contactPhone);

  return (
    <Card as="div">
      <Stack align="start">
        <Text size="section">Welcome to {name}</Text>
        <Text>Add your child to see what comes next, and to tell the coach with one tap who is there.</Text>
        <LinkButton to={paths.addChild} icon={UserPlus} full="phone">
          Add a child
        </LinkButton>
        <div>
          <Text muted>{hasContact ? 'Need help? Ask the club:' : 'Need help? Ask your child’s coach.'}</Text>
          <Row gap="l">
            {contactEmail && (
              <TextLink to={`mailto:${contactEmail}`} icon={Mail} alone>
                {contactEmail}
              </TextLink>
            )}
            {contactPhone && (
              <TextLink to={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} icon={Phone} alone>
                {contactPhone}
              </TextLink>
            )}
          </Row>
        </div>
      </Stack>
    </Card>
  );
}
