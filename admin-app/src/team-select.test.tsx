import { addDays, todayIn } from '@touchline/domain';
import {
  buildEvent,
  buildLeague,
  buildTeam,
  club,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import ManageFixturesPage from './fixtures/manage-fixtures.page.tsx';
import { wideScreen } from './test/screens.ts';

/** A league of more teams than a select lists; returns its first and its last team. */
function buildBigLeague() {
  const league = buildLeague({ name: 'Big League' });
  const build = (at: number) => buildTeam({ name: `Rovers ${String(at).padStart(2, '0')}`, leagueId: league.id });
  const teams = Array.from({ length: 60 }, (_, at) => build(at + 1));
  return { league, first: teams[0]!, last: teams.at(-1)! };
}

const open = (search = '') =>
  renderPage(<ManageFixturesPage />, { as: 'admin', at: `/admin/manage-fixtures${search}` });

const openDialog = async (button: string) => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: button }));
  if (button !== 'Add Event') await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return { ...page, form: within(await screen.findByRole('dialog')) };
};

const combobox = () => screen.findByRole('combobox', { name: 'Team' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Team' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const newest = () => club().arrange(({ events }) => structuredClone(events.at(-1)!));

describe('TeamSelect of a club with many teams', () => {
  it('shows the first teams, and selects one by pointer', async () => {
    buildBigLeague();
    const { user, form } = await openDialog('Add Event');
    const field = await combobox();
    expect(field).toHaveAttribute('placeholder', 'Select a team');
    await user.click(field);
    expect(options()).toHaveLength(30);
    expect(form.getByText('Showing the first 30 of 63. Type to find the others.')).toBeVisible();
    await expectNoBarriers();
    await user.click(form.getByRole('option', { name: 'Rovers 02 Big League · U12' }));
    expect(field).toHaveValue('Rovers 02 · Big League · U12');

    await user.clear(form.getByLabelText('Title'));
    await user.type(form.getByLabelText('Title'), 'Spring derby');
    await user.type(form.getByLabelText('Date'), addDays(todayIn('Europe/London'), 60));
    await user.type(form.getByLabelText('Start Time'), '11:00');
    await user.click(form.getByRole('button', { name: 'Create Event' }));
    await screen.findByRole('heading', { name: 'Spring derby' });
    const { teamId } = newest();
    expect(club().arrange(({ teams }) => teams.find(({ id }) => id === teamId)?.name)).toBe('Rovers 02');
  });

  it('finds teams on the server, and selects one by keyboard', async () => {
    buildBigLeague();
    const { user } = await openDialog('Add Event');
    await user.click(await combobox());
    await user.keyboard('rovers 6');
    await waitFor(() => expect(options()).toEqual(['Rovers 60 Big League · U12']));
    await user.keyboard('{Enter}');
    expect(await combobox()).toHaveValue('Rovers 60 · Big League · U12');
    await user.keyboard('no such team');
    expect(await screen.findByText('Nothing found for “no such team”.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await combobox()).toHaveValue('Rovers 60 · Big League · U12');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('takes the focus from the error summary', async () => {
    buildBigLeague();
    const { user, form } = await openDialog('Add Event');
    await combobox();
    await user.click(form.getByRole('button', { name: 'Create Event' }));
    const summary = within(await form.findByRole('alert'));
    const error = 'Please select either a team, multiple teams, or a league';
    await user.click(summary.getByRole('button', { name: error }));
    expect(await combobox()).toHaveFocus();
    expect(await combobox()).toHaveAccessibleDescription(error);
    await expectNoBarriers();
  });

  it('shows the team of the edited event, and keeps it', async () => {
    const { last } = buildBigLeague();
    const { id } = buildEvent({ title: 'Derby', teamId: last.id });
    const { user, form } = await openDialog('Actions for Derby');
    await waitFor(async () => expect(await combobox()).toHaveValue('Rovers 60 · Big League · U12'));
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Derby!' });
    expect(club().arrange(({ events }) => events.find((event) => event.id === id)?.teamId)).toBe(last.id);
  });

  it('says when a search fails, and repeats it when it is typed again', async () => {
    buildBigLeague();
    const { user } = await openDialog('Add Event');
    await user.click(await combobox());
    server.fail('listTeams', 503);
    await user.keyboard('rovers 59');
    expect(await screen.findByText('Error loading teams. Please try again.')).toBeVisible();
    await user.keyboard('{Escape}{ArrowDown}');
    expect(await screen.findByText('Showing the first 30 of 63. Type to find the others.')).toBeVisible();
    await user.keyboard('rovers 59');
    await waitFor(() => expect(options()).toEqual(['Rovers 59 Big League · U12']));
  });

  it('filters by a team of the chosen league', async () => {
    window.matchMedia = wideScreen;
    const { league, last } = buildBigLeague();
    buildEvent({ title: 'Derby', teamId: last.id });
    const { user, where } = open();
    await screen.findByRole('option', { name: 'Big League · U12' });
    await user.selectOptions(screen.getByLabelText('League'), 'Big League · U12');
    await user.click(await combobox());
    await screen.findByText('Showing the first 30 of 60. Type to find the others.');
    await user.keyboard('60');
    await waitFor(() => expect(options()).toContain('Rovers 60 Big League · U12'));
    await user.click(screen.getByRole('option', { name: /Rovers 60/ }));
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible();
    expect(where()).toBe(`/admin/manage-fixtures?league=${league.id}&team=${last.id}`);
    expect(await screen.findByRole('button', { name: 'Remove Team: Rovers 60' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('League'), 'Riverside Junior League · U10');
    expect(await screen.findByRole('option', { name: 'U10 Otters' })).toBeInTheDocument();
    expect(await combobox()).toHaveValue('');
  });

  it('shows the filter of the address, also of a team that does not exist', async () => {
    window.matchMedia = wideScreen;
    const { last } = buildBigLeague();
    const { user } = open(`?team=${last.id}`);
    await waitFor(async () => expect(await combobox()).toHaveValue('Rovers 60 · Big League · U12'));
    await user.click(screen.getByRole('button', { name: 'Clear Team' }));
    expect(await combobox()).toHaveValue('');
  });

  it('names a team that does not exist by its number', async () => {
    window.matchMedia = wideScreen;
    buildBigLeague();
    open('?team=999');
    await waitFor(async () => expect(await combobox()).toHaveValue('no. 999'));
    expect(screen.getByRole('button', { name: 'Remove Team: no. 999' })).toBeVisible();
  });
});

describe('The list of several teams', () => {
  it('searches on the server, and keeps what is selected', async () => {
    const { first, last } = buildBigLeague();
    const { user, form } = await openDialog('Add Event');
    await user.click(form.getByRole('button', { name: 'Multiple teams' }));
    await user.click(await form.findByRole('checkbox', { name: /Rovers 01/ }));
    expect(form.getByText('Showing the first 50 of 63. Type to find the others.')).toBeVisible();
    await user.type(form.getByRole('searchbox', { name: 'Search teams' }), 'rovers 60');
    await waitFor(() => expect(form.getAllByRole('checkbox', { name: /^Rovers/ })).toHaveLength(1));
    await user.click(form.getByRole('checkbox', { name: /Rovers 60/ }));
    expect(form.getByRole('button', { name: 'Remove Rovers 01' })).toBeVisible();
    await user.type(form.getByRole('searchbox', { name: 'Search teams' }), 'x');
    expect(await form.findByText('Nothing found for “rovers 60x”.')).toBeVisible();
    expect(form.getByRole('searchbox', { name: 'Search teams' })).toHaveFocus();

    await user.clear(form.getByLabelText('Title'));
    await user.type(form.getByLabelText('Title'), 'Spring derby');
    await user.type(form.getByLabelText('Date'), addDays(todayIn('Europe/London'), 60));
    await user.type(form.getByLabelText('Start Time'), '11:00');
    await user.click(form.getByRole('button', { name: 'Create Event' }));
    await screen.findByRole('heading', { name: 'Spring derby' });
    expect(newest().teamsInvolved).toEqual([first.id, last.id]);
  });

  it('names the edited event’s teams, also those that are not listed yet', async () => {
    const { first, last } = buildBigLeague();
    buildEvent({ title: 'Derby', teamId: null, teamsInvolved: [first.id, last.id] });
    const { form } = await openDialog('Actions for Derby');
    expect(await form.findByRole('checkbox', { name: /Rovers 01/ })).toBeChecked();
    expect(form.getByRole('button', { name: 'Remove Rovers 60' })).toBeVisible();
  });
});
