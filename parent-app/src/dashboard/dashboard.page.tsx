import { useListOwnChildrenQuery } from '@touchline/api-client';
import { Page, useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { media, Stack, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { AnnouncementsPanel } from '../announcements/announcements.panel.tsx';
import { ChildrenPanel } from '../children/children.panel.tsx';
import { UpcomingEventsPanel } from './upcoming-events.panel.tsx';
import { WelcomePanel } from './welcome.panel.tsx';

/** The next events of the own children; for staff without children, those of the club. */
export default function DashboardPage() {
  const { session } = useShell();
  const { data: children, isLoading } = useListOwnChildrenQuery({});
  const hasNoChildren = children?.length === 0;
  // Unknown until it is clear whether staff have children.
  const scope = isLoading && isStaff(session) ? null : hasNoChildren ? 'club' : 'own';

  if (hasNoChildren && !isStaff(session)) {
    return (
      <Page title="Dashboard">
        <WelcomePanel />
      </Page>
    );
  }
  return (
    <Page title="Dashboard">
      <Panels>
        <UpcomingEventsPanel scope={scope} />
        <Stack gap="l">
          <ChildrenPanel />
          <AnnouncementsPanel />
        </Stack>
      </Panels>
    </Page>
  );
}

/** The events come first; the children are beside them on desktops. */
const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l};

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
