import { type SessionUser, useGetMeQuery } from '@touchline/api-client';
import { Page, paths, useShell } from '@touchline/app-core';
import { roleLabel } from '@touchline/domain';
import { Avatar, Button, List, ListRow, SettingRow, Stack, Text, theme, VisuallyHidden } from '@touchline/ui';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { DownloadDataPanel } from './download-data.panel.tsx';
import { LeavePanel } from './leave.panel.tsx';
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
        <Stack gap="xs">
          {club.sendsMail && !me.isEmailVerified && (
            <UnverifiedEmail email={me.email} text="Until then, we send no mail about your children." />
          )}
          <Group title="You" hideTitle>
            <li>
              {isEditing ? (
                <ProfileForm me={me} onDone={stopEditing} />
              ) : (
                <ProfileRow me={me} hasFocus={wasEditing} onEdit={() => setIsEditing(true)} />
              )}
            </li>
            <li>
              <SettingRow icon={LogOut} title="Sign Out" isBusy={isSigningOut} onClick={leave} />
            </li>
          </Group>
          <Group title="Messages and calendar">
            <li>
              <SettingRow icon={Mail} title="Messages" label="Choose Messages" to={paths.messages} />
            </li>
            <li>
              <SettingRow icon={CalendarSync} title="Your calendar links" to={paths.feeds} />
            </li>
          </Group>
          <Group title="Security">
            <PasswordPanel />
            <li>
              <SettingRow
                icon={ShieldCheck}
                title="Two-Step Sign-In"
                value={me.hasSecondFactor ? 'On' : 'Off'}
                label={me.hasSecondFactor ? 'Manage Two-Step Sign-In: On' : 'Set Up Two-Step Sign-In: Off'}
                to={paths.twoStep}
              />
            </li>
            <li>
              <SettingRow icon={MonitorSmartphone} title="Devices" label="Your Devices" to={paths.devices} />
            </li>
          </Group>
          <Group title="Your data">
            <DownloadDataPanel />
            <LeavePanel />
          </Group>
        </Stack>
      </Column>
    </Page>
  );
}

interface GroupProps {
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
}

const Group = ({ title, hideTitle, children }: GroupProps) => (
  <section aria-label={title}>
    <GroupTitle>{hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}</GroupTitle>
    <List label={title}>{children}</List>
  </section>
);

interface ProfileRowProps {
  me: SessionUser;
  /** Focuses the edit button after editing. */
  hasFocus: boolean;
  onEdit: () => void;
}

function ProfileRow({ me, hasFocus, onEdit }: ProfileRowProps) {
  return (
    <ListRow
      title={me.fullName}
      lead={<Avatar name={me.fullName} />}
      note={roleLabel(me)}
      aside={
        <Button variant="plain" label="Edit Profile" autoFocus={hasFocus} onClick={onEdit}>
          Edit
        </Button>
      }
    >
      <Details>
        <Email me={me} />
        {me.username !== me.email && <Fact label="Username" value={me.username} />}
        <Fact label="Phone" value={me.phone ?? 'Not given'} />
      </Details>
      {me.bio && <Text lines>{me.bio}</Text>}
    </ListRow>
  );
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** With whether it is confirmed, where that matters. */
function Email({ me: { email, username, isEmailVerified } }: { me: SessionUser }) {
  const { sendsMail } = useShell().club;
  const confirmed = isEmailVerified ? (
    <Text as="span" size="secondary" tone="accent">
      Confirmed
    </Text>
  ) : (
    <Text as="span" size="secondary" tone="warn">
      Not confirmed
    </Text>
  );
  return (
    <Fact
      label={username === email ? 'Email and username' : 'Email'}
      value={
        <>
          {email}
          {sendsMail && confirmed}
        </>
      }
    />
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;

const GroupTitle = styled.h2`
  padding-inline: ${theme.space.s};
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
`;

/** `Email a@b.example`: a label and its value on a line. */
const Details = styled.dl`
  font: ${theme.font.secondary};
  overflow-wrap: anywhere;

  & > div,
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.xs};
  }
  dt {
    color: ${theme.color.muted};
  }
`;
