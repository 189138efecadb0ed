import { type Action, type Actor, can } from '@touchline/domain';
import { matchPath } from '@touchline/router';
import { paths } from './paths.ts';

/** A page that the navigation leads to. */
export interface Destination {
  path: string;
  /** Pages that are reached from it. */
  below?: readonly string[];
  label: string;
  /** One short word for the bar on phones. */
  mobileLabel: string;
  icon: 'dashboard' | 'teams' | 'fixtures';
  /** Who may not do this does not see it. */
  action: Action;
  section: 'Main' | 'Admin';
}

/** All of them, in the order in which they are shown. */
export const navigation: readonly Destination[] = [
  {
    path: paths.dashboard,
    below: [paths.addChild],
    label: 'Dashboard',
    mobileLabel: 'Home',
    icon: 'dashboard',
    action: 'event.list-own',
    section: 'Main',
  },
  {
    path: paths.manageTeams,
    below: [paths.team],
    label: 'Manage Teams',
    mobileLabel: 'Teams',
    icon: 'teams',
    action: 'team.manage',
    section: 'Admin',
  },
  {
    path: paths.manageFixtures,
    label: 'Manage Fixtures',
    mobileLabel: 'Events',
    icon: 'fixtures',
    action: 'event.manage',
    section: 'Admin',
  },
];

/** The destinations of a person. */
export const destinationsFor = (actor: Actor): Destination[] => navigation.filter(({ action }) => can(actor, action));

/** Is somebody at this address there, or at a page below it? */
export const isAt = ({ path, below = [] }: Destination, pathname: string): boolean =>
  [path, ...below].some((page) => matchPath(page, pathname) !== null);
