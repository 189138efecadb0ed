import { paths } from '@touchline/app-core';
import { emptyClub, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import ManageTeamsPage from './manage-teams.page.tsx';

const open = () => renderPage(<ManageTeamsPage />, { as: 'coach', at: paths.manageTeams });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

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
  const letGo = server.hold('listLeagues');
  await user.type(league.getByLabelText('Age Group'), 'U12{Enter}');

  await waitFor(() => expect(form.getByLabelText('League')).toHaveDisplayValue('Sunday League · U12'));
  letGo();
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

it('has no barriers', async () => {
  const { user } = open();
  await user.click(button('Add Team'));
  const form = within(await dialog('Create New Team'));
  await form.findByLabelText('League');
  await user.click(form.getByRole('button', { name: 'Create Team' }));
  await form.findByText('Name is required');
  await expectNoBarriers();
});
