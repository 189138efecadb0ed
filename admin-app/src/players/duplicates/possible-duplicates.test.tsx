import { paths } from '@touchline/app-core';
import {
  aParent,
  buildChild,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

const open = (search = '?tab=duplicates', as: Person = 'admin') =>
  renderPage(app, { as, at: paths.manageChildren + search });
const pairs = async () =>
  within(await screen.findByRole('list', { name: 'Possible duplicates' })).getAllByRole('listitem');

/** Two records of Mia Keller, the first with a team and a guardian. */
function buildPair() {
  emptyClub();
  const born = { dateOfBirth: '2015-05-04' };
  const mia = buildChild({ ...born, name: 'Mia Keller', of: aParent({ fullName: 'Jo Doe' }) });
  buildTeam({ name: 'Lions', members: [mia] });
  return { mia, other: buildChild({ ...born, name: 'Mia Keler' }) };
}

describe('The tab Possible Duplicates', () => {
  it('shows its number, and of each pair what differs, teams and guardians', async () => {
    const { mia, other } = buildPair();
    const { user } = open('');
    await user.click(await screen.findByRole('tab', { name: 'Possible Duplicates 1' }));
    const [pair] = await pairs();
    expect(pair).toHaveTextContent('The names differ');
    expect(
      within(pair!)
        .getAllByRole('mark')
        .map(({ textContent }) => textContent),
    ).toEqual(['Keller', 'Keler']);
    expect(pair).toHaveTextContent(`ID ${mia.id} · U12 · Lions`);
    expect(pair).toHaveTextContent('Guardians: Jo Doe');
    expect(pair).toHaveTextContent(`ID ${other.id} · U12 · no team`);
    expect(pair).toHaveTextContent('No guardian');
    await expectNoBarriers();
  });

  it('marks what differs in the date of birth', async () => {
    emptyClub();
    buildChild({ name: 'Mia Keller', dateOfBirth: '2015-05-04' });
    buildChild({ name: 'Mia Keller', dateOfBirth: '2015-05-14' });
    open();
    const [pair] = await pairs();
    expect(pair).toHaveTextContent('The dates of birth differ by one digit');
    expect(
      within(pair!)
        .getAllByRole('mark')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', '14']);
  });

  it('has no search, which the other tabs keep', async () => {
    buildPair();
    const { user } = open('?search=mia&tab=duplicates');
    await pairs();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^All Players/ }));
    expect(await screen.findByRole('searchbox')).toHaveValue('mia');
  });

  it('remembers that two are not the same, until that is undone', async () => {
    const { mia, other } = buildPair();
    const { user, toasts } = open();
    const name = `Not the Same: Mia Keller (ID ${mia.id}) and Mia Keler (ID ${other.id})`;
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('heading', { name: 'No possible duplicates' })).toBeVisible();
    expect(screen.getByText(/^Players born on the same day/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Possible Duplicates 0' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await expectNoBarriers();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await pairs()).toHaveLength(1);
    expect(toasts.map(({ title }) => title)).toEqual(['Noted as two players', 'Listed as possible duplicates again']);
  });

  it('keeps a pair if the server rejects that two are not the same', async () => {
    buildPair();
    server.fail('distinguishChild', 503, 'The server is resting');
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Not the Same/ }));
    const title = 'Failed to save whether they are two players';
    await waitFor(() => expect(toasts).toEqual([{ title, text: 'The server is resting', tone: 'danger' }]));
    expect(await pairs()).toHaveLength(1);
  });

  it('paginates the pairs', async () => {
    emptyClub();
    // Names with different numbers are different names.
    for (let at = 0; at < 26; at++) {
      buildChild({ name: `Zed Anderson ${at}` });
      buildChild({ name: `Zed Andersen ${at}` });
    }
    const { user } = open();
    expect(await screen.findByText('Showing 1 to 25 of 26 results')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 26 to 26 of 26 results')).toBeVisible();
    expect(await pairs()).toHaveLength(1);
  });

  it('shows that pairs are loading, and retries a failed request', async () => {
    buildPair();
    const release = server.hold('listDuplicates');
    server.fail('listDuplicates', 503);
    const { user } = open();
    expect(await screen.findByText('Loading possible duplicates...')).toBeVisible();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to load possible duplicates.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await pairs()).toHaveLength(1);
  });

  it('is not shown to coaches', async () => {
    buildPair();
    open('?tab=duplicates', 'coach');
    expect(await screen.findByRole('rowheader', { name: 'Mia Keller' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Possible/ })).not.toBeInTheDocument();
    expect(server.requested()).not.toContain('listDuplicates');
  });
});
