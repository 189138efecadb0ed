import { appRoot, type ClubApp, contract, paths } from '@touchline/app-core';
import { calendarSlice } from './calendar/calendar.slice.ts';

/** The application of parents. */
export const app: ClubApp = {
  contract,
  Root: appRoot({ slices: { [calendarSlice.name]: calendarSlice.reducer } }),
  routes: [
    { path: paths.dashboard, action: 'event.list-own', load: () => import('./dashboard/dashboard.page.tsx') },
    { path: paths.calendar, action: 'event.list-own', load: () => import('./calendar/calendar.page.tsx') },
    { path: paths.event, action: 'event.view', load: () => import('./event/event.page.tsx') },
    { path: paths.teams, action: 'team.browse', load: () => import('./teams/teams.page.tsx') },
    { path: paths.profile, action: 'session.view', load: () => import('./profile/profile.page.tsx') },
    { path: paths.messages, action: 'mail.choose', load: () => import('./messages/messages.page.tsx') },
    { path: paths.devices, action: 'session.manage', load: () => import('./devices/devices.page.tsx') },
    { path: paths.twoStep, action: 'account.secure', load: () => import('./two-step/two-step.page.tsx') },
    { path: paths.feeds, action: 'feed.manage', load: () => import('./feeds/feeds.page.tsx') },
    { path: paths.addChild, action: 'child.add', load: () => import('./add-child/add-child.page.tsx') },
    { path: paths.guardians, action: 'guardian.view', load: () => import('./guardians/guardians.page.tsx') },
    { path: paths.absences, action: 'absence.manage', load: () => import('./absences/absences.page.tsx') },
    { path: paths.privacy, action: 'child.view-privacy', load: () => import('./privacy/privacy.page.tsx') },
    {
      path: paths.announcements,
      action: 'announcement.browse',
      load: () => import('./announcements/announcements.page.tsx'),
    },
  ],
};
