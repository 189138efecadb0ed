// The matchers that the Jest set-up adds, for whoever imports this.
/// <reference types="@testing-library/jest-dom" />
/// <reference types="jest-axe" />

/**
 * What page tests are written with. Each test has a club of its own, the sample club, and asks the same demo server that the
 * demo mode runs on, through the application's real store:
 *
 * ```tsx
 * import { buildTeam, renderPage, screen, server } from '@touchline/testing';
 *
 * it('finds a team by its name', async () => {
 *   buildTeam({ name: 'U12 Bears' });
 *   const { user } = renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams });
 *   await user.type(screen.getByRole('searchbox'), 'bears');
 *   expect(await screen.findByRole('link', { name: 'U12 Bears' })).toBeVisible();
 *   expect(screen.queryByText('U14 Falcons')).not.toBeInTheDocument();
 * });
 * ```
 *
 * A page in an app's own store, with its toasts and its other pages: `renderPage(app, { as: 'coach', at: '/admin/teams/2' })`.
 * A server in trouble: `server.fail('listTeams', 503)`, `const letGo = server.hold('createTeam')`, `server.away()`.
 * A browser in which people sign in and out: `transportOf(null)`. A club with other settings: `clubWith({ name: 'Riverside FC' })`.
 */
export { screen, waitFor, within } from '@testing-library/react';
export * from './builders.ts';
export { club, clubWith, demoClub, emptyClub } from './club.ts';
export { expectNoBarriers } from './no-barriers.ts';
export { aCoach, anAdmin, aParent, type Person } from './people.ts';
export { type PageOptions, renderPage } from './render-page.tsx';
export { server, transportOf } from './server.ts';
