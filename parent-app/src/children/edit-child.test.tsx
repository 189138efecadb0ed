import { paths } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import {
  aParent,
  buildChild,
  buildGuardian,
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
import { app } from '../app.tsx';

const year = Number(todayIn('Europe/London').slice(0, 4));

/** A parent's child, of whose menu an item opens a dialog. */
async function choose(item: string, title: string, { isInTeam = false } = {}) {
  emptyClub();
  const parent = aParent();
  const child = buildChild({ name: 'Mia Kellr', dateOfBirth: `${year - 10}-01-01`, of: parent });
  if (isInTeam) buildTeam({ name: 'U12 Lions', members: [child] });
  const page = renderPage(app, { as: parent, at: paths.dashboard });
  const open = async () => {
    await page.user.click(await screen.findByRole('button', { name: /^Actions for Mia/ }));
    // The menu opens when it has loaded, and later at the press.
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { ...page, parent, child, open };
}

describe('Edit Child', () => {
  const openForm = async (options?: Parameters<typeof choose>[2]) => {
    const page = await choose('Edit Child', 'Edit Child', options);
    const form = await page.open();
    const save = () => page.user.click(form.getByRole('button', { name: 'Save Changes' }));
    return { ...page, form, save };
  };

  it('corrects name and date of birth of a child that nobody else knows', async () => {
    const { user, form, save, toasts } = await openForm();
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Mia Keller');
    expect(form.queryByLabelText('Age Group')).not.toBeInTheDocument();
    await expectNoBarriers();
    await save();
    expect(await screen.findByRole('article', { name: 'Mia Keller' })).toBeVisible();
    expect(server.sent('correctChild')).toEqual([{ name: 'Mia Keller', version: 1 }]);
    expect(toasts).toContainEqual({ title: 'Changes saved' });
  });

  it('requires an age at which parents can add a child', async () => {
    const { user, form, save, toasts } = await openForm();
    await user.clear(form.getByLabelText('Date of Birth'));
    await user.type(form.getByLabelText('Date of Birth'), `${year - 40}-05-04`);
    await save();
    await waitFor(() =>
      expect(form.getByLabelText('Date of Birth')).toHaveAccessibleDescription(
        'Child must be between 3 and 19 years old',
      ),
    );
    expect(toasts.map(({ title }) => title)).not.toContain('Changes saved');
  });

  it('sets the short name only, and says why, once the child is in a team', async () => {
    const { user, form, save } = await openForm({ isInTeam: true });
    expect(form.getByText(/^Mia Kellr is in a team, so an admin of your club corrects/)).toBeVisible();
    expect(form.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Date of Birth')).not.toBeInTheDocument();
    await user.type(form.getByLabelText('Short Name (optional)'), 'Mimi');
    await expectNoBarriers();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent('correctChild')).toEqual([{ shortName: 'Mimi', version: 1 }]);
  });

  it.each([
    [429, 'Too many people have tried this name today. Please ask an admin of your club to add the child.'],
    [409, 'A registered player has the same name and date of birth'],
    [403, 'Only an admin may correct a player who is in a team or has another guardian. You can set the short name.'],
  ])('shows the server’s sentence of a %d and keeps what was typed', async (status, sentence) => {
    const { user, form, save, toasts } = await openForm();
    server.fail('correctChild', status, sentence);
    await user.type(form.getByLabelText('Name'), ' Adams');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent(sentence);
    expect(form.getByLabelText('Name')).toHaveValue('Mia Kellr Adams');
    expect(toasts.map(({ title }) => title)).not.toContain('Changes saved');
  });
});

describe('Corrections', () => {
  const openList = () => choose('Corrections', 'Corrections of Mia Kellr');

  it('says that nothing has been corrected', async () => {
    const { open } = await openList();
    expect(await (await open()).findByText('Nothing has been corrected.')).toBeVisible();
  });

  it('says who has corrected what, the latest first', async () => {
    const { child, parent, open } = await openList();
    const correct = (as: Parameters<typeof server.as>[0], body: object) =>
      server.as(as)({ method: 'PATCH', path: `/api/children/${child.id}`, body });
    await correct(parent, { dateOfBirth: `${year - 9}-02-03` });
    await correct('admin', { ageGroup: 'U12' });
    const other = aParent({ fullName: 'Other Guardian' });
    buildGuardian(child, other);
    await correct(other, { shortName: 'Mimi' });
    club().arrange(({ corrections }) =>
      corrections.push({
        ...corrections[1]!,
        id: 9,
        isMerge: true,
        changes: [{ field: 'name', before: 'Mia Keler', after: 'Mia Kellr' }],
      }),
    );
    const list = await (await open()).findByRole('list', { name: 'Corrections' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Merged with another record by an admin on .*M: name from “Mia Keler” to “Mia Kellr”$/),
      expect.stringMatching(/^Corrected by another guardian on .*M: short name set to “Mimi”$/),
      expect.stringMatching(/^Corrected by an admin on .*M: age group set to U12 by hand$/),
      expect.stringMatching(
        new RegExp(`^Corrected by you on .*M: date of birth from Jan 1, ${year - 10} to Feb 3, ${year - 9}$`),
      ),
    ]);
    await expectNoBarriers();
  });
});
