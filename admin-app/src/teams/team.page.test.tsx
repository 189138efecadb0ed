import { addDays, todayIn } from '@touchline/domain';
import {
  buildAnswer,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  emptyClub,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { axe } from 'jest-axe';
import { app } from '../app.tsx';
import { narrowScreen, wideScreen } from '../test/screens.ts';

const today = todayIn('Europe/London');
const open = (search = '', id: number | string = 2) =>
  renderPage(app, { as: 'admin', at: `/admin/teams/${id}${search}` });
const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });
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

describe('adding players', () => {
  beforeEach(() => {
    window.matchMedia = wideScreen;
  });

  const openDialog = async (id = 2) => {
    const page = open('', id);
    await page.user.click(await findButton('Add Players'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Players' }));
    await dialog.findAllByRole('checkbox');
    return { ...page, dialog };
  };

  it('offers registered children who are not in the team yet, with their ages', async () => {
    buildChild({ name: 'Gone Girl', isRegistered: false });
    const { dialog } = await openDialog();
    const names = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Amir Haddad Age 1[34] · no team yet$/),
      expect.stringMatching(/^Leo Keller Age (9|10) · U10 Otters$/),
      expect.stringMatching(/^Sofia Marin Age 10|9 · U10 Otters$/),
    ]);
  });

  it('adds one', async () => {
    const { user, dialog, toasts } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
    expect(await screen.findByRole('rowheader', { name: 'Amir Haddad' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Players 3' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Player added to team' }]);
  });

  it('adds several that were searched for one after the other, and says so once', async () => {
    const { user, dialog, toasts } = await openDialog();
    const search = dialog.getByRole('searchbox');
    await user.type(search, 'amir{Enter}');
    await user.click(dialog.getByRole('checkbox'));
    await user.clear(search);
    await user.type(search, 'sofia');
    await user.click(dialog.getByRole('checkbox'));
    expect(dialog.getByRole('button', { name: 'Remove Amir Haddad' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add 2 Players' }));

    expect(await screen.findByRole('rowheader', { name: 'Sofia Marin' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Amir Haddad' })).toBeVisible();
    expect(toasts).toEqual([{ title: '2 players added to team' }]);
  });

  it('asks for at least one', async () => {
    const { user, dialog, toasts } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Add Players' }));
    const text = 'Please select at least one player to add to the team';
    expect(await dialog.findByText(text)).toBeVisible();
    expect(toasts).toEqual([{ title: 'No players selected', text, tone: 'danger' }]);
  });

  it('tells who was not added and keeps them selected', async () => {
    const { user, dialog, toasts } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
    await user.click(dialog.getByRole('checkbox', { name: /Leo Keller/ }));
    server.fail('addTeamMember', 404, 'This team or player does not exist');
    await user.click(dialog.getByRole('button', { name: 'Add 2 Players' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Amir Haddad: This team or player does not exist');
    expect(dialog.getByRole('checkbox', { name: /Amir Haddad/ })).toBeChecked();
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Leo Keller/ })).not.toBeInTheDocument());
    expect(toasts).toEqual([{ title: 'Player added to team' }]);

    await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
    expect(await screen.findByRole('rowheader', { name: 'Amir Haddad' })).toBeVisible();
  });

  it('says when nobody could be added', async () => {
    const { user, dialog, toasts } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
    server.fail('addTeamMember', 0);
    await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Amir Haddad: Something went wrong');
    expect(toasts).toEqual([{ title: 'Error', text: 'Failed to add players to team', tone: 'danger' }]);
  });

  it('shows a hundred of many and finds the others', async () => {
    Array.from({ length: 130 }, (_, at) => buildChild({ name: `Zed Number${at + 1}` }));
    const { user, dialog } = await openDialog();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(100);
    expect(dialog.getByText('The first 100 of 133 are shown. Type to find the others.')).toBeVisible();
    await user.type(dialog.getByRole('searchbox'), 'number130');
    expect(dialog.getByRole('checkbox', { name: /Zed Number130/ })).toBeVisible();
  });

  it('says when everybody is in the team', async () => {
    emptyClub();
    const team = buildTeam();
    const { user } = open('', team.id);
    await user.click(await findButton('Add Players'));
    expect(await screen.findByRole('heading', { name: 'Nobody left to add' })).toBeVisible();
  });
});

describe('availability', () => {
  const openEvent = async (name: string | RegExp) => {
    const page = open('?tab=availability');
    const toggle = await screen.findByRole('button', { name });
    await page.user.click(toggle);
    return { ...page, item: toggle.closest('li')! };
  };
  const player = (name: string) => screen.getByText(name).closest('li')!;

  it('lists the team’s next events with what is known of them', async () => {
    open('?tab=availability');
    const match = (await screen.findByRole('heading', { name: 'U12 Lions v Harbour Rovers' })).closest('li')!;
    expect(match).toHaveTextContent('Match');
    expect(match).toHaveTextContent('10:30 AM, report 10:00 AM');
    expect(match).toHaveTextContent('Riverside Park, Pitch 2');
    expect(match).toHaveTextContent(/1 ?Available0 ?Unavailable1 ?Pending/);
    expect(screen.queryByText('Otters training')).not.toBeInTheDocument();
  });

  it('counts only this team where others take part', async () => {
    open('?tab=availability');
    const cup = (await screen.findByRole('heading', { name: 'Winter Cup' })).closest('li')!;
    await waitFor(() => expect(cup).toHaveTextContent(/0 ?Available0 ?Unavailable2 ?Pending/));
  });

  it('opens who comes, with counts, response rate and each player’s answer', async () => {
    const { where, item } = await openEvent('U12 Lions v Harbour Rovers');
    expect(await within(item).findByText('Noah Okafor')).toBeVisible();
    expect(within(item).getByText('50%')).toBeVisible();
    expect(within(item).getByRole('progressbar', { name: 'Response rate' })).toHaveAttribute('aria-valuenow', '50');
    expect(within(item).getAllByText('1 of 2')).toHaveLength(2);
    expect(within(item).getByText('0 of 2')).toBeVisible();
    expect(player('Noah Okafor')).toHaveTextContent(/AvailableConfirmed on \w{3} \d{1,2}, \d{4}/);
    expect(player('Mia Keller')).toHaveTextContent('Pending');
    expect(player('Mia Keller')).not.toHaveTextContent('Confirmed');
    expect(where()).toBe('/admin/teams/2?tab=availability&event=1');
  });

  it('is marked on a player’s behalf', async () => {
    const { user, toasts } = await openEvent('U12 Lions v Harbour Rovers');
    const mia = await screen.findByRole('group', { name: 'Availability of Mia Keller' });
    await user.click(within(mia).getByRole('button', { name: 'Unavailable' }));
    expect(await screen.findByText('100%')).toBeVisible();
    await waitFor(() => expect(player('Mia Keller')).toHaveTextContent(/UnavailableConfirmed on/));
    expect(toasts).toEqual([{ title: 'Player marked as unavailable' }]);

    await user.click(within(mia).getByRole('button', { name: 'Available' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(within(mia).getByRole('button', { name: 'Available' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('returns to what it was when the server refuses, with the reason', async () => {
    const { user, toasts } = await openEvent('U12 Lions v Harbour Rovers');
    const mia = await screen.findByRole('group', { name: 'Availability of Mia Keller' });
    server.fail('answerAvailability', 503, 'The server is resting');
    await user.click(within(mia).getByRole('button', { name: 'Available' }));
    await waitFor(() => expect(player('Mia Keller')).toHaveTextContent('The server is resting'));
    expect(player('Mia Keller')).toHaveTextContent('Pending');
    expect(toasts).toEqual([{ title: 'Error updating availability', text: 'The server is resting', tone: 'danger' }]);
  });

  it('filters by what is past and what is to come', async () => {
    buildEvent({ title: 'Lost final', teamId: 2, date: addDays(today, -3) });
    buildEvent({ title: 'First training', teamId: 2, date: addDays(today, -30) });
    const { user, where } = open('?tab=availability');
    await screen.findByRole('heading', { name: 'Winter Cup' });
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

    await user.selectOptions(screen.getByLabelText('Which events'), 'Past');
    await waitFor(() => expect(titles()).toEqual(['Lost final', 'First training']));
    expect(where()).toContain('events=past');
    await user.selectOptions(screen.getByLabelText('Which events'), 'All Events');
    await waitFor(() => expect(titles()).toHaveLength(4));
  });

  it('says when a filter shows nothing, and shows everything then', async () => {
    const { user } = open('?tab=availability&events=past');
    expect(await screen.findByRole('heading', { name: 'No Past Events' })).toBeVisible();
    await user.click(button('View All Events'));
    expect(await screen.findByRole('heading', { name: 'Winter Cup' })).toBeVisible();
  });

  it('says when the team has no events', async () => {
    open('?tab=availability', 3);
    expect(await screen.findByRole('heading', { name: 'No Events Found' })).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    server.fail('listEvents', 503);
    const { user } = open('?tab=availability');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading events. Please try again.');
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Winter Cup' })).toBeVisible();
  });

  it('says nothing false of a team without players', async () => {
    const team = buildTeam();
    buildEvent({ title: 'Open day', teamId: team.id });
    const { user } = open('?tab=availability', team.id);
    await user.click(await findButton('Open day'));
    expect(await screen.findByText('No Players in Team')).toBeVisible();
  });

  it('rounds the response rate', async () => {
    const team = buildTeam();
    const children = Array.from({ length: 3 }, () => buildChild({ teams: [team] }));
    const event = buildEvent({ title: 'Derby', teamId: team.id });
    children.slice(1).forEach((child) => buildAnswer(event, child));
    open(`?tab=availability&event=${event.id}`, team.id);
    expect(await screen.findByText('67%')).toBeVisible();
  });
});

it.each([
  ['list', narrowScreen],
  ['table', wideScreen],
])('has no barriers on the roster: %s', async (role, matchMedia) => {
  window.matchMedia = matchMedia;
  const { container } = open();
  await screen.findByRole(role, { name: 'Team Roster' });
  expect(await axe(container)).toHaveNoViolations();
});

it('has no barriers in availability, opened', async () => {
  const { container } = open('?tab=availability&event=1');
  await screen.findByText('Noah Okafor');
  expect(await axe(container)).toHaveNoViolations();
});

it('has no barriers where players are added', async () => {
  const { user, baseElement } = open();
  await user.click(await findButton('Add Players'));
  await screen.findAllByRole('checkbox');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Players' }));
  expect(await axe(baseElement)).toHaveNoViolations();
});
