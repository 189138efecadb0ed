import { type SessionUser, useGetMeQuery } from '@touchline/api-client';
import { Page, paths, useShell } from '@touchline/app-core';
import { roleLabel } from '@touchline/domain';
import { Avatar, Badge, Button, Card, Facts, Row, Stack, Text } from '@touchline/ui';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LeavePanel } from './leave.panel.tsx';
import { LinkCard } from './link-card.tsx';
import { PasswordPanel } from './password.panel.tsx';
import { ProfileForm } from './profile.form.tsx';
import { UnverifiedEmail } from '../unverified-email.tsx';

export default function ProfilePage() {
  const { session, club, signOut } = useShell();
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
          {club.sendsMail && !me.isEmailVerified && (
            <UnverifiedEmail email={me.email} text="Until then, we send no mail about your children." />
          )}
          {isEditing && <ProfileForm me={me} onDone={stopEditing} />}
          {!isEditing && <ProfileCard me={me} hasFocus={wasEditing} onEdit={() => setIsEditing(true)} />}
          <LinkCard
            title="Messages"
            text="Which mails you get, and when."
            icon={Mail}
            label="Choose Messages"
            to={paths.messages}
          />
          <LinkCard
            title="Calendar"
            text="Events in the calendar of your phone or computer, and for relatives."
            icon={CalendarSync}
            label="Calendar Feeds"
            to={paths.feeds}
          />
          <PasswordPanel />
          <LinkCard
            title="Two-Step Sign-In"
            aside={<Badge tone={me.hasSecondFactor ? 'accent' : 'neutral'}>{me.hasSecondFactor ? 'On' : 'Off'}</Badge>}
            text={
              me.hasSecondFactor
                ? 'You sign in with your password and a code from your app.'
                : 'Add a code from your phone at sign-in.'
            }
            icon={ShieldCheck}
            label={me.hasSecondFactor ? 'Manage Two-Step Sign-In' : 'Set Up Two-Step Sign-In'}
            to={paths.twoStep}
          />
          <LinkCard
            title="Devices"
            text="Where you are signed in."
            icon={MonitorSmartphone}
            label="Your Devices"
            to={paths.devices}
          />
          <div>
            <Button variant="secondary" icon={LogOut} full="phone" busy={isSigningOut} onClick={leave}>
              Sign Out
            </Button>
          </div>
          <LeavePanel />
        </Stack>
      </Column>
    </Page>
  );
}

interface ProfileCardProps {
  me: SessionUser;
  /** Focuses the edit button after editing. */
  hasFocus: boolean;
  onEdit: () => void;
}

function ProfileCard({ me, hasFocus, onEdit }: ProfileCardProps) {
  const { sendsMail } = useShell().club;
  return (
    <Card as="section" title={me.fullName} level={2} lead={<Avatar name={me.fullName} size="large" />}>
      <Stack>
        <Row>
          <Badge tone="accent">{roleLabel(me)}</Badge>
        </Row>
        <Facts
          items={[
            { label: 'Full Name', value: me.fullName },
            { label: 'Email', value: sendsMail ? <Email me={me} /> : me.email },
            { label: 'Username', value: me.username },
            { label: 'Phone', value: me.phone ?? 'Not given' },
          ]}
        />
        {me.bio && <Text lines>{me.bio}</Text>}
        <div>
          <Button variant="secondary" icon={Pencil} autoFocus={hasFocus} onClick={onEdit}>
            Edit Profile
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Email({ me }: { me: SessionUser }) {
  return (
    <Row gap="xs">
      <span>{me.email}</span>
      {me.isEmailVerified ? (
        <Badge tone="accent" icon={CircleCheck}>
          Confirmed
        </Badge>
      ) : (
        <Badge tone="warn">Not confirmed</Badge>
      )}
    </Row>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
