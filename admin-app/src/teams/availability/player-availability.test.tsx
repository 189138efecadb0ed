import { addDays, timeAndPlaceOf, todayIn } from '@touchline/domain';
import {
  buildChild,
  buildEvent,
  buildLeague,
  buildResponse,
  buildTeam,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

const today = todayIn('Europe/London');
const open = (id = 2) => renderPage(app, { as: 'coach', at: `/admin/teams/${id}?view=availability` });
const cell = (name: string) => screen.findByRole('button', { name });

it('PlayerAvailability is a tab next to the roster', async () => {
  const { user, where } = renderPage(app, { as: 'coach', at: '/admin/teams/2' });
  await user.click(await screen.findByRole('tab', { name: 'Player Availability' }));
  expect(await screen.findByRole('region', { name: 'Player Availability' })).toBeVisible();
  expect(where()).toBe('/admin/teams/2?view=availability');
});

it('PlayerAvailability shows who is available for each of the next events', async () => {
  open();
  expect(await cell('Noah Okafor, U12 Lions v Harbour Rovers: Available')).toBeVisible();
  expect(await cell('Mia Keller, U12 Lions v Harbour Rovers: Pending')).toBeVisible();
  expect(await cell('Mia Keller, Winter Cup: Pending')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads[0]).toBe('Player');
  expect(heads[1]).toMatch(/^[A-Z]{3} \d+ [A-Z]{3}10:30\sAMU12 Lions v Harbour Rovers$/);
  const foot = screen.getByRole('rowheader', { name: 'Available' }).closest('tr')!;
  expect(foot).toHaveTextContent('Available1 of 2 players0 of 2 players');
  expect(screen.getByRole('link', { name: 'Winter Cup' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?tab=availability&event=\d+$/),
  );
});

it('PlayerAvailability sets the availability on a player’s behalf optimistically', async () => {
  const { user, toasts } = open();
  await user.click(await cell('Mia Keller, Winter Cup: Pending'));
  const release = server.hold('answerAvailability');
  await user.click(await screen.findByRole('radio', { name: 'Unavailable' }));
  expect(await cell('Mia Keller, Winter Cup: Unavailable')).toBeVisible();
  release();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Player marked as unavailable' }]));
  await user.click(await cell('Mia Keller, Winter Cup: Unavailable'));
  await user.click(await screen.findByRole('radio', { name: 'No answer' }));
  expect(await cell('Mia Keller, Winter Cup: Pending')).toBeVisible();
});

it('PlayerAvailability shows which responses are unconfirmed since the event moved, and confirms them', async () => {
  const team = buildTeam();
  const child = buildChild({ name: 'Zoe Tan', teams: [team] });
  const event = buildEvent({ title: 'Derby', teamId: team.id });
  buildResponse(event, child, true, { timeAndPlace: { ...timeAndPlaceOf(event), startTime: '09:00' } });
  const { user } = open(team.id);
  await user.click(await cell('Zoe Tan, Derby: Available, unconfirmed'));
  await user.click(await screen.findByRole('radio', { name: 'Still available' }));
  expect(await cell('Zoe Tan, Derby: Available')).toBeVisible();
});

it('PlayerAvailability restores the availability if the server rejects the change', async () => {
  const { user, toasts } = open();
  server.fail('answerAvailability', 503, 'The server is resting');
  await user.click(await cell('Mia Keller, Winter Cup: Pending'));
  await user.click(await screen.findByRole('radio', { name: 'Available' }));
  await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Error updating availability' }));
  expect(await cell('Mia Keller, Winter Cup: Pending')).toBeVisible();
});

it('PlayerAvailability marks players who are not invited, and shows at most six events', async () => {
  const team = buildTeam({ leagueId: buildLeague({ ageGroup: 'U14' }).id });
  const older = buildChild({ name: 'Old Hand', teams: [team], ageGroup: 'U14' });
  buildChild({ name: 'Young Gun', teams: [team], ageGroup: 'U10' });
  const fields = { teamId: null, teamsInvolved: [], relevanceType: 'age_group' as const };
  buildEvent({ title: 'Trials', ...fields, ageGroupRelevance: 'U14', date: addDays(today, 1) });
  Array.from({ length: 7 }, (_, at) => buildEvent({ teamId: team.id, date: addDays(today, at + 2) }));
  open(team.id);
  expect(await cell(`${older.name}, Trials: Pending`)).toBeVisible();
  expect(within(screen.getByText('Young Gun').closest('tr')!).getByText('Not invited')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(7);
});

it('PlayerAvailability retries a failed request for one event', async () => {
  const team = buildTeam();
  buildChild({ name: 'Ada Park', teams: [team] });
  buildEvent({ title: 'Derby', teamId: team.id });
  server.fail('listEventAvailabilities', 503);
  const { user } = open(team.id);
  await user.click(await screen.findByRole('button', { name: 'Try again: Derby' }));
  expect(await cell('Ada Park, Derby: Pending')).toBeVisible();
});

it('PlayerAvailability says when there are no upcoming events', async () => {
  const team = buildTeam();
  buildChild({ teams: [team] });
  open(team.id);
  expect(await screen.findByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
});

it('PlayerAvailability has no accessibility violations', async () => {
  open();
  await cell('Mia Keller, Winter Cup: Pending');
  await expectNoBarriers();
});

it('PlayerAvailability shows 25 players per page, and finds the others', async () => {
  const team = buildTeam();
  for (let n = 1; n <= 29; n++) buildChild({ name: `Player ${String(n).padStart(2, '0')}`, teams: [team] });
  buildChild({ name: 'Zora Last', teams: [team] });
  buildEvent({ title: 'Derby', teamId: team.id });
  const { user } = open(team.id);
  expect(await screen.findByText('Showing 1 to 25 of 30 results')).toBeVisible();
  expect(await screen.findAllByRole('button', { name: /, Derby: Pending$/ })).toHaveLength(25);
  await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'zora');
  expect(await cell('Zora Last, Derby: Pending')).toBeVisible();
});
