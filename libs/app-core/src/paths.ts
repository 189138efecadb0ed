import { matchPath } from '@touchline/router';

/** The name of a federated application. Never `parent`: the container would collide with `window.parent`. */
export type AppName = 'parent_app' | 'admin_app';

const parentPages = {
  dashboard: '/dashboard',
  addChild: '/add-child',
} as const;

const adminPages = {
  manageTeams: '/admin/manage-teams',
  team: '/admin/teams/:id',
  manageFixtures: '/admin/manage-fixtures',
} as const;

/** Every address of the product, once. */
export const paths = { home: '/', auth: '/auth', login: '/login', ...parentPages, ...adminPages } as const;

export const teamPath = (id: number): string => paths.team.replace(':id', String(id));

/** The application that owns a page, or null when there is no such page. */
export function ownerOf(pathname: string): AppName | null {
  const isOf = (pages: Record<string, string>) => Object.values(pages).some((path) => matchPath(path, pathname));
  if (isOf(parentPages)) return 'parent_app';
  return isOf(adminPages) ? 'admin_app' : null;
}
