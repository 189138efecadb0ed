import { useListOwnChildrenQuery } from '@touchline/api-client';
import { lazyPart, Page, useCoachesTeams, useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { media, Skeleton, Stack, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { AnnouncementsPanel } from '../announcements/announcements.panel.tsx';
import { ChildrenPanel } from '../children/children.panel.tsx';
import { SentRequests } from '../children/sent-requests.tsx';
import { Panel } from '../panel.tsx';
import { UpcomingEventsPanel } from './upcoming-events.panel.tsx';

const myTeamsTitle = 'My teams this week';
const MyTeamsPanel = lazyPart(
  () => import('./my-teams.panel.tsx'),
  <Panel title={myTeamsTitle}>
    <Skeleton shape="row" count={3} />
  </Panel>,
);

const ClaimedPanel = lazyPart(() => import('../children/claimed.panel.tsx'));
const StaffPanels = lazyPart(() => import('./staff.panels.tsx'));
const WelcomePanel = lazyPart(() => import('./welcome.panel.tsx'), <Skeleton shape="tall" />);

/** What is next: for the own children, for the teams that a coach has, and for other staff in the club. */
export default function DashboardPage() {
  const { session } = useShell();
  const staff = isStaff(session);
  const { data: children, isLoading } = useListOwnChildrenQuery({});
  const { state } = useLocation() as { state: { claimed?: number } | null };
  const claimed = children?.find(({ id }) => id === state?.claimed);
  const coachesTeams = useCoachesTeams();
  const hasNoChildren = children?.length === 0;
  // Unknown until it is clear whether staff have children.
  const scope = isLoading && staff ? null : hasNoChildren ? 'club' : 'own';

  // Both columns wait for what decides their order, so that nothing moves afterwards.
  const isKnown = coachesTeams !== undefined && scope !== null;

  // Admins without a team look after the whole club, also if they have children.
  const seesClub = session.isAdmin && coachesTeams === false && scope === 'own';

  if (hasNoChildren && !staff) {
    return (
      <Page title="Dashboard" isHome>
        <Stack>
          <WelcomePanel />
          <SentRequests level={2} />
        </Stack>
      </Page>
    );
  }
  return (
    <Page title="Dashboard" isHome>
      {claimed && <ClaimedPanel child={claimed} />}
      <Panels>
        {!isKnown ? (
          <Skeleton shape="row" count={6} />
        ) : (
          <Stack gap="l">
            {staff && <StaffPanels place="top" />}
            {coachesTeams && <MyTeamsPanel title={myTeamsTitle} />}
            {seesClub && <UpcomingEventsPanel scope="club" title="Club Events" />}
            <UpcomingEventsPanel scope={scope} />
          </Stack>
        )}
        {!isKnown ? (
          <Skeleton count={2} />
        ) : (
          <Stack gap="l">
            {!hasNoChildren && <ChildrenPanel />}
            <AnnouncementsPanel />
            {staff && <StaffPanels place="end" hasNoChildren={hasNoChildren} coachesTeams={coachesTeams} />}
          </Stack>
        )}
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
