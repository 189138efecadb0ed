import { useGetEventAttendanceQuery, useGetEventQuery, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { playersArgs } from './sheet/use-players.ts';

/** Keeps an event loaded while it is one step away, so that it opens at once, even without a network. */
export function KeepReady({ id }: { id: number }) {
  const isStaffView = can(useShell().session, 'event.list-all');
  useGetEventQuery(id);
  useListEventAvailabilitiesQuery(playersArgs(id), { skip: !isStaffView });
  useGetEventAttendanceQuery(id, { skip: isStaffView });
  return null;
}
