import { paths } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import CalendarSync from 'lucide-react/icons/calendar-sync';

/** For users without children and teams. */
export const NothingYet = () => (
  <EmptyState
    level={3}
    icon={CalendarSync}
    title="Nothing to subscribe to yet"
    text="A link contains the events for your children, or of the teams that you coach. Add a child first."
    action="Add a Child"
    to={paths.addChild}
  />
);
