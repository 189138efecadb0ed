import { type Actor, can, type CivilDate, shortName } from '@touchline/domain';
import { type ClubClock } from '../club/club-clock.ts';
import { type RosterMemberDto } from './team.dto.ts';

/** A roster row as the database gives it. */
export interface RosterRow {
  id: number;
  name: string;
  dateOfBirth: CivilDate;
  ageGroup: string | null;
  jerseyNumber: number | null;
  position: string | null;
  guardianIds: number[];
}

/** Everything for staff and guardians, given name with initial and age for other parents. */
export function rosterMember(row: RosterRow, me: Actor, clock: ClubClock): RosterMemberDto {
  const age = clock.ageOf(row);
  if (!can(me, 'roster.view', row)) return { name: shortName(row.name), age };
  const { guardianIds: _, ...child } = row;
  return { ...child, age, ageGroup: clock.ageGroupOf(row) };
}
