import {
  aCoach,
  aParent,
  club,
  clubWith,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

const born = '2015-01-02';
const fileOf = (...rows: string[]) =>
  new File([['name,dateOfBirth,parentEmail', ...rows].join('\n')], 'players.csv', { type: 'text/csv' });

const picker = () => screen.getAllByLabelText(/CSV file/).find((input) => !input.closest('[hidden]'))!;
async function importRows(...rows: string[]) {
  const page = renderPage(app, { as: 'admin', at: '/admin/import?type=children' });
  await screen.findByRole('heading', { name: 'Import Data' });
  await page.user.upload(picker(), fileOf(...rows));
  await page.user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Import Data' }));
  await screen.findByRole('region', { name: 'Results of players.csv' });
  return page;
}
const twoPeople = [`Ada Ellis,${born},ann@x.example;bo@x.example`, `Leo Ellis,${born},ann@x.example`];
const section = (rows = 'this file') => screen.getByRole('region', { name: `Parents in ${rows}` });
const dialog = (people: string) => screen.findByRole('alertdialog', { name: `Invite ${people}?` });
const changed =
  'The number of parents to invite has changed. We imported nothing and invited nobody. Please confirm the new number.';

describe('Parents of imported players', () => {
  beforeEach(() => clubWith({ sendsMail: true }));

  it('are linked in the order of the file, and nobody is offered if all have accounts', async () => {
    const [first, second] = [aParent({ fullName: 'Ann Ellis' }), aParent({ fullName: 'Bo Ellis' })];
    await importRows(`Ada Ellis,${born},${first.email}; ${second.email}`);
    const links = club().arrange(({ guardianships }) => guardianships.slice(-2));
    expect(links).toMatchObject([
      { userId: first.id, isPrimary: true },
      { userId: second.id, isPrimary: false },
    ]);
    expect(screen.queryByRole('region', { name: /^Parents in/ })).not.toBeInTheDocument();
  });

  it('who have no account are invited after a question that names the number', async () => {
    const page = await importRows(...twoPeople);
    expect(section()).toHaveTextContent('2 parents have no confirmed account yet.');
    expect(server.requested().filter((operation) => operation === 'importFile')).toHaveLength(1);
    await expectNoBarriers();

    await page.user.click(within(section()).getByRole('button', { name: 'Invite 2 parents' }));
    await expectNoBarriers();
    const release = server.hold('importFile');
    await page.user.click(within(await dialog('2 parents')).getByRole('button', { name: 'Invite 2 parents' }));
    expect(await screen.findByRole('button', { name: 'Inviting...' })).toBeVisible();
    // A second press does nothing.
    await page.user.keyboard('{Enter}');
    release();

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(within(section()).getByRole('status')).toHaveTextContent(
      '2 parents were invited. They become guardians when they accept.',
    );
    expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
    expect(section().parentElement).toHaveFocus();
    expect(server.requested().filter((operation) => operation === 'importFile')).toHaveLength(2);
    expect(page.toasts.at(-1)).toEqual({ title: '2 parents invited' });
    await expectNoBarriers();
  });

  it('are not invited if the admin cancels', async () => {
    const page = await importRows(`Ada Ellis,${born},ann@x.example`);
    const button = within(section()).getByRole('button', { name: 'Invite 1 parent' });
    button.focus();
    await page.user.keyboard('{Enter}');
    await dialog('1 parent');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(server.requested().filter((operation) => operation === 'importFile')).toHaveLength(1);
  });

  it('are counted again if their number has changed meanwhile', async () => {
    const page = await importRows(...twoPeople);
    aCoach({ email: 'bo@x.example' });
    await page.user.click(within(section()).getByRole('button', { name: 'Invite 2 parents' }));
    await page.user.click(within(await dialog('2 parents')).getByRole('button', { name: 'Invite 2 parents' }));
    const again = within(await dialog('1 parent'));
    expect(again.getByRole('alert')).toHaveTextContent(changed);
    expect(page.toasts.at(-1)).toEqual({ title: 'The invitations were not sent', text: changed, tone: 'danger' });
    await page.user.click(again.getByRole('button', { name: 'Invite 1 parent' }));
    expect(await screen.findByText(/^1 parent was invited\./)).toBeVisible();
  });

  it('are no longer offered if nobody can be invited meanwhile', async () => {
    const page = await importRows(`Ada Ellis,${born},bo@x.example`);
    aCoach({ email: 'bo@x.example' });
    await page.user.click(within(section()).getByRole('button', { name: 'Invite 1 parent' }));
    await page.user.click(within(await dialog('1 parent')).getByRole('button', { name: 'Invite 1 parent' }));
    expect(await screen.findByText('Everybody in this file is a guardian already or has been invited.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('can be invited again after an error, which the next question has forgotten', async () => {
    const page = await importRows(`Ada Ellis,${born},bo@x.example`);
    server.fail('importFile', 500);
    await page.user.click(within(section()).getByRole('button', { name: 'Invite 1 parent' }));
    await page.user.click(within(await dialog('1 parent')).getByRole('button', { name: 'Invite 1 parent' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(within(section()).getByRole('button', { name: 'Invite 1 parent' }));
    await dialog('1 parent');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('of corrected rows are offered as well', async () => {
    const page = await importRows(`Ada Ellis,${born},bo@x.example`, `Leo Ellis,soon,bo@x.example;cleo@x.example`);
    expect(section()).toHaveTextContent('1 parent has no confirmed account yet.');
    const field = within(screen.getByRole('group', { name: /^Line 3:/ })).getByRole('textbox', { name: 'dateOfBirth' });
    await page.user.clear(field);
    await page.user.type(field, born);
    await page.user.click(screen.getByRole('button', { name: 'Import This Row Again' }));
    await screen.findByText('No row failed.');
    const corrected = within(section('the corrected rows'));
    await expectNoBarriers();
    await page.user.click(corrected.getByRole('button', { name: 'Invite 2 parents' }));
    await page.user.click(within(await dialog('2 parents')).getByRole('button', { name: 'Invite 2 parents' }));
    expect(await screen.findByText(/^2 parents were invited\./)).toBeVisible();
    expect(within(section()).getByRole('button', { name: 'Invite 1 parent' })).toBeVisible();
  });
});

it('Parents of imported players cannot be invited by a club that sends no mail, which says so', async () => {
  await importRows(...twoPeople);
  expect(section()).toHaveTextContent('This club cannot send mail yet, so you cannot invite them.');
  expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
});
