import { skipToken } from '@reduxjs/toolkit/query/react';
import { type EventDto, useListDashboardEventsQuery, useListEventsQuery } from '@touchline/api-client';
import { lazyPart, monthDay, paths, QueryList, useCoachesTeams, useToday } from '@touchline/app-core';
import { addDays, isAsked } from '@touchline/domain';
import { Button, EmptyState, List, Row, Skeleton, Stack, TextLink } from '@touchline/ui';
import { useState } from 'react';
import { useTeamWait } from '../children/use-team-wait.ts';
import { isUnconfirmed } from '../events/responses.ts';
import { useAsking } from '../events/use-deadline.ts';
import { Panel } from '../panel.tsx';
import { AskedEvent, QuietEvent } from './own-event.tsx';

const AwayDialog = lazyPart(() => import('../absences/away.dialog.tsx'));
const ClubEvents = lazyPart(() => import('./club-events.tsx'), <Skeleton shape="row" count={5} />);

const planned = {
  own: 'Nothing planned yet. New events appear here.',
  club: 'Nothing planned yet. New events appear here.',
};

interface UpcomingEventsPanelProps {
  /** Whose events. */
  scope: EventScope;
  title?: string;
}

/** With the children's RSVPs for parents and counts for staff. */
export function UpcomingEventsPanel({ scope, title = 'Upcoming Events' }: UpcomingEventsPanelProps) {
  const events = useUpcomingEvents(scope);
  const summary = useSummary(scope === 'own' ? events.data : undefined);

  return (
    <Panel title={title} note={summary} aside={<Aside title={title} scope={scope} />}>
      <QueryList
        query={events}
        loading={<Skeleton shape="row" count={5} />}
        error="Error loading events. Please try again."
        empty={<NoEvents scope={scope} />}
      >
        {(rows) => (scope === 'club' ? <ClubEvents title={title} events={rows} /> : <OwnEvents events={rows} />)}
      </QueryList>
    </Panel>
  );
}

/** `3 answers missing this week`; otherwise `All answered until Dec 19.`, the last event before the first that asks, or null. */
function useSummary(events: readonly EventDto[] = []): string | null {
  const soon = useSoon();
  const asks = useAsking();
  const asking = events.filter((event) => asks(event) !== null);
  const thisWeek = asking.filter(({ date }) => date <= soon);
  const count = thisWeek.flatMap(({ availabilities = [] }) => availabilities).filter(isAsked).length;
  if (count > 0) return `${count} ${count === 1 ? 'answer' : 'answers'} missing this week`;
  const until = asking[0] ? events.indexOf(asking[0]) : events.length;
  const answered = events.slice(0, until);
  const last = answered.at(-1);
  const hasAnswer = answered.some(({ availabilities = [] }) => availabilities.some((one) => one.isAvailable !== null));
  return last && hasAnswer ? `All answered until ${monthDay(last.date)}.` : null;
}

/** The last day of the coming week, as the touchline and the number at Home count it. */
const useSoon = () => addDays(useToday(), 6);

/** What the family is asked for the coming week, or again because an event has moved; then the others. */
function OwnEvents({ events }: { events: readonly EventDto[] }) {
  const soon = useSoon();
  const asks = useAsking();
  const isUrgent = ({ date, availabilities = [] }: EventDto) => date <= soon || availabilities.some(isUnconfirmed);
  const asked = events.filter((event) => isUrgent(event) && asks(event) !== null);
  // An event that has been answered keeps its place until the page is opened again.
  const [first, setFirst] = useState(() => new Set<number>());
  if (asked.some(({ id }) => !first.has(id))) setFirst(new Set([...first, ...asked.map(({ id }) => id)]));
  const room = (useCoachesTeams() ? maxShownBelowTeams : maxShown) - first.size;
  const others = events.filter(({ id }) => !first.has(id)).slice(0, Math.max(0, room));

  return (
    <Stack gap="xs">
      {first.size > 0 && (
        <Stack as="ul" gap="xs" label="To answer">
          {events
            .filter(({ id }) => first.has(id))
            .map((event) => (
              <li key={event.id}>
                <AskedEvent event={event} />
              </li>
            ))}
        </Stack>
      )}
      {others.length > 0 && (
        <List label="Upcoming Events">
          {others.map((event) => (
            <li key={event.id}>
              <QuietEvent event={event} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

function NoEvents({ scope }: { scope: EventScope }) {
  const wait = useTeamWait();
  return <EmptyState level={3} title="No upcoming events" text={(scope === 'own' && wait) || planned[scope]} />;
}

function Aside({ title, scope }: Required<UpcomingEventsPanelProps>) {
  const [isAway, setAway] = useState(false);
  return (
    <Row gap="xxs">
      {scope === 'own' && (
        <Button variant="plain" onClick={() => setAway(true)}>
          Away
        </Button>
      )}
      <ViewAll title={title} />
      {isAway && <AwayDialog onClose={() => setAway(false)} />}
    </Row>
  );
}

/** The calendar of coaches would otherwise begin with their own teams. */
function ViewAll({ title }: { title: string }) {
  const to = useCoachesTeams() ? `${paths.calendar}?teams=all` : paths.calendar;
  return (
    <TextLink to={to} alone label={`View All ${title} in the calendar`}>
      View All
    </TextLink>
  );
}

const maxShown = 5;
/** A coach's teams come first. */
const maxShownBelowTeams = 3;

type EventScope = 'own' | 'club';

/** The next events as of the last response, so that an event stays on the page when it starts. */
function useUpcomingEvents(scope: EventScope) {
  const args = { from: useToday(), when: 'upcoming', limit: maxShown } as const;
  const own = useListDashboardEventsQuery(scope === 'own' ? args : skipToken);
  const club = useListEventsQuery(scope === 'club' ? args : skipToken);
  return scope === 'club' ? club : own;
}
