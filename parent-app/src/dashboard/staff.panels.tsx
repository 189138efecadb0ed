import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Row, Stack, Text } from '@touchline/ui';
import { MoreChildren } from '../children/children.panel.tsx';
import { SentRequests } from '../children/sent-requests.tsx';
import { SetUpPanel } from './set-up.panel.tsx';
import { WorkPanel } from './work.panel.tsx';

interface StaffPanelsProps {
  /** Above the events or below the announcements. */
  place: 'top' | 'end';
  hasNoChildren?: boolean;
  coachesTeams?: boolean;
}

/** What the dashboard of staff has besides events and announcements. */
export default function StaffPanels({ place, hasNoChildren, coachesTeams }: StaffPanelsProps) {
  const { session } = useShell();
  const seesWork = can(session, 'club.view-work');
  if (place === 'top') return seesWork && <SetUpPanel />;
  return (
    <>
      {seesWork && <WorkPanel />}
      {session.isCoach && !session.isAdmin && coachesTeams === false && (
        <Text muted>You coach no team yet. An admin assigns teams.</Text>
      )}
      {hasNoChildren && <OwnChildren />}
    </>
  );
}

/** For staff without children, who may be parents as well. */
const OwnChildren = () => (
  <Stack gap="xxs">
    <SentRequests level={2} />
    <Row justify="between">
      <Text size="secondary" muted>
        Does your own child play here?
      </Text>
      <MoreChildren />
    </Row>
  </Stack>
);
