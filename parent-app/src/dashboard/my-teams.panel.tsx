import { useListEventPageQuery } from '@touchline/api-client';
import { myTeamsCalendarPath, QueryList, useToday } from '@touchline/app-core';
import { addDays } from '@touchline/domain';
import { EmptyState, Skeleton, Text, TextLink } from '@touchline/ui';
import { Panel } from '../panel.tsx';
import ClubEvents from './club-events.tsx';

/** Enough for a coach of some teams; the calendar shows the others. */
const maxShown = 10;

/** The next seven days of the teams that the user coaches, with counts. */
export default function MyTeamsPanel({ title }: { title: string }) {
  const from = useToday();
  const to = addDays(from, 6);
  const week = useListEventPageQuery({ coached: true, from, to, limit: maxShown });
  const more = (week.data?.total ?? 0) - maxShown;

  return (
    <Panel
      title={title}
      aside={
        <TextLink to={myTeamsCalendarPath} alone label="View All events of my teams in the calendar">
          View All
        </TextLink>
      }
    >
      <QueryList
        query={{ ...week, data: week.data?.rows }}
        loading={<Skeleton shape="row" count={3} />}
        error="Error loading events. Please try again."
        empty={<NothingThisWeek after={to} />}
      >
        {(events) => (
          <>
            <ClubEvents title={title} events={events} />
            {more > 0 && <Text muted>and {more} more this week</Text>}
          </>
        )}
      </QueryList>
    </Panel>
  );
}

function NothingThisWeek({ after }: { after: string }) {
  const later = useListEventPageQuery({ coached: true, from: addDays(after, 1), when: 'upcoming', limit: 1 });
  const [next] = later.data?.rows ?? [];
  return (
    <>
      <EmptyState level={3} title="Nothing planned for your teams this week." />
      {next && <ClubEvents title="Next event of my teams" events={[next]} />}
    </>
  );
}
