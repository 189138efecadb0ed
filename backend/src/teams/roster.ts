import { type Actor, can, type CivilDate, shortName } from '@touchline/domain';
import { type Ages } from '../club/club-clock.ts';
import { type RosterMemberDto } from './team.dto.ts';

/** A roster by name, as the database gives it: a list per column. */
export interface RosterColumns {
  id: number[];
  name: string[];
  dateOfBirth: CivilDate[];
  ageGroup: (string | null)[];
  jerseyNumber: (number | null)[];
  position: (string | null)[];
}

/** Who looks at a roster, and what the club lets parents see of other families' children. */
export interface Viewer {
  me: Actor;
  ownIds: number[];
  hidesOthers: boolean;
  ages: Ages;
}

/** Everything for staff and guardians; of other families' children given name with initial and age, or nothing. */
export function membersOf(roster: RosterColumns | null, { me, ownIds, hidesOthers, ages }: Viewer): RosterMemberDto[] {
  if (!roster) return [];
  const mine = can(me, 'roster.view', { guardianIds: [me.id] });
  const others = can(me, 'roster.view', { guardianIds: [] });
  const members: RosterMemberDto[] = [];
  roster.id.forEach((id, index) => {
    const isOpen = ownIds.includes(id) ? mine : others;
    if (!isOpen && hidesOthers) return;
    const [name, dateOfBirth] = [roster.name[index]!, roster.dateOfBirth[index]!];
    const age = ages.ageOf({ dateOfBirth });
    if (!isOpen) return members.push({ name: shortName(name), age });
    const ageGroup = ages.ageGroupOf({ dateOfBirth, ageGroup: roster.ageGroup[index]! });
    const [jerseyNumber, position] = [roster.jerseyNumber[index], roster.position[index]];
    members.push({ id, name, age, dateOfBirth, ageGroup, jerseyNumber, position });
  });
  return members;
}
