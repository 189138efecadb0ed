import { paths } from '@touchline/app-core';
import {
  buildChild,
  buildEvent,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { wideScreen } from '../test/screens.ts';
import ManageTeamsPage from './manage-teams.page.tsx';

const open = (search = '') => renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams + search });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('TeamsTab', () => {
  it('is a table on wide screens', async () => {
    window.matchMedia = wideScreen;
    open();
    const table = await screen.findByRole('table', { name: 'Teams' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Team NameLeagueAge GroupMembersActions',
      'U10 OttersRiverside Junior LeagueU102',
      'U12 LionsCounty Youth LeagueU122',
      'U14 FalconsCounty Youth LeagueU140',
    ]);
    expect(within(table).getByRole('link', { name: 'U12 Lions' })).toHaveAttribute('href', '/admin/teams/2');
  });

  it('shows league, lead coach and number of players in cards on phones', async () => {
    const loose = buildTeam({ name: 'Walking Football', leagueId: null });
    buildChild({ teams: [loose] });
    open();
    const [, lions, falcons, walking] = await screen.findAllByRole('listitem');
    expect(lions).toHaveTextContent('U12 LionsCounty Youth League · U12Casey Rivera2 players');
    expect(falcons).toHaveTextContent('No Lead Coach Assigned');
    expect(walking).toHaveTextContent('Walking FootballNo League');
    expect(walking).toHaveTextContent('1 player');
    expect(within(lions!).getByRole('link', { name: 'U12 Lions' })).toHaveAttribute('href', '/admin/teams/2');
  });

  it('finds teams by their name or league, and keeps the search in the URL', async () => {
    const { user, where } = open();
    await user.type(await screen.findByRole('searchbox'), 'county  youth');
    await waitFor(() => expect(screen.queryByText('U10 Otters')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'U12 Lions' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('county  youth');
    expect(where()).toBe('/admin/manage-teams?search=county++youth');

    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'otter');
    expect(await screen.findByRole('tab', { name: 'Teams 1' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Leagues 0' })).toBeVisible();
  });

  it('is paginated and searched by the server, which counts the teams', async () => {
    const leadCoachId = club().arrange(({ users }) => users.find(({ isCoach }) => isCoach)!.id);
    for (let at = 1; at <= 27; at += 1) buildTeam({ name: `Rovers ${at}`, leadCoachId: at > 25 ? leadCoachId : null });
    const { user, where } = open();
    expect(await screen.findByText('Showing 1 to 25 of 30 results')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Teams 30' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    await user.click(button('Next'));
    expect(await screen.findByText('Showing 26 to 30 of 30 results')).toBeVisible();
    expect(where()).toBe('/admin/manage-teams?page=2');

    await user.type(screen.getByRole('searchbox'), 'rivera');
    expect(await screen.findByRole('tab', { name: 'Teams 4' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
      'Rovers 26',
      'Rovers 27',
      'U10 Otters',
      'U12 Lions',
    ]);
    expect(where()).toBe('/admin/manage-teams?search=rivera');
  });

  it('says when no team matches the search, and can show all teams again', async () => {
    const { user } = open('?search=rangers');
    expect(await screen.findByRole('heading', { name: 'No Teams Found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Your First Team' })).not.toBeInTheDocument();
    await user.click(button('Show all teams'));
    expect(await screen.findByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });

  it('offers to create the first team', async () => {
    emptyClub();
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'No Teams Found' })).toBeVisible();
    await user.click(button('Create Your First Team'));
    expect(await dialog('Create New Team')).toBeVisible();
  });

  it('retries a failed request', async () => {
    const release = server.hold('listTeams');
    server.fail('listTeams', 503);
    const { user } = open();
    expect(await screen.findByText('Loading teams...')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading teams. Please try again.');
    await user.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });
});

describe('The menu of a team', () => {
  const menuOf = async (as: 'admin' | 'coach', name: string) => {
    const page = renderPage(<ManageTeamsPage />, { as, at: paths.manageTeams });
    await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return page;
  };
  const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

  it('lets an admin delete the team after a warning', async () => {
    const { user, toasts } = await menuOf('admin', 'U12 Lions');
    expect(await items()).toEqual(['Details', 'Edit', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete U12 Lions?' });
    expect(question).toHaveAccessibleDescription(/All of the team’s data is deleted/);
    await user.click(within(question).getByRole('button', { name: 'Delete Team' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'U12 Lions' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'U10 Otters' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Team deleted successfully' }]);
  });

  it('lets an admin delete a team that has had events, which archives it, and restore it', async () => {
    buildEvent({ teamId: 2, date: '2026-01-10' });
    const { user, toasts } = await menuOf('admin', 'U12 Lions');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete U12 Lions?' });
    await waitFor(() => expect(question).toHaveAccessibleDescription(/so it is archived/));
    await user.click(within(question).getByRole('button', { name: 'Delete Team' }));
    await user.click(await screen.findByRole('tab', { name: /Archived/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore U12 Lions' }));
    expect(await screen.findByText('No Archived Teams')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Teams/ }));
    expect(await screen.findByRole('link', { name: 'U12 Lions' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Team deleted successfully' }, { title: 'Team restored' }]);
  });

  it('keeps the team and shows the error if the server rejects the deletion', async () => {
    const { user } = await menuOf('admin', 'U12 Lions');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    server.fail('deleteTeam', 503, 'The server is resting');
    await user.click(await screen.findByRole('button', { name: 'Delete Team' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });

  it('does not let a coach delete the team', async () => {
    await menuOf('coach', 'U12 Lions');
    expect(await items()).toEqual(['Details', 'Edit']);
    expect(screen.getByRole('menuitem', { name: 'Details' })).toHaveAttribute('href', '/admin/teams/2');
  });
});

it.each([
  ['teams', ''],
  ['leagues', '?tab=leagues'],
  ['a search without a match', '?search=rangers'],
])('ManageTeamsPage has no accessibility violations: %s', async (_what, search) => {
  open(search);
  await screen.findAllByRole('heading', { level: 2 });
  await expectNoBarriers();
});
