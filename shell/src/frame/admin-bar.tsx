import { type Destination, type NavigationIcon } from '@touchline/app-core';
import { NavList } from '@touchline/ui';
import { NavItems } from './nav-items.tsx';

/** What staff reach for on a phone, the nearest first. */
const order: NavigationIcon[] = ['users', 'teams', 'fixtures', 'players', 'announcements'];

/** The bar of phones in the admin area. */
export function AdminBar({ destinations }: { destinations: readonly Destination[] }) {
  const shown = destinations.filter(({ section, icon }) => section === 'Admin' && order.includes(icon));
  return (
    <NavList place="bar">
      <NavItems of={shown.sort((one, other) => order.indexOf(one.icon) - order.indexOf(other.icon))} short />
    </NavList>
  );
}
