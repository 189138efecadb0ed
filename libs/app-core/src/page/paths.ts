import { matchPath } from '@touchline/router';

/** The name of a federated app. Not `parent`, because its container would collide with `window.parent`. */
export type AppName = 'parent_app' | 'admin_app';

export const paths = {
  home: '/',
  auth: '/auth',
  login: '/login',
  forgotPassword: '/forgot-password',
  /** For links in mails, also in invitations. */
  resetPassword: '/reset-password/:token',
  verifyEmail: '/verify-email/:token',
  undoEmailChange: '/undo-email-change/:token',
  unsubscribe: '/unsubscribe/:token',
  invitation: '/invitations/:token',
  answer: '/answer/:token',

  dashboard: '/dashboard',
  calendar: '/calendar',
  teams: '/teams',
  profile: '/profile',
  /** Which mails the user gets. */
  messages: '/profile/messages',
  /** The user's feeds for other calendars. */
  feeds: '/profile/calendar',
  /** The user's second factor. */
  twoStep: '/profile/two-step',
  /** Where the user is signed in. */
  devices: '/profile/devices',
  event: '/events/:id',
  addChild: '/add-child',
  guardians: '/children/:id/guardians',
  absences: '/children/:id/absences',
  /** Who can see a child, and who has looked. */
  privacy: '/children/:id/privacy',
  announcements: '/announcements',

  manageUsers: '/admin/manage-users',
  manageTeams: '/admin/manage-teams',
  team: '/admin/teams/:id',
  manageFixtures: '/admin/manage-fixtures',
  manageAnnouncements: '/admin/announcements',
  manageChildren: '/admin/manage-children',
  importData: '/admin/import',
  mail: '/admin/mail',
  audit: '/admin/audit',
  club: '/admin/club',
} as const;

export const teamPath = (id: number): string => paths.team.replace(':id', String(id));

export const eventPath = (id: number): string => paths.event.replace(':id', String(id));

export const guardiansPath = (childId: number): string => paths.guardians.replace(':id', String(childId));

export const absencesPath = (childId: number): string => paths.absences.replace(':id', String(childId));

/** The calendar of the teams that the user coaches. */
export const myTeamsCalendarPath = `${paths.calendar}?teams=mine`;

/** Pages that work with and without a session. */
const openPaths: readonly string[] = [
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.undoEmailChange,
  paths.unsubscribe,
  paths.invitation,
  paths.answer,
];

const guestPaths: readonly string[] = [paths.home, paths.auth, paths.login, ...openPaths];

/** Whether the page needs a signed-in user. */
export const isMemberPath = (pathname: string): boolean =>
  Object.values(paths).some((path) => !guestPaths.includes(path) && matchPath(path, pathname));

/** The app that owns the address. */
export const ownerOf = (pathname: string): AppName => (pathname.startsWith('/admin/') ? 'admin_app' : 'parent_app');
