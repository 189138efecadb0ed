import { buildTeam, club, clubWith, screen } from '@touchline/testing';
import { choose, importButton, openImport, panel, textFile } from '../test/import-page.ts';

const file = () =>
  textFile('coaches.csv', 'Coach,E-Mail,Team', 'Casey Ward,casey@example.org,Hawks', 'Sam,no address,');

/** The page with the preview of a file of coaches. */
async function previewed() {
  buildTeam({ name: 'Hawks' });
  const page = openImport('coaches');
  await choose(page, file());
  await page.user.click(await panel().findByRole('button', { name: 'Preview' }));
  await screen.findByText('1 new, 1 error.');
  return page;
}

it('Import of coaches says who will be invited, and who was', async () => {
  clubWith({ sendsMail: true });
  const { user } = await previewed();
  expect(screen.getByText('1 person will be invited by mail.')).toBeVisible();
  await user.click(importButton());
  expect(await screen.findByText('1 coach was invited by mail to choose a password.')).toBeVisible();
  expect(club().arrange(({ users }) => users.find(({ email }) => email === 'casey@example.org'))).toMatchObject({
    fullName: 'Casey Ward',
    isCoach: true,
  });
});

it('Import of coaches tells a club without mail to set passwords', async () => {
  const { user } = await previewed();
  expect(screen.queryByText(/invited by mail/)).not.toBeInTheDocument();
  await user.click(importButton());
  expect(await screen.findByText(/cannot send mail yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Users' })).toHaveAttribute('href', '/admin/manage-users');
});
