import { paths } from '@touchline/app-core';
import {
  aCoach,
  anAdmin,
  aParent,
  aWelfareOfficer,
  buildResponse,
  buildChild,
  buildContactLookup,
  buildEvent,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { aFamily, findCard, inDays, openDashboard, panel, setClock, titlesIn } from '../test/dashboard.ts';

describe('ChildrenPanel', () => {
  it('shows name, age, date of birth and teams of each child', async () => {
    setClock('2026-11-20T12:00:00Z');
    const parent = aParent();
    const lions = buildTeam({ name: 'U12 Lions' });
    const owls = buildTeam({ name: 'Owls' });
    buildChild({ name: 'Ada Ellis', dateOfBirth: '2014-11-20', of: parent, teams: [lions, owls] });
    buildChild({ name: 'Bo Ellis', dateOfBirth: '2014-11-21', of: parent });
    openDashboard({ as: parent });

    const ada = await findCard('Ada Ellis');
    expect(ada).toHaveTextContent('Age 12 · Born Nov 20, 2014');
    expect(ada).toHaveTextContent('Owls, U12 Lions');
    const bo = await findCard('Bo Ellis');
    expect(bo).toHaveTextContent('Age 11 · Born Nov 21, 2014');
    expect(bo).toHaveTextContent('No team assigned');
    await expectNoBarriers();
  });

  it.each([
    { day: '2027-02-28', age: 10 },
    { day: '2027-03-01', age: 11 },
    { day: '2028-02-29', age: 12 },
  ])('shows the age $age on $day for a child born on 29 February 2016', async ({ day, age }) => {
    setClock(`${day}T12:00:00Z`);
    const parent = aParent();
    buildChild({ name: 'Leap Ellis', dateOfBirth: '2016-02-29', of: parent });
    openDashboard({ as: parent });
    expect(await findCard('Leap Ellis')).toHaveTextContent(`Age ${age} · Born Feb 29, 2016`);
  });

  it('counts birthdays in the club’s time zone', async () => {
    // Half past midnight in London, still yesterday in UTC.
    setClock('2026-07-01T23:30:00Z');
    const parent = aParent();
    buildChild({ name: 'Night Ellis', dateOfBirth: '2014-07-02', of: parent });
    openDashboard({ as: parent });
    expect(await findCard('Night Ellis')).toHaveTextContent('Age 12');
    expect(screen.getByText('July 2, 2026')).toBeVisible();
  });

  it('tells who looked up the phone number, with all times on request', async () => {
    const parent = aParent();
    const ada = buildChild({ name: 'Ada Ellis', of: parent });
    const lookup = { childId: ada.id, guardianId: parent.id };
    buildContactLookup({ ...lookup, lookedUpAt: '2026-11-22T19:02:00Z' });
    const first = openDashboard({ as: parent });
    expect(await findCard('Ada Ellis')).toHaveTextContent(
      'Casey Rivera looked up your phone number on Nov 22, 2026, 7:02 PM',
    );
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
    first.unmount();

    buildContactLookup({ ...lookup, lookedUpBy: 1, lookedUpAt: '2026-11-23T08:30:00Z' });
    const { user } = openDashboard({ as: parent });
    expect(await findCard('Ada Ellis')).toHaveTextContent(
      'Alex Morgan looked up your phone number on Nov 23, 2026, 8:30 AM',
    );
    await user.click(screen.getByRole('button', { name: 'Show all 2 for Ada Ellis' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who looked up your phone number' }));
    const rows = await dialog.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Alex Morgan looked up your phone number on Nov 23, 2026, 8:30 AM',
      'Casey Rivera looked up your phone number on Nov 22, 2026, 7:02 PM',
    ]);
    await expectNoBarriers();
  });

  it('shows long names in full', async () => {
    const name = 'Maximiliane-Konstantina '.repeat(4).trim();
    const parent = aParent();
    buildChild({ name, of: parent });
    openDashboard({ as: parent });
    expect(await findCard(name)).toBeVisible();
  });

  it('links to the page that adds a child', async () => {
    const { user, where } = openDashboard();
    await user.click(await within(await panel('My Children')).findByRole('link', { name: 'Add a child' }));
    await waitFor(() => expect(where()).toBe(paths.addChild));
  });

  it('focuses the child in the address', async () => {
    openDashboard({ at: `${paths.dashboard}#child-2` });
    const card = await findCard('Leo Keller');
    await waitFor(() => expect(card.parentElement).toHaveFocus());
  });
});

describe('DashboardPage', () => {
  it('shows skeletons while it loads', async () => {
    const release = server.hold('listOwnChildren');
    const releaseEvents = server.hold('listDashboardEvents');
    openDashboard();
    expect(within(await panel('My Children')).getByRole('status')).toHaveTextContent('Loading...');
    expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
    expect(screen.queryByText(/Nothing planned yet/)).not.toBeInTheDocument();
    release();
    releaseEvents();
    expect(await findCard('Mia Keller')).toBeVisible();
    expect(await findCard('Winter Cup')).toBeVisible();
  });

  it('shows an error when the children cannot be loaded, and retries', async () => {
    server.fail('listOwnChildren', 503);
    const { user } = openDashboard();
    const children = await panel('My Children');
    expect(await within(children).findByRole('alert')).toHaveTextContent('Error loading children. Please try again.');
    await expectNoBarriers();
    await user.click(within(children).getByRole('button', { name: 'Try again' }));
    expect(await findCard('Mia Keller')).toBeVisible();
    expect(within(children).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error when the events cannot be loaded, and retries', async () => {
    server.fail('listDashboardEvents', 0);
    const { user } = openDashboard();
    const events = await panel('Upcoming Events');
    expect(await within(events).findByRole('alert')).toHaveTextContent('Error loading events. Please try again.');
    await user.click(within(events).getByRole('button', { name: 'Try again' }));
    expect(await findCard('Winter Cup')).toBeVisible();
  });
});

describe('DashboardPage for a parent without children', () => {
  it('welcomes the parent and shows the first steps and the club’s contact', async () => {
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

  it('shows the welcome toast once per session', async () => {
    const as = aParent();
    const first = openDashboard({ as });
    await waitFor(() => expect(first.toasts).toHaveLength(1));
    expect(first.toasts[0]).toEqual({
      title: 'Welcome to Touchline FC!',
      text: 'Add your child to get started.',
      waits: true,
    });
    first.unmount();
    const { toasts } = openDashboard({ as });
    await screen.findByRole('heading', { name: 'Welcome to Touchline FC' });
    expect(toasts).toEqual([]);
  });
});

describe('DashboardPage', () => {
  it.each([
    ['a coach', aCoach],
    ['an admin', anAdmin],
  ])('shows %s without children the club’s next five events with counts', async (_, aPerson) => {
    const { team, event, children } = aFamily('Mia Ellis', 'Leo Ellis', 'Ada Ellis');
    buildResponse(event, children[0]!, true);
    buildResponse(event, children[1]!, false);
    for (const days of [20, 21, 22, 23, 24]) buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days) });
    openDashboard({ as: aPerson({ isParent: true }) });

    const card = await findCard('Lions v Bears');
    expect(card).toHaveTextContent('1 Available1 Unavailable1 Pending');
    expect(within(card).getByRole('link', { name: 'Lions v Bears' })).toHaveAttribute('href', `/events/${event.id}`);
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(titlesIn(await panel('Upcoming Events'))).toHaveLength(5);
    expect(await screen.findByRole('link', { name: 'Add a child' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'My Children' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Contact Admin/)).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('shows a welfare officer without another role the way to the audit log, and a parent who is one the way to a child', async () => {
    const { unmount } = openDashboard({ as: aWelfareOfficer() });
    expect(await screen.findByRole('link', { name: 'Open the audit log' })).toHaveAttribute('href', paths.audit);
    expect(screen.queryByRole('link', { name: 'Add a child' })).not.toBeInTheDocument();
    await expectNoBarriers();
    unmount();
    openDashboard({ as: aWelfareOfficer({ isParent: true }) });
    expect(await screen.findByRole('link', { name: 'Add a child' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the audit log' })).not.toBeInTheDocument();
  });

  it('shows a coach with children the events for them', async () => {
    emptyClub();
    const coach = aCoach({ isParent: true });
    const child = buildChild({ name: 'Mia Carter', of: coach });
    buildEvent({ title: 'Own', teamId: buildTeam({ members: [child] }).id });
    buildEvent({ title: 'Of others' });
    openDashboard({ as: coach });
    expect(await findCard('Own')).toBeVisible();
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['Own']);
  });

  it('shows a coach no empty state before the children have loaded', async () => {
    aFamily('Mia Ellis');
    const release = server.hold('listOwnChildren');
    openDashboard({ as: 'coach' });
    expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
    expect(screen.queryByText(/Nothing planned yet/)).not.toBeInTheDocument();
    release();
    expect(await findCard('Lions v Bears')).toBeVisible();
    expect(server.requested()).not.toContain('listDashboardEvents');
  });

  it('shows staff that nothing is planned yet', async () => {
    emptyClub();
    openDashboard({ as: 'coach' });
    expect(await screen.findByText(/Nothing planned yet/)).toBeVisible();
  });
});
