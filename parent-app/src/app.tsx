import { appRoot, type ClubApp, contract, paths } from '@touchline/app-core';

/** The families' application: what a parent asks of the club. */
export const app: ClubApp = {
  contract,
  Root: appRoot(),
  routes: [
    { path: paths.dashboard, action: 'event.list-own', load: () => import('./dashboard/dashboard.page.tsx') },
    { path: paths.addChild, action: 'child.add', load: () => import('./add-child/add-child.page.tsx') },
  ],
};
