import { paths } from '@touchline/app-core';
import {
  buildChild,
  buildLeague,
  buildTeam,
  emptyClub,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { axe } from 'jest-axe';
import { wideScreen } from '../test/screens.ts';
import ManageTeamsPage from './manage-teams.page.tsx';

const open = (search = '') => renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams + search });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the teams', () => {
  it('stand in a table where there is room', async () => {
    window.matchMedia = wideScreen;
    open();
    const table = await screen.findByRole('table', { name: 'Teams' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Team NameLeagueAge GroupMembers',
      'U10 OttersRiverside Junior LeagueU102',
      'U12 LionsCounty Youth LeagueU122',
      'U14 FalconsCounty Youth LeagueU140',
    ]);
    expect(within(table).getByRole('link', { name: 'U12 Lions' })).toHaveAttribute('href', '/admin/teams/2');
  });

  it('are cards on a phone, with league, lead coach and number of players', async () => {
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

  it('are found by their name or their league’s, and the address keeps what was searched', async () => {
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

  it('say when none fits, and one touch shows them all again', async () => {
    const { user } = open('?search=rangers');
    expect(await screen.findByRole('heading', { name: 'No Teams Found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Your First Team' })).not.toBeInTheDocument();
    await user.click(button('Show all teams'));
    expect(await screen.findByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });

  it('offer to create the first one where there is none', async () => {
    emptyClub();
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'No Teams Found' })).toBeVisible();
    await user.click(button('Create Your First Team'));
    expect(await dialog('Create New Team')).toBeVisible();
  });

  it('can be asked for again when they did not come', async () => {
    const letGo = server.hold('listTeams');
    server.fail('listTeams', 503);
    const { user } = open();
    expect(await screen.findByText('Loading teams...')).toBeInTheDocument();
    letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading teams. Please try again.');
    await user.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });
});

describe('a new team', () => {
  it('is created in a league and stands in the list', async () => {
    const { user, toasts } = open();
    await screen.findByRole('link', { name: 'U12 Lions' });
    await user.click(button('Add Team'));
    const form = within(await dialog('Create New Team'));
    await user.type(form.getByLabelText('Team Name'), 'U12 Bears');
    await user.selectOptions(await form.findByLabelText('League'), 'County Youth League · U12');
    await user.type(form.getByLabelText('Description (optional)'), 'Mondays and Thursdays');
    await user.click(form.getByRole('button', { name: 'Create Team' }));

    expect(await screen.findByRole('link', { name: 'U12 Bears' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Team created successfully' }]);
  });

  it('needs a name and a league', async () => {
    const { user } = open();
    await user.click(button('Add Team'));
    const form = within(await dialog('Create New Team'));
    await form.findByLabelText('League');
    await user.type(form.getByLabelText('Team Name'), '   {Enter}');
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Please select a league')).toBeVisible();
    expect(form.getByLabelText('Team Name')).toHaveFocus();
  });

  it('keeps what was typed when the server refuses it, with the reason', async () => {
    const { user, toasts } = open();
    await user.click(button('Add Team'));
    const form = within(await dialog('Create New Team'));
    await user.selectOptions(await form.findByLabelText('League'), 'County Youth League · U12');
    await user.type(form.getByLabelText('Team Name'), 'u12 lions{Enter}');

    const reason = 'A team with this name already exists in this league';
    expect(await form.findByRole('alert')).toHaveTextContent(reason);
    expect(form.getByLabelText('Team Name')).toHaveValue('u12 lions');
    expect(toasts).toEqual([{ title: 'Error creating team', text: reason, tone: 'danger' }]);
  });

  it('brings its league with it where the club has none yet', async () => {
    emptyClub();
    const { user } = open();
    await user.click(button('Add Team'));
    const form = within(await dialog('Create New Team'));
    await user.type(form.getByLabelText('Team Name'), 'U12 Bears');
    await user.click(await form.findByRole('button', { name: 'Add League' }));

    const league = within(await dialog('Add League'));
    await user.type(league.getByLabelText('League Name'), 'Sunday League');
    await user.type(league.getByLabelText('Age Group'), 'U12{Enter}');

    await waitFor(() => expect(form.getByLabelText('League')).toHaveDisplayValue('Sunday League · U12'));
    expect(form.getByLabelText('Team Name')).toHaveValue('U12 Bears');
    await user.click(form.getByRole('button', { name: 'Create Team' }));
    expect(await screen.findByRole('link', { name: 'U12 Bears' })).toBeVisible();
  });

  it('is not lost by a slip on Escape', async () => {
    const { user } = open();
    await user.click(button('Add Team'));
    const form = within(await dialog('Create New Team'));
    await user.type(form.getByLabelText('Team Name'), 'U12 Bears{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this team?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText('Team Name')).toHaveValue('U12 Bears');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes without a question when nothing was typed', async () => {
    const { user } = open();
    await user.click(button('Add Team'));
    await dialog('Create New Team');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the leagues', () => {
  it('are cards with age group, description and number of teams', async () => {
    buildLeague({ name: 'Sunday League', ageGroup: 'U16' });
    const { user, where } = open();
    await user.click(await screen.findByRole('tab', { name: 'Leagues 4' }));
    const cards = await screen.findAllByRole('listitem');
    expect(where()).toBe('/admin/manage-teams?tab=leagues');
    expect(cards.map((card) => card.textContent)).toEqual([
      'County Youth LeagueU12Nine-a-side, home and away1 team',
      'County Youth LeagueU14No description provided1 team',
      'Riverside Junior LeagueU10Small-sided football on Saturday mornings1 team',
      'Sunday LeagueU16No description provided0 teams',
    ]);
  });

  it.each([
    ['name', 'riverside', 'Riverside Junior League'],
    ['age group', 'u10', 'Riverside Junior League'],
    ['description', 'NINE-A-SIDE', 'County Youth League'],
  ])('are found by their %s', async (_what, search, name) => {
    open(`?tab=leagues&search=${search}`);
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('heading', { name })).toBeVisible();
  });

  it('are added with a name and an age group', async () => {
    emptyClub();
    const { user, toasts } = open('?tab=leagues');
    expect(await screen.findByRole('heading', { name: 'No Leagues Found' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add League' })[0]!);
    const form = within(await dialog('Add League'));
    await user.type(form.getByLabelText('League Name'), 'A{Enter}');
    expect(await form.findByText('Name must be at least 2 characters')).toBeVisible();
    expect(form.getByText('Age group is required')).toBeVisible();

    await user.type(form.getByLabelText('League Name'), ' League');
    await user.type(form.getByLabelText('Age Group'), 'U13');
    await user.click(form.getByRole('button', { name: 'Create League' }));
    expect(await screen.findByRole('heading', { name: 'A League' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'League created successfully' }]);
  });

  it('show a field’s error from the server under the field', async () => {
    const { user } = open('?tab=leagues');
    await user.click(button('Add League'));
    const form = within(await dialog('Add League'));
    const letGo = server.hold('createLeague');
    await user.type(form.getByLabelText('League Name'), 'County Youth League');
    await user.type(form.getByLabelText('Age Group'), 'U12{Enter}');
    expect(await form.findByRole('button', { name: 'Creating...' })).toBeVisible();
    letGo();
    expect(await form.findByRole('alert')).toHaveTextContent('A league with this name and age group already exists');
  });

  it('can be asked for again when they did not come', async () => {
    server.fail('listLeagues', 0);
    open('?tab=leagues');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading leagues. Please try again.');
  });
});

it.each([
  ['teams', ''],
  ['leagues', '?tab=leagues'],
  ['a search without a match', '?search=rangers'],
])('has no barriers: %s', async (_what, search) => {
  const { container } = open(search);
  await screen.findAllByRole('heading', { level: 2 });
  expect(await axe(container)).toHaveNoViolations();
});

it('has no barriers in the form', async () => {
  const { user, baseElement } = open();
  await user.click(button('Add Team'));
  const form = within(await dialog('Create New Team'));
  await form.findByLabelText('League');
  await user.click(form.getByRole('button', { name: 'Create Team' }));
  await form.findByText('Name is required');
  expect(await axe(baseElement)).toHaveNoViolations();
});
