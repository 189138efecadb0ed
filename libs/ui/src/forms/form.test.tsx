import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { errorList, Form, type FormError, FormErrors, RadioGroup, TextField } from '../index.ts';

const errors = errorList({
  name: { message: 'Name is required' },
  year: { message: 'Choose a year' },
  other: undefined,
});

const measureAs = (height: number) =>
  jest.spyOn(HTMLFormElement.prototype as Element, 'scrollHeight', 'get').mockReturnValue(height);
afterEach(() => jest.restoreAllMocks());

test('FormErrors takes the focus when it appears and at each further attempt', async () => {
  const summary = (attempt: number, shown = errors) => (
    <>
      <button>Save</button>
      <FormErrors errors={shown} attempt={attempt} />
    </>
  );
  const { container, rerender } = render(summary(0, []));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(summary(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the form');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(summary(2));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

const form = (errors: FormError[], onPick?: (name: string) => void) => (
  <Form>
    <FormErrors errors={errors} onPick={onPick ?? (() => undefined)} attempt={errors.length} />
    <TextField label="Town" />
    {/* In another order than the errors, as a schema may list them. */}
    <RadioGroup
      label="Year"
      options={[{ value: '2015', label: '2015' }]}
      value=""
      onChange={() => undefined}
      error={errors.find(({ name }) => name === 'year')?.text}
    />
    <TextField label="Name" error={errors.find(({ name }) => name === 'name')?.text} />
  </Form>
);

test('FormErrors moves the focus to the first wrong field of a short form, without repeating the errors', async () => {
  measureAs(600);
  const { rerender } = render(form([]));
  rerender(form([errors[0]!]));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  rerender(form([...errors]));
  expect(screen.getByLabelText('2015')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('FormErrors shows a single error of a long form only below its field', async () => {
  render(form([errors[0]!]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('FormErrors moves the focus to the first wrong field of a long form on phones', async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  render(form([...errors]));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('2015')).toHaveFocus();
});

test('FormErrors always shows an error without a field', async () => {
  render(form([errors[0]!, { text: 'The server is away' }]));
  expect(screen.getByRole('alert')).toHaveTextContent(/^The server is away$/);
});

test('FormErrors leads from the summary of a long form to a field', async () => {
  const pick = jest.fn();
  render(form([...errors], pick));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a year' }));
  expect(pick).toHaveBeenCalledWith('year');
});

test('FormErrors has no heading for a single error', () => {
  render(<FormErrors errors={[{ text: 'Wrong password' }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong password$/);
});
