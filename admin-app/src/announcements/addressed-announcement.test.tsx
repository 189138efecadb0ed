import { buildEvent, buildTeam, renderPage, screen, within } from '@touchline/testing';
import { app } from '../app.tsx';

const open = (id: number) => renderPage(app, { as: 'coach', at: `/admin/announcements?event=${id}` });
const findForm = async () => {
  await screen.findByLabelText('Content');
  return within(screen.getByRole('dialog', { name: 'New Announcement' }));
};

it('AddressedAnnouncementDialog begins with the event’s title and its team', async () => {
  const team = buildTeam({ name: 'Albion' });
  open(buildEvent({ title: 'Derby', teamId: team.id }).id);
  const form = await findForm();
  expect(await form.findByLabelText('Title')).toHaveValue('Derby');
  expect(form.getByRole('radio', { name: /^Specific team/ })).toBeChecked();
  expect(await form.findByDisplayValue(/^Albion/)).toBeVisible();
});

it('AddressedAnnouncementDialog begins with the event’s league, or with everybody', async () => {
  const { leagueId } = buildTeam();
  const page = open(buildEvent({ title: 'Cup', leagueId, teamId: null }).id);
  const form = await findForm();
  expect(await form.findByRole('radio', { name: /^Specific league/ })).toBeChecked();
  page.unmount();
  open(buildEvent({ relevanceType: 'all' }).id);
  expect(await (await findForm()).findByRole('radio', { name: /^All users/ })).toBeChecked();
});

it('AddressedAnnouncementDialog lets the user choose one of several teams', async () => {
  const teams = [buildTeam(), buildTeam()].map(({ id }) => id);
  const { user } = open(buildEvent({ teamId: null, teamsInvolved: teams }).id);
  const form = await findForm();
  await user.type(await form.findByLabelText('Content'), 'Bring water');
  await user.click(form.getByRole('button', { name: /^Send/ }));
  expect(await form.findByText('Please select a team')).toBeVisible();
});
