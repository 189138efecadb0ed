import { paths } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import {
  aParent,
  buildChild,
  buildGuardian,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { watchDownloads } from '../test/downloads.ts';

const born = `${Number(todayIn('Europe/London').slice(0, 4)) - 10}-01-01`;

async function open(search: string, press: (user: ReturnType<typeof renderPage>['user']) => Promise<void>) {
  server.returns('exportChild', () => ({ body: '<!doctype html>' }));
  const saved = watchDownloads();
  const page = renderPage(app, { as: 'admin', at: paths.manageChildren + search });
  await press(page.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Download the data of Mia Keller' }));
  const download = async () => {
    await page.user.type(dialog.getByLabelText('Current Password'), 'touchline');
    await page.user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved.size).toBe(1));
  };
  return { ...page, dialog, download, saved };
}

describe('Download Player’s Data', () => {
  it('makes the file for one of the guardians, or for nobody in particular', async () => {
    emptyClub();
    const pat = aParent({ fullName: 'Pat Keller' });
    const player = buildChild({ name: 'Mia Keller', dateOfBirth: born, of: pat });
    buildGuardian(player, aParent({ fullName: 'Robin Other' }));
    const { dialog, download, user, saved } = await open('', async (pointer) => {
      await pointer.click(await screen.findByRole('button', { name: 'Actions for Mia Keller' }));
      await pointer.click(await screen.findByRole('menuitem', { name: 'Download Player’s Data…' }));
    });
    expect(await dialog.findByRole('radio', { name: /Nobody in particular/ })).toBeChecked();
    await expectNoBarriers();
    await user.click(dialog.getByRole('radio', { name: /Pat Keller/ }));
    await download();
    expect(server.sent('exportChild')).toEqual([{ currentPassword: 'touchline', guardianId: pat.id }]);
    expect([...saved.keys()]).toEqual([expect.stringContaining(`touchline-player-${player.id}-`)]);
  });

  it('makes the file of an unregistered player, who has no guardian', async () => {
    emptyClub();
    buildChild({ name: 'Mia Keller', dateOfBirth: born, isRegistered: false });
    const { dialog, download } = await open('?tab=unregistered', async (pointer) => {
      await pointer.click(await screen.findByRole('button', { name: 'Actions for Mia Keller' }));
      await pointer.click(await screen.findByRole('menuitem', { name: 'Download Player’s Data…' }));
    });
    expect(dialog.getByText(/has left the club/)).toBeVisible();
    await download();
    expect(server.sent('exportChild')).toEqual([{ currentPassword: 'touchline', guardianId: null }]);
    expect(server.requested()).not.toContain('listGuardians');
  });
});
