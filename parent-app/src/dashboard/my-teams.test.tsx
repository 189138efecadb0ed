import {
  aCoach,
  anAdmin,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { findCard, inDays, openDashboard, panel, titlesIn } from '../test/dashboard.ts';
import './my-teams.panel.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const myTeams = () => screen.getByRole('region', { name: 'My teams this week' });
/** Searches again each time, because the panel replaces its placeholder. */
const findInMyTeams = (name: string) => waitFor(() => within(myTeams()).getByRole('article', { name }));

/** A coach of a team of two players. */
function aTeam(fields: Parameters<typeof aCoach>[0] = {}) {
  emptyClub();
  const coach = aCoach(fields);
  const players = [buildChild(), buildChild()];
  const team = buildTeam({ name: 'U12 Lions', leadCoachId: coach.id, members: players });
  const plan = (title: string, days: number, others = {}) =>
    buildEvent({ title, teamId: team.id, date: inDays(days), startTime: '23:59', ...others });
  return { coach, players, team, plan };
}

describe('MyTeamsPanel', () => {
  it('shows a coach the next seven days of the own teams with counts, and then the club’s events', async () => {
    const { coach, players, plan } = aTeam();
    buildResponse(plan('Today', 0), players[0]!, true);
    plan('In 6', 6);
    plan('In 7', 7);
    plan('Yesterday', -1);
    buildEvent({ title: 'Of others', date: inDays(1) });
    openDashboard({ as: coach });

    const card = await findInMyTeams('Today');
    expect(titlesIn(myTeams())).toEqual(['Today', 'In 6']);
    expect(card).toHaveTextContent('1 Available1 Pending');
    await within(await panel('Upcoming Events')).findByRole('article', { name: 'Of others' });
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['Today', 'Of others', 'In 6', 'In 7']);
    expect(headings()).toEqual(['My teams this week', 'Upcoming Events', 'Recent Announcements']);
    expect(screen.getByRole('link', { name: /View All events of my teams/ })).toHaveAttribute(
      'href',
      '/calendar?teams=mine',
    );
    await expectNoBarriers();
  });

  it('comes before the own children of a coach', async () => {
    const { coach, plan } = aTeam({ isParent: true });
    const child = buildChild({ name: 'Mia Carter', of: coach });
    plan('Training', 1);
    buildEvent({ title: 'Own', teamId: buildTeam({ members: [child] }).id });
    openDashboard({ as: coach });
    expect(await findCard('Training')).toBeVisible();
    expect(await findCard('Own')).toBeVisible();
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['Own']);
    expect(await findCard('Mia Carter')).toBeVisible();
    expect(headings()).toEqual(['My teams this week', 'Upcoming Events', 'My Children', 'Recent Announcements']);
  });

  it('names the next event after a week without events', async () => {
    const { coach, plan } = aTeam();
    plan('In 20', 20);
    plan('In 9', 9);
    openDashboard({ as: coach });
    expect(await screen.findByText('Nothing planned for your teams this week.')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Next event of my teams' })).toHaveTextContent('In 9');
    expect(screen.getByRole('list', { name: 'Next event of my teams' })).not.toHaveTextContent('In 20');
    await expectNoBarriers();
  });

  it('says how many events do not fit', async () => {
    const { coach, plan } = aTeam();
    for (let at = 1; at <= 13; at += 1) plan(`Game ${at}`, 1);
    openDashboard({ as: coach });
    expect(await screen.findByText('and 3 more this week')).toBeVisible();
    expect(titlesIn(myTeams())).toHaveLength(10);
  });

  it('shows cancelled events without counts', async () => {
    const { coach, plan } = aTeam();
    plan('Washed out', 1, { status: 'cancelled' });
    openDashboard({ as: coach });
    const card = await findInMyTeams('Washed out');
    expect(within(card).getByText('Cancelled')).toBeVisible();
    expect(card).not.toHaveTextContent('Pending');
  });

  it('shows an error when the events cannot be loaded, and retries', async () => {
    const { coach, plan } = aTeam({ isParent: true });
    buildChild({ of: coach });
    plan('Training', 1);
    server.fail('listEvents', 503);
    const { user } = openDashboard({ as: coach });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading events. Please try again.');
    await user.click(within(myTeams()).getByRole('button', { name: 'Try again' }));
    expect(await findInMyTeams('Training')).toBeVisible();
  });

  it('is missing for staff without teams', async () => {
    const { plan } = aTeam();
    plan('Training', 1);
    openDashboard({ as: anAdmin() });
    expect(await findCard('Training')).toBeVisible();
    expect(headings()).not.toContain('My teams this week');
  });
});
