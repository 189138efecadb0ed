import { type RowSelection } from '@touchline/ui';
import { type TeamMember } from '../team-member.ts';

/** What both forms of the roster show: the list of phones and the table. */
export interface RosterProps {
  teamId: number;
  members: readonly TeamMember[];
  /** The address of a player's sheet. */
  pathTo: (member: TeamMember) => string;
  /** While players are being selected, when rows have no menus. */
  selection?: RowSelection<TeamMember>;
  onRemove: (member: TeamMember) => void;
}
