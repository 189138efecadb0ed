import { type RosterMemberDto, type TeamDto } from '@touchline/api-client';

/** A member as staff see it: with the id. */
export type Player = RosterMemberDto & { id: number };

export const playersOf = (team: TeamDto): Player[] =>
  team.members.flatMap((member) => (member.id === undefined ? [] : [{ ...member, id: member.id }]));
