import { addDays, todayIn } from '@touchline/domain';
import {
  buildChild,
  buildTeam,
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
  it('shows the team in the title and in a summary card, and links back to all teams', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Team: U12 Lions', level: 1 })).toBeVisible();
    const card = screen.getByRole('region', { name: 'U12 Lions' });
    expect(card).toHaveTextContent('County Youth League · U12');
    expect(card).toHaveTextContent('2 players');
    expect(screen.getByRole('link', { name: 'Back to Teams' })).toHaveAttribute('href', '/admin/manage-teams');
    expect(document.title).toBe('Team: U12 Lions · Touchline FC');
  });

  it('shows a team without a league', async () => {
    const team = buildTeam({ name: 'Walking Football', leagueId: null, description: 'Tuesday evenings' });
    open('', team.id);
    const card = await screen.findByRole('region', { name: 'Walking Football' });
    expect(card).toHaveTextContent('No league assigned');
    expect(card).toHaveTextContent('N/A');
    expect(card).toHaveTextContent('Tuesday evenings');
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
  const field = (label: string) => screen.findByLabelText(label);

  it('shows jersey number, name, age and position', async () => {
    const team = buildTeamWithPlayers();
    window.matchMedia = wideScreen;
    open('', team.id);
    expect(rowsOf(await screen.findByRole('table', { name: 'Team Roster' }))).toEqual([
      ['Jersey #', 'Name', 'Age', 'Position', 'Actions'],
      ['Jersey # for Ada Park', 'Ada Park', '10', 'Position for Ada Park', ''],
      ['Jersey # for Ben Cole', 'Ben Cole', '12', 'Position for Ben Cole', ''],
    ]);
    expect(screen.getByLabelText('Jersey # for Ada Park')).toHaveValue('0');
    expect(screen.getByLabelText('Position for Ada Park')).toHaveValue('Goalkeeper');
    expect(screen.getByLabelText('Jersey # for Ben Cole')).toHaveValue('');
  });

  it('is a list on phones, starting with the jersey number', async () => {
    open();
    const players = within(await screen.findByRole('list', { name: 'Team Roster' })).getAllByRole('listitem');
    expect(players[0]).toHaveTextContent(/^Jersey # for Mia Keller ?Mia Keller ?Age 1[12]/);
    expect(within(players[0]!).getByLabelText('Jersey # for Mia Keller')).toHaveValue('7');
    expect(players[1]).toHaveTextContent('Noah Okafor');
  });

  it('saves a field once, on blur or on Enter', async () => {
    const { user, toasts } = open('', buildTeamWithPlayers().id);
    await user.type(await field('Jersey # for Ben Cole'), '12');
    await user.tab();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Player updated' }]));
    await user.type(await field('Position for Ben Cole'), 'Left wing{Enter}');
    await user.tab();
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(member(12)).toMatchObject({ jerseyNumber: 12, position: 'Left wing' });
    expect(server.requested().filter((operation) => operation === 'updateTeamMember')).toHaveLength(2);
    expect(await field('Jersey # for Ben Cole')).toHaveValue('12');
  });

  it('saves a cleared field as empty, and restores it on Escape', async () => {
    const { user } = open('', buildTeamWithPlayers().id);
    await user.clear(await field('Position for Ada Park'));
    await user.keyboard('{Escape}');
    expect(await field('Position for Ada Park')).toHaveValue('Goalkeeper');
    await user.clear(await field('Position for Ada Park'));
    await user.tab();
    await waitFor(() => expect(member(0)).toMatchObject({ position: null }));
  });

  it('rejects an invalid jersey number', async () => {
    const { user } = open('', buildTeamWithPlayers().id);
    await user.type(await field('Jersey # for Ben Cole'), '1a{Enter}');
    const sentence = 'The jersey number must be a whole number from 0 to 999';
    expect(await field('Jersey # for Ben Cole')).toHaveAccessibleDescription(sentence);
    expect(server.requested()).not.toContain('updateTeamMember');
  });

  it('keeps the text if saving fails, and saves it again on Enter', async () => {
    const { user, toasts } = open('', buildTeamWithPlayers().id);
    server.fail('updateTeamMember', 503, 'The server is resting');
    await user.type(await field('Jersey # for Ben Cole'), '12{Enter}');
    await waitFor(async () =>
      expect(await field('Jersey # for Ben Cole')).toHaveAccessibleDescription('The server is resting'),
    );
    expect(toasts).toEqual([{ title: 'Error', text: 'The server is resting', tone: 'danger' }]);
    await user.type(await field('Jersey # for Ben Cole'), '{Enter}');
    await waitFor(() => expect(member(12)).toBeDefined());
  });

  it('removes a player after confirmation', async () => {
    const { user, toasts } = open('', buildTeamWithPlayers().id);
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Park' }));
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
