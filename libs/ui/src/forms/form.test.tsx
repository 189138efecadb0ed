import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { errorList, FormErrors } from '../index.ts';

const errors = errorList({
  name: { message: 'Name is required' },
  year: { message: 'Choose a year' },
  other: undefined,
});

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

test('FormErrors leads from an error to its field', async () => {
  const pick = jest.fn();
  render(<FormErrors errors={errors} onPick={pick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a year' }));
  expect(pick).toHaveBeenCalledWith('year');
});

test('FormErrors has no heading for a single error', () => {
  render(<FormErrors errors={[{ text: 'Wrong password' }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong password$/);
});
