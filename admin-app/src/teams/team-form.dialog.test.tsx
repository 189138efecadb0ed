import { paths } from '@touchline/app-core';
import {
  aCoach,
  club,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import ManageTeamsPage from './manage-teams.page.tsx';

const open = () => renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('TeamFormDialog creates a team in the chosen league', async () => {
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

it('TeamFormDialog lists all errors in a focused summary that links to the fields', async () => {
  const { user } = open();
  await user.click(button('Add Team'));
  const form = within(await dialog('Create New Team'));
  await form.findByLabelText('League');
  await user.type(form.getByLabelText('Team Name'), '   {Enter}');

  const summary = await form.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByText('Name is required')).toBeVisible();
  expect(form.getByLabelText('Team Name')).toHaveAccessibleDescription('Name is required');
  expect(form.getByLabelText('League')).toHaveAccessibleDescription('Please select a league');
  await user.click(within(summary).getByRole('button', { name: 'Please select a league' }));
  expect(form.getByLabelText('League')).toHaveFocus();
});

it('TeamFormDialog keeps the entries and shows the error if the server rejects the team', async () => {
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

it('TeamFormDialog adds the club’s first league', async () => {
  emptyClub();
  const { user } = open();
  await user.click(button('Add Team'));
  const form = within(await dialog('Create New Team'));
  await user.type(form.getByLabelText('Team Name'), 'U12 Bears');
  await user.click(await form.findByRole('button', { name: 'Add League' }));

  const league = within(await dialog('Add League'));
  await user.type(league.getByLabelText('League Name'), 'Sunday League');
  const release = server.hold('listLeagues');
  await user.type(league.getByLabelText('Age Group'), 'U12{Enter}');

  await waitFor(() => expect(form.getByLabelText('League')).toHaveDisplayValue('Sunday League · U12'));
  release();
  expect(form.getByLabelText('Team Name')).toHaveValue('U12 Bears');
  await user.click(form.getByRole('button', { name: 'Create Team' }));
  expect(await screen.findByRole('link', { name: 'U12 Bears' })).toBeVisible();
});

it('TeamFormDialog asks before Escape discards the entries', async () => {
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

it('TeamFormDialog closes without a question if nothing was entered', async () => {
  const { user } = open();
  await user.click(button('Add Team'));
  await dialog('Create New Team');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('TeamFormDialog edits a team', async () => {
  aCoach({ fullName: 'Sam Carter' });
  aCoach({ fullName: 'Kim Both' });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for U12 Lions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await dialog('Edit Team'));
  expect(form.getByLabelText('Team Name')).toHaveValue('U12 Lions');
  expect(await form.findByLabelText('League')).toHaveDisplayValue('County Youth League · U12');
  expect(await form.findByLabelText('Lead Coach')).toHaveDisplayValue('Casey Rivera');

  await user.type(form.getByLabelText('Team Name'), ' Reds');
  await user.click(form.getByRole('checkbox', { name: 'Sam Carter' }));
  await user.click(form.getByRole('checkbox', { name: 'Kim Both' }));
  // The new lead coach is no longer an assistant.
  await user.selectOptions(form.getByLabelText('Lead Coach'), 'Sam Carter');
  expect(form.queryByRole('checkbox', { name: 'Sam Carter' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save Changes' }));

  const card = (await screen.findByRole('link', { name: 'U12 Lions Reds' })).closest('li')!;
  expect(card).toHaveTextContent('Sam Carter');
  expect(toasts).toEqual([{ title: 'Team updated successfully' }]);
  const { body } = await server.as('coach')({ method: 'GET', path: '/api/teams/2' });
  expect(body).toMatchObject({ leadCoach: { fullName: 'Sam Carter' }, assistantCoaches: [{ fullName: 'Kim Both' }] });
});

it('TeamFormDialog keeps what leagues call a team, a name per line', async () => {
  club().arrange(({ teams }) => (teams.find(({ id }) => id === 2)!.leagueNames = ['Lions; Harbour']));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for U12 Lions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await dialog('Edit Team'));
  const names = form.getByLabelText('Also Called (optional)');
  expect(names).toHaveValue('Lions; Harbour');

  const problem = 'Please write at most 10 names of 1 to 100 characters';
  await user.type(names, `{Enter}${'x'.repeat(101)}`);
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(names).toHaveAccessibleDescription(expect.stringContaining(problem)));

  await user.clear(names);
  await user.type(names, 'Lions; Harbour{Enter}{Enter} SV Hafen U12 {Enter}');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { body } = await server.as('coach')({ method: 'GET', path: '/api/teams/2' });
  expect(body).toMatchObject({ leagueNames: ['Lions; Harbour', 'SV Hafen U12'] });
});

it('TeamFormDialog keeps a lead coach who has lost the role selectable', async () => {
  club().arrange(({ users }) => users.forEach((user) => (user.isCoach = false)));
  const { user } = renderPage(<ManageTeamsPage />, { as: 'admin', at: paths.manageTeams });
  await user.click(await screen.findByRole('button', { name: 'Actions for U12 Lions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await dialog('Edit Team'));
  expect(await form.findByLabelText('Lead Coach')).toHaveDisplayValue('Casey Rivera (no longer a coach)');
});

it('TeamFormDialog explains how to get coaches if there are none', async () => {
  emptyClub();
  club().arrange(({ users }) => users.forEach((user) => (user.isCoach = false)));
  const { user } = renderPage(<ManageTeamsPage />, { as: 'admin', at: paths.manageTeams });
  await user.click(button('Add Team'));
  expect(await screen.findByText(/No coaches yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite one' })).toHaveAttribute(
    'href',
    '/admin/manage-users?tab=coaches&add=yes',
  );
});

it('TeamFormDialog finds assistants by typing if there are many coaches', async () => {
  Array.from({ length: 9 }, (_, at) => aCoach({ fullName: `Coach Number${at}` }));
  const { user } = open();
  await user.click(button('Add Team'));
  const form = within(await dialog('Create New Team'));
  await user.click(await form.findByRole('searchbox', { name: 'Search coaches' }));
  await user.paste('number7');
  expect(form.getAllByRole('checkbox')).toHaveLength(1);
});

it('TeamFormDialog has no accessibility violations', async () => {
  const { user } = open();
  await user.click(button('Add Team'));
  const form = within(await dialog('Create New Team'));
  await form.findByLabelText('League');
  await user.click(form.getByRole('button', { name: 'Create Team' }));
  await form.findByRole('alert');
  await expectNoBarriers();
});
