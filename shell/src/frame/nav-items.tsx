import { type Destination, isAt } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { NavItem } from '@touchline/ui';
import { icons } from './icons.ts';

interface NavItemsProps {
  of: readonly Destination[];
  /** Under their short words, for a bar. */
  short?: boolean;
}

/** Links to pages, of which the one that is open is marked. */
export function NavItems({ of, short }: NavItemsProps) {
  const { pathname } = useLocation();
  return of.map((one) => (
    <NavItem
      key={one.path}
      to={one.path}
      label={(short && one.mobileLabel) || one.label}
      icon={icons[one.icon]}
      current={isAt(one, pathname)}
    />
  ));
}
