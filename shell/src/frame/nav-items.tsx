import { type Destination, isAt, type NavigationIcon } from '@touchline/app-core';
import { pluralize } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { type LucideIcon, NavItem, NavList } from '@touchline/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user-round';
import FileUp from 'lucide-react/icons/file-up';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Shield from 'lucide-react/icons/shield';
import Shirt from 'lucide-react/icons/shirt';
import UserCog from 'lucide-react/icons/user-round-cog';
import Users from 'lucide-react/icons/users';
import { useContext } from 'react';
import { WeekContext } from './week-context.ts';

interface NavItemsProps {
  destinations: readonly Destination[];
  /** With the short labels of a bar. */
  short?: boolean;
}

export function NavItems({ destinations, short }: NavItemsProps) {
  const { pathname } = useLocation();
  const { missing } = useContext(WeekContext);
  const waiting = { count: missing, words: `${pluralize(missing, 'answer')} missing this week` };
  return destinations.map((destination) => (
    <NavItem
      key={destination.path}
      to={destination.path}
      label={(short && destination.mobileLabel) || destination.label}
      icon={navIcons[destination.icon]}
      current={isAt(destination, pathname)}
      waiting={destination.icon === 'dashboard' ? waiting : undefined}
    />
  ));
}

const sections = ['Main', 'Admin'] as const;

/** The whole navigation, for the sidebar and the slide-out. */
export function NavGroups({ destinations }: { destinations: readonly Destination[] }) {
  return sections
    .map((title) => ({ title, members: destinations.filter(({ section }) => section === title) }))
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) => (
      <NavList key={title} place="side" title={title}>
        <NavItems destinations={members} />
      </NavList>
    ));
}

export const navIcons: Record<NavigationIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  calendar: CalendarDays,
  teams: Users,
  profile: CircleUser,
  users: UserCog,
  fixtures: CalendarClock,
  announcements: Megaphone,
  players: Shirt,
  import: FileUp,
  mail: Mail,
  audit: List,
  club: Shield,
};
