import { type Actor, ageOn, can, canForAll, type CivilDate, shortNameOf } from '@touchline/domain';
import { type RosterMemberDto } from './team.dto.ts';

/** A roster sorted by name, with a list per column (see `findTeams`). */
export interface RosterColumns {
  id: number[];
  name: string[];
  shortName: (string | null)[];
  dateOfBirth: CivilDate[];
  ageGroup: string[];
  jerseyNumber: (number | null)[];
  position: (string | null)[];
}

export interface Viewer {
  me: Actor;
  ownIds: number[];
  /** Hides other families' children from parents. */
  hidesOthers: boolean;
  today: CivilDate;
}

/** Staff and guardians see everything; other parents see at most given name, initial and age. */
export function membersOf(roster: RosterColumns | null, { me, ownIds, hidesOthers, today }: Viewer): RosterMemberDto[] {
  if (!roster) return [];
  const seesOwn = can(me, 'roster.view', { guardianIds: [me.id] });
  const seesOthers = canForAll(me, 'roster.view');
  const members: RosterMemberDto[] = [];
  roster.id.forEach((id, index) => {
    const seesAll = ownIds.includes(id) ? seesOwn : seesOthers;
    if (!seesAll && hidesOthers) return;
    const [name, dateOfBirth] = [roster.name[index]!, roster.dateOfBirth[index]!];
    const age = ageOn(dateOfBirth, today);
    if (!seesAll) return members.push({ name: shortNameOf({ name, shortName: roster.shortName[index] }), age });
    const ageGroup = roster.ageGroup[index]!;
    const [jerseyNumber, position] = [roster.jerseyNumber[index], roster.position[index]];
    members.push({ id, name, age, dateOfBirth, ageGroup, jerseyNumber, position });
  });
  return members;
}
