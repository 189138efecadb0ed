import { useListSessionsQuery } from '@touchline/api-client';
import { Page, paths, QueryList, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Breadcrumb, Button, Card, EmptyState, Skeleton, Stack, Text, TextLink } from '@touchline/ui';
import LogOut from 'lucide-react/icons/log-out';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isNotInDemo } from '../is-not-in-demo.ts';
import { DeviceCard } from './device-card.tsx';
import { EndOthersDialog } from './end-others.dialog.tsx';

const crumbs = [{ label: 'Profile', to: paths.profile }, { label: 'Devices' }];

/** Where the user is signed in. */
export default function DevicesPage() {
  const { sendsMail } = useShell().club;
  const sessions = useListSessionsQuery();
  const [isAsked, setIsAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, sessions.data);
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent);

  return (
    <Page title="Devices" intro={<Breadcrumb items={crumbs} />}>
      <Column>
        {isNotInDemo(sessions.error) && (
          <EmptyState icon={MonitorOff} title="No devices in the demo" text={messages.notInDemo} />
        )}
        {!isNotInDemo(sessions.error) && (
          <Stack gap="l">
            <Text muted>
              Don’t know a device, or lost one? Sign it out, then change your password in{' '}
              <TextLink to={paths.profile}>your profile</TextLink>.
              {sendsMail && (
                <>
                  {' '}
                  We mail you when a new device signs in, unless you have switched that off in{' '}
                  <TextLink to={paths.messages}>Messages</TextLink>.
                </>
              )}
            </Text>
            <Card as="section" title="Signed In" level={2}>
              <Stack>
                <div ref={frame} tabIndex={-1}>
                  <QueryList
                    query={sessions}
                    loading={<Skeleton shape="row" count={2} label="Loading your devices..." />}
                    error="Error loading your devices. Please try again."
                    empty={null}
                  >
                    {(rows) => (
                      <Stack as="ul" label="Signed In">
                        {rows.map((session) => (
                          <DeviceCard key={session.id} session={session} onSignOut={keepFocus} />
                        ))}
                      </Stack>
                    )}
                  </QueryList>
                </div>
                {hasOthers && (
                  <div>
                    <Button variant="secondary" icon={LogOut} full="phone" onClick={() => setIsAsked(true)}>
                      Sign Out All Other Devices
                    </Button>
                  </div>
                )}
              </Stack>
            </Card>
          </Stack>
        )}
      </Column>
      {isAsked && <EndOthersDialog onDone={keepFocus} onClose={() => setIsAsked(false)} />}
    </Page>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
