import { type RosterMemberDto, type TeamDto } from '@touchline/api-client';

/** A roster member with the id, which only staff receive. */
export type TeamMember = RosterMemberDto & { id: number };

export const teamMembers = (team: TeamDto): TeamMember[] =>
  team.members.flatMap((member) => (member.id === undefined ? [] : [{ ...member, id: member.id }]));
