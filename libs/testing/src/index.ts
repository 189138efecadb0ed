// The matchers that the Jest set-up adds.
/// <reference types="@testing-library/jest-dom" />
/// <reference types="jest-axe" />

/**
 * Tools for page tests. Each test has its own copy of the sample club and uses the demo's server through the app's real store:
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
 * A whole app with its store, toasts and pages: `renderPage(app, { as: 'coach', at: '/admin/teams/2' })`.
 * Server failures: `server.fail('listTeams', 503)`, `const release = server.hold('createTeam')`, `server.away()`.
 * A browser for signing in and out: `transportOf(null)`. A club with other settings: `clubWith({ name: 'Riverside FC' })`.
 */
export { screen, waitFor, within } from '@testing-library/react';
export { findChoice, getChoice } from './answers.ts';
export * from './builders.ts';
export { club, clubWith, demoClub, emptyClub } from './club.ts';
export { aCoach, anAdmin, aParent, aWelfareOfficer, type Person } from './people.ts';
export { expectNoBarriers, type PageOptions, renderPage } from './render-page.tsx';
export { server, transportOf } from './server.ts';
