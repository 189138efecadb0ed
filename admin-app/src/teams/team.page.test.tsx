import { addDays, todayIn } from '@touchline/domain';
import {
  aCoach,
  buildChild,
  buildTeam,
  buildUnconfirmedCoach,
  club,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { narrowScreen, wideScreen } from '../test/screens.ts';

const today = todayIn('Europe/London');
const open = (search = '', id: number | string = 2) =>
  renderPage(app, { as: 'admin', at: `/admin/teams/${id}${search}` });
const button = (name: string) => screen.getByRole('button', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

describe('TeamPage', () => {
  it('shows the team’s name once', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Team: U12 Lions', level: 1 })).toBeVisible();
    expect(screen.getAllByText(/U12 Lions/)).toHaveLength(1);
    expect(document.title).toBe('Team: U12 Lions · Touchline FC');
  });

  it('shows the team’s facts', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'U12 Lions' });
    expect(card).toHaveTextContent('LeagueCounty Youth League');
    expect(card).toHaveTextContent('Age GroupU12');
    expect(card).toHaveTextContent('2 players');
    expect(card).toHaveTextContent('CoachesCasey Rivera');
  });

  it('links back to all teams', async () => {
    open();
    const back = await screen.findByRole('link', { name: 'Back to Teams' });
    expect(back).toHaveAttribute('href', '/admin/manage-teams');
  });

  it('shows a team without a league', async () => {
    const team = buildTeam({ name: 'Walking Football', leagueId: null, description: 'Tuesday evenings' });
    open('', team.id);
    const card = await screen.findByRole('region', { name: 'Walking Football' });
    expect(card).toHaveTextContent('No league assigned');
    expect(card).toHaveTextContent('N/A');
    expect(card).toHaveTextContent('Tuesday evenings');
    expect(card).toHaveTextContent('No coach yet');
  });

  it('lets an admin confirm a coach who made themselves coach', async () => {
    buildUnconfirmedCoach({ id: 2 });
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm Casey Rivera' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm Casey Rivera' })).not.toBeInTheDocument());
    expect(toasts).toEqual([{ title: 'Coach confirmed' }]);
  });

  it('tells coaches who made themselves coach that they wait, and nobody else', async () => {
    buildUnconfirmedCoach({ id: 2 });
    const { unmount } = renderPage(app, { as: 'coach', at: '/admin/teams/2' });
    expect(await screen.findByText(/^You can look up families’ phone numbers when an admin/)).toBeVisible();
    unmount();
    renderPage(app, { as: aCoach(), at: '/admin/teams/2' });
    await screen.findByRole('region', { name: 'U12 Lions' });
    expect(screen.queryByText(/^You can look up/)).not.toBeInTheDocument();
  });

  it.each([['99'], ['lions'], ['0'], ['2147483648']])('shows "Team Not Found" for the id %s', async (id) => {
    open('', id);
    expect(await screen.findByRole('heading', { name: 'Team Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Teams' })).toHaveAttribute('href', '/admin/manage-teams');
  });

  it('retries a failed request', async () => {
    server.fail('getTeam', 503);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading team. Please try again.');
    await user.click(button('Try again'));
    expect(await screen.findByRole('region', { name: 'U12 Lions' })).toBeVisible();
  });
});

describe('RosterTab', () => {
  const buildTeamWithPlayers = () => {
    const team = buildTeam({ name: 'Rovers' });
    const child = buildChild({ name: 'Ada Park', dateOfBirth: addDays(today, -4000) });
    club().arrange(({ teamMembers }) =>
      teamMembers.push({ id: 90, teamId: team.id, childId: child.id, jerseyNumber: 0, position: 'Goalkeeper' }),
    );
    buildChild({ name: 'Ben Cole', dateOfBirth: addDays(today, -4400), teams: [team] });
    return team;
  };
  const member = (jerseyNumber: number) =>
    club().arrange(({ teamMembers }) => structuredClone(teamMembers.find((row) => row.jerseyNumber === jerseyNumber)));
  const value = (label: string) => screen.findByRole('button', { name: new RegExp(`^${label}: `) });
  /** Turns a text into a field. */
  const edit = async (user: ReturnType<typeof open>['user'], label: string) => {
    await user.click(await value(label));
    return screen.getByLabelText(label);
  };

  it('shows jersey number, name, age and position as text', async () => {
    const team = buildTeamWithPlayers();
    window.matchMedia = wideScreen;
    open('', team.id);
    expect(rowsOf(await screen.findByRole('table', { name: 'Team Roster' }))).toEqual([
      ['Jersey #', 'Name', 'Age', 'Position', 'Actions'],
      ['0', 'Ada Park', '10', 'Goalkeeper', ''],
      ['Add #', 'Ben Cole', '12', 'Add position', ''],
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('is a list on phones, starting with the jersey number', async () => {
    open();
    const players = within(await screen.findByRole('list', { name: 'Team Roster' })).getAllByRole('listitem');
    expect(players[0]).toHaveTextContent(/^7 ?Mia Keller ?Age 1[12]/);
    expect(players[1]).toHaveTextContent('Noah Okafor');
  });

  it('saves a field once, on blur or on Enter, and shows that it is saved', async () => {
    const { user, toasts } = open('', buildTeamWithPlayers().id);
    await user.type(await edit(user, 'Jersey # for Ben Cole'), '12');
    await user.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await value('Jersey # for Ben Cole')).toHaveTextContent('12');
    await user.type(await edit(user, 'Position for Ben Cole'), 'Left wing{Enter}');
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
    expect(member(12)).toMatchObject({ jerseyNumber: 12, position: 'Left wing' });
    expect(server.requested().filter((operation) => operation === 'updateTeamMember')).toHaveLength(2);
    expect(toasts).toEqual([]);
  });

  it('saves a cleared field as empty, and restores it on Escape', async () => {
    const { user } = open('', buildTeamWithPlayers().id);
    await user.clear(await edit(user, 'Position for Ada Park'));
    await user.keyboard('{Escape}');
    expect(await value('Position for Ada Park')).toHaveTextContent('Goalkeeper');
    await user.clear(await edit(user, 'Position for Ada Park'));
    await user.tab();
    await waitFor(() => expect(member(0)).toMatchObject({ position: null }));
    expect(await value('Position for Ada Park')).toHaveTextContent('Add position');
  });

  it('moves the focus to the text after Enter and Escape', async () => {
    const { user } = open('', buildTeamWithPlayers().id);
    for (const key of ['{Enter}', '{Escape}']) {
      await edit(user, 'Jersey # for Ada Park');
      await user.keyboard(key);
      expect(await value('Jersey # for Ada Park')).toHaveFocus();
    }
  });

  it('rejects an invalid jersey number', async () => {
    const { user } = open('', buildTeamWithPlayers().id);
    await user.type(await edit(user, 'Jersey # for Ben Cole'), '1a{Enter}');
    const sentence = 'The jersey number must be a whole number from 0 to 999';
    expect(screen.getByLabelText('Jersey # for Ben Cole')).toHaveAccessibleDescription(sentence);
    expect(server.requested()).not.toContain('updateTeamMember');
  });

  it('keeps the text if saving fails, and saves it again on Enter', async () => {
    const { user, toasts } = open('', buildTeamWithPlayers().id);
    server.fail('updateTeamMember', 503, 'The server is resting');
    await user.type(await edit(user, 'Jersey # for Ben Cole'), '12{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Jersey # for Ben Cole' });
    expect(field).toHaveAccessibleDescription('The server is resting');
    expect(field).toHaveValue('12');
    await user.type(field, '{Enter}');
    await waitFor(() => expect(member(12)).toBeDefined());
    expect(toasts).toEqual([]);
  });

  it('is searchable from 30 players on, and shows 25 of them per page', async () => {
    const team = buildTeam({ name: 'Club team' });
    for (let n = 1; n <= 29; n++) buildChild({ name: `Player ${String(n).padStart(2, '0')}`, teams: [team] });
    const first = open('', team.id);
    await screen.findByRole('link', { name: 'Player 01' });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    first.unmount();

    buildChild({ name: 'Zora Last', teams: [team] });
    const { user, where } = open('', team.id);
    expect(await screen.findByText('Showing 1 to 25 of 30 results')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Player/ })).toHaveLength(25);
    await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'zora');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Player/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Zora Last' })).toBeVisible();
    expect(where()).toContain('search=zora');
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeVisible();
  });

  it('removes a player after confirmation', async () => {
    const { user, toasts } = open('', buildTeamWithPlayers().id);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada Park' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from Team' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Ada Park from Rovers?' });
    server.fail('removeTeamMember', 503, 'The server is resting');
    await user.click(within(question).getByRole('button', { name: 'Remove from Team' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('The server is resting');
    await user.click(within(question).getByRole('button', { name: 'Remove from Team' }));
    await waitFor(() => expect(screen.queryByText('Ada Park')).not.toBeInTheDocument());
    expect(screen.getByRole('tab', { name: 'Players 1' })).toBeVisible();
    expect(toasts.at(-1)).toEqual({ title: 'Player removed from team' });
  });

  it('offers to add players to an empty team', async () => {
    const { user } = open('', 3);
    expect(await screen.findByRole('heading', { name: 'No Players in Team' })).toBeVisible();
    await user.click(button('Add Players'));
    expect(await screen.findByRole('dialog', { name: 'Add Players' })).toBeVisible();
  });
});

it.each([
  ['list', narrowScreen],
  ['table', wideScreen],
])('RosterTab has no accessibility violations as a %s', async (role, matchMedia) => {
  window.matchMedia = matchMedia;
  open();
  await screen.findByRole(role, { name: 'Team Roster' });
  await expectNoBarriers();
});
