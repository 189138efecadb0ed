import { paths } from '@touchline/app-core';
import {
  aParent,
  buildAnnouncement,
  buildChild,
  buildLeague,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { findCard, openDashboard, panel, setClock, titlesIn } from '../test/dashboard.ts';

const openPage = (as = aParent()) => renderPage(app, { at: paths.announcements, as });
const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;

/** A parent with a child in a team, in an otherwise empty club. */
function aReader() {
  emptyClub();
  const me = aParent();
  const league = buildLeague({ name: 'North' });
  const team = buildTeam({ name: 'Lions', leagueId: league.id, members: [buildChild({ of: me })] });
  return { me, league, team };
}

describe('AnnouncementsPage', () => {
  it('lists what concerns the children of the reader, the newest first', async () => {
    const { me, league, team } = aReader();
    buildAnnouncement({ title: 'Old', createdAt: on(1) });
    buildAnnouncement({ title: 'To the team', teamId: team.id, createdAt: on(2) });
    buildAnnouncement({ title: 'To the league', leagueId: league.id, createdAt: on(3) });
    buildAnnouncement({ title: 'To others', teamId: buildTeam().id, createdAt: on(4) });
    openPage(me);
    await findCard('Old');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'To the league',
      'To the team',
      'Old',
    ]);
  });

  it('says whom an announcement is for', async () => {
    const { me, league, team } = aReader();
    buildAnnouncement({ title: 'Old' });
    buildAnnouncement({ title: 'To the team', teamId: team.id });
    buildAnnouncement({ title: 'To the league', leagueId: league.id });
    openPage(me);
    const toTeam = await findCard('To the team');
    await waitFor(() => expect(toTeam).toHaveTextContent('Team: Lions'));
    expect(within(await findCard('To the league')).getByText('League')).toBeVisible();
    expect(within(await findCard('Old')).getByText('General')).toBeVisible();
    await expectNoBarriers();
  });

  it('shows the lines, the author and the day of an announcement', async () => {
    const { me } = aReader();
    buildAnnouncement({ title: 'Shirts', createdAt: on(3), content: 'First.\nSecond.' });
    openPage(me);
    const card = within(await findCard('Shirts'));
    expect(card.getByText(/First.\s+Second./)).toBeVisible();
    expect(card.getByText(/^By: .+ · Nov 3, 2026$/)).toBeVisible();
  });

  it('shows older announcements on request', async () => {
    const { me } = aReader();
    for (let at = 1; at <= 25; at += 1) buildAnnouncement({ title: `News ${at}`, createdAt: on(at) });
    const { user } = openPage(me);
    await findCard('News 25');
    expect(screen.queryByText('News 5')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show older announcements' }));
    expect(await findCard('News 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older announcements' })).not.toBeInTheDocument();
  });

  it('shows an error with a retry, and an empty state', async () => {
    const { me } = aReader();
    server.fail('listAnnouncements', 503);
    const { user } = openPage(me);
    expect(await screen.findByText('Error loading announcements. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No announcements yet' })).toBeVisible();
  });

  it('shows an announcement whose author was deleted', async () => {
    const { me } = aReader();
    buildAnnouncement({ title: 'Farewell', authorId: null, createdAt: on(1) });
    openPage(me);
    expect(await findCard('Farewell')).toHaveTextContent('By: Unknown · Nov 1, 2026');
  });
});

describe('AnnouncementsPanel', () => {
  it('shows the three newest announcements and links to all', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { me } = aReader();
    for (const day of [1, 2, 3, 4]) buildAnnouncement({ title: `News ${day}`, createdAt: on(day) });
    const { user, where } = openDashboard({ as: me });
    await findCard('News 4');
    const recent = await panel('Recent Announcements');
    expect(titlesIn(recent)).toEqual(['News 4', 'News 3', 'News 2']);
    await expectNoBarriers();
    await user.click(within(recent).getByRole('link', { name: 'View All announcements' }));
    await waitFor(() => expect(where()).toBe(paths.announcements));
  });

  it('takes the focus for the address #announcements', async () => {
    const { me } = aReader();
    buildAnnouncement({ title: 'News' });
    renderPage(app, { at: `${paths.dashboard}#announcements`, as: me });
    await findCard('News');
    await waitFor(() => expect(document.getElementById('announcements')).toHaveFocus());
  });

  it('shows an error and leaves the other panels alone', async () => {
    server.fail('listAnnouncements', 0);
    openDashboard();
    expect(await screen.findByText('Error loading announcements. Please try again.')).toBeVisible();
    expect(await findCard('Mia Keller')).toBeVisible();
  });
});
