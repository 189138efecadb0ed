import { paths, useShell } from '@touchline/app-core';
import { Card, Row, Stack, Text, TextLink } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect } from 'react';
import { ContactDetails } from '../children/contact-details.tsx';
import { FindChild } from '../children/find-child.tsx';
import { OfficerPanel } from './officer.panel.tsx';

/** Shown to whoever has neither children in the club nor a role that sees events. */
export default function WelcomePanel() {
  const { session } = useShell();
  return session.isWelfareOfficer && !session.isParent ? <OfficerPanel /> : <FamilyPanel />;
}

/** The first steps of a parent. */
function FamilyPanel() {
  const { name } = useShell().club;
  useWelcome();

  return (
    <Card as="div">
      <Stack align="start">
        <Text size="section">Welcome to {name}</Text>
        <Text>Find your child or add a new one. You’ll see what’s coming up and can RSVP with one tap.</Text>
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

// The shell clears keys with this prefix on sign-out.
const welcomedKey = 'touchline.welcomed';

/** Shows a welcome toast once per session. */
function useWelcome(): void {
  const { notify, club } = useShell();
  useEffect(() => {
    if (!isFirstTime()) return;
    // The toast of the registration comes first.
    notify({ title: `Welcome to ${club.name}!`, text: 'Add your child to get started.', waits: true });
  }, [notify, club.name]);
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(welcomedKey) !== null) return false;
    sessionStorage.setItem(welcomedKey, 'yes');
    return true;
  } catch {
    // Never without storage, because it would be shown on every visit.
    return false;
  }
}
