import '../test/measuring.ts';
import {
  aCoach,
  anAdmin,
  buildEvent,
  buildTeam,
  emptyClub,
  renderPage,
  screen,
  server,
  waitFor,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { setClock } from '../test/dashboard.ts';
// Loaded beforehand: what a page brings on demand takes longer than a test waits.
import './calendar.page.tsx';
import './grid.tsx';

beforeEach(() => setClock('2026-11-20T12:00:00Z'));

/** A coach of one team of two, each of which has an event. */
function aClub() {
  emptyClub();
  const coach = aCoach();
  buildEvent({ title: 'Mine', teamId: buildTeam({ leadCoachId: coach.id }).id, date: '2026-11-24' });
  buildEvent({ title: 'Of others', date: '2026-11-25' });
  return coach;
}
const openCalendar = (as: ReturnType<typeof aClub>, search = '') => renderPage(app, { at: `/calendar${search}`, as });
const entry = (name: RegExp) => screen.findByRole('button', { name });
const entries = () => [...document.querySelectorAll('.entry')].map(({ textContent }) => textContent);
const choices = () => Array.from(screen.getByLabelText('Child').children, ({ textContent }) => textContent);

describe('The calendar of my teams', () => {
  it('comes first for coaches who have teams, beside all children', async () => {
    const { user, where } = openCalendar(aClub());
    await entry(/^Match.*Mine/);
    expect(entries()).toHaveLength(1);
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('My teams');
    expect(choices()).toEqual(['All Children', 'My teams']);
    expect(where()).toBe('/calendar?view=month&teams=mine');
    expect(screen.getByRole('region', { name: 'Upcoming Events' })).not.toHaveTextContent('Of others');

    await user.selectOptions(screen.getByLabelText('Child'), 'All Children');
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(where()).toBe('/calendar?view=month');
  });

  it('is not preset when the address says what to show', async () => {
    openCalendar(aClub(), '?view=month');
    await entry(/^Match.*Of others/);
    expect(entries()).toHaveLength(2);
  });

  it('is not offered to staff without teams', async () => {
    aClub();
    openCalendar(anAdmin());
    await entry(/^Match.*Of others/);
    expect(choices()).toEqual(['All Children']);
  });

  it('shows the whole club if the teams cannot be loaded', async () => {
    const coach = aClub();
    server.fail('listTeams', 503);
    openCalendar(coach);
    await entry(/^Match.*Of others/);
  });

  it('leaves the address alone while another page is about to be shown', async () => {
    const release = server.hold('listTeams');
    const { where } = openCalendar(aClub());
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    // The router changes the browser's address at once, but renders the other page in a transition, which this test leaves out.
    window.history.pushState(null, '', '/dashboard');
    release();
    await entry(/^Match.*Mine/);
    expect(where()).toBe('/calendar');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
