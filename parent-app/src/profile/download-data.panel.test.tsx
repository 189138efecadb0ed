import { paths } from '@touchline/app-core';
import { aParent, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { messages } from '@touchline/domain';
import { app } from '../app.tsx';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  server.returns('exportAccount', () => ({ body: '<!doctype html>' }));
});
// Restores the click method that links inherit.
afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
});

const openDialog = async (me = aParent()) => {
  const page = renderPage(app, { at: paths.profile, as: me });
  await page.user.click(await screen.findByRole('button', { name: 'Download My Data…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download My Data' }));
  const download = () => page.user.click(dialog.getByRole('button', { name: 'Download' }));
  const enter = (label: string, text: string) => page.user.type(dialog.getByLabelText(label), text);
  return { ...page, dialog, download, enter };
};

describe('Download My Data', () => {
  it('says what the file has, and saves it after the password', async () => {
    const { dialog, enter, download, toasts } = await openDialog();
    expect(dialog.getByText(/nothing of other households/)).toBeVisible();
    expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
    await expectNoBarriers();
    await enter('Current Password', 'touchline');
    await download();
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^touchline-\d{4}-\d\d-\d\d\.html$/)]));
    expect(server.sent('exportAccount')).toEqual([{ currentPassword: 'touchline' }]);
    expect(toasts).toMatchObject([{ title: 'File downloaded' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download My Data…' })).toHaveFocus());
  });

  it('asks for a code as well if the account has a second factor', async () => {
    const { dialog, enter, download } = await openDialog(aParent({ hasSecondFactor: true }));
    await enter('Current Password', 'touchline');
    await download();
    await waitFor(() =>
      expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(new RegExp(messages.codeRequired)),
    );
    await enter('Code', '123456');
    await download();
    await waitFor(() =>
      expect(server.sent('exportAccount')).toEqual([{ currentPassword: 'touchline', code: '123456' }]),
    );
  });

  it('shows a wrong password at its field, and saves nothing', async () => {
    const { dialog, enter, download, toasts } = await openDialog();
    const wrong = 'Current password is incorrect';
    server.fail('exportAccount', 400, wrong, { errors: { currentPassword: wrong } });
    await enter('Current Password', 'guess');
    await download();
    await waitFor(() =>
      expect(dialog.getByLabelText('Current Password')).toHaveAccessibleDescription(new RegExp(wrong)),
    );
    expect([saved, toasts]).toEqual([[], []]);
  });

  it('shows that three files a day are enough', async () => {
    const { dialog, enter, download } = await openDialog();
    const enough = 'You can download your data 3 times a day. Please try again tomorrow.';
    server.fail('exportAccount', 429, enough);
    await enter('Current Password', 'touchline');
    await download();
    expect(await dialog.findByText(enough)).toBeVisible();
  });

  it('makes one file for two clicks', async () => {
    const { enter, download } = await openDialog();
    const release = server.hold('exportAccount');
    await enter('Current Password', 'touchline');
    await download();
    const busy = screen.getByRole('button', { name: /Preparing/ });
    busy.click();
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(server.sent('exportAccount')).toHaveLength(1);
  });
});
