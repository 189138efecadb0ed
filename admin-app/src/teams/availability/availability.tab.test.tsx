import { addDays, timeAndPlaceOf, todayIn } from '@touchline/domain';
import {
  buildResponse,
  buildChild,
  buildEvent,
  buildTeam,
  expectNoBarriers,
  findChoice,
  getChoice,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

const today = todayIn('Europe/London');
const open = (search = '', id = 2) =>
  renderPage(app, { as: 'admin', at: `/admin/teams/${id}?tab=availability${search}` });
const button = (name: string) => screen.getByRole('button', { name });

const openEvent = async (name: string) => {
  const page = open();
  const toggle = await screen.findByRole('button', { name: `Players: ${name}` });
  await page.user.click(toggle);
  return { ...page, item: toggle.closest('li')! };
};
const player = (name: string) => screen.getByText(name).closest('li')!;

it('AvailabilityTab lists the team’s upcoming events with details and counts', async () => {
  open();
  const match = (await screen.findByRole('heading', { name: 'U12 Lions v Harbour Rovers' })).closest('li')!;
  expect(match).toHaveTextContent('Match');
  expect(within(match).getByRole('link', { name: /Harbour Rovers/ })).toHaveAttribute('href', '/events/1');
  expect(match).toHaveTextContent('10:30 AM, meet 10:00 AM');
  expect(match).toHaveTextContent('Riverside Park, Pitch 2');
  expect(match).toHaveTextContent(/1 ?Available0 ?Unavailable1 ?Pending/);
  expect(screen.queryByText('Otters training')).not.toBeInTheDocument();
});

it('AvailabilityTab counts only this team if other teams take part', async () => {
  open();
  const cup = (await screen.findByRole('heading', { name: 'Winter Cup' })).closest('li')!;
  await waitFor(() => expect(cup).toHaveTextContent(/0 ?Available0 ?Unavailable2 ?Pending/));
});

it('AvailabilityTab opens an event with what each player has answered', async () => {
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

it('AvailabilityTab sets the availability on a player’s behalf', async () => {
  const { user, toasts } = await openEvent('U12 Lions v Harbour Rovers');
  await findChoice('Mia Keller', 'Available');
  await user.click(getChoice('Mia Keller', 'Unavailable'));
  expect(await screen.findByText('100%')).toBeVisible();
  await waitFor(() => expect(player('Mia Keller')).toHaveTextContent(/UnavailableConfirmed on/));
  expect(toasts).toEqual([{ title: 'Player marked as unavailable' }]);

  await user.click(getChoice('Mia Keller', 'Available'));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(getChoice('Mia Keller', 'Available')).toBeChecked();
});

it('AvailabilityTab restores the availability and shows the error if the server rejects the change', async () => {
  const { user, toasts } = await openEvent('U12 Lions v Harbour Rovers');
  await findChoice('Mia Keller', 'Available');
  server.fail('answerAvailability', 503, 'The server is resting');
  await user.click(getChoice('Mia Keller', 'Available'));
  await waitFor(() => expect(player('Mia Keller')).toHaveTextContent('The server is resting'));
  expect(player('Mia Keller')).toHaveTextContent('Pending');
  expect(toasts).toEqual([{ title: 'Error updating availability', text: 'The server is resting', tone: 'danger' }]);
});

it('AvailabilityTab says what a player’s other team has on that day', async () => {
  const child = buildChild({ name: 'Zoe Tan' });
  const [lions, otters] = ['U12 Tigers', 'U10 Owls'].map((name) => buildTeam({ name, members: [child] }));
  const { id, date } = buildEvent({ teamId: lions!.id });
  buildEvent({ teamId: otters!.id, date, startTime: '09:00' });
  open(`&event=${id}`, lions!.id);
  expect(await screen.findByText('Also plays at 9:00 AM with U10 Owls')).toBeVisible();
});

it('AvailabilityTab filters past and upcoming events', async () => {
  buildEvent({ title: 'Lost final', teamId: 2, date: addDays(today, -3) });
  buildEvent({ title: 'First training', teamId: 2, date: addDays(today, -30) });
  const { user, where } = open();
  await screen.findByRole('heading', { name: 'Winter Cup' });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

  await user.selectOptions(screen.getByLabelText('Which events'), 'Past');
  await waitFor(() => expect(titles()).toEqual(['Lost final', 'First training']));
  expect(where()).toContain('events=past');
  await user.selectOptions(screen.getByLabelText('Which events'), 'All Events');
  await waitFor(() => expect(titles()).toHaveLength(4));
});

it('AvailabilityTab says when no event matches the filter, and can show all events', async () => {
  const { user } = open('&events=past');
  expect(await screen.findByRole('heading', { name: 'No Past Events' })).toBeVisible();
  await user.click(button('View All Events'));
  expect(await screen.findByRole('heading', { name: 'Winter Cup' })).toBeVisible();
});

it('AvailabilityTab says when the team has no events', async () => {
  open('', 3);
  expect(await screen.findByRole('heading', { name: 'No Events Found' })).toBeVisible();
});

it('AvailabilityTab retries a failed request', async () => {
  server.fail('listTeamEvents', 503);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading events. Please try again.');
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Winter Cup' })).toBeVisible();
});

it('AvailabilityTab shows no counts for a team without players', async () => {
  const team = buildTeam();
  buildEvent({ title: 'Open day', teamId: team.id });
  const { user } = open('', team.id);
  await user.click(await screen.findByRole('button', { name: 'Players: Open day' }));
  expect(await screen.findByText('No Players in Team')).toBeVisible();
});

it('AvailabilityTab rounds the response rate', async () => {
  const team = buildTeam();
  const children = Array.from({ length: 3 }, () => buildChild({ teams: [team] }));
  const event = buildEvent({ title: 'Derby', teamId: team.id });
  children.slice(1).forEach((child) => buildResponse(event, child));
  open(`&event=${event.id}`, team.id);
  expect(await screen.findByText('67%')).toBeVisible();
});

it('AvailabilityTab counts and marks responses that are unconfirmed since the event moved', async () => {
  const team = buildTeam();
  const child = buildChild({ name: 'Zoe Tan', teams: [team] });
  const event = buildEvent({ title: 'Derby', teamId: team.id });
  buildResponse(event, child, true, { timeAndPlace: { ...timeAndPlaceOf(event), startTime: '09:00' } });
  const { user } = open(`&event=${event.id}`, team.id);
  const zoe = (await findChoice('Zoe Tan', 'Still available')).closest('li')!;
  expect(zoe).toHaveTextContent(/AvailableUnconfirmedAnswered on/);
  expect(screen.getAllByText('1 unconfirmed')).not.toHaveLength(0);
  await user.click(getChoice('Zoe Tan', 'Still available'));
  await waitFor(() => expect(zoe).toHaveTextContent(/AvailableConfirmed on/));
  await waitFor(() => expect(screen.queryByText('1 unconfirmed')).not.toBeInTheDocument());
});

it('AvailabilityTab has no accessibility violations with an open event', async () => {
  open('&event=1');
  await screen.findByText('Noah Okafor');
  await expectNoBarriers();
});
