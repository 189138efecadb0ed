import { type EventDto, useGetEventQuery } from '@touchline/api-client';
import { LoadError, useOpenedParam } from '@touchline/app-core';
import { idOf } from '@touchline/domain';
import { Dialog, Skeleton } from '@touchline/ui';
import { AnnouncementFormDialog } from './announcement-form.dialog.tsx';
import { type AnnouncementInput, announcementInput } from './announcement-form.schema.ts';

/** A new announcement to the families of an event, which the event's page has opened by the address: `?event=12`. */
export function AddressedAnnouncementDialog() {
  const { value, close } = useOpenedParam('event');
  const id = idOf(value);
  const { currentData: event, isError, error, refetch } = useGetEventQuery(id ?? 0, { skip: id === null });
  if (id === null) return null;
  if (event) return <AnnouncementFormDialog start={aboutEvent(event)} onClose={close} />;
  return (
    <Dialog title="New Announcement" onClose={close}>
      {!isError && <Skeleton shape="field" count={3} label="Loading event..." />}
      <LoadError query={{ isError, error }} onRetry={refetch}>
        Error loading the event. Please try again.
      </LoadError>
    </Dialog>
  );
}

/** An announcement has one team: where an event has several, the user chooses. */
function aboutEvent({ title, relevanceType, teams, leagueId }: EventDto): AnnouncementInput {
  const start = { ...announcementInput(), title };
  if (relevanceType === 'all') return { ...start, scope: 'general' };
  if (teams.length === 0) return { ...start, scope: 'league', leagueId: String(leagueId ?? '') };
  return { ...start, scope: 'team', teamId: teams.length === 1 ? String(teams[0]!.id) : '' };
}
