import { type Destination, isAt } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { NavItem } from '@touchline/ui';
import { icons } from './icons.ts';

interface ProfileItemProps {
  /** Nothing while no application has such a page: then there is the menu alone. */
  page?: Destination;
  isOpen: boolean;
  onToggle: () => void;
}

/** Leads to the profile; who is there already opens and closes the user menu with it. */
export function ProfileItem({ page, isOpen, onToggle }: ProfileItemProps) {
  const { pathname } = useLocation();
  const isThere = page !== undefined && isAt(page, pathname);
  if (page && !isThere) return <NavItem label="Profile" icon={icons.profile} to={page.path} />;
  return <NavItem label="Profile" icon={icons.profile} current={isThere} aria-expanded={isOpen} onClick={onToggle} />;
}
