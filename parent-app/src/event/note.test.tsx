import {
  buildGuardian,
  buildResponse,
  expectNoBarriers,
  aParent,
  renderPage,
  screen,
  server,
  waitFor,
  findChoice,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily } from '../test/dashboard.ts';

function aNote() {
  const family = aFamily('Mia Ellis');
  const open = (as = family.parent) => renderPage(app, { at: `/events/${family.event.id}`, as });
  return { ...family, open };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('A note with a response', () => {
  /** Answers for Mia and opens the form of the note. */
  async function openForm() {
    const page = aNote().open();
    await page.user.click(await findChoice('Mia', 'Unavailable'));
    await page.user.click(await button('Add a note: Mia'));
    return { ...page, reason: await screen.findByLabelText('Reason (optional)') };
  }

  async function saveNote() {
    const page = await openForm();
    await page.user.selectOptions(page.reason, 'Ill');
    await page.user.type(screen.getByLabelText('Note (optional)'), 'back next week');
    await page.user.click(await button('Save'));
    expect(await screen.findByText('Note: Ill – back next week')).toBeVisible();
    return page;
  }

  it('is offered once there is an answer', async () => {
    const { user } = aNote().open();
    const unavailable = await findChoice('Mia', 'Unavailable');
    expect(screen.queryByRole('button', { name: /note/ })).not.toBeInTheDocument();
    await user.click(unavailable);
    expect(await button('Add a note: Mia')).toBeVisible();
  });

  it('is entered in a form that says who reads it and how long it may be', async () => {
    const { user, reason } = await openForm();
    expect(reason).toHaveFocus();
    expect(screen.getByText('Your household, the team’s coaches and admins see it.')).toBeVisible();
    expect(screen.getByText('200 of 200 characters left')).toBeVisible();
    await user.type(screen.getByLabelText('Note (optional)'), 'back next week');
    expect(screen.getByText('186 of 200 characters left')).toBeVisible();
    await expectNoBarriers();
  });

  it('is shown once it is saved', async () => {
    const { toasts } = await saveNote();
    expect(await button('Change note: Mia')).toHaveFocus();
    expect(toasts.at(-1)).toEqual({ title: 'Note saved' });
  });

  it('can be removed', async () => {
    const { user, toasts } = await saveNote();
    await user.click(await button('Change note: Mia'));
    expect(await screen.findByLabelText('Note (optional)')).toHaveValue('back next week');
    await user.click(await button('Remove'));
    expect(await button('Add a note: Mia')).toBeVisible();
    expect(screen.queryByText(/^Note:/)).not.toBeInTheDocument();
    expect(toasts.at(-1)).toEqual({ title: 'Note removed' });
  });

  it('goes when the answer changes', async () => {
    const { event, children, open } = aNote();
    buildResponse(event, children[0]!, false);
    const { user } = open();
    await user.click(await button('Add a note: Mia'));
    await user.selectOptions(await screen.findByLabelText('Reason (optional)'), 'Travel');
    await user.click(await button('Save'));
    expect(await screen.findByText('Note: Travel')).toBeVisible();
    await user.click(await button('Change: Mia'));
    await user.click(await findChoice('Mia', 'Available'));
    expect(await screen.findByText('Mia is available')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Note:/)).not.toBeInTheDocument());
  });

  it('is not shown to another household', async () => {
    const { event, children, open } = aNote();
    buildResponse(event, children[0]!, false);
    const first = open();
    await first.user.click(await button('Add a note: Mia'));
    await first.user.selectOptions(await screen.findByLabelText('Reason (optional)'), 'Ill');
    await first.user.click(await button('Save'));
    await screen.findByText('Note: Ill');
    first.unmount();
    const other = aParent();
    buildGuardian(children[0]!, other);
    open(other);
    expect(await button('Add a note: Mia')).toBeVisible();
    expect(screen.queryByText(/Ill/)).not.toBeInTheDocument();
  });

  it('keeps the answer as it is while it is written', async () => {
    const { event, children, open } = aNote();
    buildResponse(event, children[0]!, false);
    const { user } = open();
    await user.click(await button('Add a note: Mia'));
    await user.type(await screen.findByLabelText('Note (optional)'), 'Dentist');
    expect(screen.queryByRole('button', { name: 'Change: Mia' })).not.toBeInTheDocument();
    const release = server.hold('answerAvailability');
    await user.click(await button('Save'));
    await user.click(await button('Cancel'));
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('Dentist');
    release();
    expect(await screen.findByText('Note: Dentist')).toBeVisible();
    expect(await button('Change: Mia')).toBeVisible();
  });

  it('stays in the form when it cannot be saved', async () => {
    const { event, children, open } = aNote();
    buildResponse(event, children[0]!, false);
    const { user } = open();
    await user.click(await button('Add a note: Mia'));
    await user.type(await screen.findByLabelText('Note (optional)'), 'Dentist');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    await user.click(await button('Save'));
    expect(await screen.findByText('The club is away for a moment.')).toBeVisible();
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('Dentist');
  });
});
