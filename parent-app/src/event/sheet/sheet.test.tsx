import { jest } from '@jest/globals';
import { type EventDto } from '@touchline/api-client';
import {
  aCoach,
  aParent,
  buildAbsence,
  buildChild,
  buildEvent,
  buildGuardian,
  buildResponse,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
  findChoice,
  getChoice,
} from '@touchline/testing';
import { app } from '../../app.tsx';
import { inDays } from '../../test/dashboard.ts';

beforeEach(emptyClub);

const open = (id: number, search = '') => renderPage(app, { at: `/events/${id}${search}`, as: aCoach() });
const group = (name: string) => screen.findByRole('region', { name });
const namesIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('listitem')
    .map((row) => row.textContent?.replace(/ ?(Change|AvailableUnavailable)?$/, ''));
const button = (name: string) => screen.findByRole('button', { name });

/** A match of a team with one player who is coming, one who is not, and two who have not answered. */
function aMatch() {
  const [noah, leo, zoe, eli] = ['Noah Okafor', 'Leo King', 'Zoe Tan', 'Eli Roy'].map((name) => buildChild({ name }));
  const team = buildTeam({ name: 'U12 Lions', members: [noah!, leo!, zoe!, eli!] });
  club().arrange(({ teamMembers }) => {
    const put = (childId: number, jerseyNumber: number, position: string | null) =>
      Object.assign(
        teamMembers.find((member) => member.childId === childId)!,
        { jerseyNumber, position },
      );
    put(noah!.id, 1, 'GK');
    put(eli!.id, 4, null);
    put(zoe!.id, 12, 'Left wing');
  });
  const event = buildEvent({ title: 'Lions v Bears', teamId: team.id });
  buildResponse(event, noah!);
  buildResponse(event, leo!, false);
  return { team, event, noah: noah!, leo: leo!, zoe: zoe!, eli: eli! };
}

describe('The player’s own sheet', () => {
  it('opens from the name, with the number first, and closes to the sheet of the event', async () => {
    const { event, zoe, team } = aMatch();
    const coach = aCoach();
    buildGuardian(zoe, aParent({ fullName: 'Naomi Tan', phone: '020 7946-0018' }));
    buildGuardian(zoe, aParent({ fullName: 'Pat Tan' }));
    club().arrange(({ teams }) => (teams.find(({ id }) => id === team.id)!.leadCoachId = coach.id));
    const { user, where, toasts } = renderPage(app, { at: `/events/${event.id}`, as: coach });
    await user.click(await screen.findByRole('link', { name: 'Zoe Tan' }));
    expect(where()).toBe(`/events/${event.id}?player=${zoe.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Zoe Tan' }));
    expect(await dialog.findByText('Naomi and Pat will be told that you looked at the numbers.')).toBeVisible();
    expect(dialog.getAllByRole('button')[0]).toHaveTextContent('Show phone number');
    expect(server.requested()).not.toContain('lookUpContacts');
    await user.click(dialog.getByRole('button', { name: 'Show phone number' }));
    expect(await dialog.findByRole('link', { name: 'Call Naomi Tan: 020 7946-0018' })).toBeVisible();
    expect(toasts).toEqual([]);
    await expectNoBarriers();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(where()).toBe(`/events/${event.id}`);
  });

  it('is not there for a child that is not asked', async () => {
    const { event } = aMatch();
    open(event.id, `?player=${buildChild().id}`);
    await group('No answer 2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const realNow = performance.now.bind(performance);

/** A busy machine may take longer than a double tap between two clicks. */
function stopTheClock(): void {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}

/** Sets the clock to after the time of a double tap. */
function waitForADoubleTap(): void {
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + 1000);
}
afterEach(() => jest.restoreAllMocks());

describe('Sheet', () => {
  it('groups the players by answer, silent ones first, with numbers and positions', async () => {
    const { event } = aMatch();
    open(event.id);
    expect(namesIn(await group('No answer 2'))).toEqual(['4Eli Roy', '12Zoe Tan Left wing']);
    expect(namesIn(await group('Coming 1'))).toEqual(['1Noah Okafor GK']);
    expect(namesIn(await group('Not coming 1'))).toEqual(['Leo King']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'No answer 2',
      'Coming 1',
      'Not coming 1',
    ]);
    expect(screen.getByText('2 no answer')).toBeVisible();
    await expectNoBarriers();
  });

  it('says what a player’s other team has on that day', async () => {
    const { event, zoe } = aMatch();
    const otters = buildTeam({ name: 'U10 Otters', members: [zoe] });
    buildEvent({ teamId: otters.id, date: event.date, startTime: '09:00', type: 'match' });
    buildEvent({ teamId: otters.id, date: event.date, startTime: '17:30', type: 'training' });
    open(event.id);
    const rows = within(await group('No answer 2')).getAllByRole('listitem');
    const text = /Zoe Tan.*Also plays at 9:00 AM with U10 OttersAlso trains at 5:30 PM with U10 Otters/;
    expect(rows.map(({ textContent }) => textContent).filter((row) => text.test(row))).toHaveLength(1);
  });

  it('marks and counts who is away, until somebody answers for them', async () => {
    const { event, eli } = aMatch();
    buildAbsence(eli, event.date);
    const { user } = open(event.id);
    expect(namesIn(await group('No answer 2'))).toEqual(['4Eli Roy Away', '12Zoe Tan Left wing']);
    expect(screen.getByText('1 of 4 away')).toBeVisible();
    expect(screen.getByText('– away')).toBeInTheDocument();
    await expectNoBarriers();
    await user.click(await findChoice('Eli Roy', 'Available'));
    expect(namesIn(await group('Coming 2'))).toContain('4Eli Roy');
    expect(screen.queryByText('1 of 4 away')).toBeNull();
  });

  it('answers for silent players one after another', async () => {
    const { event, eli } = aMatch();
    const { user, toasts } = open(event.id);
    await user.click(await findChoice('Eli Roy', 'Available'));
    expect(namesIn(await group('Coming 2'))).toContain('4Eli Roy');
    expect(await findChoice('Zoe Tan', 'Available')).toHaveFocus();
    expect(server.sent('answerAvailability')).toEqual([{ eventId: event.id, childId: eli.id, isAvailable: true }]);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Player marked as available' }]));
    waitForADoubleTap();
    await user.click(await findChoice('Zoe Tan', 'Unavailable'));
    expect(within(await group('No answer 0')).getByText('Everybody has answered')).toBeVisible();
  });

  it('does not take a double tap for an answer of the next player', async () => {
    const { event } = aMatch();
    const { user } = open(event.id);
    const first = await findChoice('Eli Roy', 'Available');
    stopTheClock();
    await user.click(first);
    await user.click(await findChoice('Zoe Tan', 'Available'));
    expect(server.sent('answerAvailability')).toHaveLength(1);
    waitForADoubleTap();
    await user.click(await findChoice('Zoe Tan', 'Available'));
    expect(server.sent('answerAvailability')).toHaveLength(2);
  });

  it('changes an answer and sets it back', async () => {
    const { event, noah } = aMatch();
    const { user } = open(event.id);
    await user.click(await button('Change: Noah Okafor'));
    expect(getChoice('Noah Okafor', 'Available')).toBeChecked();
    await expectNoBarriers();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radiogroup', { name: 'Availability of Noah Okafor' })).not.toBeInTheDocument();

    await user.click(await button('Change: Noah Okafor'));
    await user.click(await findChoice('Noah Okafor', 'No answer'));
    expect(namesIn(await group('No answer 3'))).toContain('1Noah Okafor GK');
    expect(await findChoice('Noah Okafor', 'Available')).toHaveFocus();
    expect(server.sent('answerAvailability')).toEqual([{ eventId: event.id, childId: noah.id, isAvailable: null }]);
  });

  it('moves a player back when the answer fails, with the reason in the row', async () => {
    const { event } = aMatch();
    const { user } = open(event.id);
    await findChoice('Zoe Tan', 'Available');
    server.away();
    await user.click(await findChoice('Zoe Tan', 'Available'));
    const silent = await group('No answer 2');
    const failure = await within(silent).findByText('Failed to update availability. Please try again.');
    expect(failure.closest('li')).toHaveTextContent('Zoe Tan');
    expect(await screen.findByText('We could not refresh this. It may be out of date.')).toBeVisible();
  });

  it('chooses one of several teams in the address, and names the team otherwise', async () => {
    const { team, event, zoe } = aMatch();
    const bears = buildTeam({ name: 'U12 Bears', members: [zoe, buildChild({ name: 'Ada Cole' })] });
    const cup = buildEvent({ title: 'Cup', teamId: null, teamsInvolved: [team.id, bears.id], date: inDays(8) });
    const { user, where, go } = open(cup.id);
    expect(namesIn(await group('No answer 5'))).toContain('12Zoe Tan Left wingU12 Lions');
    expect(namesIn(await group('No answer 5'))).toContain('Ada Cole U12 Bears');
    await user.click(await button('U12 Bears'));
    expect(namesIn(await group('No answer 2'))).toEqual(['Ada Cole', 'Zoe Tan']);
    expect(where()).toBe(`/events/${cup.id}?team=${bears.id}`);
    go(`/events/${event.id}`);
    expect(await group('No answer 2')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Team' })).not.toBeInTheDocument();
  });

  it('offers the players’ teams in a list when the event is for the whole club', async () => {
    const teams = ['A', 'B', 'C', 'D'].map((name) =>
      buildTeam({ name, members: [buildChild({ name: `Of ${name}` })] }),
    );
    const { id } = buildEvent({ leagueId: teams[0]!.leagueId, relevanceType: 'all' });
    const { user } = open(id);
    await user.selectOptions(await screen.findByLabelText('Team'), 'C');
    expect(namesIn(await group('No answer 1'))).toEqual(['Of C']);
  });

  it('finds one of many players by name or number, and shows long groups piecewise', async () => {
    const members = Array.from({ length: 60 }, (_, at) => buildChild({ name: `Player ${at + 1}` }));
    const { id } = buildEvent({ teamId: buildTeam({ members: [...members, buildChild({ name: 'Zoë Tan' })] }).id });
    const { user } = open(id);
    expect(namesIn(await group('No answer 61'))).toHaveLength(50);
    await user.click(await button('Show 11 more'));
    expect(namesIn(await group('No answer 61'))).toHaveLength(61);
    await user.type(screen.getByRole('searchbox'), 'zoe');
    expect(namesIn(await group('No answer 1'))).toEqual(['Zoë Tan']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'xy');
    expect(await screen.findByText('No player matches “xy”.')).toBeVisible();
  });

  it('loads the first players of a very long list, and all of them on request', async () => {
    const members = Array.from({ length: 601 }, (_, at) => buildChild({ name: `Player ${at + 1}` }));
    const { id } = buildEvent({ teamId: buildTeam({ members }).id });
    const { user } = open(id);
    expect(await screen.findByText('The first 150 of 601 players by name.')).toBeVisible();
    expect(screen.getByText('601 no answer')).toBeVisible();
    await user.click(await button('Load all players'));
    expect(await group('No answer 601')).toBeVisible();
  });

  it('says how many of its players have been deleted for good since', async () => {
    const { event } = aMatch();
    const { body } = await server.as('coach')({ method: 'GET', path: `/api/events/${event.id}` });
    let erasedCount = 1;
    server.returns('getEvent', () => {
      const { counts, ...shown } = body as EventDto;
      return { body: { ...shown, counts: { ...counts, erasedCount } } };
    });
    const { unmount } = open(event.id);
    expect(await screen.findByText('1 player of this event has been deleted for good since.')).toBeVisible();
    unmount();
    erasedCount = 2;
    open(event.id);
    expect(await screen.findByText('2 players of this event have been deleted for good since.')).toBeVisible();
  });

  it('shows neither counts nor answers of a cancelled event', async () => {
    const { team, event } = aMatch();
    const { id } = buildEvent({ title: 'Off', teamId: team.id, status: 'cancelled' });
    const { go } = open(event.id);
    await group('Coming 1');
    go(`/events/${id}`);
    expect(await screen.findByText('This event was cancelled')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Coming/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/no answer/)).not.toBeInTheDocument();
  });

  it('says when the event has no players, and retries a failed request', async () => {
    const { id } = buildEvent();
    server.fail('listEventAvailabilities', 503);
    const { user } = open(id);
    expect(await screen.findByText('Error loading availability. Please try again.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await screen.findByText('No players')).toBeVisible();
  });

  it('leaves the arrow keys to fields', async () => {
    const members = Array.from({ length: 30 }, () => buildChild());
    const team = buildTeam({ members });
    const { id } = buildEvent({ teamId: team.id });
    buildEvent({ title: 'Later', teamId: team.id, date: inDays(9) });
    const { user, where } = open(id);
    await screen.findByRole('link', { name: /^Next event: Later/ });
    await user.type(await screen.findByRole('searchbox'), 'a{ArrowRight}');
    expect(where()).toBe(`/events/${id}`);
  });

  it('prints a table of all players by number', async () => {
    const { event } = aMatch();
    open(event.id);
    await group('Coming 1');
    const rows = [...document.querySelectorAll('table tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '1Noah OkaforGK✓ coming',
      '4Eli Roy? no answer',
      '12Zoe TanLeft wing? no answer',
      'Leo King✕ not coming',
    ]);
  });
});
