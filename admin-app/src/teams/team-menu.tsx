import { type TeamDto } from '@touchline/api-client';
import { teamPath, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Menu, type MenuItem } from '@touchline/ui';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';

/** What is asked about a team before it is done. */
export type TeamQuestion = 'edit' | 'delete';

/** What can be done with a team; only admins delete one. */
export function TeamMenu({ team, onAsk }: { team: TeamDto; onAsk: (question: TeamQuestion) => void }) {
  const { session } = useShell();
  const items: MenuItem[] = [
    { label: 'Details', icon: Eye, to: teamPath(team.id) },
    { label: 'Edit', icon: Pencil, onSelect: () => onAsk('edit') },
  ];
  if (can(session, 'team.remove')) {
    items.push({ label: 'Delete', icon: Trash, tone: 'danger', onSelect: () => onAsk('delete') });
  }
  return <Menu label={`Actions for ${team.name}`} items={items} />;
}
