import { paths } from '@touchline/app-core';
import {
  buildLeague,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import ManageTeamsPage from '../manage-teams.page.tsx';

const open = (search = '') => renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams + search });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('LeaguesTab shows age group, description and number of teams in cards', async () => {
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
])('LeaguesTab finds a league by %s', async (_what, search, name) => {
  open(`?tab=leagues&search=${search}`);
  const card = await screen.findByRole('listitem');
  expect(within(card).getByRole('heading', { name })).toBeVisible();
});

it('LeagueFormDialog creates a league once what it requires is entered', async () => {
  emptyClub();
  const { user, toasts } = open('?tab=leagues');
  expect(await screen.findByRole('heading', { name: 'No Leagues Found' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add League' })[0]!);
  const form = within(await dialog('Add League'));
  await user.type(form.getByLabelText('League Name'), 'A{Enter}');
  const summary = await form.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByText('Name must be at least 2 characters')).toBeVisible();
  expect(form.getByLabelText('Age Group')).toHaveAccessibleDescription(/Age group is required/);
  await user.click(within(summary).getByRole('button', { name: 'Age group is required' }));
  expect(form.getByLabelText('Age Group')).toHaveFocus();

  await user.type(form.getByLabelText('League Name'), ' League');
  await user.type(form.getByLabelText('Age Group'), 'U13');
  await user.click(form.getByRole('button', { name: 'Create League' }));
  expect(await screen.findByRole('heading', { name: 'A League' })).toBeVisible();
  expect(toasts).toEqual([{ title: 'League created successfully' }]);
});

it('LeagueFormDialog keeps the entries if the server rejects the league', async () => {
  const { user } = open('?tab=leagues');
  await user.click(button('Add League'));
  const form = within(await dialog('Add League'));
  const release = server.hold('createLeague');
  await user.type(form.getByLabelText('League Name'), 'County Youth League');
  await user.type(form.getByLabelText('Age Group'), 'U12{Enter}');
  expect(await form.findByRole('button', { name: 'Creating...' })).toBeVisible();
  release();
  expect(await form.findByRole('alert')).toHaveTextContent('A league with this name and age group already exists');
  expect(form.getByLabelText('League Name')).toHaveValue('County Youth League');
});

it('LeaguesTab shows an error if the leagues cannot be loaded', async () => {
  server.fail('listLeagues', 0);
  open('?tab=leagues');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading leagues. Please try again.');
});

describe('LeaguesTab for admins', () => {
  const openAsAdmin = () => renderPage(<ManageTeamsPage />, { as: 'admin', at: `${paths.manageTeams}?tab=leagues` });

  it('edits a league', async () => {
    const { user, toasts } = openAsAdmin();
    await user.click(await screen.findByRole('button', { name: 'Edit Riverside Junior League, U10' }));
    const form = within(await dialog('Edit League'));
    await user.clear(form.getByLabelText('Description (optional)'));
    await user.clear(form.getByLabelText('Age Group'));
    await user.type(form.getByLabelText('Age Group'), 'U11');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const card = (await screen.findByRole('heading', { name: 'Riverside Junior League' })).closest('li')!;
    await waitFor(() => expect(card).toHaveTextContent('U11No description provided'));
    expect(toasts).toEqual([{ title: 'League updated successfully' }]);
  });

  it('deletes a league after confirmation, and shows the error in the dialog if the server rejects it', async () => {
    buildLeague({ name: 'Sunday League', ageGroup: 'U16' });
    const { user, toasts } = openAsAdmin();
    await user.click(await screen.findByRole('button', { name: 'Delete Sunday League, U16' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Sunday League?' }));
    server.fail('deleteLeague', 409, 'This league still has teams. Move or delete them first.');
    await user.click(question.getByRole('button', { name: 'Delete League' }));
    expect(await question.findByRole('alert')).toHaveTextContent('This league still has teams.');
    await user.click(question.getByRole('button', { name: 'Delete League' }));
    await waitFor(() => expect(screen.queryByText('Sunday League')).not.toBeInTheDocument());
    expect(toasts.at(-1)).toEqual({ title: 'League deleted successfully' });
  });

  it('links to the teams of a league that cannot be deleted because of them', async () => {
    const { user, where } = openAsAdmin();
    await user.click(await screen.findByRole('button', { name: 'Delete Riverside Junior League, U10' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Riverside Junior League still has 1 team' }),
    );
    expect(question.queryByRole('button', { name: 'Delete League' })).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Show Its Teams' }));
    expect(await screen.findByRole('link', { name: 'U10 Otters' })).toBeVisible();
    expect(where()).toBe('/admin/manage-teams?search=Riverside+Junior+League');
  });

  it('has no accessibility violations', async () => {
    openAsAdmin();
    await screen.findAllByRole('listitem');
    await expectNoBarriers();
  });
});

it('LeaguesTab does not let coaches change leagues', async () => {
  open('?tab=leagues');
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) / })).not.toBeInTheDocument();
});
