import { type EventDto, useGetEventAttendanceQuery } from '@touchline/api-client';

/** `9 of 14 U12 Lions so far.`, as families may read it; nothing until it is known. */
export function SoFar({ event: { id, teams } }: { event: EventDto }) {
  const { available, total } = useGetEventAttendanceQuery(id).data ?? { available: 0, total: 0 };
  const [team, ...others] = teams;
  const of = team && others.length === 0 ? ` ${team.name}` : '';
  return total > 0 && `${available} of ${total}${of} so far.`;
}
