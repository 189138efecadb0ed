import { type ChildDto, type ChildErasureRequestDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import {
  aParent,
  buildChild,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

const asked: ChildErasureRequestDto = { requestedAt: '2026-03-03T12:00:00Z', isAskedByOther: false, waitsFor: 0 };
const askedByOther: ChildErasureRequestDto = { requestedAt: null, isAskedByOther: true, waitsFor: 0 };

/** The dashboard of the parent of Mia, with a server that keeps what is asked for her. */
async function open(request?: ChildErasureRequestDto) {
  emptyClub();
  const me = aParent();
  buildChild({ name: 'Mia Keller', of: me });
  const listed = await server.as(me)({ method: 'GET', path: '/api/children' });
  const [mia] = listed.body as [ChildDto];
  const state = { request };
  server.returns('listOwnChildren', () => ({
    body: [{ ...mia, ...(state.request && { erasureRequest: state.request }) }],
    total: 1,
  }));
  server.returns('requestErasure', () => {
    state.request = { ...asked, isAskedByOther: Boolean(request?.isAskedByOther) };
    return { body: state.request };
  });
  server.returns('withdrawErasureRequest', () => {
    state.request = undefined;
    return { status: 204 };
  });
  const page = renderPage(app, { as: me, at: paths.dashboard });
  const openDialog = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Mia Keller' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Ask to Delete for Good…' }));
    return within(await screen.findByRole('dialog', { name: 'Delete Mia for good?' }));
  };
  const send = async (password = 'touchline') => {
    const dialog = within(screen.getByRole('dialog'));
    if (password) await page.user.type(dialog.getByLabelText('Current Password'), password);
    await page.user.click(dialog.getByRole('button', { name: 'Ask to Delete' }));
  };
  return { ...page, openDialog, send };
}

describe('Ask to Delete for Good', () => {
  it('says who decides, what goes and what stays, and asks with the password', async () => {
    const { openDialog, send, toasts } = await open();
    const dialog = await openDialog();
    expect(
      dialog.getByText(/^An admin of the club decides.* Other guardians are told\. You can withdraw/),
    ).toBeVisible();
    expect(dialog.getByText(/about Mia go\. Past events go on counting a player without a name/)).toBeVisible();
    await expectNoBarriers();
    await send();
    expect(
      await screen.findByText(/^You asked to delete Mia for good on Mar 3, 2026\. An admin decides\.$/),
    ).toBeVisible();
    expect(server.sent('requestErasure')).toEqual([{ currentPassword: 'touchline' }]);
    expect(toasts).toContainEqual({ title: 'Request sent', text: 'An admin decides whether Mia is deleted.' });
    await expectNoBarriers();
  });

  it('is not offered to somebody who has asked', async () => {
    const { user } = await open(asked);
    await user.click(await screen.findByRole('button', { name: 'Actions for Mia Keller' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove from My Account' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Ask to Delete for Good…' })).not.toBeInTheDocument();
  });

  it('shows a wrong password at its field', async () => {
    const { openDialog, send, toasts } = await open();
    const dialog = await openDialog();
    const sentence = 'Current password is incorrect';
    server.fail('requestErasure', 400, sentence, { errors: { currentPassword: sentence } });
    await send('guess');
    const field = dialog.getByLabelText('Current Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(field).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  it('says in the dialog that the demo deletes nobody', async () => {
    const { openDialog, send } = await open();
    const dialog = await openDialog();
    server.fail('requestErasure', 403, messages.notInDemo);
    await send();
    expect(await dialog.findByText(messages.notInDemo)).toBeVisible();
  });
});

describe('The notice on the card of a child that is to be deleted', () => {
  it('says who has not asked, and withdraws the request', async () => {
    const { user, toasts } = await open({ ...asked, waitsFor: 1 });
    const sentence =
      'You asked to delete Mia for good on Mar 3, 2026. 1 other guardian has not asked. An admin decides.';
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw the request to delete Mia Keller' }));
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    expect(toasts).toEqual([{ title: 'Request withdrawn' }]);
  });

  it('stays if the request could not be withdrawn', async () => {
    const { user, toasts } = await open(asked);
    server.fail('withdrawErasureRequest', 503, 'The server is resting');
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const title = 'Failed to withdraw the request';
    await waitFor(() => expect(toasts).toEqual([{ title, text: 'The server is resting', tone: 'danger' }]));
    expect(screen.getByText(/^You asked to delete Mia/)).toBeVisible();
  });

  it('lets another guardian agree', async () => {
    const { user, send } = await open(askedByOther);
    expect(await screen.findByText('Another guardian asks to delete Mia for good. An admin decides.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I Agree… to delete Mia Keller' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mia for good?' }));
    expect(dialog.getByText('Another guardian asks for it already.')).toBeVisible();
    await send();
    expect(await screen.findByText(/Another guardian asks for it, too\. An admin decides\.$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Withdraw/ })).toHaveFocus());
  });

  it('is not there otherwise', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Actions for Mia Keller' })).toBeVisible();
    expect(screen.queryByText(/for good/)).not.toBeInTheDocument();
    expect(server.requested().filter((operation) => /erasure/i.test(operation))).toEqual([]);
  });
});
