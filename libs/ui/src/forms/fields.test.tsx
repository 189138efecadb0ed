import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import {
  CheckboxField,
  DateField,
  Form,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
  TimeField,
} from '../index.ts';

test('TextField has its label, helper and error as accessible name and description', async () => {
  const { container } = render(<TextField label="Name" helper="As on the passport" error="Name is required" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('As on the passport Name is required');
  expect(await axe(container)).toHaveNoViolations();
});

test('TextField is named by a hidden label, too', () => {
  render(<TextField label="Name" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid();
});

test('TextField accepts the props of a form library', async () => {
  const onChange = jest.fn();
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Name" name="name" onChange={onChange} onBlur={jest.fn()} ref={ref} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(ref.current).toHaveValue('Ana');
  expect(ref.current).toHaveAttribute('name', 'name');
});

// Covers ASVS 6.2.6.
test('PasswordField shows and hides the password with its button', async () => {
  const { container } = render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(await axe(container)).toHaveNoViolations();
});

test('SelectField offers its options after a placeholder', async () => {
  const onChange = jest.fn();
  const { container } = render(
    <SelectField
      label="Group"
      placeholder="Please choose"
      defaultValue=""
      onChange={onChange}
      options={[
        { value: 1, label: 'North' },
        { value: 2, label: 'South', disabled: true },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Group' });
  expect(select).toHaveDisplayValue('Please choose');
  await userEvent.selectOptions(select, 'North');
  expect(select).toHaveValue('1');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('option', { name: 'South' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('TextArea, DateField, TimeField and CheckboxField are named by their labels', async () => {
  const { container } = render(
    <Form label="All">
      <TextArea label="Notes" helper="At most 1,000 characters" />
      <DateField label="Date" defaultValue="2026-11-28" min="2026-01-01" />
      <TimeField label="Start" defaultValue="10:30" error="Too early" />
      <CheckboxField label="Tell me" defaultChecked />
    </Form>,
  );
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription('At most 1,000 characters');
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-28');
  expect(screen.getByLabelText('Start')).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: 'Tell me' })).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});

test('Form is submitted with Enter', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <Form label="Short" onSubmit={submit}>
      <TextField label="Name" required />
    </Form>,
  );
  expect(screen.getByRole('form', { name: 'Short' })).toHaveAttribute('novalidate');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});
