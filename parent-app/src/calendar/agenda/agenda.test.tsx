import { paths } from '@touchline/app-core';
import {
  aCoach,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  type PageOptions,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';
import { aFamily, choice, setClock } from '../../test/dashboard.ts';
// Loaded beforehand: what a page brings on demand takes longer than a test waits.
import '../calendar.page.tsx';
import '../grid.tsx';
import './agenda.tsx';

const matchMedia = window.matchMedia.bind(window);
beforeEach(() => {
  setClock('2026-11-20T12:00:00Z');
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.startsWith('(max-width: 767') });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const open = async (options: PageOptions, search = '') => {
  const page = renderPage(app, { at: paths.calendar + search, ...options });
  await screen.findByRole('grid');
  return { ...page, press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })) };
};
const row = (name: string) => screen.findByRole('article', { name });
const titles = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

describe('The calendar of a phone', () => {
  it('opens as an agenda from today on, with the choices where the family is asked', async () => {
    const { parent, team, children } = aFamily('Mia Ellis');
    const at = { teamId: team.id, startTime: '18:00' };
    buildEvent({ ...at, title: 'Yesterday', date: '2026-11-19' });
    buildResponse(buildEvent({ ...at, title: 'Answered', date: '2026-12-02' }), children[0]!, true);
    const { where, user, toasts } = await open({ as: parent });
    const asked = await row('Lions v Bears');
    await waitFor(() => expect(where()).toBe('/calendar?view=agenda'));
    expect(titles()).toEqual(['Lions v Bears', 'Answered']);
    expect(within(asked).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/events\//));
    expect(within(await row('Answered')).getByRole('button', { name: 'Mia: Available' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expectNoBarriers();

    await user.click(choice(asked, 'Unavailable'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Mia Ellis marked as unavailable for this event' }]));
    expect(await within(await row('Lions v Bears')).findByText('Mia is unavailable')).toBeVisible();
  });

  it('shows earlier days behind a button', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Long ago', teamId: team.id, date: '2026-11-03' });
    const { press, where } = await open({ as: parent });
    await row('Lions v Bears');
    await press('Earlier in November 2026');
    expect(await row('Long ago')).toBeVisible();
    expect(where()).toBe('/calendar?view=agenda&date=2026-11-01');
    await press('Earlier in October 2026');
    await waitFor(() => expect(where()).toBe('/calendar?view=agenda&date=2026-10-01'));
    await press('Today');
    await waitFor(() => expect(titles()).toEqual(['Lions v Bears']));
  });

  it('jumps to a day of the month, by keyboard as well', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Later', teamId: team.id, date: '2026-11-28' });
    const { user, where } = await open({ as: parent });
    await row('Later');
    await user.click(await screen.findByRole('button', { name: 'Saturday, November 28, 2026, 1 event, RSVP Needed' }));
    await waitFor(() => expect(titles()).toEqual(['Later']));
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(screen.getByRole('button', { name: /^Friday, November 20, 2026, no events/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/calendar?view=agenda'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(where()).toBe('/calendar?view=agenda&date=2026-12-01'));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(await screen.findByText('No events from December 1, 2026 on.')).toBeVisible();
  });

  it('shows staff the counts, and more events on demand', async () => {
    emptyClub();
    const coach = aCoach();
    const team = buildTeam({ leadCoachId: coach.id, members: [buildChild({ name: 'Ada' })] });
    for (let at = 0; at < 23; at += 1) buildEvent({ title: `Game ${at}`, teamId: team.id, date: '2026-11-28' });
    const { press } = await open({ as: coach });
    expect(within(await row('Game 0')).getByText('Pending')).toBeInTheDocument();
    expect(titles()).toHaveLength(20);
    await press('Show more');
    await waitFor(() => expect(titles()).toHaveLength(23));
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('says why there are no events, and that they could not be loaded', async () => {
    emptyClub();
    const { parent } = aFamily('Mia Ellis');
    server.fail('listDashboardEvents', 503);
    const { press } = await open({ as: parent });
    expect(await screen.findByText('Error loading events. Please try again.')).toBeVisible();
    await press('Try again');
    expect(await row('Lions v Bears')).toBeVisible();
  });

  it('keeps the chosen view', async () => {
    const { parent } = aFamily('Mia Ellis');
    const { user, where, go } = await open({ as: parent });
    await user.selectOptions(screen.getByLabelText('View'), 'Week');
    await waitFor(() => expect(where()).toBe('/calendar?view=week'));
    go(paths.addChild);
    await screen.findByRole('heading', { level: 1, name: 'Add a Child' });
    go(paths.calendar);
    await waitFor(() => expect(where()).toBe('/calendar?view=week'));
  });

  it('begins the week with today', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'On Monday', teamId: team.id, date: '2026-11-16' });
    const { user } = renderPage(app, { at: '/calendar?view=week', as: parent });
    const days = () => within(screen.getByRole('list', { name: /^Nov 15/ })).getAllByRole('listitem');
    await screen.findByRole('button', { name: 'Earlier this week' });
    expect(days()[0]).toHaveTextContent(/FRI.*20/);
    expect(screen.queryByText('On Monday')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Earlier this week' }));
    expect(await screen.findByText('On Monday')).toBeVisible();
  });
});
