import { useCreateTeamMutation, useListTeamsQuery } from '@touchline/api-client';
import { appRoot, type ClubApp, contract, Page, useShell } from '@touchline/app-core';
import { Link } from '@touchline/router';
import { Button } from '@touchline/ui';
import {
  aCoach,
  buildChild,
  buildTeam,
  clubWith,
  emptyClub,
  renderPage,
  screen,
  server,
  transportOf,
  waitFor,
} from './index.ts';

/** A page such as the applications have. */
function TeamsPage() {
  const { session, signOut } = useShell();
  const { data: teams = [], isLoading, isError } = useListTeamsQuery({});
  const [createTeam] = useCreateTeamMutation();
  return (
    <Page title={`Teams of ${session.fullName}`}>
      {isLoading && <p>Loading</p>}
      {isError && <p role="alert">Error loading teams. Please try again.</p>}
      <ul>
        {teams.map((team) => (
          <li key={team.id}>
            {team.name}: {team.members.map((member) => member.name).join(', ')}
          </li>
        ))}
      </ul>
      <Button onClick={() => createTeam({ name: 'U12 Bears', leagueId: 2 })}>Add Bears</Button>
      <Button onClick={() => void signOut()}>Sign Out</Button>
      <Link to="/dashboard?tab=2">Dashboard</Link>
    </Page>
  );
}

const teams = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows the sample club as the person may see it', async () => {
  renderPage(<TeamsPage />, { as: 'parent' });
  expect(await screen.findByText('U12 Lions: Mia Keller, Noah O.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Teams of Pat Keller' })).toBeVisible();
});

it('shows what builders have added, to whom they have added', async () => {
  const team = buildTeam({ name: 'Bears' });
  buildChild({ name: 'Ada Park', teams: [team] });
  renderPage(<TeamsPage />, { as: aCoach({ fullName: 'Kim Lee' }) });
  expect(await screen.findByText('Bears: Ada Park')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Teams of Kim Lee' })).toBeVisible();
});

it('starts every test with the sample club', async () => {
  renderPage(<TeamsPage />, { as: 'admin' });
  await screen.findByText(/U12 Lions/);
  expect(teams()).toHaveLength(3);
});

it('can be empty but for the accounts', async () => {
  emptyClub();
  renderPage(<TeamsPage />, { as: 'admin' });
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('does what a person does and records what the person is told', async () => {
  const { user, toasts } = renderPage(<TeamsPage />, { as: 'coach' });
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  expect(await screen.findByText(/U12 Bears/)).toBeVisible();
  expect(await screen.findByText('Team created successfully')).toBeVisible();
  expect(toasts).toEqual([{ title: 'Team created successfully' }]);
});

it('lets calls fail, wait, or reach nobody', async () => {
  server.fail('listTeams', 503);
  const letGo = server.hold('createTeam');
  const { user, toasts } = renderPage(<TeamsPage />, { as: 'coach' });
  expect(await screen.findByRole('alert')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  expect(toasts).toEqual([]);
  letGo();
  expect(await screen.findByText(/U12 Bears/)).toBeVisible();

  server.fail('createTeam', 0);
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toMatchObject({ title: 'Error creating team', tone: 'danger' });
});

it('is away until it is back, for pages alone', async () => {
  server.away();
  const { user, toasts } = renderPage(<TeamsPage />, { as: 'coach' });
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect((await server.as('coach')({ method: 'GET', path: '/api/teams' })).body).toHaveLength(3);

  server.back();
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  expect(await screen.findByText(/U12 Bears/)).toBeVisible();
  expect(server.asked().filter((operation) => operation === 'createTeam')).toHaveLength(2);
  expect(server.sent('createTeam')).toEqual(Array(2).fill({ name: 'U12 Bears', leagueId: 2 }));
});

it('keeps a session in each browser, which begins and ends as people sign in and out', async () => {
  const browser = transportOf(null);
  const me = async () => (await browser({ method: 'GET', path: '/api/auth/me' })).body;
  expect(await me()).toMatchObject({ status: 401 });
  const pat = { username: 'parent@touchline.example', password: 'touchline' };
  await browser({ method: 'POST', path: '/api/auth/login', body: pat });
  expect(await me()).toMatchObject({ fullName: 'Pat Keller' });
  await browser({ method: 'POST', path: '/api/auth/logout' });
  expect(await me()).toMatchObject({ status: 401 });
});

it('can have other settings', async () => {
  clubWith({ name: 'Riverside FC' });
  const { body } = await server.as(null)({ method: 'GET', path: '/api/club' });
  expect(body).toMatchObject({ name: 'Riverside FC', timeZone: 'Europe/London' });
});

it('knows where the person went', async () => {
  const { user, where } = renderPage(<TeamsPage />, { at: '/teams' });
  expect(where()).toBe('/teams');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(where()).toBe('/dashboard?tab=2');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(where()).toBe('/auth'));
});

it('runs a whole application', async () => {
  const app: ClubApp = {
    contract,
    Root: appRoot(),
    routes: [{ path: '/teams', action: 'team.browse', load: async () => ({ default: TeamsPage }) }],
  };
  renderPage(app, { as: 'admin', at: '/teams' });
  expect(await screen.findByText(/U12 Lions/)).toBeVisible();
  const { body } = await server.as('parent')({ method: 'GET', path: '/api/auth/me' });
  expect(body).toMatchObject({ fullName: 'Pat Keller' });
});
