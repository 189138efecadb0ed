import '../test/measuring.ts';
import { paths } from '@touchline/app-core';
import {
  aCoach,
  buildResponse,
  buildChild,
  buildEvent,
  buildLeague,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  type PageOptions,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, choice, setClock } from '../test/dashboard.ts';
// Loaded beforehand: what a page brings on demand takes longer than a test waits.
import './calendar.page.tsx';
import './grid.tsx';

const openCalendar = async (search = '', options: PageOptions = {}) => {
  const page = renderPage(app, { at: paths.calendar + search, ...options });
  await screen.findByRole('table');
  return { ...page, press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })) };
};
/** An event or `+2 more` in the grid. */
const entry = async (name: RegExp | string) => within(await screen.findByRole('table')).findByRole('button', { name });
const entries = () => [...document.querySelectorAll('.entry')].map(({ textContent }) => textContent);
const list = () => within(screen.getByRole('region', { name: 'Upcoming Events' }));
const period = () => document.querySelector('h2')?.textContent;

beforeEach(() => setClock('2026-11-20T12:00:00Z'));

/** A family whose team plays on these days of November 2026. */
function aSeason(...days: number[]) {
  const family = aFamily('Mia Ellis');
  club().arrange(({ events }) => events.splice(0));
  const plan = (day: number, startTime: string, fields = {}) =>
    buildEvent({ teamId: family.team.id, date: `2026-11-${String(day).padStart(2, '0')}`, startTime, ...fields });
  days.forEach((day) => plan(day, '10:30', { title: `Game ${day}` }));
  return { ...family, plan };
}

describe('CalendarPage in the month view', () => {
  it('shows one event per day and a link to the others', async () => {
    const { parent, plan } = aSeason(28);
    plan(28, '09:00', { title: 'Warm-up', type: 'training' });
    plan(28, '15:00', { title: 'Final', type: 'tournament' });
    const { user, where } = await openCalendar('', { as: parent });
    expect(period()).toBe('November 2026');
    expect(await entry(/Training, +9:00 AM Warm-up *, RSVP Needed/)).toBeVisible();
    expect(entries()).toHaveLength(2);
    await expectNoBarriers();

    await user.click(await entry('+2 more'));
    await waitFor(() => expect(period()).toBe('November 28, 2026'));
    expect(where()).toBe('/calendar?view=day&date=2026-11-28');
    expect(await entry(/Tournament, 3:00 PM Final/)).toBeVisible();
    expect(entries()).toHaveLength(3);
  });

  it('lists the first ten upcoming events of the month', async () => {
    const { parent } = aSeason(3, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
    const { press } = await openCalendar('', { as: parent });
    await screen.findByRole('button', { name: /^Game 21/ });
    expect(list().queryByText('Game 3')).not.toBeInTheDocument();
    expect(list().getAllByRole('button', { name: /^Game/ })).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /more of/ })).not.toBeInTheDocument();

    await press('Next month');
    expect(await screen.findByText('No upcoming events in December 2026.')).toBeVisible();
  });

  it('shows ten more upcoming events at a time', async () => {
    const { parent, plan } = aSeason();
    for (let at = 0; at < 23; at += 1) plan(28, `${String(at).padStart(2, '0')}:00`, { title: `Game ${at}` });
    const { press } = await openCalendar('', { as: parent });
    await screen.findByRole('button', { name: 'Show 10 more of 13' });
    await press('Show 10 more of 13');
    await press('Show 3 more of 3');
    expect(list().getAllByRole('button', { name: /^Game/ })).toHaveLength(23);
  });

  it('shows today in the club’s time zone', async () => {
    setClock('2026-11-30T23:30:00Z');
    const { parent } = aSeason(30);
    await openCalendar('', { as: parent });
    expect(period()).toBe('November 2026');
    expect(await entry(/10:30 AM Game 30/)).toBeVisible();
    expect(document.querySelector('[aria-current="date"]')).toHaveAttribute('data-date', '2026-11-30');
  });
});

describe('CalendarPage', () => {
  it('moves by months, weeks and days, and back to today', async () => {
    const { parent } = aSeason();
    const { press, where } = await openCalendar('?view=month&date=2026-01-31', { as: parent });
    await press('Next month');
    await waitFor(() => expect(where()).toBe('/calendar?view=month&date=2026-02-28'));
    await press('Week');
    await waitFor(() => expect(period()).toBe('Feb 22 – Feb 28, 2026'));
    await press('Next week');
    await waitFor(() => expect(period()).toBe('Mar 1 – Mar 7, 2026'));
    await press('Day');
    await press('Previous day');
    await waitFor(() => expect(period()).toBe('March 6, 2026'));
    await press('Today');
    await waitFor(() => expect(where()).toBe('/calendar?view=day'));
    expect(period()).toBe('November 20, 2026');
  });

  it('opens any month from 1950 until five years from now', async () => {
    const { parent } = aSeason();
    const { user, press } = await openCalendar('', { as: parent });
    await press(/^November 2026/);
    await expectNoBarriers();
    const years = within(screen.getByLabelText('Year')).getAllByRole('option');
    expect([years[0], years.at(-1)].map((year) => year?.textContent)).toEqual(['2031', '1950']);
    await user.selectOptions(screen.getByLabelText('Year'), '1950');
    await user.selectOptions(screen.getByLabelText('Month'), 'January');
    expect(period()).toBe('January 1950');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('moves two months for a double click', async () => {
    const { parent } = aSeason();
    const { user } = await openCalendar('', { as: parent });
    await user.dblClick(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(period()).toBe('January 2027'));
  });

  it('remembers view and filters while another page is open', async () => {
    const { parent } = aSeason();
    const { press, go, where } = await openCalendar('?view=week&types=match', { as: parent });
    await press('Next week');
    await waitFor(() => expect(where()).toContain('2026-11-27'));
    go(paths.addChild);
    await screen.findByRole('heading', { level: 1, name: 'Add a Child' });
    go(paths.calendar);
    await waitFor(() => expect(where()).toBe('/calendar?view=week&types=match'));
    expect(screen.getByRole('button', { name: 'Filters, 1 changed' })).toBeVisible();
  });
});

describe('CalendarPage', () => {
  it('shows a parent the events for all own children or one of them', async () => {
    const { parent, children, plan } = aSeason(28);
    const leo = buildChild({ name: 'Leo Ellis', of: parent, teams: [buildTeam({ name: 'Owls' })] });
    plan(24, '10:00', { title: 'Everybody', relevanceType: 'all' });
    const { user, where } = await openCalendar(`?childId=${leo.id}`, { as: parent });
    expect(await entry(/Everybody/)).toBeVisible();
    expect(entries()).toHaveLength(1);
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('Leo Ellis');

    await user.selectOptions(screen.getByLabelText('Child'), 'Mia Ellis');
    expect(await entry(/Game 28/)).toBeVisible();
    expect(where()).toBe(`/calendar?view=month&childId=${children[0]?.id}`);
    await user.selectOptions(screen.getByLabelText('Child'), 'My children');
    await user.click(await entry(/Everybody/));
    expect(within(screen.getByRole('dialog')).getByRole('list', { name: 'RSVPs' })).toHaveTextContent(/Mia.*Leo/);
  });

  it('says to the parent of a child without a team why it has no events, in every view', async () => {
    const { parent } = aSeason(28);
    const leo = buildChild({ name: 'Leo Ellis', of: parent });
    const { user, press } = await openCalendar(`?childId=${leo.id}`, { as: parent });
    const why = 'Events appear here when a coach has added Leo to a team.';
    expect(await screen.findByText(why)).toBeVisible();
    await expectNoBarriers();
    await press('Day');
    expect(await screen.findByText(why)).toBeVisible();
    await press('Month');
    await user.selectOptions(screen.getByLabelText('Child'), 'My children');
    expect(await entry(/Game 28/)).toBeVisible();
    expect(screen.queryByText(/once a coach/)).not.toBeInTheDocument();
    await press('Next month');
    expect(await screen.findByText('Events for Leo appear here when a coach has added Leo to a team.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Child'), 'Mia Ellis');
    await waitFor(() => expect(screen.queryByText(/once a coach/)).not.toBeInTheDocument());
  });

  it('shows staff the club’s events or those of a league', async () => {
    const { plan } = aSeason(28);
    const league = buildLeague({ name: 'North', ageGroup: 'U14' });
    plan(24, '11:00', { title: 'Northern derby', teamId: buildTeam({ leagueId: league.id }).id });
    const { user, press, where } = await openCalendar('', { as: 'coach' });
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('All Children');
    expect(await entry(/Game 28/)).toBeVisible();
    await press('Filters');
    await screen.findByRole('option', { name: 'North (U14)' });
    await user.selectOptions(screen.getByLabelText('League'), 'North (U14)');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(where()).toContain(`leagueId=${league.id}`);
    expect(screen.getByRole('button', { name: 'Filters, 1 changed', hidden: true })).toHaveTextContent('Filters (1)');
  });

  it('shows staff the events for the player in the address', async () => {
    const { children } = aSeason(28);
    buildEvent({ title: 'Of others', date: '2026-11-28' });
    await openCalendar(`?childId=${children[0]?.id}`, { as: 'coach' });
    expect(await entry(/Game 28/)).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

  it('lets a coach RSVP for own children', async () => {
    emptyClub();
    const coach = aCoach();
    const team = buildTeam({ members: [buildChild({ name: 'Ada Carter', of: coach })] });
    const event = buildEvent({ title: 'Derby', teamId: team.id, date: '2026-11-28' });
    const { user } = await openCalendar('', { as: coach });
    await user.click(await entry(/Derby/));
    const dialog = within(screen.getByRole('dialog', { name: 'Derby' }));
    expect(await dialog.findByText('1 Pending')).toBeVisible();
    for (const name of ['Derby', 'Who is coming']) {
      expect(dialog.getByRole('link', { name })).toHaveAttribute('href', `/events/${event.id}`);
    }
    expect(await dialog.findByRole('radio', { name: 'Available' })).toBeVisible();
  });

  it('shows an error when an event’s counts cannot be loaded, and retries', async () => {
    emptyClub();
    buildEvent({ title: 'Derby', date: '2026-11-28' });
    const { user } = await openCalendar('', { as: 'coach' });
    const derby = await entry(/Derby/);
    server.fail('getEvent', 503);
    await user.click(derby);
    const dialog = within(screen.getByRole('dialog', { name: 'Derby' }));
    expect(await dialog.findByText('Error loading RSVPs. Please try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('0 Pending')).toBeVisible();
  });

  it('says that an opened event no longer exists', async () => {
    emptyClub();
    const { id } = buildEvent({ title: 'Derby', date: '2026-11-28' });
    const { user } = await openCalendar('', { as: 'coach' });
    const derby = await entry(/Derby/);
    await server.as('admin')({ method: 'DELETE', path: `/api/events/${id}` });
    await user.click(derby);
    const dialog = within(screen.getByRole('dialog', { name: 'Derby' }));
    expect(await dialog.findByText('This event no longer exists.')).toBeVisible();
  });
});

describe('CalendarPage filters', () => {
  it('hide event types, are counted and can be reset', async () => {
    const { parent, plan } = aSeason(28);
    plan(27, '18:00', { title: 'Practice', type: 'training' });
    const { user, press, where } = await openCalendar('', { as: parent });
    await entry(/Practice/);
    await press('Filters');
    await expectNoBarriers();
    await user.click(screen.getByRole('checkbox', { name: 'Training' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(where()).toBe('/calendar?view=month&types=match%2Ctournament%2Cfriendly');
    await press('Reset filters');
    expect(await entry(/Practice/)).toBeInTheDocument();
    expect(where()).toBe('/calendar?view=month');
  });
});

describe('CalendarPage', () => {
  it('opens an event with its details and RSVP', async () => {
    const { parent, plan } = aSeason();
    plan(28, '10:30', {
      title: 'Derby',
      endTime: '12:00',
      reportingTime: '10:00',
      location: 'Riverside',
      locationDetail: 'Pitch 2',
      description: 'Bring shin pads.',
    });
    const { user, toasts } = await openCalendar('', { as: parent });
    await user.click(await entry(/Derby/));
    const dialog = screen.getByRole('dialog', { name: 'Derby' });
    expect(dialog).toHaveAccessibleDescription('November 28, 2026');
    for (const text of ['Match', 'Confirmed', '10:00 AM', 'Riverside, Pitch 2', 'U12 Lions', 'Bring shin pads.'])
      expect(within(dialog).getByText(text)).toBeVisible();
    await expectNoBarriers();

    await user.click(choice(dialog, 'Unavailable'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Mia Ellis marked as unavailable for this event' }]));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await entry(/Match, +10:30 AM Derby *, Unavailable/)).toHaveFocus();
    expect(list().getByText('Mia is unavailable')).toBeVisible();
  });

  it('opens an event by keyboard', async () => {
    const { parent } = aSeason(28);
    const { user } = await openCalendar('', { as: parent });
    (await entry(/Game 28/)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Game 28' })).toBeVisible();
  });

  it('shows responses and cancelled events in the grid', async () => {
    const { parent, children, plan } = aSeason();
    buildResponse(plan(28, '10:00', { title: 'Yes' }), children[0]!, true);
    plan(27, '10:00', { title: 'Rained off', status: 'cancelled' });
    plan(3, '10:00', { title: 'Long ago' });
    await openCalendar('', { as: parent });
    expect(await entry(/Match, +10:00 AM Yes *, Available/)).toBeVisible();
    expect(await entry(/Match, +10:00 AM Cancelled: Rained off$/)).toBeVisible();
    expect(await entry(/Match, +10:00 AM Long ago$/)).toBeVisible();
  });
});

describe('CalendarPage', () => {
  it('shows an error when the server is unreachable, and retries', async () => {
    const { parent } = aSeason(28);
    server.fail('listDashboardEvents', 0);
    const { press } = await openCalendar('', { as: parent });
    expect(await screen.findByText('Error loading events. Please try again.')).toBeVisible();
    await press('Try again');
    expect(await entry(/Game 28/)).toBeVisible();
  });

  it('lists the events of a day that has too many for columns', async () => {
    const { parent, plan } = aSeason();
    for (let at = 0; at < 20; at += 1) plan(28, '10:00', { title: `Game ${at}` });
    renderPage(app, { at: '/calendar?view=day&date=2026-11-28', as: parent });
    expect(await screen.findByRole('list', { name: 'November 28, 2026' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('CalendarPage of a club with many events', () => {
  const buildSaturday = (count: number) => {
    const { plan } = aSeason();
    for (let at = 0; at < count; at += 1) plan(28, '10:00', { title: `Game ${at}` });
  };

  it('asks for the first event of each day of a month, and counts the others', async () => {
    buildSaturday(13);
    const { user } = await openCalendar('', { as: 'coach' });
    expect(await entry(/Game 0/)).toBeVisible();
    expect(entries()).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Show 3 more of 3' }));
    await waitFor(() => expect(list().getAllByRole('button', { name: /^Game/ })).toHaveLength(13));

    await user.click(list().getByRole('button', { name: /^Game 12/ }));
    expect(screen.getByRole('dialog', { name: 'Game 12' })).toBeVisible();
  });

  it('lists the first events of a week’s days, and all of a day', async () => {
    buildSaturday(60);
    const { user, where } = renderPage(app, { at: '/calendar?view=week&date=2026-11-28', as: 'coach' });
    await user.click(await screen.findByRole('button', { name: 'Show all 60 events' }));
    expect(where()).toBe('/calendar?view=day&date=2026-11-28');
    const rows = () => screen.getAllByRole('button', { name: /^Game/ });
    await waitFor(() => expect(rows()).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Show 10 more of 10' }));
    await waitFor(() => expect(rows()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: /more of/ })).not.toBeInTheDocument();
  });

  it('shows nothing while no event type is selected', async () => {
    buildSaturday(1);
    await openCalendar('?view=month&types=none', { as: 'coach' });
    expect(await screen.findByText('No upcoming events in November 2026.')).toBeVisible();
    expect(entries()).toHaveLength(0);
  });
});
