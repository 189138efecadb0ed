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

/** A page like those of the apps. */
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

it('renderPage shows the sample club as the signed-in user may see it', async () => {
  renderPage(<TeamsPage />, { as: 'parent' });
  expect(await screen.findByText('U12 Lions: Mia Keller, Noah O.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Teams of Pat Keller' })).toBeVisible();
});

it('renderPage shows the builders’ data to the builders’ user', async () => {
  const team = buildTeam({ name: 'Bears' });
  buildChild({ name: 'Ada Park', teams: [team] });
  renderPage(<TeamsPage />, { as: aCoach({ fullName: 'Kim Lee' }) });
  expect(await screen.findByText('Bears: Ada Park')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Teams of Kim Lee' })).toBeVisible();
});

it('renderPage starts every test with the sample club', async () => {
  renderPage(<TeamsPage />, { as: 'admin' });
  await screen.findByText(/U12 Lions/);
  expect(teams()).toHaveLength(3);
});

it('emptyClub removes everything except the accounts', async () => {
  emptyClub();
  renderPage(<TeamsPage />, { as: 'admin' });
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('renderPage sends the user’s actions to the server and records toasts', async () => {
  const { user, toasts } = renderPage(<TeamsPage />, { as: 'coach' });
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  expect(await screen.findByText(/U12 Bears/)).toBeVisible();
  expect(await screen.findByText('Team created successfully')).toBeVisible();
  expect(toasts).toEqual([{ title: 'Team created successfully' }]);
});

it('server.fail and server.hold make requests fail, wait or get no response', async () => {
  server.fail('listTeams', 503);
  const release = server.hold('createTeam');
  const { user, toasts } = renderPage(<TeamsPage />, { as: 'coach' });
  expect(await screen.findByRole('alert')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  expect(toasts).toEqual([]);
  release();
  expect(await screen.findByText(/U12 Bears/)).toBeVisible();

  server.fail('createTeam', 0);
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toMatchObject({ title: 'Error creating team', tone: 'danger' });
});

it('server.away makes all requests of pages fail until server.back', async () => {
  server.away();
  const { user, toasts } = renderPage(<TeamsPage />, { as: 'coach' });
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect((await server.as('coach')({ method: 'GET', path: '/api/teams' })).body).toHaveLength(3);

  server.back();
  await user.click(screen.getByRole('button', { name: 'Add Bears' }));
  expect(await screen.findByText(/U12 Bears/)).toBeVisible();
  expect(server.requested().filter((operation) => operation === 'createTeam')).toHaveLength(2);
  expect(server.sent('createTeam')).toEqual(Array(2).fill({ name: 'U12 Bears', leagueId: 2 }));
});

it('transportOf keeps a session that starts and ends with signing in and out', async () => {
  const browser = transportOf(null);
  const me = async () => (await browser({ method: 'GET', path: '/api/auth/me' })).body;
  expect(await me()).toMatchObject({ status: 401 });
  const pat = { username: 'parent@touchline.example', password: 'touchline' };
  await browser({ method: 'POST', path: '/api/auth/login', body: pat });
  expect(await me()).toMatchObject({ fullName: 'Pat Keller' });
  await browser({ method: 'POST', path: '/api/auth/logout' });
  expect(await me()).toMatchObject({ status: 401 });
});

it('clubWith changes settings of the club', async () => {
  clubWith({ name: 'Riverside FC' });
  const { body } = await server.as(null)({ method: 'GET', path: '/api/club' });
  expect(body).toMatchObject({ name: 'Riverside FC', timeZone: 'Europe/London' });
});

it('renderPage reports the current address', async () => {
  const { user, where } = renderPage(<TeamsPage />, { at: '/teams' });
  expect(where()).toBe('/teams');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(where()).toBe('/dashboard?tab=2');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(where()).toBe('/auth'));
});

it('renderPage renders a whole app', async () => {
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
