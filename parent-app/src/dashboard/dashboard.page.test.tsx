import { jest } from '@jest/globals';
import { paths } from '@touchline/app-core';
import { addDays, todayIn } from '@touchline/domain';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAnswer,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  emptyClub,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { axe } from 'jest-axe';
import { act } from 'react';
import { app } from '../app.tsx';

const today = () => todayIn(club().club.timeZone);
const inDays = (days: number) => addDays(today(), days);

/** Puts the clock of page and server to an instant; timers run on, unless a test wants to turn them. */
const setClock = (instant: string, turned?: 'setInterval') => {
  const running = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const;
  jest.useFakeTimers({ now: new Date(instant), doNotFake: running.filter((timer) => timer !== turned) });
};
afterEach(() => void jest.useRealTimers());

const openDashboard = (as: Parameters<typeof renderPage>[1] = {}) => renderPage(app, { at: paths.dashboard, ...as });

const panel = (name: string) => screen.findByRole('region', { name });
const eventCard = (name: string) => screen.findByRole('article', { name });
const childCard = (name: string) => screen.findByRole('article', { name });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const half = (card: HTMLElement, name: 'Available' | 'Unavailable') => within(card).getByRole('button', { name });

/** The page alone: the landmarks around it are the shell's. */
const expectNoBarriers = async () =>
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();

/** A parent with children of these names, all in one team, and an event of it. */
function aFamily(...names: string[]) {
  emptyClub();
  const parent = aParent();
  const children = names.map((name) => buildChild({ name, of: parent }));
  const team = buildTeam({ name: 'U12 Lions', members: children });
  const event = buildEvent({ title: 'Lions v Bears', teamId: team.id, startTime: '10:30', reportingTime: '10:00' });
  return { parent, children, team, event };
}

describe('the children of a family', () => {
  it('each show name, age, date of birth and teams', async () => {
    setClock('2026-11-20T12:00:00Z');
    const parent = aParent();
    const lions = buildTeam({ name: 'U12 Lions' });
    const owls = buildTeam({ name: 'Owls' });
    buildChild({ name: 'Ada Ellis', dateOfBirth: '2014-11-20', of: parent, teams: [lions, owls] });
    buildChild({ name: 'Bo Ellis', dateOfBirth: '2014-11-21', of: parent });
    openDashboard({ as: parent });

    const ada = await childCard('Ada Ellis');
    expect(ada).toHaveTextContent('Age 12 · Born Nov 20, 2014');
    expect(ada).toHaveTextContent('Owls, U12 Lions');
    const bo = await childCard('Bo Ellis');
    expect(bo).toHaveTextContent('Age 11 · Born Nov 21, 2014');
    expect(bo).toHaveTextContent('No team assigned');
    await expectNoBarriers();
  });

  it.each([
    { day: '2027-02-28', age: 10 },
    { day: '2027-03-01', age: 11 },
    { day: '2028-02-29', age: 12 },
  ])('who was born on 29 February is $age on $day', async ({ day, age }) => {
    setClock(`${day}T12:00:00Z`);
    const parent = aParent();
    buildChild({ name: 'Leap Ellis', dateOfBirth: '2016-02-29', of: parent });
    openDashboard({ as: parent });
    expect(await childCard('Leap Ellis')).toHaveTextContent(`Age ${age} · Born Feb 29, 2016`);
  });

  it('have their birthday when it is their day where the club is', async () => {
    // Half past midnight in London, still yesterday in UTC.
    setClock('2026-07-01T23:30:00Z');
    const parent = aParent();
    buildChild({ name: 'Night Ellis', dateOfBirth: '2014-07-02', of: parent });
    openDashboard({ as: parent });
    expect(await childCard('Night Ellis')).toHaveTextContent('Age 12');
    expect(screen.getByText('July 2, 2026')).toBeVisible();
  });

  it('show names of any length whole', async () => {
    const name = 'Maximiliane-Konstantina '.repeat(4).trim();
    const parent = aParent();
    buildChild({ name, of: parent });
    openDashboard({ as: parent });
    expect(await childCard(name)).toBeVisible();
  });

  it('can be joined by another', async () => {
    const { user, where } = openDashboard();
    await user.click(within(await panel('My Children')).getByRole('link', { name: 'Add a child' }));
    await waitFor(() => expect(where()).toBe(paths.addChild));
  });

  it('can be opened by an address', async () => {
    openDashboard({ at: `${paths.dashboard}#child-2` });
    const card = await childCard('Leo Keller');
    await waitFor(() => expect(card.parentElement).toHaveFocus());
  });
});

describe('the next events', () => {
  it('are five, the nearest first, of own children only', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    for (const days of [3, 60, 2, 5, 4, 1]) buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days) });
    buildEvent({ title: 'Yesterday', teamId: team.id, date: inDays(-1) });
    buildEvent({ title: 'Of others', date: inDays(1) });
    openDashboard({ as: parent });
    await eventCard('In 1');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['In 1', 'In 2', 'In 3', 'In 4', 'In 5']);
  });

  it('leave out what has begun by the clock of the club, however much of it there is', async () => {
    setClock('2026-07-04T14:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    for (let at = 0; at < 40; at += 1) buildEvent({ title: `Over ${at}`, teamId: team.id, date: today() });
    buildEvent({ title: 'At three', teamId: team.id, date: today(), startTime: '15:00' });
    buildEvent({ title: 'At one past three', teamId: team.id, date: today(), startTime: '15:01' });
    openDashboard({ as: parent });
    await eventCard('At one past three');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['At one past three', 'Lions v Bears']);
  });

  it('say when, what, where and for whom', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    const at = { teamId: team.id, date: '2026-11-28', location: 'Riverside Pitch 2' };
    buildEvent({ ...at, title: 'Away day', type: 'tournament', startTime: '12:05', endTime: '16:00' });
    openDashboard({ as: parent });

    const card = await eventCard('Away day');
    expect(card).toHaveTextContent('SAT 28 NOV');
    expect(card).toHaveTextContent('Tournament 12:05 PM – 4:00 PM');
    expect(within(card).getByText('C')).toBeVisible();
    expect(card).toHaveTextContent('Riverside Pitch 2 · U12 Lions');
    expect(within(card).getByRole('list', { name: 'Answers' })).toHaveTextContent('Mia ?No answer yet');
    expect(await eventCard('Lions v Bears')).toHaveTextContent('Match 10:30 AM, report 10:00 AM');
    await expectNoBarriers();
  });

  it('name today and tomorrow', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Tonight', teamId: team.id, date: inDays(0), startTime: '18:30', type: 'training' });
    buildEvent({ title: 'Next', teamId: team.id, date: inDays(1), startTime: '09:00', type: 'friendly' });
    openDashboard({ as: parent });
    expect(await eventCard('Tonight')).toHaveTextContent('Training Today 6:30 PM');
    expect(await eventCard('Next')).toHaveTextContent('Friendly Tomorrow 9:00 AM');
  });

  it('name the first of many teams', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    const others = ['Owls', 'Bears', 'Hawks'].map((name) => buildTeam({ name }).id);
    buildEvent({ title: 'Cup', teamsInvolved: [team.id, ...others] });
    openDashboard({ as: parent });
    expect(await eventCard('Cup')).toHaveTextContent('U12 Lions, Owls and 2 more');
  });

  it('that are cancelled say so and ask for nothing', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Washed out', teamId: team.id, status: 'cancelled' });
    openDashboard({ as: parent });
    const card = await eventCard('Washed out');
    expect(within(card).getByText('Cancelled')).toBeVisible();
    expect(within(card).getByText('This event was cancelled')).toBeVisible();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('that are not certain yet say so and can be answered', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Perhaps', teamId: team.id, status: 'pending' });
    openDashboard({ as: parent });
    const card = await eventCard('Perhaps');
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(half(card, 'Available')).toBeEnabled();
  });

  it('that begin while the page is open stay, but can no longer be answered', async () => {
    setClock('2026-11-20T12:00:00Z', 'setInterval');
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Kick-off', teamId: team.id, date: today(), startTime: '12:30' });
    openDashboard({ as: parent });
    const card = await eventCard('Kick-off');
    expect(half(card, 'Available')).toBeEnabled();
    act(() => void jest.advanceTimersByTime(30 * 60_000));
    expect(card).toHaveTextContent('This event has started. Please ask a coach to change the answer.');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
  });

  it('are none for a while', async () => {
    emptyClub();
    const parent = aParent();
    buildChild({ name: 'Mia Ellis', of: parent });
    openDashboard({ as: parent });
    expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeVisible();
    await expectNoBarriers();
  });
});

describe('an answer for one child', () => {
  it('is one tap, shows at once and can be changed as easily', async () => {
    const { parent } = aFamily('Mia Ellis');
    const letGo = server.hold('answerAvailability');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(within(card).getByRole('group', { name: 'Mia Ellis: Lions v Bears' })).toBeVisible();

    await user.click(half(card, 'Available'));
    await waitFor(() => expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true'));
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('Mia ✓');
    expect(toasts).toEqual([]);
    letGo();
    expect(await screen.findByText('Mia Ellis marked as available for this event')).toBeVisible();

    await user.click(half(card, 'Unavailable'));
    expect(await screen.findByText('Mia Ellis marked as unavailable for this event')).toBeVisible();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'false');
    expect(within(card).getAllByText('Unavailable')).toHaveLength(3);
    expect(card).toHaveTextContent('Mia ✕');
    await expectNoBarriers();
  });

  it('reaches the club', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user, toasts } = openDashboard({ as: parent });
    await user.click(half(await eventCard('Lions v Bears'), 'Available'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const { body } = await server.as('admin')({ method: 'GET', path: `/api/events/${event.id}/availabilities` });
    expect(body).toMatchObject([{ isAvailable: true, child: { name: 'Mia Ellis' } }]);
  });

  it('strikes the title of an event to which nobody comes, and says why', async () => {
    const { parent, event, children } = aFamily('Mia Ellis');
    buildAnswer(event, children[0]!, false);
    openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    expect(within(card).getByRole('heading')).toHaveStyle({ textDecoration: 'line-through' });
    expect(within(card).getAllByText('Unavailable')).toHaveLength(3);
  });

  it('returns to what it was when it is refused, with the reason beside it', async () => {
    const { parent } = aFamily('Mia Ellis');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    await user.click(half(card, 'Available'));

    expect(await within(card).findByText('The club is away for a moment.')).toBeVisible();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'false');
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Update failed', text: 'The club is away for a moment.', tone: 'danger' }]);
    await expectNoBarriers();

    await user.click(half(card, 'Available'));
    expect(await screen.findByText('Mia Ellis marked as available for this event')).toBeVisible();
    expect(within(card).queryByText('The club is away for a moment.')).not.toBeInTheDocument();
  });

  it('that reaches nobody says so in general words', async () => {
    const { parent } = aFamily('Mia Ellis');
    server.fail('answerAvailability', 0);
    const { user } = openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    await user.click(half(card, 'Unavailable'));
    expect(await within(card).findByText('Failed to update availability. Please try again.')).toBeVisible();
  });

  it('that takes long says so, and a second tap waits', async () => {
    const { parent } = aFamily('Mia Ellis');
    const letGo = server.hold('answerAvailability');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    await user.click(half(card, 'Available'));
    await user.click(half(card, 'Unavailable'));
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true');
    expect(await within(card).findByText('Saving...', undefined, { timeout: 3000 })).toBeVisible();
    letGo();
    await waitFor(() => expect(within(card).queryByText('Saving...')).not.toBeInTheDocument());
    expect(toasts).toHaveLength(1);
  });

  it('is refused with the reason once the event was cancelled meanwhile', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    club().arrange(({ events }) => (events.find(({ id }) => id === event.id)!.status = 'cancelled'));
    await user.click(half(card, 'Available'));
    expect(await within(card).findByText('Cancelled')).toBeVisible();
    expect(within(card).getByText('This event was cancelled')).toBeVisible();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an answer where several children are concerned', () => {
  const openDialog = async (parent: ReturnType<typeof aParent>, name: 'Available' | 'Unavailable') => {
    const page = openDashboard({ as: parent });
    const card = await eventCard('Lions v Bears');
    await page.user.click(half(card, name));
    return { ...page, card, dialog: await screen.findByRole('dialog', { name: 'Select Child' }) };
  };
  const choices = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);

  it('is two taps for all of them', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog } = await openDialog(parent, 'Available');
    expect(dialog).toHaveAccessibleDescription('Who is available for Lions v Bears?');
    expect(choices(dialog)).toEqual(['All ', 'Mia Ellis ? No answer yet', 'Leo Ellis ? No answer yet']);
    await expectNoBarriers();

    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true');
    expect(card).toHaveTextContent(/Mia ✓.*Leo ✓/);
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(await screen.findByText(/marked as available for this event/)).toBeVisible();
  });

  it('can be for one of them, whose answer then stands on the card', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog } = await openDialog(parent, 'Unavailable');
    await user.click(within(dialog).getByRole('radio', { name: /Leo Ellis/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
    expect(await screen.findByText('Leo Ellis marked as unavailable for this event')).toBeVisible();
    expect(card).toHaveTextContent(/Mia \?.*Leo ✕/);
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(within(card).getByRole('heading')).toHaveStyle({ textDecoration: 'none' });

    await user.click(half(card, 'Available'));
    const again = await screen.findByRole('dialog', { name: 'Select Child' });
    expect(within(again).getByRole('radio', { name: /Mia Ellis/ })).toBeChecked();
    expect(choices(again)).toContain('Leo Ellis ✕ Unavailable');
  });

  it('asks for whom when that cannot be guessed', async () => {
    const { parent, event, children } = aFamily('Mia Ellis', 'Leo Ellis');
    children.forEach((child) => buildAnswer(event, child, true));
    const { user, dialog, toasts } = await openDialog(parent, 'Available');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(await within(dialog).findByText('Please select a child')).toBeVisible();
    await expectNoBarriers();
    await user.click(within(dialog).getByRole('radio', { name: 'All' }));
    expect(within(dialog).queryByText('Please select a child')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('returns to what it was for whom it is refused', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    const { user, card, dialog } = await openDialog(parent, 'Available');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(await within(card).findByText('The club is away for a moment.')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent(/Mia \?.*Leo ✓/));
  });
});

describe('the lists in trouble', () => {
  it('show the shape of what is coming', async () => {
    const letGo = server.hold('listOwnChildren');
    const letEventsGo = server.hold('listDashboardEvents');
    openDashboard();
    expect(within(await panel('My Children')).getByRole('status')).toHaveTextContent('Loading...');
    expect(within(await panel('Upcoming Events')).getByRole('status')).toHaveTextContent('Loading...');
    letGo();
    letEventsGo();
    expect(await childCard('Mia Keller')).toBeVisible();
    expect(await eventCard('Winter Cup')).toBeVisible();
  });

  it('say that the children could not be loaded, and try again', async () => {
    server.fail('listOwnChildren', 503);
    const { user } = openDashboard();
    const children = await panel('My Children');
    expect(await within(children).findByRole('alert')).toHaveTextContent('Error loading children. Please try again.');
    await expectNoBarriers();
    await user.click(within(children).getByRole('button', { name: 'Try again' }));
    expect(await childCard('Mia Keller')).toBeVisible();
    expect(within(children).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say that the events could not be loaded, and try again', async () => {
    server.fail('listDashboardEvents', 0);
    const { user } = openDashboard();
    const events = await panel('Upcoming Events');
    expect(await within(events).findByRole('alert')).toHaveTextContent('Error loading events. Please try again.');
    await user.click(within(events).getByRole('button', { name: 'Try again' }));
    expect(await eventCard('Winter Cup')).toBeVisible();
  });
});

describe('a parent without children', () => {
  it('is welcomed, led to the first step and told whom to ask', async () => {
    const { user, where } = openDashboard({ as: aParent() });
    expect(await screen.findByRole('heading', { name: 'Welcome to Touchline FC' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Upcoming Events' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'office@touchline.example' })).toHaveAttribute(
      'href',
      'mailto:office@touchline.example',
    );
    expect(screen.getByRole('link', { name: '020 7946 0000' })).toHaveAttribute('href', 'tel:02079460000');
    await expectNoBarriers();
    await user.click(screen.getByRole('link', { name: 'Add a child' }));
    await waitFor(() => expect(where()).toBe(paths.addChild));
  });
});

describe('staff', () => {
  it.each([
    ['a coach', aCoach],
    ['an admin', anAdmin],
  ])('such as %s without children see the club’s next five with counts', async (_, aPerson) => {
    const { team, event, children } = aFamily('Mia Ellis', 'Leo Ellis', 'Ada Ellis');
    buildAnswer(event, children[0]!, true);
    buildAnswer(event, children[1]!, false);
    for (const days of [20, 21, 22, 23, 24]) buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days) });
    openDashboard({ as: aPerson({ isParent: true }) });

    const card = await eventCard('Lions v Bears');
    expect(card).toHaveTextContent('1 ✓ 1 ✕ 1 ?');
    expect(within(card).getByRole('img', { name: '1 Available, 1 Unavailable, 1 unanswered' })).toBeVisible();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(titlesIn(await panel('Upcoming Events'))).toHaveLength(5);
    expect(
      within(await panel('My Children')).getByRole('heading', { name: 'No children in your account' }),
    ).toBeVisible();
    await expectNoBarriers();
  });

  it('with children see what concerns these', async () => {
    emptyClub();
    const coach = aCoach({ isParent: true });
    const child = buildChild({ name: 'Mia Carter', of: coach });
    buildEvent({ title: 'Own', teamId: buildTeam({ members: [child] }).id });
    buildEvent({ title: 'Of others' });
    openDashboard({ as: coach });
    expect(await eventCard('Own')).toBeVisible();
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['Own']);
  });

  it('of a club that plans nothing yet are told so', async () => {
    emptyClub();
    openDashboard({ as: 'coach' });
    expect(await screen.findByText(/Matches and training of the club/)).toBeVisible();
  });
});
