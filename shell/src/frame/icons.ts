import { type NavigationIcon } from '@touchline/app-core';
import { type LucideIcon } from '@touchline/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user-round';
import FileUp from 'lucide-react/icons/file-up';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import Shirt from 'lucide-react/icons/shirt';
import UserCog from 'lucide-react/icons/user-round-cog';
import Users from 'lucide-react/icons/users';

/** The drawings of the navigation. */
export const icons: Record<NavigationIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  calendar: CalendarDays,
  teams: Users,
  profile: CircleUser,
  users: UserCog,
  fixtures: CalendarClock,
  announcements: Megaphone,
  players: Shirt,
  import: FileUp,
};
