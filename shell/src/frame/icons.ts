import { type Destination } from '@touchline/app-core';
import { type LucideIcon } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Users from 'lucide-react/icons/users';

/** The drawings of the navigation. */
export const icons: Record<Destination['icon'], LucideIcon> = {
  dashboard: LayoutDashboard,
  teams: Users,
  fixtures: CalendarDays,
};
