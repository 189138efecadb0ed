import { type Action, type Actor, mayTry } from '@touchline/domain';
import { matchPath } from '@touchline/router';
import { paths } from './paths.ts';

export interface Destination {
  path: string;
  /** Pages that are reached from here; this destination stays marked as the current one. */
  below?: readonly string[];
  label: string;
  /** The label in the bottom bar; without one the page is not in the bar. */
  mobileLabel?: string;
  icon: NavigationIcon;
  /** Hidden from users who may not perform this action. */
  action: Action;
  section: 'Main' | 'Admin';
}

export type NavigationIcon =
  | 'dashboard'
  | 'calendar'
  | 'teams'
  | 'profile'
  | 'users'
  | 'fixtures'
  | 'announcements'
  | 'players'
  | 'import'
  | 'mail'
  | 'audit'
  | 'club';

/** In display order. */
export const navigation: readonly Destination[] = [
  {
    path: paths.dashboard,
    below: [paths.addChild, paths.announcements, paths.guardians, paths.absences, paths.privacy],
    label: 'Dashboard',
    mobileLabel: 'Home',
    icon: 'dashboard',
    action: 'event.list-own',
    section: 'Main',
  },
  {
    path: paths.calendar,
    below: [paths.event],
    label: 'Calendar',
    mobileLabel: 'Calendar',
    icon: 'calendar',
    action: 'event.list-own',
    section: 'Main',
  },
  {
    path: paths.teams,
    label: 'Teams',
    mobileLabel: 'Teams',
    icon: 'teams',
    action: 'team.browse',
    section: 'Main',
  },
  {
    path: paths.profile,
    below: [paths.messages, paths.feeds, paths.devices, paths.twoStep],
    label: 'Profile',
    mobileLabel: 'Profile',
    icon: 'profile',
    action: 'session.view',
    section: 'Main',
  },
  {
    path: paths.manageUsers,
    label: 'Manage Users',
    mobileLabel: 'Users',
    icon: 'users',
    action: 'user.manage',
    section: 'Admin',
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
  {
    path: paths.manageAnnouncements,
    label: 'Announcements',
    mobileLabel: 'Announce',
    icon: 'announcements',
    action: 'announcement.manage',
    section: 'Admin',
  },
  {
    path: paths.manageChildren,
    label: 'Manage Players',
    mobileLabel: 'Players',
    icon: 'players',
    action: 'child.list-all',
    section: 'Admin',
  },
  {
    path: paths.importData,
    label: 'Import Data',
    icon: 'import',
    action: 'data.import',
    section: 'Admin',
  },
  {
    path: paths.mail,
    label: 'Mail',
    icon: 'mail',
    action: 'mail.manage',
    section: 'Admin',
  },
  {
    path: paths.audit,
    label: 'Audit Log',
    icon: 'audit',
    action: 'audit.view',
    section: 'Admin',
  },
  {
    path: paths.club,
    label: 'Club',
    icon: 'club',
    action: 'club.manage',
    section: 'Admin',
  },
];

export const destinationsFor = (actor: Actor): Destination[] =>
  navigation.filter(({ action }) => mayTry(actor, action));

/** Whether the address is the destination or a page below it. */
export const isAt = ({ path, below = [] }: Destination, pathname: string): boolean =>
  [path, ...below].some((page) => matchPath(page, pathname) !== null);
