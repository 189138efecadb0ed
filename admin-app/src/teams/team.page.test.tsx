import { addDays, todayIn } from '@touchline/domain';
import { buildChild, buildTeam, club, expectNoBarriers, renderPage, screen, server, within } from '@touchline/testing';
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

describe('a team', () => {
  it('is named in the title, summed up in a card, and leads back to all teams', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Team: U12 Lions', level: 1 })).toBeVisible();
    const card = screen.getByRole('region', { name: 'U12 Lions' });
    expect(card).toHaveTextContent('County Youth League · U12');
    expect(card).toHaveTextContent('2 players');
    expect(screen.getByRole('link', { name: 'Back to Teams' })).toHaveAttribute('href', '/admin/manage-teams');
    expect(document.title).toBe('Team: U12 Lions · Touchline FC');
  });

  it('may play in no league', async () => {
    const team = buildTeam({ name: 'Walking Football', leagueId: null, description: 'Tuesday evenings' });
    open('', team.id);
    const card = await screen.findByRole('region', { name: 'Walking Football' });
    expect(card).toHaveTextContent('No league assigned');
    expect(card).toHaveTextContent('N/A');
    expect(card).toHaveTextContent('Tuesday evenings');
  });

  it.each([['99'], ['lions'], ['0'], ['2147483648']])('may not be there: %s', async (id) => {
    open('', id);
    expect(await screen.findByRole('heading', { name: 'Team Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Teams' })).toHaveAttribute('href', '/admin/manage-teams');
  });

  it('can be asked for again when it did not come', async () => {
    server.fail('getTeam', 503);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading team. Please try again.');
    await user.click(button('Try again'));
    expect(await screen.findByRole('region', { name: 'U12 Lions' })).toBeVisible();
  });
});

describe('the roster', () => {
  it('shows jersey number, name, age and position', async () => {
    const team = buildTeam();
    const child = buildChild({ name: 'Ada Park', dateOfBirth: addDays(today, -4000) });
    club().arrange(({ teamMembers }) =>
      teamMembers.push({ id: 90, teamId: team.id, childId: child.id, jerseyNumber: 0, position: 'Goalkeeper' }),
    );
    buildChild({ name: 'Ben Cole', dateOfBirth: addDays(today, -4400), teams: [team] });
    window.matchMedia = wideScreen;
    open('', team.id);
    expect(rowsOf(await screen.findByRole('table', { name: 'Team Roster' }))).toEqual([
      ['Jersey #', 'Name', 'Age', 'Position'],
      ['0', 'Ada Park', '10', 'Goalkeeper'],
      ['–', 'Ben Cole', '12', '–'],
    ]);
  });

  it('is a list on a phone, the number first', async () => {
    open();
    const players = within(await screen.findByRole('list', { name: 'Team Roster' })).getAllByRole('listitem');
    expect(players[0]).toHaveTextContent(/^Jersey # 7 ?Mia Keller ?Age 1[12]$/);
    expect(players[1]).toHaveTextContent(/^Jersey # 4 ?Noah Okafor/);
  });

  it('may be empty', async () => {
    const { user } = open('', 3);
    expect(await screen.findByRole('heading', { name: 'No Players in Team' })).toBeVisible();
    await user.click(button('Add Players'));
    expect(await screen.findByRole('dialog', { name: 'Add Players' })).toBeVisible();
  });
});

it.each([
  ['list', narrowScreen],
  ['table', wideScreen],
])('has no barriers on the roster: %s', async (role, matchMedia) => {
  window.matchMedia = matchMedia;
  open();
  await screen.findByRole(role, { name: 'Team Roster' });
  await expectNoBarriers();
});
