import { paths } from '@touchline/app-core';
import { addDays } from '@touchline/domain';
import { buildEvent, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, today } from '../test/dashboard.ts';
import './away.dialog.tsx';

/** Two siblings with a match in two days and a training the day after. */
async function openDialog(...names: string[]) {
  const family = aFamily(...names);
  const { team } = family;
  buildEvent({ title: 'Practice', type: 'training', teamId: team.id, date: addDays(today(), 3) });
  buildEvent({ title: 'Rained off', teamId: team.id, date: addDays(today(), 3), status: 'cancelled' });
  const page = renderPage(app, { at: paths.dashboard, as: family.parent });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Away' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Away' }));
  const press = async (name: string | RegExp) => user.click(await dialog.findByRole('button', { name }));
  const write = async (from: string, to?: string) => {
    await user.type(dialog.getByLabelText('First Day'), from);
    await user.tab();
    if (!to) return;
    await user.clear(dialog.getByLabelText('Last Day'));
    await user.type(dialog.getByLabelText('Last Day'), to);
  };
  return { ...family, ...page, dialog, press, write };
}
const inDays = (days: number) => addDays(today(), days);

describe('AwayDialog', () => {
  it('says what the days cover, saves them for all children, and shows them as away', async () => {
    const { dialog, write, press } = await openDialog('Mia Ellis', 'Leo Ellis');
    await write(inDays(2), inDays(4));
    expect(await dialog.findByText('Covers 1 training and 1 match for each of them.')).toBeVisible();
    await expectNoBarriers();
    await press('Save');
    expect(await dialog.findByText('We won’t ask about Leo and Mia on these days.')).toBeVisible();
    expect(await dialog.findByRole('list', { name: 'Absences of Leo' })).toBeVisible();
    await expectNoBarriers();
    await press('Done');
    const match = within(await screen.findByRole('article', { name: 'Lions v Bears' }));
    await waitFor(() => expect(match.getByText(/^Mia is away until /)).toBeVisible());
  });

  it('lets the last day follow the first, and leaves out a child that is not ticked', async () => {
    const { dialog, write, press, user } = await openDialog('Mia Ellis', 'Leo Ellis');
    await write(inDays(2));
    expect(dialog.getByLabelText('Last Day')).toHaveValue(inDays(2));
    await user.click(dialog.getByRole('checkbox', { name: 'Mia' }));
    expect(await dialog.findByText('Covers 1 match.')).toBeVisible();
    await press('Save for Leo');
    expect(await dialog.findByText('We won’t ask about Leo on these days.')).toBeVisible();
    expect(server.sent('addAbsence')).toHaveLength(1);
    const removal = await dialog.findByRole('button', { name: /^Remove / });
    await user.click(removal);
    expect(await dialog.findByText('No absences.')).toBeVisible();
  });

  it('asks nothing about children of somebody with one', async () => {
    const { dialog } = await openDialog('Mia Ellis');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save for Mia' })).toBeEnabled();
  });

  it('names the child for whom it failed, keeps the other, and tries again', async () => {
    const { dialog, write, press } = await openDialog('Mia Ellis', 'Leo Ellis');
    await write(inDays(2));
    server.fail('addAbsence', 503, 'Please try again later.');
    await press('Save');
    expect(await dialog.findByText('Not saved for Leo')).toBeVisible();
    expect(dialog.getByText('Please try again later.')).toBeVisible();
    expect(dialog.getByText('Saved for Mia.')).toBeVisible();
    await expectNoBarriers();
    await press('Save for Leo');
    expect(await dialog.findByText('We won’t ask about Mia and Leo on these days.')).toBeVisible();
  });

  it('says what is wrong with the days', async () => {
    const { dialog, write, press } = await openDialog('Mia Ellis');
    await write(inDays(5), inDays(4));
    await press('Save for Mia');
    await waitFor(() => expect(dialog.getByLabelText('Last Day')).toHaveAccessibleDescription(/before the first day/));
    expect(server.sent('addAbsence')).toEqual([]);
  });
});

it('The calendar offers it, too', async () => {
  renderPage(app, { at: paths.calendar, as: aFamily('Mia Ellis').parent });
  expect(await screen.findByRole('button', { name: 'Away' })).toBeVisible();
});
