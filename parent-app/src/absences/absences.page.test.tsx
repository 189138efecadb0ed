import { messages } from '@touchline/domain';
import {
  aCoach,
  aParent,
  buildChild,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

async function open(as: Person, { id }: { id: number }) {
  const page = renderPage(app, { as, at: `/children/${id}/absences` });
  await screen.findByRole('heading', { level: 1, name: /Absences|not found/ });
  const { user } = page;
  const write = async (label: string, day: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, day);
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ...page, write, press };
}
const buildMia = () => {
  const ana = aParent();
  return { ana, mia: buildChild({ name: 'Mia Bell', of: ana }) };
};
const absences = () => screen.findByRole('list', { name: 'Absences' });

describe('AbsencesPage', () => {
  it('lists an absence from when it is added until it is removed', async () => {
    const { ana, mia } = buildMia();
    const { write, press, toasts, user } = await open(ana, mia);
    expect(await screen.findByText('No absences.')).toBeVisible();
    await expectNoBarriers();
    await write('First Day', '2099-07-20');
    await write('Last Day', '2099-07-31');
    await press('Add Absence');
    const period = 'Mon, Jul 20, 2099 – Fri, Jul 31, 2099';
    expect(within(await absences()).getByText(period)).toBeVisible();
    expect(toasts).toEqual([{ title: 'Absence added', text: period }]);
    expect(screen.getByLabelText('First Day')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: `Remove ${period}` }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Absences' })).toBeNull());
    expect(toasts.at(-1)).toEqual({ title: 'Absence removed' });
  });

  it('suggests the first day as the last one', async () => {
    const { ana, mia } = buildMia();
    const { write, press, user } = await open(ana, mia);
    await write('First Day', '2099-07-20');
    await user.tab();
    expect(screen.getByLabelText('Last Day')).toHaveValue('2099-07-20');
    await press('Add Absence');
    expect(within(await absences()).getByText('Mon, Jul 20, 2099')).toBeVisible();
  });

  it.each([
    ['2099-07-20', '2099-07-19', messages.absenceReversed],
    ['1999-07-20', '1999-07-21', messages.absencePast],
    ['2099-07-20', '2100-07-20', messages.absenceTooLong],
    ['2099-07-20', '', messages.dateRequired],
  ])('says what is wrong with %s to %s', async (from, to, message) => {
    const { ana, mia } = buildMia();
    const { write, press, user } = await open(ana, mia);
    await write('Last Day', to === '' ? '2099-01-01' : to);
    await write('First Day', from);
    if (to === '') await user.clear(screen.getByLabelText('Last Day'));
    await press('Add Absence');
    await waitFor(() => expect(screen.getByLabelText('Last Day')).toHaveAccessibleDescription(message));
  });

  it('keeps the days when the server rejects them', async () => {
    const { ana, mia } = buildMia();
    const { write, press } = await open(ana, mia);
    server.fail('addAbsence', 409, messages.tooManyAbsences);
    await write('Last Day', '2099-07-20');
    await write('First Day', '2099-07-20');
    await press('Add Absence');
    expect(await screen.findByText(messages.tooManyAbsences)).toBeVisible();
    expect(screen.getByLabelText('First Day')).toHaveValue('2099-07-20');
  });

  it('does not exist for staff who are not guardians', async () => {
    const { mia } = buildMia();
    await open(aCoach(), mia);
    expect(await screen.findByText('This child is not in your account')).toBeVisible();
  });
});
