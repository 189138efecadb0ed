import { Menu } from '@touchline/ui';
import IdCard from 'lucide-react/icons/id-card';
import UserMinus from 'lucide-react/icons/user-minus';
import { type TeamMember } from '../team-member.ts';

interface MemberMenuProps {
  member: TeamMember;
  /** The address of the player's sheet. */
  to: string;
  onRemove: (member: TeamMember) => void;
}

export const MemberMenu = ({ member, to, onRemove }: MemberMenuProps) => (
  <Menu
    label={`Actions for ${member.name}`}
    items={[
      { label: 'Player Details', icon: IdCard, to },
      { label: 'Remove from Team', icon: UserMinus, tone: 'danger', onSelect: () => onRemove(member) },
    ]}
  />
);
