import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import {
  aParent,
  buildChild,
  buildTeam,
  club,
  clubWith,
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
type User = ReturnType<typeof open>['user'];
const button = (name: string) => screen.getByRole('button', { name });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected players' }));

/** Starts selecting, and selects players. */
async function select(user: User, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return bar();
}

/** Opens the dialog of an action. */
async function act(user: User, action: string, ...names: string[]) {
  await user.click((await select(user, ...names)).getByRole('button', { name: action }));
  return within(await screen.findByRole('dialog'));
}

/** Two teams; Ada is in both, Ben in the second, Cleo in none. */
function buildClub() {
  emptyClub();
  const [lions, otters] = [buildTeam({ name: 'U12 Lions' }), buildTeam({ name: 'U10 Otters' })];
  buildChild({ name: 'Ada Park', teams: [lions, otters], of: aParent() });
  buildChild({ name: 'Ben Cole', teams: [otters], of: aParent() });
  buildChild({ name: 'Cleo Dunn' });
  return { lions, otters };
}

const teamOf = ({ id }: { id: number }) =>
  club()
    .arrange(({ teamMembers, children }) =>
      children.filter((child) => teamMembers.some((row) => row.teamId === id && row.childId === child.id)),
    )
    .map(({ name }) => name);

const undo = async (user: User) => user.click(await screen.findByRole('button', { name: 'Undo' }));

describe('Selecting players', () => {
  it('keeps what is selected across pages and searches, and ends with the tab', async () => {
    emptyClub();
    Array.from({ length: 27 }, (_, at) => buildChild({ name: `Zed ${String.fromCharCode(97 + at)}` }));
    const { user } = open();
    const count = (await select(user, 'Zed a')).getByRole('status');
    expect(count).toHaveTextContent('1 selected');
    const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
    expect(all()).toBePartiallyChecked();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    await expectNoBarriers();
    await user.click(all());
    expect(count).toHaveTextContent('25 selected');
    await user.click(button('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Zed z' }));
    expect(count).toHaveTextContent('26 selected');
    await user.type(screen.getByRole('searchbox'), 'Zed a');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'Select Zed a' })).toBeChecked();
    await user.click(all());
    expect(count).toHaveTextContent('25 selected');
    await user.click(screen.getByRole('tab', { name: /^Without a Team/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected players' })).not.toBeInTheDocument());
    expect(button('Select')).toHaveAttribute('aria-pressed', 'false');
  });

  it('ends with Done and with Escape, which give the focus back', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Select' })).not.toHaveFocus();
    await user.click((await select(user, 'Mia Keller')).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(button('Select')).toHaveFocus();
    await select(user);
    expect(screen.getByRole('checkbox', { name: 'Select Mia Keller' })).not.toBeChecked();
    expect(button('Add to a Team…')).toHaveAccessibleDescription('None selected');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('offers coaches only what they may do', async () => {
    const { user } = open('', 'coach');
    const selected = await select(user, 'Mia Keller');
    expect(selected.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add to a Team…', 'Done']);
  });

  it('does nothing with more than 200', async () => {
    emptyClub();
    Array.from({ length: 201 }, (_, at) => buildChild({ name: `Zed ${at}` }));
    const { user } = open();
    await select(user);
    for (let page = 1; page < 9; page += 1) {
      await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
      await user.click(button('Next'));
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked());
    }
    expect(screen.getByRole('region', { name: 'Selected players' })).toHaveTextContent('200 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(button('Add to a Team…')).toHaveAccessibleDescription(`201 selected ${messages.tooManyRows}.`);
    await user.click(button('Add to a Team…'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }, 30_000);
});

describe('Adding players to a team', () => {
  it('says what happens, does it with one request, and takes it back', async () => {
    const { lions, otters } = buildClub();
    const { user, toasts } = open();
    const dialog = await act(user, 'Add to a Team…', 'Ada Park', 'Ben Cole', 'Cleo Dunn');
    expect(dialog.getByRole('button', { name: 'Add to Team' })).toBeDisabled();
    await user.selectOptions(await dialog.findByLabelText('Team'), String(lions.id));
    const words = await dialog.findByText(/^2 players join U12 Lions\. 1 is in U12 Lions already and stays\. /);
    expect(words).toHaveTextContent(/(\d+ famil(y|ies)|No family) will be told\.$/);
    await expectNoBarriers();
    await user.dblClick(dialog.getByRole('button', { name: 'Add to Team' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 players added to U12 Lions'));
    expect(server.sent('moveTeamMembers').filter((_, at) => isSent(at))).toHaveLength(1);
    expect(teamOf(lions)).toEqual(['Ada Park', 'Ben Cole', 'Cleo Dunn']);
    expect(teamOf(otters)).toEqual(['Ada Park', 'Ben Cole']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await undo(user);
    await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Undone' }));
    expect(teamOf(lions)).toEqual(['Ada Park']);
  });

  it('takes them out of their other teams if that is wanted', async () => {
    const { lions, otters } = buildClub();
    const { user, toasts } = open();
    const dialog = await act(user, 'Add to a Team…', 'Ada Park', 'Ben Cole');
    await user.selectOptions(await dialog.findByLabelText('Team'), String(lions.id));
    await user.click(dialog.getByRole('checkbox', { name: 'Take them out of their other teams' }));
    expect(await dialog.findByText(/^1 player joins U12 Lions\..* 2 players leave their other teams\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add to Team' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 players added to U12 Lions'));
    expect([teamOf(lions), teamOf(otters)]).toEqual([['Ada Park', 'Ben Cole'], []]);
  });

  it('stays open with the server’s sentence, and keeps what is selected', async () => {
    const { lions } = buildClub();
    const { user } = open();
    const dialog = await act(user, 'Add to a Team…', 'Cleo Dunn');
    server.fail('moveTeamMembers', 503, 'The server is resting');
    await user.selectOptions(await dialog.findByLabelText('Team'), String(lions.id));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is resting');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText(/^1 player joins/);
    server.fail('moveTeamMembers', 503, 'The server is tired');
    await user.click(dialog.getByRole('button', { name: 'Add to Team' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is tired');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('checkbox', { name: 'Select Cleo Dunn' })).toBeChecked();
  });
});

describe('Removing players from the club', () => {
  it('says what happens, does it, and brings them back', async () => {
    const { otters } = buildClub();
    const { user, toasts } = open();
    const dialog = await act(user, 'Remove from the Club…', 'Ben Cole', 'Cleo Dunn');
    expect(
      await dialog.findByText(
        '2 players lose their teams and parents. 1 person loses access. You can undo this for 7 days, later under “Unregistered Players”.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove from Club' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 players removed from the club'));
    expect(teamOf(otters)).toEqual(['Ada Park']);
    await undo(user);
    await waitFor(() => expect(toasts.at(-1)).toEqual({ title: '2 players are back in the club' }));
    expect(teamOf(otters)).toEqual(['Ada Park', 'Ben Cole']);
  });

  it('says if the undo fails, and can bring them back later', async () => {
    const { otters } = buildClub();
    const { user, toasts } = open();
    const dialog = await act(user, 'Remove from the Club…', 'Ben Cole');
    await dialog.findByText(/^1 player loses/);
    await user.click(dialog.getByRole('button', { name: 'Remove from Club' }));
    server.fail('undoRemoval', 503, 'The server is resting');
    await undo(user);
    const failure = { title: 'Not undone', text: 'The server is resting', tone: 'danger' };
    await waitFor(() => expect(toasts.at(-1)).toEqual(failure));

    buildChild({ name: 'Gone Long Ago', isRegistered: false });
    await user.click(screen.getByRole('tab', { name: /^Unregistered Players/ }));
    const later = await act(user, 'Bring Back…', 'Ben Cole');
    await expectNoBarriers();
    await user.click(later.getByRole('button', { name: 'Bring Back' }));
    await waitFor(() => expect(toasts.at(-1)).toEqual({ title: '1 player is back in the club' }));
    expect(teamOf(otters)).toContain('Ben Cole');
  });
});

describe('Inviting parents', () => {
  const reply = (body: object) => server.returns('inviteFamilies', () => ({ body }));

  it('says who gets a mail, and sends it', async () => {
    clubWith({ sendsMail: true });
    reply({ invited: 8, waiting: 2, unreachable: 1 });
    const { user, toasts } = open();
    const dialog = await act(user, 'Invite Parents…', 'Mia Keller');
    expect(
      await dialog.findByText('8 people get a mail. 2 have been invited already. 1 player has no parent yet.'),
    ).toBeVisible();
    await expectNoBarriers();
    await user.click(dialog.getByRole('button', { name: 'Send Invitations' }));
    await waitFor(() => expect(toasts).toEqual([{ title: '8 people invited' }]));
  });

  it('is closed if nobody gets a mail', async () => {
    clubWith({ sendsMail: true });
    reply({ invited: 0, waiting: 0, unreachable: 0 });
    const { user } = open();
    const dialog = await act(user, 'Invite Parents…', 'Mia Keller');
    expect(await dialog.findByText(/^Nobody gets a mail, because all parents have signed in already/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send Invitations' })).toBeDisabled();
  });

  it('says that the demo sends no mail', async () => {
    clubWith({ sendsMail: true });
    server.fail('inviteFamilies', 403, messages.notInDemo);
    const { user } = open();
    const dialog = await act(user, 'Invite Parents…', 'Mia Keller');
    expect(await dialog.findByText(messages.notInDemo)).toBeVisible();
  });

  it('is not offered by a club without mail', async () => {
    const { user } = open();
    await select(user, 'Mia Keller');
    expect(screen.queryByRole('button', { name: 'Invite Parents…' })).not.toBeInTheDocument();
  });
});

/** Whether a request was not a preview. */
const isSent = (at: number) => !server.addresses('moveTeamMembers')[at]!.includes('preview');
