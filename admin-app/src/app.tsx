import { appRoot, type ClubApp, contract, paths, staffToasts } from '@touchline/app-core';

export const app: ClubApp = {
  contract,
  Root: appRoot({ toasts: staffToasts }),
  routes: [
    { path: paths.manageUsers, action: 'user.manage', load: () => import('./users/manage-users.page.tsx') },
    { path: paths.manageTeams, action: 'team.manage', load: () => import('./teams/manage-teams.page.tsx') },
    { path: paths.team, action: 'team.manage', load: () => import('./teams/team.page.tsx') },
    { path: paths.manageChildren, action: 'child.list-all', load: () => import('./players/manage-players.page.tsx') },
    { path: paths.manageFixtures, action: 'event.manage', load: () => import('./fixtures/manage-fixtures.page.tsx') },
    {
      path: paths.manageAnnouncements,
      action: 'announcement.manage',
      load: () => import('./announcements/manage-announcements.page.tsx'),
    },
    { path: paths.importData, action: 'data.import', load: () => import('./import/import-data.page.tsx') },
    { path: paths.mail, action: 'mail.manage', load: () => import('./mail/mail.page.tsx') },
    { path: paths.audit, action: 'audit.view', load: () => import('./audit/audit-log.page.tsx') },
    { path: paths.club, action: 'club.manage', load: () => import('./club/club.page.tsx') },
  ],
};
