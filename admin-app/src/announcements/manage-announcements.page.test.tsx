import {
  aCoach,
  aParent,
  buildChild,
  buildLeague,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { announcementDate } from './announcement-card.tsx';
import ManageAnnouncementsPage from './manage-announcements.page.tsx';

const open = (search = '', as: Person = 'admin') =>
  renderPage(<ManageAnnouncementsPage />, { as, at: `/admin/announcements${search}` });

const publish = (title: string, fields: object = {}, as: Person = 'admin') =>
  server.as(as)({ method: 'POST', path: '/api/announcements', body: { title, content: 'Please read.', ...fields } });

const card = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const stored = () => club().arrange(({ announcements }) => structuredClone(announcements));

const publishOnly = async (...publishing: (() => Promise<unknown>)[]) => {
  club().arrange((data) => void (data.announcements.length = 0));
  for (const publishOne of publishing) await publishOne();
};

describe('ManageAnnouncementsPage', () => {
  it('shows the newest first', async () => {
    await publishOnly(
      () => publish('Club day'),
      () => publish('Shirts', { teamId: 2 }, 'coach'),
      () => publish('Season', { leagueId: 1 }),
    );
    open();
    await card('Club day');
    expect(titles()).toEqual(['Season', 'Shirts', 'Club day']);
  });

  it('says whom an announcement is for', async () => {
    await publishOnly(
      () => publish('Club day'),
      () => publish('Shirts', { teamId: 2 }, 'coach'),
      () => publish('Season', { leagueId: 1 }),
    );
    open();
    expect((await card('Club day')).getByText('General')).toBeVisible();
    const ofTeam = await card('Shirts');
    expect(ofTeam.getByText('Team')).toBeVisible();
    expect(await ofTeam.findByText(/· U12 Lions/)).toBeVisible();
    expect((await card('Season')).getByText('League')).toBeVisible();
  });

  it('shows the lines, the author and the time of an announcement', async () => {
    await publishOnly(() => publish('Club day', { content: 'First line.\nSecond line.' }));
    club().arrange(({ announcements: [first] }) => Object.assign(first!, { createdAt: '2026-01-05T14:05:00.000Z' }));
    open();
    const clubDay = await card('Club day');
    expect(clubDay.getByText('Jan 5, 2026 at 2:05 PM')).toBeVisible();
    expect(clubDay.getByText(/First line\.\s+Second line\./)).toBeVisible();
    expect(clubDay.getByText('By: Alex Morgan')).toBeVisible();
  });

  it('filters by scope, and keeps the tab in the URL', async () => {
    await publishOnly(
      () => publish('Club day'),
      () => publish('Shirts', { teamId: 2 }),
    );
    const { user, where } = open('?tab=team');
    await screen.findByRole('heading', { name: 'Shirts' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All2', 'General1', 'Team1', 'League0']);
    expect(titles()).toEqual(['Shirts']);
    await user.click(screen.getByRole('tab', { name: /General/ }));
    expect(titles()).toEqual(['Club day']);
    expect(where()).toBe('/admin/announcements?tab=general');
    await user.click(screen.getByRole('tab', { name: /League/ }));
    expect(screen.getByRole('heading', { name: 'No League Announcements' })).toBeVisible();
  });

  it('says when there are no announcements', async () => {
    emptyClub();
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'No Announcements Yet' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /General/ }));
    expect(screen.getByRole('heading', { name: 'No General Announcements' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Team/ }));
    expect(screen.getByRole('heading', { name: 'No Team Announcements' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /All/ }));
    await user.click(screen.getByRole('button', { name: 'Create Your First Announcement' }));
    expect(screen.getByRole('dialog', { name: 'New Announcement' })).toBeVisible();
  });

  it('retries a failed request', async () => {
    server.fail('listAnnouncements', 503);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading announcements. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Announcements' })).toBeVisible();
  });

  it.each([
    [null, 'Unknown date'],
    ['yesterday', 'Invalid date'],
    ['2026-07-05T23:30:00.000Z', 'Jul 6, 2026 at 12:30 AM'],
  ])('shows dates in the club’s time zone: %s', (instant, words) => {
    expect(announcementDate(instant, 'Europe/London')).toBe(words);
  });
});

describe('AnnouncementFormDialog', () => {
  const openForm = async (as: Person = 'admin') => {
    const page = open('', as);
    await page.user.click(screen.getByRole('button', { name: 'New Announcement' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Announcement' }));
    const create = () => page.user.click(form.getByRole('button', { name: /^Send/ }));
    return { ...page, form, create };
  };

  it('publishes an announcement for everybody, a team or a league', async () => {
    const { user, form, create, toasts } = await openForm('coach');
    expect(form.getByText('Create a new announcement for parents and team members')).toBeVisible();
    await user.type(form.getByLabelText('Title'), 'Pitch closed');
    await user.type(form.getByLabelText('Content'), 'Frozen.{Enter}See you next week.');
    await user.click(form.getByRole('radio', { name: /Specific league/ }));
    await user.click(form.getByRole('radio', { name: /Specific team/ }));
    await user.selectOptions(await form.findByLabelText('Team'), 'U12 Lions · County Youth League · U12');
    await create();
    expect(await screen.findByRole('heading', { name: 'Pitch closed' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Announcement created successfully' }]);
    expect(stored().at(-1)).toMatchObject({ content: 'Frozen.\nSee you next week.', teamId: 2, leagueId: null });
  });

  it('is for the own team of a coach at first, and says how many families it reaches', async () => {
    emptyClub();
    const coach = aCoach();
    const [team, league] = [buildTeam({ name: 'Otters', leadCoachId: coach.id }), buildLeague()];
    const pat = aParent();
    for (const name of ['Mia Keller', 'Leo Keller']) buildChild({ name, of: pat, teams: [team] });
    buildChild({ name: 'Ada Park', of: aParent() });
    const page = open('', coach);
    await page.user.click(screen.getByRole('button', { name: 'New Announcement' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Announcement' }));
    expect(form.getByRole('radio', { name: /Specific team/ })).toBeChecked();
    expect(await form.findByLabelText('Team')).toHaveDisplayValue(/^Otters/);
    expect(await form.findByRole('button', { name: 'Send to 1 family' })).toBeVisible();
    expect(form.getByText('1 family will see it.')).toBeVisible();

    await page.user.click(form.getByRole('radio', { name: /All users/ }));
    expect(await form.findByRole('button', { name: 'Send to 2 families' })).toBeVisible();
    await page.user.click(form.getByRole('radio', { name: /Specific league/ }));
    expect(form.getByRole('button', { name: 'Send Announcement' })).toBeVisible();
    await page.user.selectOptions(await form.findByLabelText('League'), String(league.id));
    expect(await form.findByText('No family will see it.')).toBeVisible();
  });

  it('is for nobody until an admin has chosen', async () => {
    const { user, form, create } = await openForm();
    await user.type(form.getByLabelText('Title'), 'Pitch closed');
    await user.type(form.getByLabelText('Content'), 'Frozen.');
    for (const option of form.getAllByRole('radio')) expect(option).not.toBeChecked();
    await create();
    expect(await form.findAllByText('Please choose who it is for')).not.toHaveLength(0);
    expect(server.requested()).not.toContain('createAnnouncement');
  });

  it('shows all errors at once', async () => {
    const { user, form, create } = await openForm();
    await user.click(form.getByRole('radio', { name: /Specific league/ }));
    await form.findByLabelText('League');
    await create();
    const summary = within(await form.findByRole('alert'));
    for (const sentence of ['Title is required', 'Content is required', 'Please select a league']) {
      expect(summary.getByText(sentence)).toBeVisible();
    }
    await user.click(form.getByRole('radio', { name: /Specific team/ }));
    await create();
    expect(await summary.findByText('Please select a team')).toBeVisible();
  });

  it('keeps the entries if the server rejects the announcement', async () => {
    const { user, form, create, toasts } = await openForm();
    await user.type(form.getByLabelText('Title'), 'Pitch closed');
    await user.type(form.getByLabelText('Content'), 'Frozen.');
    await user.click(form.getByRole('radio', { name: /All users/ }));
    server.fail('createAnnouncement', 503, 'The server is resting');
    await create();
    expect(await form.findByRole('alert')).toHaveTextContent('The server is resting');
    expect(toasts).toEqual([{ title: 'Error creating announcement', text: 'The server is resting', tone: 'danger' }]);
    expect(form.getByLabelText('Content')).toHaveValue('Frozen.');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard this announcement?' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('radio', { name: /Specific team/ }));
    await form.findByLabelText('Team');
    await expectNoBarriers();
  });
});

it('AnnouncementFormDialog edits an announcement', async () => {
  await publishOnly(() => publish('Shirts', { teamId: 2 }));
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Shirts' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Announcement' }));
  expect(await form.findByLabelText('Team')).toHaveValue('2');
  await user.type(form.getByLabelText('Title'), ' and shorts');
  await user.click(form.getByRole('radio', { name: /All users/ }));
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect((await card('Shirts and shorts')).getByText('General')).toBeVisible();
  expect(toasts).toEqual([{ title: 'Announcement updated successfully' }]);
  expect(stored()).toMatchObject([{ title: 'Shirts and shorts', teamId: null, leagueId: null }]);
});

it('DeleteAnnouncementDialog deletes an announcement after confirmation', async () => {
  await publishOnly(() => publish('Shirts'));
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Shirts' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete Shirts?' })).toHaveTextContent('cannot be undone');
  await user.click(screen.getByRole('button', { name: 'Delete Announcement' }));
  expect(await screen.findByRole('heading', { name: 'No Announcements Yet' })).toBeVisible();
  expect(toasts).toEqual([{ title: 'Announcement deleted' }]);
});

it('ManageAnnouncementsPage lets coaches change only their own announcements', async () => {
  await publishOnly(
    () => publish('From the office'),
    () => publish('From the coach', {}, 'coach'),
  );
  open('', 'coach');
  await screen.findByRole('button', { name: 'Edit From the coach' });
  expect(screen.getByRole('button', { name: 'Delete From the coach' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /From the office/ })).not.toBeInTheDocument();
});

it('ManageAnnouncementsPage shows announcements published in another tab', async () => {
  const { user } = open();
  await screen.findByRole('list', { name: 'Announcements' });
  const elsewhere = new BroadcastChannel('touchline.changes');
  await publish('From another tab');
  elsewhere.postMessage(['announcements']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'From another tab' })).toBeVisible());
  elsewhere.close();
  await user.click(screen.getByRole('tab', { name: /All/ }));
  await expectNoBarriers();
});
