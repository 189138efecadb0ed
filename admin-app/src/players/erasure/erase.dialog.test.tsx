import { type ErasureDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import {
  buildChild,
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

const nothing = { teams: 0, answers: 0, corrections: 0, lookups: 0, pastEvents: 0, restrictedAccounts: 0 };
const none = { refusal: null, ...nothing, announcements: 0, events: 0, otherRecords: 0 };

/** Mia Keller, who has been removed from the club, and the server that can delete her. */
function buildMia(erasure: Partial<ErasureDto> = {}) {
  emptyClub();
  const mia = buildChild({ name: 'Mia Keller', dateOfBirth: '2015-05-04' });
  club().arrange(({ children }) => (children.at(-1)!.isRegistered = false));
  const preview = { childId: mia.id, name: mia.name, dateOfBirth: mia.dateOfBirth, ...none, ...erasure };
  const refuse = (refusal: string) => server.returns('getErasure', () => ({ body: { ...preview, refusal } }));
  server.returns('getErasure', () => ({ body: preview }));
  server.returns('eraseChild', () => {
    club().arrange((data) => void (data.children = data.children.filter(({ id }) => id !== mia.id)));
    return { status: 204 };
  });
  return { mia, refuse };
}

async function openDialog() {
  const page = renderPage(app, { as: 'admin', at: `${paths.manageChildren}?tab=unregistered` });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Mia Keller' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete for Good…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mia Keller for good?' }));
  const submit = () => page.user.click(dialog.getByRole('button', { name: 'Delete for Good' }));
  const fill = async (name: string, password: string) => {
    await page.user.type(await dialog.findByLabelText('Player’s Name'), name);
    await page.user.type(dialog.getByLabelText('Your Password'), password);
    await submit();
  };
  const points = async () => {
    await dialog.findByText('What goes');
    return dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  return { ...page, dialog, points, submit, fill };
}

describe('The dialog Delete for Good', () => {
  it('says what goes and what stays before it asks', async () => {
    const lot = { teams: 3, answers: 41, corrections: 2, lookups: 1, pastEvents: 38, restrictedAccounts: 1 };
    const { mia } = buildMia({ ...lot, announcements: 1, events: 2, otherRecords: 1 });
    const { dialog, points } = await openDialog();
    expect(await points()).toEqual([
      'Name, date of birth, 3 teams, 41 answers with notes, 2 corrections and 1 look at phone numbers.',
      'Guardians, absences, requests, invitations, and what mails say about the player.',
      '1 announcement holds the whole name. Please edit the announcements first.',
      '2 events hold the whole name. Please edit the events first.',
      '38 past events go on counting the player, without the name.',
      'One thing stays: that an account is restricted, in case somebody adds the player again.',
      'Another record of the same name and date of birth stays.',
      'The club’s record of changes stays, without the name.',
      'Backups made before still have the player, until they are old enough to be deleted.',
    ]);
    expect(dialog.getByText(`Born May 4, 2015, ID ${mia.id}. Nobody can bring the player back.`)).toBeVisible();
    expect(screen.getByText('What goes').closest('[tabindex]')).toHaveFocus();
    await expectNoBarriers();
  });

  it('says only what there is', async () => {
    buildMia();
    const { points } = await openDialog();
    expect((await points()).slice(0, 3)).toEqual([
      'Name and date of birth.',
      'Guardians, absences, requests, invitations, and what mails say about the player.',
      'The club’s record of changes stays, without the name.',
    ]);
  });

  it('deletes the player once, and the row goes', async () => {
    buildMia();
    const { user, dialog, fill, toasts } = await openDialog();
    const release = server.hold('eraseChild');
    await fill('mia  keller', 'touchline');
    await user.click(dialog.getByRole('button', { name: 'Deleting...' }));
    release();
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.sent('eraseChild')).toEqual([{ name: 'mia keller', currentPassword: 'touchline' }]);
    expect(toasts).toEqual([{ title: 'Mia Keller has been deleted for good.' }]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('requires name and password', async () => {
    buildMia();
    const { dialog, submit } = await openDialog();
    await dialog.findByLabelText('Player’s Name');
    await submit();
    const sentence = new RegExp(messages.currentPasswordRequired);
    await waitFor(() => expect(dialog.getByLabelText('Your Password')).toHaveAccessibleDescription(sentence));
    expect(dialog.getByLabelText('Player’s Name')).toHaveAccessibleDescription(new RegExp(messages.nameRequired));
    expect(server.sent('eraseChild')).toEqual([]);
  });

  it.each([
    ['name', 'Player’s Name', 'This is not the player’s name'],
    ['currentPassword', 'Your Password', 'Current password is incorrect'],
  ])('shows a wrong %s at its field', async (member, label, sentence) => {
    buildMia();
    const { dialog, fill, toasts } = await openDialog();
    server.fail('eraseChild', 400, sentence, { errors: { [member]: sentence } });
    await fill('Mia Kehler', 'guess');
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(dialog.getByLabelText(label)).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  it('says what to do first if the player has come back meanwhile', async () => {
    const { refuse } = buildMia();
    const { dialog, fill } = await openDialog();
    const sentence = 'Remove the player from the club first.';
    await dialog.findByLabelText('Player’s Name');
    refuse(sentence);
    server.fail('eraseChild', 409, sentence);
    await fill('Mia Keller', 'touchline');
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.queryByLabelText('Player’s Name')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Delete for Good' })).toBeDisabled();
    expect(document.body).not.toHaveFocus();
  });

  it('shows that it loads, retries a failed request and stays open with an error', async () => {
    buildMia();
    const release = server.hold('getErasure');
    server.fail('getErasure', 503);
    const { user, dialog, fill } = await openDialog();
    expect(dialog.getByText('Loading what would be deleted...')).toBeInTheDocument();
    release();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error loading what would be deleted.');
    expect(dialog.getByRole('button', { name: 'Delete for Good' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByLabelText('Player’s Name');
    server.fail('eraseChild', 503, 'The server is resting');
    await fill('Mia Keller', 'touchline');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is resting');
  });

  it('says in the demo that it deletes nobody there', async () => {
    emptyClub();
    buildChild({ name: 'Mia Keller' });
    club().arrange(({ children }) => (children.at(-1)!.isRegistered = false));
    const { dialog } = await openDialog();
    expect(await dialog.findByText(messages.notInDemo)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Delete for Good' })).toBeDisabled();
  });
});
