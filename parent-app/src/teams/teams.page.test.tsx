import { paths } from '@touchline/app-core';
import {
  aParent,
  buildChild,
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

const openTeams = (search = '', options: PageOptions = {}) => renderPage(app, { at: paths.teams + search, ...options });
const card = (name: string) => screen.findByRole('article', { name });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('TeamsPage', () => {
  it('shows each team’s league, age group and members', async () => {
    emptyClub();
    const league = buildLeague({ name: 'North', ageGroup: 'U14' });
    const bare = buildTeam({ name: 'Owls', leagueId: null });
    buildTeam({ name: 'Bears', leagueId: league.id, members: [buildChild({ name: 'Ada Keller' })] });
    openTeams('', { as: 'coach' });
    const bears = await card('Bears');
    for (const text of ['Age Group: U14', 'North', '1 member', 'Ada Keller', 'Age 12'])
      expect(within(bears).getByText(text)).toBeVisible();
    const owls = await card(bare.name);
    for (const text of ['Age Group: Unspecified', 'No League Assigned', '0 members'])
      expect(within(owls).getByText(text)).toBeVisible();
    await expectNoBarriers();
  });

  it('hides other families’ children from a parent', async () => {
    emptyClub();
    const me = aParent();
    const mine = buildChild({ name: 'Mia Ellis', of: me });
    buildTeam({ name: 'Own', members: [mine, buildChild({ name: 'Ada Keller' }), buildChild({ name: 'Ada Keller' })] });
    buildTeam({ name: 'Others', members: [buildChild({ name: 'Bo Brown' })] });
    openTeams('', { as: me });
    const own = within(await card('Own'));
    expect(own.getByText('Mia Ellis')).toBeVisible();
    expect(own.getAllByText('Ada K.')).toHaveLength(2);
    const others = await card('Others');
    expect(others).toHaveTextContent('1 member');
    expect(others).toHaveTextContent('Only the team’s own families see names.');
    expect(others).not.toHaveTextContent('Bo');
  });

  it('filters by league and keeps the league in the address', async () => {
    emptyClub();
    const [north, north14] = [buildLeague({ name: 'North' }), buildLeague({ name: 'North', ageGroup: 'U14' })];
    buildLeague({ name: 'South' });
    buildTeam({ name: 'Bears', leagueId: north14.id });
    buildTeam({ name: 'Owls', leagueId: north.id });
    const { user, where } = openTeams();
    await card('Owls');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'All Teams',
      'North U12',
      'North U14',
      'South',
    ]);
    await user.click(screen.getByRole('tab', { name: 'North U14' }));
    await waitFor(() => expect(titles()).toEqual(['Bears']));
    expect(where()).toBe(`/teams?league=${north14.id}`);
    await user.click(screen.getByRole('tab', { name: 'South' }));
    expect(await screen.findByRole('heading', { name: 'No teams in this league yet' })).toBeVisible();
  });

  it('shows many teams in parts and searches them', async () => {
    emptyClub();
    const league = buildLeague();
    for (let at = 1; at <= 30; at += 1) buildTeam({ name: `Team ${at}`, leagueId: league.id });
    const { user, where } = openTeams();
    await card('Team 1');
    expect(titles()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show 12 more of 18' }));
    await waitFor(() => expect(titles()).toHaveLength(24));
    await user.click(screen.getByRole('button', { name: 'Show 6 more of 6' }));
    await waitFor(() => expect(titles()).toHaveLength(30));
    expect(new Set(titles()).size).toBe(30);
    await user.type(screen.getByRole('searchbox', { name: 'Search teams' }), 'team 30');
    await waitFor(() => expect(titles()).toEqual(['Team 30']));
    expect(where()).toBe('/teams?search=team+30');
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all teams' }));
    await waitFor(() => expect(titles()).toHaveLength(12));
  });

  it('searches a league’s teams by name and lead coach', async () => {
    emptyClub();
    const [north, south] = [buildLeague({ name: 'North' }), buildLeague({ name: 'South' })];
    const leadCoachId = club().arrange(({ users }) => users.find(({ isCoach }) => isCoach)!.id);
    for (let at = 1; at <= 5; at += 1) buildTeam({ name: `Owls ${at}`, leagueId: north.id });
    for (let at = 1; at <= 5; at += 1) buildTeam({ name: `Bears ${at}`, leagueId: south.id });
    buildTeam({ name: 'Coached', leagueId: north.id, leadCoachId });
    buildTeam({ name: 'Coached, too', leagueId: south.id, leadCoachId });
    const { user } = openTeams(`?league=${north.id}`);
    await card('Coached');
    expect(titles()).toHaveLength(6);
    await user.type(screen.getByRole('searchbox', { name: 'Search teams' }), 'RIVERA');
    await waitFor(() => expect(titles()).toEqual(['Coached']));
    await user.click(screen.getByRole('tab', { name: 'All Teams' }));
    await waitFor(() => expect(titles()).toEqual(['Coached', 'Coached, too']));
  });

  it('keeps the teams on the screen if further ones cannot be loaded, and retries', async () => {
    emptyClub();
    for (let at = 1; at <= 13; at += 1) buildTeam({ name: `Team ${at}` });
    const { user } = openTeams();
    const more = await screen.findByRole('button', { name: 'Show 1 more of 1' });
    server.fail('listTeams', 503);
    await user.click(more);
    expect(await screen.findByText('Error loading teams. Please try again.')).toBeVisible();
    expect(titles()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(13));
    await expectNoBarriers();
  });

  it('refreshes all teams on the screen when they change elsewhere', async () => {
    emptyClub();
    for (let at = 1; at <= 13; at += 1) buildTeam({ name: `Team ${String(at).padStart(2, '0')}` });
    const { user } = openTeams();
    await user.click(await screen.findByRole('button', { name: 'Show 1 more of 1' }));
    await card('Team 13');
    await server.as('admin')({ method: 'DELETE', path: '/api/teams/1' });
    const elsewhere = new BroadcastChannel('touchline.changes');
    elsewhere.postMessage(['teams']);
    await waitFor(() => expect(titles()).toHaveLength(12));
    expect(screen.getByRole('heading', { name: 'Team 13' })).toBeVisible();
    elsewhere.close();
  });

  it('shows an empty state without teams', async () => {
    emptyClub();
    openTeams();
    expect(await screen.findByRole('heading', { name: 'No teams yet' })).toBeVisible();
  });

  it('shows an error when the teams cannot be loaded, and retries', async () => {
    server.fail('listTeams', 503);
    const { user } = openTeams();
    expect(await screen.findByText('Error loading teams. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('U12 Lions')).toBeVisible();
  });
});
