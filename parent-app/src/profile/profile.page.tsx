import { useGetMeQuery } from '@touchline/api-client';
import { Page, useShell } from '@touchline/app-core';
import { Button, Stack } from '@touchline/ui';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PasswordPanel } from './password.panel.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile.form.tsx';

export default function ProfilePage() {
  const { session, signOut } = useShell();
  const { data: me = session } = useGetMeQuery();
  const [isEditing, setIsEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const [isSigningOut, setIsSigningOut] = useState(false);
  const stopEditing = () => {
    setIsEditing(false);
    setWasEditing(true);
  };
  const leave = () => {
    setIsSigningOut(true);
    void signOut();
  };

  return (
    <Page title="Profile">
      <Column>
        <Stack gap="l">
          {isEditing && <ProfileForm me={me} onDone={stopEditing} />}
          {!isEditing && <ProfileCard me={me} hasFocus={wasEditing} onEdit={() => setIsEditing(true)} />}
          <PasswordPanel />
          <div>
            <Button variant="secondary" icon={LogOut} full="phone" busy={isSigningOut} onClick={leave}>
              Sign Out
            </Button>
          </div>
        </Stack>
      </Column>
    </Page>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
