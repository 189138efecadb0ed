import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiError } from '@touchline/api-client';
import { CheckboxList, TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { fields, FormDialog, useControlledField, useSchemaForm } from '../index.ts';

const schema = z.object({
  name: fields.name(),
  days: z.array(z.number()).check(z.minLength(1, 'Choose a day')),
});

type Result = { error?: unknown };

function DayDialog({ onSubmit, onClose }: { onSubmit: () => Promise<Result>; onClose: () => void }) {
  const form = useSchemaForm(schema, { name: '', days: [] });
  const days = useControlledField(form, 'days');
  // @ts-expect-error the compiler knows the names of the fields
  form.field('nickname');
  return (
    <FormDialog
      title="Add Day"
      form={form}
      onSubmit={onSubmit}
      submitLabel="Add"
      busyText="Adding..."
      discardQuestion="Discard this day?"
      onClose={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <CheckboxList label="Days" items={[{ id: 1, label: 'Monday' }]} {...days} />
    </FormDialog>
  );
}

/** Opens the dialog; `respond` ends its submission. */
function open() {
  let respond: (result: Result) => void = () => undefined;
  let closed = false;
  const onSubmit = () => new Promise<Result>((resolve) => (respond = resolve));
  render(<DayDialog onSubmit={onSubmit} onClose={() => (closed = true)} />);
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Training');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
  return { fill, submit, respond: (result: Result) => respond(result), isClosed: () => closed };
}

const problem = (message: string, errors?: Record<string, string>): ApiError => ({
  name: 'ApiError',
  status: 400,
  statusText: '',
  endpoint: '/api/days',
  method: 'POST',
  message,
  responseBody: { message },
  errors,
});

describe('FormDialog', () => {
  it('lists all errors in a summary that takes the focus and leads to native and controlled fields', async () => {
    const { submit } = open();
    await submit();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: 'Choose a day' }));
    expect(screen.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: 'Name is required' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  });

  it('is busy while it is being sent, and closes if there is no error', async () => {
    const { fill, submit, respond, isClosed } = open();
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeVisible();
    expect(isClosed()).toBe(false);
    respond({});
    expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible();
    expect(isClosed()).toBe(true);
  });

  it('shows the server’s messages below the fields that they name', async () => {
    const { fill, submit, respond, isClosed } = open();
    await fill();
    await submit();
    respond({ error: problem('Validation failed', { name: 'Name is taken', unknown: 'Not in this form' }) });
    expect(await screen.findByText('Name is taken')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is taken');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(isClosed()).toBe(false);
  });

  it('shows other errors of the server above the fields and moves the focus there', async () => {
    const { fill, submit, respond } = open();
    await fill();
    await submit();
    respond({ error: problem('The week is full') });
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(/^The week is full$/);
    expect(summary).toHaveFocus();
    expect(within(summary).queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks before it discards changes', async () => {
    const { fill, isClosed } = open();
    await fill();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard this day?' });
    expect(question).toHaveAccessibleDescription('What you have entered is not saved yet and will be lost.');
    expect(isClosed()).toBe(false);
  });
});
