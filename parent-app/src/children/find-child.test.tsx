import {
  aCoach,
  anAdmin,
  aParent,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  clubWith,
  emptyClub,
  expectNoBarriers,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { messages } from '@touchline/domain';
import { findCard, inDays, openDashboard } from '../test/dashboard.ts';
// Loaded beforehand: what a page brings on demand takes longer than a test waits.
import './find-child.dialog.tsx';
import './claimed.panel.tsx';

const born = '2014-06-02';

/** Opens the search as a new parent. */
async function openSearch() {
  const page = openDashboard({ as: aParent() });
  await page.user.click(await screen.findByRole('button', { name: 'Find My Child' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find Child' }));
  return {
    ...page,
    dialog,
    find: async (name: string, dateOfBirth = born) => {
      await page.user.clear(dialog.getByLabelText("Child's Full Name"));
      await page.user.type(dialog.getByLabelText("Child's Full Name"), name);
      await page.user.clear(dialog.getByLabelText('Date of Birth'));
      await page.user.type(dialog.getByLabelText('Date of Birth'), dateOfBirth);
      await page.user.click(dialog.getByRole('button', { name: 'Search' }));
    },
    claim: async () => page.user.click(await dialog.findByRole('button', { name: 'Claim Child' })),
  };
}

beforeEach(emptyClub);

describe('FindChildDialog', () => {
  it('finds a child, which the parent claims', async () => {
    buildChild({ name: 'Mia Ellis', dateOfBirth: born });
    const { find, claim, dialog, toasts } = await openSearch();
    await expectNoBarriers();
    await find('mia  ellis');
    expect(await dialog.findByText('Match found')).toBeVisible();
    expect(dialog.getByRole('article', { name: 'Mia Ellis' })).toBeVisible();
    await expectNoBarriers();
    await claim();
    expect(await findCard('Mia Ellis')).toHaveTextContent('Born Jun 2, 2014');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts.at(-1)).toEqual({ title: 'Child claimed successfully' });
  });

  it('welcomes a claimed child to the team, with coach, next training and what comes next', async () => {
    const team = buildTeam({ name: 'U12 Lions', leadCoachId: aCoach().id });
    buildChild({ name: 'Mia Ellis', dateOfBirth: born, teams: [team] });
    buildEvent({ title: 'Cup', type: 'match', teamId: team.id, date: inDays(1) });
    const training = buildEvent({ type: 'training', teamId: team.id, date: inDays(2), startTime: '17:30' });
    const { find, claim, toasts } = await openSearch();
    await find('Mia Ellis');
    await claim();
    const welcome = within(await screen.findByRole('region', { name: 'Welcome to the U12 Lions, Mia' }));
    expect(await welcome.findByText('Coach: Sam Carter')).toBeVisible();
    expect(await welcome.findByRole('link', { name: /, 5:30 PM$/ })).toHaveAttribute('href', `/events/${training.id}`);
    expect(welcome.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', '/profile/calendar');
    expect(welcome.getByRole('link', { name: 'Invite the other parent' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/children\/\d+\/guardians$/),
    );
    expect(toasts.at(-1)).toEqual({ title: 'Child claimed successfully' });
    await expectNoBarriers();
  });

  it('shows a possible match for a similar name, and searches again', async () => {
    buildChild({ name: 'Mia Ellis', dateOfBirth: born });
    const { find, dialog, user } = await openSearch();
    await find('Mia Elliss');
    expect(await dialog.findByText('Possible match')).toBeVisible();
    expect(dialog.getByText(/spelling differs/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Search again' }));
    expect(dialog.getByLabelText("Child's Full Name")).toHaveValue('Mia Elliss');
    expect(dialog.getByLabelText('Date of Birth')).toHaveValue(born);
  });

  it('says that there is no match, and shows the club’s contact', async () => {
    const { find, dialog, toasts, user } = await openSearch();
    await find('Mia Ellis');
    const sentence = "We couldn't find your child. Please contact an administrator.";
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(toasts.map(({ title }) => title)).not.toContain('No matches found');
    await user.click(dialog.getByRole('button', { name: 'Contact Admin' }));
    const contact = within(await screen.findByRole('dialog', { name: 'Contact Admin' }));
    expect(contact.getByRole('link', { name: /office@touchline.example/ })).toBeVisible();
    await expectNoBarriers();
  });

  it('passes the name and date of birth of a child that it did not find on to Add a Child', async () => {
    const { find, dialog, user } = await openSearch();
    const born = `${new Date().getFullYear() - 8}-06-02`;
    await find('Ada Keller', born);
    await user.click(await dialog.findByRole('button', { name: 'Add a Child' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a Child' })).toBeVisible();
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('Ada Keller');
    expect(screen.getByLabelText('Day')).toHaveDisplayValue('2');
    expect(screen.getByLabelText('Month')).toHaveDisplayValue('June');
    expect(screen.getByLabelText('Year')).toHaveDisplayValue(born.slice(0, 4));
  });

  it('submits with Enter and shows that it is searching', async () => {
    const release = server.hold('searchChild');
    const { dialog, user } = await openSearch();
    await user.type(dialog.getByLabelText('Date of Birth'), born);
    await user.type(dialog.getByLabelText("Child's Full Name"), 'Mia Ellis{Enter}');
    expect(await dialog.findByRole('button', { name: 'Searching...' })).toBeVisible();
    release();
    expect(await dialog.findByText('No matches found')).toBeVisible();
  });

  it('requires two letters of the name and a date of birth in the past', async () => {
    const { dialog, find } = await openSearch();
    await find('M', inDays(1));
    expect(await dialog.findByLabelText("Child's Full Name")).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
    expect(dialog.getByLabelText('Date of Birth')).toHaveAccessibleDescription('Date of birth cannot be in the future');
    await find('Mia Ellis', '1899-12-31');
    expect(dialog.getByLabelText('Date of Birth')).toHaveAccessibleDescription('Invalid date');
  });

  it('requires a date of birth', async () => {
    const { dialog, user } = await openSearch();
    await user.type(dialog.getByLabelText("Child's Full Name"), 'Mia Ellis{Enter}');
    expect(await dialog.findByLabelText('Date of Birth')).toHaveAccessibleDescription('Date of birth is required');
  });

  it('shows the rate limit’s message', async () => {
    server.fail('searchChild', 429, 'Too many attempts. Please try again in 15 minutes.');
    const { find, dialog, toasts } = await openSearch();
    await find('Mia Ellis');
    expect(await dialog.findByText('Too many attempts. Please try again in 15 minutes.')).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ title: 'Search failed' });
    expect(dialog.getByLabelText("Child's Full Name")).toHaveValue('Mia Ellis');
    expect(dialog.getByRole('button', { name: 'Contact Admin' })).toBeVisible();
  });

  it('says that another parent has claimed the child meanwhile', async () => {
    const child = buildChild({ name: 'Mia Ellis', dateOfBirth: born });
    const other = aParent();
    const { find, claim, dialog } = await openSearch();
    await find('Mia Ellis');
    await dialog.findByText('Match found');
    club().arrange(({ guardianships }) =>
      guardianships.push({ id: 99, childId: child.id, userId: other.id, isPrimary: true }),
    );
    await claim();
    expect(await dialog.findByText('This child has already been registered by another parent.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Contact Admin' })).toBeVisible();
  });

  it('asks users to verify their email first, where the club requires it', async () => {
    clubWith({ sendsMail: true, verifiesEmail: true });
    const page = openDashboard({ as: aParent({ isEmailVerified: false }) });
    await page.user.click(await screen.findByRole('button', { name: 'Find My Child' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find Child' }));
    expect(await dialog.findByText('Please confirm your email address')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible();
    expect(dialog.queryByLabelText("Child's Full Name")).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('asks users to verify their email if the server requires it', async () => {
    const { find, dialog } = await openSearch();
    server.fail('searchChild', 403, messages.emailUnverified);
    await find('Mia Ellis');
    expect(await dialog.findByText('Please confirm your email address')).toBeVisible();
  });

  it('is not offered to staff without the parent role', async () => {
    openDashboard({ as: aCoach() });
    expect(await screen.findByRole('link', { name: 'Add a child' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find Child' })).not.toBeInTheDocument();
  });
});

/** Opens the question of the child's menu. */
async function openRemoval(user: ReturnType<typeof openDashboard>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from My Account' }));
  await screen.findByRole('alertdialog', { name: 'Remove Child' });
}

describe('RemoveChild', () => {
  it('asks for confirmation and removes the child from the account', async () => {
    const me = aParent();
    buildChild({ name: 'Mia Ellis', of: me });
    buildChild({ name: 'Leo Ellis', of: me });
    const { user, toasts } = openDashboard({ as: me });
    await openRemoval(user, 'Mia Ellis');
    const question = screen.getByRole('alertdialog', { name: 'Remove Child' });
    expect(question).toHaveAccessibleDescription(
      'Are you sure you want to remove Mia Ellis from your account? This action cannot be undone.',
    );
    await expectNoBarriers();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await findCard('Mia Ellis')).toBeVisible();

    await openRemoval(user, 'Mia Ellis');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Mia Ellis' })).not.toBeInTheDocument());
    expect(await findCard('Leo Ellis')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Child has been removed successfully' }]);
  });

  it('keeps an admin’s own child registered', async () => {
    const me = anAdmin({ isParent: true });
    const child = buildChild({ name: 'Mia Hayes', of: me });
    const { user } = openDashboard({ as: me });
    await openRemoval(user, 'Mia Hayes');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Does your own child play here?')).toBeVisible();
    expect(club().arrange(({ children }) => children.find(({ id }) => id === child.id)?.isRegistered)).toBe(true);
  });

  it('keeps the dialog open with the reason when it fails', async () => {
    const me = aParent();
    buildChild({ name: 'Mia Ellis', of: me });
    const { user, toasts } = openDashboard({ as: me });
    await openRemoval(user, 'Mia Ellis');
    server.fail('removeChild', 0);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await within(screen.getByRole('alertdialog')).findByText('Failed to remove child')).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ title: 'Failed to remove child', tone: 'danger' });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Find My Child' })).toBeVisible();
  });
});

describe('ChildCard', () => {
  it('links to the child’s calendar', async () => {
    const me = aParent();
    const child = buildChild({ name: 'Mia Ellis', of: me });
    openDashboard({ as: me });
    const link = within(await findCard('Mia Ellis')).getByRole('link', { name: 'Calendar of Mia Ellis' });
    expect(link).toHaveAttribute('href', `/calendar?childId=${child.id}`);
  });
});
