import {
  aCoach,
  anAdmin,
  aParent,
  buildChild,
  buildContactLookup,
  buildGuardian,
  buildTeam,
  buildUnconfirmedCoach,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

async function open(as: Person, { id }: { id: number }) {
  const page = renderPage(app, { as, at: `/children/${id}/privacy` });
  await screen.findByRole('heading', { level: 1, name: /’s Privacy|not found/ });
  return page;
}

/** Mia has Ana and Ben in one household, Cleo in another, and is in the team of Casey Cole. */
function buildMia() {
  emptyClub();
  const [ana, ben, cleo] = ['Ana Bell', 'Ben Bell', 'Cleo Carr'].map((fullName) => aParent({ fullName }));
  const mia = buildChild({ name: 'Mia Bell', of: ana });
  buildGuardian(mia, ben!, { sharesWith: ana });
  buildGuardian(mia, cleo!);
  const coach = aCoach({ fullName: 'Casey Cole' });
  buildTeam({ name: 'U12 Lions', leadCoachId: coach.id, members: [mia] });
  return { mia, ana: ana!, coach };
}

const groups = () =>
  within(screen.getByRole('list', { name: 'Who can see Mia' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const namesIn = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('PrivacyPage', () => {
  it('names the own household, coaches and admins, and only counts the other household', async () => {
    const { mia, ana } = buildMia();
    await open(ana, mia);
    expect(groups()).toEqual([
      'You and your household',
      '1 guardian in another household',
      'Coaches of Mia’s teams',
      '1 other coach',
      '1 admin',
    ]);
    expect(namesIn('You and your household')).toEqual(['Ana Bell (you)', 'Ben Bell']);
    expect(namesIn('Coaches of Mia’s teams')).toEqual(['Casey ColeU12 Lions']);
    expect(namesIn('1 admin')).toEqual(['Alex Morgan']);
    expect(screen.queryByText(/Cleo/)).toBeNull();
    expect(screen.getByText(/nobody sees anything of Mia, with one exception/)).toBeVisible();
    await expectNoBarriers();
  });

  it('tells coaches who wait from those who see all, and counts the families of the same teams', async () => {
    const { mia, ana } = buildMia();
    const [mate, waiting] = [buildChild({ of: aParent() }), aCoach({ fullName: 'Wendy Ward' })];
    const team = buildTeam({ name: 'U13 Owls', leadCoachId: waiting.id, members: [mia, mate] });
    buildUnconfirmedCoach(team, waiting);
    anAdmin({ fullName: 'Robin Hayes' });
    await open(ana, mia);
    expect(namesIn('Coaches of Mia’s teams who wait')).toEqual(['Wendy WardU13 Owls']);
    expect(namesIn('2 admins')).toEqual(['Alex Morgan', 'Robin Hayes']);
    expect(groups().at(-1)).toBe('Families of the same teams');
    expect(screen.getByText('1 guardian of other players in Mia’s teams.')).toBeVisible();
  });

  it('is calm about a child without a team, looks, invitations and links', async () => {
    emptyClub();
    const ana = aParent();
    await open(ana, buildChild({ name: 'Mia Bell', of: ana }));
    expect(groups()).toEqual(['You', '1 other coach', '1 admin']);
    expect(namesIn('You')).toEqual([ana.fullName]);
    expect(screen.getByText('Nobody has looked at your phone number.')).toBeVisible();
    expect(screen.getByText(/^You have invited nobody/)).toBeVisible();
    expect(screen.getByText('None of your calendar links shows Mia’s events.')).toBeVisible();
    expect(screen.getByText('No mail has a link that still works.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Turn off|earlier/ })).toBeNull();
  });

  it('lists the looks at the phone number, the latest first, and the earlier ones on request', async () => {
    const { mia, ana, coach } = buildMia();
    for (let minute = 10; minute < 35; minute += 1) {
      const lookedUpAt = `2026-11-20T12:${minute}:00Z`;
      buildContactLookup({ childId: mia.id, guardianId: ana.id, lookedUpBy: coach.id, lookedUpAt });
    }
    const { user } = await open(ana, mia);
    const latest = namesIn('Looks at your phone number');
    expect(latest).toHaveLength(5);
    expect(latest[0]).toMatch(/^Casey ColeNov 20, 2026 at 12:34\sPM$/);
    expect(server.requested()).not.toContain('listContactLookups');
    server.fail('listContactLookups', 503);
    await user.click(screen.getByRole('button', { name: 'And 20 earlier' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Earlier looks' });
    const earlier = namesIn('Earlier looks');
    expect([earlier.length, earlier[0]]).toEqual([20, expect.stringContaining('12:29')]);
  });

  it('does not exist for children of other families, and for whoever only runs the club', async () => {
    const { mia } = buildMia();
    for (const as of [aParent(), 'admin'] as const) {
      const { unmount } = await open(as, mia);
      expect(screen.getByRole('heading', { name: 'This child is not in your account' })).toBeVisible();
      unmount();
    }
    renderPage(app, { at: '/children/x/privacy' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Child not found' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { mia, ana } = buildMia();
    server.fail('getChildPrivacy', 503);
    const { user } = renderPage(app, { as: ana, at: `/children/${mia.id}/privacy` });
    expect(await screen.findByText('Error loading who can see your child. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia’s Privacy' })).toBeVisible();
  });

  it('is reached from the child’s menu and from the guardians', async () => {
    const { mia, ana } = buildMia();
    const menu = renderPage(app, { as: ana, at: '/dashboard' });
    await menu.user.click(await screen.findByRole('button', { name: 'Actions for Mia Bell' }));
    await menu.user.click(await screen.findByRole('menuitem', { name: 'Privacy' }));
    await waitFor(() => expect(menu.where()).toBe(`/children/${mia.id}/privacy`));
    menu.unmount();
    renderPage(app, { as: ana, at: `/children/${mia.id}/guardians` });
    const link = await screen.findByRole('link', { name: 'Who can see Mia, and who has looked' });
    expect(link).toHaveAttribute('href', `/children/${mia.id}/privacy`);
  });
});
