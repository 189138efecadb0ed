import {
  buildChild,
  buildLeague,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';
import { wideScreen } from '../../test/screens.ts';

const open = (id: number) => renderPage(app, { as: 'admin', at: `/admin/teams/${id}` });
const findButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  window.matchMedia = wideScreen;
});

const openDialog = async (id = 2) => {
  const page = open(id);
  await page.user.click(await findButton('Add Players'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Players' }));
  await dialog.findAllByRole('checkbox');
  return { ...page, dialog };
};

it('AddPlayersDialog offers registered children outside the team, with their ages', async () => {
  buildChild({ name: 'Gone Girl', isRegistered: false });
  const { dialog } = await openDialog();
  const names = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Amir Haddad Age 1[34] · no team yet$/),
    expect.stringMatching(/^Leo Keller Age (9|10) · U10 Otters$/),
    expect.stringMatching(/^Sofia Marin Age 10|9 · U10 Otters$/),
  ]);
});

describe('AddPlayersDialog of a team with an age group', () => {
  const openForLions = async () => {
    emptyClub();
    const team = buildTeam({ name: 'Lions', leagueId: buildLeague({ ageGroup: 'U12' }).id });
    const kestrels = buildTeam({ name: 'Kestrels' });
    buildChild({ name: 'Ada Older', ageGroup: 'U12', teams: [kestrels] });
    buildChild({ name: 'Ben Free', ageGroup: 'U12' });
    buildChild({ name: 'Ruby Rivera', ageGroup: 'U8' });
    return openDialog(team.id);
  };

  it('offers those of the age group first, without a team before the others, and folds other ages', async () => {
    const { user, dialog } = await openForLions();
    const names = () =>
      dialog.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent.split(' Age')[0]);
    expect(names()).toEqual(['Ben Free', 'Ada Older']);
    await user.click(dialog.getByRole('button', { name: 'Other ages' }));
    expect(names()).toEqual(['Ben Free', 'Ada Older', 'Ruby Rivera']);
    await expectNoBarriers();
  });

  it('warns of a player of another age, whom a search finds, but adds them', async () => {
    const { user, dialog, toasts } = await openForLions();
    await user.type(dialog.getByRole('searchbox'), 'ruby');
    await user.click(await dialog.findByRole('checkbox', { name: /Ruby Rivera/ }));
    expect(dialog.getByText('Ruby Rivera is U8. This team plays U12.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
    expect(await screen.findByRole('rowheader', { name: 'Ruby Rivera' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Player added to team' }]);
  });
});

it('AddPlayersDialog adds one player', async () => {
  const { user, dialog, toasts } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
  expect(await screen.findByRole('rowheader', { name: 'Amir Haddad' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Players 3' })).toBeVisible();
  expect(toasts).toEqual([{ title: 'Player added to team' }]);
});

it('AddPlayersDialog adds several players from different searches with one toast', async () => {
  const { user, dialog, toasts } = await openDialog();
  const search = dialog.getByRole('searchbox');
  await user.type(search, 'amir{Enter}');
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
  await user.clear(search);
  await user.type(search, 'sofia');
  await user.click(await dialog.findByRole('checkbox', { name: /Sofia Marin/ }));
  expect(await dialog.findByRole('button', { name: 'Remove Amir Haddad' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 2 Players' }));

  expect(await screen.findByRole('rowheader', { name: 'Sofia Marin' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Amir Haddad' })).toBeVisible();
  expect(toasts).toEqual([{ title: '2 players added to team' }]);
});

it('AddPlayersDialog requires at least one player', async () => {
  const { user, dialog, toasts } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Add Players' }));
  const text = 'Please select at least one player to add to the team';
  expect(await dialog.findByText(text)).toBeVisible();
  expect(toasts).toEqual([{ title: 'No players selected', text, tone: 'danger' }]);
});

it('AddPlayersDialog names players who could not be added, and keeps them selected', async () => {
  const { user, dialog, toasts } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Leo Keller/ }));
  server.fail('addTeamMember', 404, 'This team or player does not exist');
  await user.click(dialog.getByRole('button', { name: 'Add 2 Players' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Amir Haddad: This team or player does not exist');
  expect(dialog.getByRole('checkbox', { name: /Amir Haddad/ })).toBeChecked();
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Leo Keller/ })).not.toBeInTheDocument());
  expect(toasts).toEqual([{ title: 'Player added to team' }]);

  await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
  expect(await screen.findByRole('rowheader', { name: 'Amir Haddad' })).toBeVisible();
});

it('AddPlayersDialog shows an error toast if no player could be added', async () => {
  const { user, dialog, toasts } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: /Amir Haddad/ }));
  server.fail('addTeamMember', 0);
  await user.click(dialog.getByRole('button', { name: 'Add 1 Player' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Amir Haddad: Something went wrong');
  expect(toasts).toEqual([{ title: 'Error', text: 'Failed to add players to team', tone: 'danger' }]);
});

it('AddPlayersDialog shows the first 50 players and finds the others', async () => {
  Array.from({ length: 130 }, (_, at) => buildChild({ name: `Zed Number${at + 1}` }));
  const { user, dialog } = await openDialog();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(50);
  expect(dialog.getByText('Showing the first 50 of 133. Type to find the others.')).toBeVisible();
  await user.type(dialog.getByRole('searchbox'), 'number130');
  expect(await dialog.findByRole('checkbox', { name: /Zed Number130/ })).toBeVisible();
  await waitFor(() => expect(dialog.queryByText(/^Showing the first/)).not.toBeInTheDocument());
});

it('AddPlayersDialog keeps the search box when nothing matches', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('searchbox'), 'nobody');
  expect(await dialog.findByText('Nothing found for “nobody”.')).toBeVisible();
  expect(dialog.queryByText('Nobody left to add')).not.toBeInTheDocument();
  await user.clear(dialog.getByRole('searchbox'));
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(3);
  expect(dialog.getByRole('searchbox')).toHaveFocus();
});

describe('Create New Player in AddPlayersDialog', () => {
  const openForm = async (as: 'admin' | 'coach' = 'coach') => {
    const page = renderPage(app, { as, at: '/admin/teams/2' });
    await page.user.click(await findButton('Add Players'));
    await page.user.click(await screen.findByRole('tab', { name: 'Create New Player' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Players' }));
    const fill = async (name: string, dateOfBirth: string) => {
      await page.user.type(dialog.getByLabelText('Name'), name);
      await page.user.type(dialog.getByLabelText('Date of Birth'), dateOfBirth);
    };
    return {
      ...page,
      dialog,
      fill,
      add: () => page.user.click(dialog.getByRole('button', { name: 'Add New Player' })),
    };
  };

  it('puts a new player on the team, and never makes the coach its parent', async () => {
    const { dialog, fill, add, toasts } = await openForm();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    await expectNoBarriers();
    await fill('Zoe Newcomer', '2015-02-03');
    await add();
    expect(await screen.findByRole('rowheader', { name: 'Zoe Newcomer' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Player added successfully' }]);
    club().arrange(({ children, guardianships }) => {
      const { id } = children.find(({ name }) => name === 'Zoe Newcomer')!;
      expect(guardianships.filter(({ childId }) => childId === id)).toEqual([]);
    });
  });

  it('requires name and date of birth', async () => {
    const { dialog, add } = await openForm();
    await add();
    expect(await dialog.findAllByText('Name is required')).not.toHaveLength(0);
    expect(server.requested()).not.toContain('addPlayer');
  });

  it('refers to the list if the player is registered already', async () => {
    const { dialog, fill, add } = await openForm();
    const { dateOfBirth } = buildChild({ name: 'Known Already' });
    await fill('Known Already', dateOfBirth);
    await add();
    expect(await dialog.findByText(/^This player is already registered. Choose them under “Select/)).toBeVisible();
  });

  it('links a new parent, whose password it shows once', async () => {
    const { dialog, fill, add, user } = await openForm('admin');
    await fill('Zoe Newcomer', '2015-02-03');
    await user.type(dialog.getByLabelText('Parent’s Email (optional)'), 'noor@families.example');
    await user.type(dialog.getByLabelText('Parent’s Name'), 'Noor Newcomer');
    await add();
    expect(await dialog.findByText('Zoe Newcomer is added')).toBeVisible();
    const { value: password } = dialog.getByLabelText<HTMLInputElement>('Password');
    await expectNoBarriers();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('rowheader', { name: 'Zoe Newcomer' })).toBeVisible();
    club().arrange(({ children, guardianships, users }) => {
      const { id: userId } = users.find(({ email }) => email === 'noor@families.example')!;
      const { id: childId } = children.find(({ name }) => name === 'Zoe Newcomer')!;
      expect(guardianships.filter((link) => link.childId === childId)).toMatchObject([{ userId }]);
    });
    const login = { username: 'noor@families.example', password };
    expect(await server.as(null)({ method: 'POST', path: '/api/auth/login', body: login })).toMatchObject({
      status: 200,
    });
  });

  it('needs the name of a parent without an account', async () => {
    const { dialog, fill, add, user } = await openForm('admin');
    await fill('Zoe Newcomer', '2015-02-03');
    await user.type(dialog.getByLabelText('Parent’s Email (optional)'), 'noor@families.example');
    await add();
    expect(await dialog.findAllByText('Full name is required')).not.toHaveLength(0);
    expect(club().arrange(({ children }) => children.some(({ name }) => name === 'Zoe Newcomer'))).toBe(false);
  });
});

it('AddPlayersDialog says when all players are in the team', async () => {
  emptyClub();
  const team = buildTeam();
  const { user } = open(team.id);
  await user.click(await findButton('Add Players'));
  expect(await screen.findByRole('heading', { name: 'Nobody left to add' })).toBeVisible();
});

it('AddPlayersDialog has no accessibility violations', async () => {
  const { user } = open(2);
  await user.click(await findButton('Add Players'));
  await screen.findAllByRole('checkbox');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Players' }));
  await expectNoBarriers();
});
