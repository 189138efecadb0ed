import { paths } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import {
  buildChild,
  buildTeam,
  club,
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

const year = Number(todayIn('Europe/London').slice(0, 4));
const born = `${year - 10}-01-01`;
const open = (search = '', as: Person = 'admin') => renderPage(app, { as, at: paths.manageChildren + search });

/** Opens the dialog of a player from the list. */
async function edit(fields: Parameters<typeof buildChild>[0] = {}) {
  emptyClub();
  const player = buildChild({ name: 'Mia Kellr', dateOfBirth: born, ...fields });
  const page = open();
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: `Actions for ${player.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Player' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Player' }));
  const field = (label: string) => form.getByLabelText(label);
  return {
    ...page,
    player,
    form,
    field,
    enter: async (label: string, text: string) => {
      await user.clear(field(label));
      if (text) await user.type(field(label), text);
    },
    save: () => user.click(form.getByRole('button', { name: 'Save Changes' })),
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
  };
}
const shortName = 'Short Name (optional)';

describe('Edit Player', () => {
  it('sends only what was changed, with the version', async () => {
    const { enter, save, isClosed, toasts } = await edit();
    await enter('Name', 'Mia Keller');
    await save();
    await isClosed();
    expect(server.sent('correctChild')).toEqual([{ name: 'Mia Keller', version: 1 }]);
    expect(toasts).toEqual([{ title: 'Player corrected' }]);
    expect(await screen.findByRole('rowheader', { name: 'Mia Keller' })).toBeVisible();
  });

  it('sets an age group by hand, and clears it', async () => {
    const { user, form, field, save, isClosed } = await edit({ dateOfBirth: `${year - 13}-12-31` });
    const byBirth = form.getByRole('option', { name: /^By date of birth \(U1[23]\)$/ });
    expect(form.getAllByRole('option')[0]).toBe(byBirth);
    expect(
      form
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(Array.from({ length: 17 }, (_, at) => `U${at + 5}`));
    await user.selectOptions(field('Age Group'), 'U16');
    expect(field('Age Group')).toHaveAccessibleDescription('Set by hand; ends with the season.');
    await expectNoBarriers();
    await save();
    await isClosed();
    expect(await screen.findAllByText('U16, set by hand')).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Actions for Mia Kellr' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Player' }));
    await user.selectOptions(await screen.findByLabelText('Age Group'), 'By date of birth');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await isClosed();
    expect(server.sent('correctChild').at(-1)).toEqual({ ageGroup: null, version: 2 });
    await waitFor(() => expect(screen.queryByText('U16, set by hand')).not.toBeInTheDocument());
  });

  it('shows while typing what other families see', async () => {
    const { enter, field } = await edit({ name: 'Mia Keller' });
    expect(field(shortName)).toHaveAccessibleDescription('Other families see “Mia K.”');
    await enter('Name', 'Mia Adams');
    expect(field(shortName)).toHaveAccessibleDescription('Other families see “Mia A.”');
    await enter(shortName, 'Mimi');
    expect(field(shortName)).toHaveAccessibleDescription('Other families see “Mimi”');
  });

  it('shows errors at the fields, and sends nothing', async () => {
    const { enter, field, save } = await edit();
    await enter('Name', 'evil.example');
    await enter('Date of Birth', `${year + 1}-01-01`);
    await save();
    await waitFor(() =>
      expect(field('Date of Birth')).toHaveAccessibleDescription('Date of birth cannot be in the future'),
    );
    expect(field('Name')).toHaveAccessibleDescription(/address/);
    expect(server.requested()).not.toContain('correctChild');
    await expectNoBarriers();
  });

  it('leaves a name as it is that a rule would refuse today', async () => {
    const { enter, save, isClosed } = await edit({ name: 'mia.example' });
    await enter('Date of Birth', `${year - 9}-01-01`);
    await save();
    await isClosed();
    expect(server.sent('correctChild')).toEqual([{ dateOfBirth: `${year - 9}-01-01`, version: 1 }]);
  });

  it('closes without a request if nothing was changed', async () => {
    const { save, isClosed } = await edit();
    await save();
    await isClosed();
    expect(server.requested()).not.toContain('correctChild');
  });

  it('shows the server’s sentence about a player of the same name and keeps what was typed', async () => {
    const { enter, field, form, save, toasts } = await edit();
    buildChild({ name: 'Mia Keller', dateOfBirth: born });
    await enter('Name', 'Mia Keller');
    await save();
    const text = 'A registered player has the same name and date of birth';
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(field('Name')).toHaveValue('Mia Keller');
    expect(form.queryByRole('button', { name: 'Reload the values' })).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('offers to reload what somebody else has changed meanwhile', async () => {
    const { user, player, enter, field, form, save, isClosed } = await edit();
    await enter('Name', 'Mia Keller');
    await server.as('admin')({ method: 'PATCH', path: `/api/children/${player.id}`, body: { shortName: 'Mimi' } });
    await save();
    expect(
      await form.findByText(/^Somebody else has changed this player\. .* What you have typed is kept\.$/),
    ).toBeVisible();
    expect(field(shortName)).toHaveValue('');
    await expectNoBarriers();
    await user.click(form.getByRole('button', { name: 'Reload the values' }));
    expect(field(shortName)).toHaveValue('Mimi');
    expect(field('Name')).toHaveValue('Mia Keller');
    await save();
    await isClosed();
    expect(server.sent('correctChild').at(-1)).toEqual({ name: 'Mia Keller', version: 2 });
  });
});

describe('The tab Above U19', () => {
  const tab = () => screen.queryByRole('tab', { name: /^Above U19/ });

  it('lists players for whom there is no event of an age group', async () => {
    const team = buildTeam();
    buildChild({ name: 'Ola Old', dateOfBirth: `${year - 21}-01-01`, teams: [team] });
    const { user, where } = open('', 'coach');
    await user.click(await screen.findByRole('tab', { name: 'Above U19 1' }));
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ola Old']),
    );
    expect(screen.getByText(/^Events for an age group go up to U19, so none can be for these players\./)).toBeVisible();
    expect(where()).toBe('/admin/manage-children?tab=withoutEventGroup');
    await expectNoBarriers();
  });

  it('is shown only while there are such players or it is open', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('tab', { name: 'All Players 5' })).toBeVisible();
    expect(tab()).not.toBeInTheDocument();
    unmount();
    open('?tab=withoutEventGroup');
    expect(await screen.findByText('No player is above U19.')).toBeVisible();
    expect(tab()).toBeVisible();
  });
});

it('Coaches are not offered to edit players', async () => {
  club();
  open('', 'coach');
  expect(await screen.findByRole('rowheader', { name: 'Mia Keller' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
