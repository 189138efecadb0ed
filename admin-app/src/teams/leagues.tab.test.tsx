import { paths } from '@touchline/app-core';
import { buildLeague, emptyClub, renderPage, screen, server, within } from '@touchline/testing';
import ManageTeamsPage from './manage-teams.page.tsx';

const open = (search = '') => renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams + search });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

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

it('keep what was typed when the server refuses it', async () => {
  const { user } = open('?tab=leagues');
  await user.click(button('Add League'));
  const form = within(await dialog('Add League'));
  const letGo = server.hold('createLeague');
  await user.type(form.getByLabelText('League Name'), 'County Youth League');
  await user.type(form.getByLabelText('Age Group'), 'U12{Enter}');
  expect(await form.findByRole('button', { name: 'Creating...' })).toBeVisible();
  letGo();
  expect(await form.findByRole('alert')).toHaveTextContent('A league with this name and age group already exists');
  expect(form.getByLabelText('League Name')).toHaveValue('County Youth League');
});

it('can be asked for again when they did not come', async () => {
  server.fail('listLeagues', 0);
  open('?tab=leagues');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading leagues. Please try again.');
});
