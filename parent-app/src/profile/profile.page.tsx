import { type SessionUser, useGetMeQuery } from '@touchline/api-client';
import { Page, paths, useShell } from '@touchline/app-core';
import { roleLabel } from '@touchline/domain';
import { Avatar, Badge, Button, Card, Facts, LinkButton, Row, Stack, Text } from '@touchline/ui';
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
import { PasswordPanel } from './password.panel.tsx';
import { ProfileForm } from './profile.form.tsx';
import { UnverifiedEmail } from './unverified-email.tsx';

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
            <UnverifiedEmail email={me.email} text="Until then, no mail about your children is sent to it." />
          )}
          {isEditing && <ProfileForm me={me} onDone={stopEditing} />}
          {!isEditing && <ProfileCard me={me} hasFocus={wasEditing} onEdit={() => setIsEditing(true)} />}
          <Card as="section" title="Messages" level={2}>
            <Stack gap="s">
              <Text muted>Which mails you get, and when.</Text>
              <div>
                <LinkButton variant="secondary" icon={Mail} to={paths.messages}>
                  Choose Messages
                </LinkButton>
              </div>
            </Stack>
          </Card>
          <Card as="section" title="Calendar" level={2}>
            <Stack gap="s">
              <Text muted>Events in the calendar of your phone or computer, and for relatives.</Text>
              <div>
                <LinkButton variant="secondary" icon={CalendarSync} to={paths.feeds}>
                  Calendar Feeds
                </LinkButton>
              </div>
            </Stack>
          </Card>
          <Card as="section" title="Devices" level={2}>
            <Stack gap="s">
              <Text muted>Where you are signed in.</Text>
              <div>
                <LinkButton variant="secondary" icon={MonitorSmartphone} to={paths.devices}>
                  Your Devices
                </LinkButton>
              </div>
            </Stack>
          </Card>
          <PasswordPanel />
          <LeavePanel />
          <Card
            as="section"
            title="Two-Step Sign-In"
            level={2}
            aside={<Badge tone={me.hasSecondFactor ? 'accent' : 'neutral'}>{me.hasSecondFactor ? 'On' : 'Off'}</Badge>}
          >
            <Stack gap="s">
              <Text muted>
                {me.hasSecondFactor
                  ? 'Signing in takes a code from your authenticator app besides the password.'
                  : 'A code from your phone protects your account if somebody learns your password.'}
              </Text>
              <div>
                <LinkButton variant="secondary" icon={ShieldCheck} to={paths.twoStep}>
                  {me.hasSecondFactor ? 'Manage Two-Step Sign-In' : 'Set Up Two-Step Sign-In'}
                </LinkButton>
              </div>
            </Stack>
          </Card>
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
