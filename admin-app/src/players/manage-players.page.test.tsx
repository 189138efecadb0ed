import { paths } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import {
  aParent,
  buildChild,
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
import { app } from '../app.tsx';

const open = (search = '', as: Person = 'admin') => renderPage(app, { as, at: paths.manageChildren + search });
const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
type User = ReturnType<typeof open>['user'];

/** Chooses an action from a player's menu. */
const choose = async (user: User, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const year = Number(todayIn('Europe/London').slice(0, 4));

describe('ManagePlayersPage', () => {
  it('shows id, name, age, date of birth and parent', async () => {
    emptyClub();
    const parent = aParent({ fullName: 'Jordan Ellis' });
    const ada = buildChild({ name: 'Ada Park', dateOfBirth: `${year - 10}-01-01`, of: parent });
    buildChild({ name: 'Ben Cole' });
    buildChild({ name: 'Gone Girl', isRegistered: false });
    open();
    const cells = Array.from((await row('Ada Park')).children, ({ textContent }) => textContent);
    const group = expect.stringMatching(/^U1[01]$/) as string;
    expect(cells).toEqual([String(ada.id), 'Ada Park', '10', `Jan 1, ${year - 10}`, group, 'Jordan Ellis', '']);
    expect(within(await row('Ben Cole')).getByText('Unassigned')).toBeVisible();
    expect(names()).toEqual(['Ada Park', 'Ben Cole']);
  });

  it('filters players with and without a parent, with counts', async () => {
    const { user, where } = open();
    const tab = await screen.findByRole('tab', { name: /^Unassigned Players \d$/ });
    const unassigned = Number(tab.textContent.slice(-1));
    await user.click(tab);
    await waitFor(() => expect(names()).toHaveLength(unassigned));
    expect(where()).toBe('/admin/manage-children?tab=unassigned');
    await user.click(screen.getByRole('tab', { name: `Assigned Players ${5 - unassigned}` }));
    await waitFor(() => expect(names()).toHaveLength(5 - unassigned));
    expect(names()).toContain('Mia Keller');
    expect(screen.getByRole('tab', { name: 'All Players 5' })).toBeVisible();
  });

  it.each([
    ['name', 'mia k', ['Mia Keller']],
    ['parent', 'PAT KELLER', ['Leo Keller', 'Mia Keller']],
    ['team', 'otters', ['Leo Keller', 'Sofia Marin']],
  ])('finds players by %s', async (_what, search, expected) => {
    const { user } = open();
    await row('Mia Keller');
    await user.click(screen.getByRole('searchbox'));
    await user.paste(search);
    await waitFor(() => expect(names()).toEqual(expected));
  });

  it('paginates the players, and the pages of a search', async () => {
    Array.from({ length: 30 }, (_, at) => buildChild({ name: `Zed Number${at}` }));
    const { user, where } = open('?search=number&page=2');
    expect(await screen.findByText('Showing 26 to 30 of 30 results')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Unassigned Players 30' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Showing 1 to 25 of 35 results')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 26 to 35 of 35 results')).toBeVisible();
    expect(where()).toBe('/admin/manage-children?page=2');
  });

  it('says when no player matches the search, and can show all players again', async () => {
    const { user } = open('?search=nobody');
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all players' }));
    expect(await row('Mia Keller')).toBeVisible();
  });

  it('says when there are no players', async () => {
    emptyClub();
    open();
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeVisible();
  });

  it('shows that players are loading, and retries a failed request', async () => {
    const release = server.hold('listAllChildren');
    server.fail('listAllChildren', 503);
    const { user } = open();
    expect(await screen.findByText('Loading players data...')).toBeVisible();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to load children data.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Mia Keller')).toBeVisible();
  });

  it('does not let coaches assign parents or remove players', async () => {
    open('', 'coach');
    await row('Mia Keller');
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Assign|Remove/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add New Player' })).toBeVisible();
  });
});

describe('AssignParentDialog', () => {
  const openDialog = async (name: string) => {
    const page = open();
    await choose(page.user, name, 'Assign Parent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Parent' }));
    await dialog.findByRole('searchbox');
    return { ...page, dialog, assign: () => page.user.click(dialog.getByRole('button', { name: 'Assign' })) };
  };

  it('assigns a parent found by email, and the list shows it before the server responds', async () => {
    aParent({ fullName: 'Jordan Ellis', email: 'jordan@families.example' });
    const { user, dialog, assign, toasts } = await openDialog('Amir Haddad');
    expect(dialog.getByRole('radio', { name: 'No Parent (Unassigned)' })).toBeChecked();
    await user.click(dialog.getByRole('searchbox'));
    await user.paste('jordan@');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2));
    await user.click(dialog.getByRole('radio', { name: 'Jordan Ellis jordan@families.example' }));
    const release = server.hold('assignParent');
    await assign();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () => expect(await row('Amir Haddad')).toHaveTextContent('Jordan Ellis'));
    expect(toasts).toEqual([]);
    release();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Child assigned to parent successfully.' }]));
    expect(await row('Amir Haddad')).toHaveTextContent('Jordan Ellis');
  });

  it('unassigns the parent', async () => {
    const { user, dialog, assign, toasts } = await openDialog('Mia Keller');
    expect(dialog.getByRole('radio', { name: /^Pat Keller/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'No Parent (Unassigned)' }));
    await assign();
    await waitFor(async () => expect(await row('Mia Keller')).toHaveTextContent('Unassigned'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Player is now unassigned.' }]));
  });

  it('restores the parent and shows a toast if the server rejects the change', async () => {
    const { user, dialog, assign, toasts } = await openDialog('Mia Keller');
    await user.click(dialog.getByRole('radio', { name: 'No Parent (Unassigned)' }));
    const release = server.hold('assignParent');
    server.fail('assignParent', 503, 'The server is resting');
    await assign();
    // Optimistic: the server has not responded yet, and the store notifies its subscribers a frame later.
    await waitFor(async () => expect(await row('Mia Keller')).toHaveTextContent('Unassigned'));
    release();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', text: 'The server is resting', tone: 'danger' }]));
    await waitFor(async () => expect(await row('Mia Keller')).toHaveTextContent('Pat Keller'));
  });

  it('shows the first 20 parents and the selected one, and finds the others', async () => {
    Array.from({ length: 24 }, (_, at) => aParent({ fullName: `Abe Number${at}` }));
    const { user, dialog } = await openDialog('Mia Keller');
    expect(dialog.getByText('Showing the first 20 of 25. Type to find the others.')).toBeVisible();
    await user.click(dialog.getByRole('searchbox'));
    await user.paste('number23');
    const found = await dialog.findByRole('radio', { name: /^Abe Number23/ });
    expect(dialog.getByRole('radio', { name: /^Pat Keller/ })).toBeChecked();
    await user.click(found);
    await user.clear(dialog.getByRole('searchbox'));
    await user.paste('nobody');
    expect(await dialog.findByText('Nothing found for “nobody”.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^Abe Number23/ })).toBeChecked();
    await expectNoBarriers();
  });

  it('retries a failed request', async () => {
    server.fail('listParents', 503);
    const { user } = open();
    await choose(user, 'Mia Keller', 'Assign Parent');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load parent data.');
    expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: /^Pat Keller/ })).toBeChecked();
  });
});

describe('ManagePlayersPage', () => {
  const openQuestion = async () => {
    const page = open();
    await choose(page.user, 'Mia Keller', 'Remove');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Mia Keller?' });
    return { ...page, question, remove: () => page.user.click(screen.getByRole('button', { name: 'Remove Player' })) };
  };

  it('unregisters a player after confirmation', async () => {
    const { question, remove, toasts } = await openQuestion();
    expect(question).toHaveAccessibleDescription(/marked as unregistered.*association with the parent is removed/);
    await remove();
    await waitFor(() => expect(screen.queryByText('Mia Keller')).not.toBeInTheDocument());
    expect(toasts).toEqual([{ title: 'Mia Keller has been removed successfully' }]);
    const stored = club().arrange(({ children }) => children.find(({ name }) => name === 'Mia Keller'));
    expect(stored).toMatchObject({ isRegistered: false });
  });

  it('shows the page before if the last player of the last page is removed', async () => {
    emptyClub();
    Array.from({ length: 26 }, (_, at) => buildChild({ name: `Zed ${String.fromCharCode(97 + at)}` }));
    const { user, where } = open('?page=2');
    await choose(user, 'Zed z', 'Remove');
    await user.click(await screen.findByRole('button', { name: 'Remove Player' }));
    await waitFor(() => expect(names()).toHaveLength(25));
    expect(names()).toContain('Zed a');
    expect(where()).toBe('/admin/manage-children');
    expect(await screen.findByRole('tab', { name: 'All Players 25' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Unregistered Players 1' })).toBeVisible();
  });

  it('restores a removed player and shows the error if the server rejects the removal', async () => {
    const { question, remove, toasts } = await openQuestion();
    const release = server.hold('removeChild');
    server.fail('removeChild', 503, 'The server is resting');
    await remove();
    expect(await within(question).findByRole('button', { name: 'Removing...' })).toBeVisible();
    const gone = () => screen.queryByRole('rowheader', { name: 'Mia Keller', hidden: true });
    await waitFor(() => expect(gone()).not.toBeInTheDocument());
    release();
    expect(await within(question).findByRole('alert')).toHaveTextContent('The server is resting');
    expect(await screen.findByRole('rowheader', { name: 'Mia Keller', hidden: true })).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Failed to remove player', text: 'The server is resting', tone: 'danger' }]);
  });

  const openForm = async (as: Person) => {
    const page = open('', as);
    await page.user.click(await screen.findByRole('button', { name: 'Add New Player' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Player' }));
    return { ...page, form, add: () => page.user.click(form.getByRole('button', { name: 'Add Player' })) };
  };

  it('lets a coach add a player without a parent', async () => {
    const { user, form, add, toasts } = await openForm('coach');
    await user.type(form.getByLabelText('Name', { exact: true }), 'Zoe Young');
    await user.type(form.getByLabelText('Date of Birth'), `${year - 9}-05-04`);
    await add();
    expect(await row('Zoe Young')).toHaveTextContent('Unassigned');
    expect(toasts).toEqual([{ title: 'Player added successfully' }]);
  });

  it('requires a name and a past date of birth for a new player', async () => {
    const { user, form, add } = await openForm('admin');
    await add();
    expect(await form.findAllByText('Name is required')).toHaveLength(2);
    expect(form.getAllByText('Date of birth is required')).toHaveLength(2);
    await user.type(form.getByLabelText('Date of Birth'), `${year + 1}-05-04`);
    await add();
    expect(await form.findAllByText('Date of birth cannot be in the future')).toHaveLength(2);
    await expectNoBarriers();
  });

  it('does not add a player twice', async () => {
    const mia = club().arrange(({ children }) => structuredClone(children.find(({ name }) => name === 'Mia Keller')!));
    const { user, form, add, toasts } = await openForm('admin');
    await user.type(form.getByLabelText('Name'), 'mia keller');
    await user.type(form.getByLabelText('Date of Birth'), mia.dateOfBirth);
    await add();
    const text = 'Child already exists in the system';
    expect(await form.findByRole('alert')).toHaveTextContent('This player is already registered.');
    expect(toasts).toEqual([{ title: 'Failed to add player', text, tone: 'danger' }]);
  });
});

describe('The tab Unregistered Players', () => {
  const openTab = async () => {
    const page = open('?tab=unregistered');
    await page.user.click(await screen.findByRole('tab', { name: /^Unregistered Players/ }));
    return page;
  };

  it('lets admins restore players', async () => {
    emptyClub();
    const gone = buildChild({ name: 'Gone Girl', isRegistered: false });
    const { user, toasts } = await openTab();
    expect(await row('Gone Girl')).toBeVisible();
    await expectNoBarriers();
    await user.click(screen.getByRole('button', { name: 'Restore Gone Girl' }));
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Gone Girl has been restored', text: 'Now assign a parent and teams.' }]);
    expect(screen.getByRole('tab', { name: 'All Players 1' })).toBeVisible();
    const stored = club().arrange(({ children }) => children.find(({ id }) => id === gone.id));
    expect(stored).toMatchObject({ isRegistered: true });
  });

  it('says how long the club keeps them', async () => {
    server.returns('getRetention', () => ({ body: { periods: { unregisteredPlayers: 24 } } }));
    await openTab();
    expect(await screen.findByText(/^Deleted for good 24 months after they left\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Club → Data' })).toHaveAttribute('href', `${paths.club}?tab=data`);
  });

  it('does not restore a player if a registered one has the same name and date of birth', async () => {
    emptyClub();
    buildChild({ name: 'Gone Girl', dateOfBirth: '2015-05-04', isRegistered: false });
    buildChild({ name: 'Gone Girl', dateOfBirth: '2015-05-04' });
    const { user, toasts } = await openTab();
    await user.click(await screen.findByRole('button', { name: 'Restore Gone Girl' }));
    const text = 'A registered player has the same name and date of birth';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to restore player', text, tone: 'danger' }]));
    expect(await row('Gone Girl')).toBeVisible();
  });

  it('is not shown to coaches', async () => {
    open('?tab=unregistered', 'coach');
    await row('Mia Keller');
    expect(screen.queryByRole('tab', { name: /Unregistered/ })).not.toBeInTheDocument();
    expect(server.requested()).not.toContain('listUnregisteredChildren');
    expect(server.requested()).not.toContain('listLockedNames');
  });
});

it('LockedNames shows locked names to admins, who can unlock them', async () => {
  const lockedAt = '2026-11-26T12:00:00Z';
  const lastingSince = '2026-11-20T12:00:00Z';
  club().arrange(({ lockedNames }) =>
    lockedNames.push(
      { id: 1, name: 'Leo Keller', tries: 10, lockedAt },
      { id: 2, name: 'Mia Maier', tries: 30, lockedAt, lastingSince },
    ),
  );
  const { user, toasts } = open();
  const alert = await screen.findByText('Somebody may be guessing a child’s date of birth');
  expect(alert).toBeVisible();
  expect(screen.getByText(/^Leo Keller · 10 attempts in 24 hours · locked since Nov 26.*, for a day$/)).toBeVisible();
  expect(
    screen.getByText(/^Mia Maier · 30 attempts in 60 days · locked since Nov 20.*, until you unlock it$/),
  ).toBeVisible();
  await row('Mia Keller');
  await expectNoBarriers();
  await user.click(screen.getByRole('button', { name: 'Unlock Leo Keller' }));
  await waitFor(() => expect(screen.queryByText(/^Leo Keller · 10 attempts/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Unlock Mia Maier' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(toasts).toContainEqual({ title: 'Name unlocked' });
});

it('ManagePlayersPage has no accessibility violations', async () => {
  open();
  await row('Mia Keller');
  await expectNoBarriers();
});
