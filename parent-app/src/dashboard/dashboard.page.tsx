import { useListOwnChildrenQuery } from '@touchline/api-client';
import { Page, useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { media, Stack, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { AnnouncementsPanel } from '../announcements/announcements.panel.tsx';
import { ChildrenPanel } from '../children/children.panel.tsx';
import { UpcomingEventsPanel } from './upcoming-events.panel.tsx';
import { WelcomePanel } from './welcome.panel.tsx';

/** What is asked of this family next; for staff without children, what the club does next. */
export default function DashboardPage() {
  const { session } = useShell();
  const { data: children, isLoading } = useListOwnChildrenQuery({});
  const hasNone = children?.length === 0;
  // Until it is known whether staff have children, neither list of events is theirs.
  const eventsOf = isLoading && isStaff(session) ? null : ofWhom(hasNone);

  if (hasNone && !isStaff(session)) {
    return (
      <Page title="Dashboard">
        <WelcomePanel />
      </Page>
    );
  }
  return (
    <Page title="Dashboard">
      <Panels>
        <UpcomingEventsPanel of={eventsOf} />
        <Stack gap="l">
          <ChildrenPanel />
          <AnnouncementsPanel />
        </Stack>
      </Panels>
    </Page>
  );
}

const ofWhom = (hasNoChildren: boolean) => (hasNoChildren ? 'club' : 'own');

/** What is asked comes first; who the children are stands beside it where there is room. */
const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l};

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
