import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import {
  CheckboxList,
  DateOfBirthField,
  RadioGroup,
  SearchBox,
  SegmentedControl,
  SwitchField,
  ToggleGroup,
  type DateParts,
} from '../index.ts';

test('DateOfBirthField is one group of three selects in the given order', async () => {
  const heard = jest.fn();
  function Sample() {
    const [value, setValue] = useState<DateParts>({ day: null, month: null, year: null });
    const change = (next: DateParts) => {
      heard(next);
      setValue(next);
    };
    return (
      <DateOfBirthField
        label="Date of birth"
        order={['year', 'month', 'day']}
        months={['November', 'December']}
        years={[2020, 2019]}
        value={value}
        onChange={change}
        error="Too young"
      />
    );
  }
  const { container } = render(<Sample />);
  const group = within(screen.getByRole('group', { name: 'Date of birth' }));
  expect(group.getAllByRole('combobox').map((select) => select.ariaLabel)).toEqual(['Year', 'Month', 'Day']);
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Day' }), '31');
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Month' }), 'November');
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Year' }), '2019');
  expect(heard).toHaveBeenLastCalledWith({ day: 31, month: 1, year: 2019 });
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Year' }), 'Year');
  expect(heard).toHaveBeenLastCalledWith({ day: 31, month: 1, year: null });
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('Too young');
  expect(await axe(container)).toHaveNoViolations();
});

test('CheckboxList adds and removes items', async () => {
  const onChange = jest.fn();
  const items = [
    { id: 1, label: 'Ana', hint: '9 years' },
    { id: 2, label: 'Jo', disabled: true },
    { id: 3, label: 'Li' },
  ];
  const { container } = render(<CheckboxList label="Who" items={items} value={[1]} onChange={onChange} scroll />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Li' }));
  expect(onChange).toHaveBeenLastCalledWith([1, 3]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ana 9 years' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(screen.getByRole('checkbox', { name: 'Jo' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('RadioGroup reports the chosen option', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'all', label: 'Everybody' },
    { value: 'some', label: 'Some', hint: 'You choose' },
  ] as const;
  const { container } = render(<RadioGroup label="Who is it for?" options={options} value="all" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Who is it for?' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Some You choose' }));
  expect(onChange).toHaveBeenLastCalledWith('some');
  expect(await axe(container)).toHaveNoViolations();
});

test('RadioGroup describes an option with its details, which are not its name', async () => {
  const options = [
    { value: 'one', label: 'First', details: <p>Two teams</p> },
    { value: 'two', label: 'Second' },
  ] as const;
  const { container } = render(
    <RadioGroup label="Which one?" columns options={options} value="one" onChange={() => undefined} />,
  );
  expect(screen.getByRole('radio', { name: 'First' })).toHaveAccessibleDescription('Two teams');
  expect(screen.getByRole('radio', { name: 'Second' })).not.toHaveAccessibleDescription();
  expect(await axe(container)).toHaveNoViolations();
});

test('SearchBox is cleared with its button, which returns the focus', async () => {
  function Sample() {
    const [value, setValue] = useState('');
    return <SearchBox label="Search places" value={value} onChange={setValue} />;
  }
  const { container } = render(<Sample />);
  const box = screen.getByRole('searchbox', { name: 'Search places' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(box, 'river');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('SegmentedControl shows the selected option, and reports another', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'week', label: 'Week' },
    { value: 'day', label: 'Day' },
  ] as const;
  const { container } = render(<SegmentedControl label="View" options={options} value="week" onChange={onChange} />);
  const segment = (name: string) => screen.getByRole('button', { name });
  expect(screen.getByRole('group', { name: 'View' })).toBeVisible();
  expect(segment('Week')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(segment('Day'));
  expect(onChange).toHaveBeenLastCalledWith('day');
  expect(await axe(container)).toHaveNoViolations();
});

test('SwitchField has its helper as description and reports what it should become', async () => {
  const onChange = jest.fn();
  const { container } = render(
    <SwitchField label="Send" fullLabel="Send: Last call" helper="At 5 PM" isOn onChange={onChange} />,
  );
  const control = screen.getByRole('switch', { name: 'Send: Last call' });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('At 5 PM');
  await userEvent.click(screen.getByText('Send'));
  expect(onChange).toHaveBeenCalledWith(false);
  expect(await axe(container)).toHaveNoViolations();
});

test('ToggleGroup reports which option was pressed', async () => {
  const onToggle = jest.fn();
  const options = [
    { value: 2, label: '2', fullLabel: '2 days before' },
    { value: 3, label: '3' },
    { value: 4, label: '4', disabled: true },
  ];
  const { container } = render(<ToggleGroup label="Days" options={options} value={[2]} onToggle={onToggle} />);
  const group = within(screen.getByRole('group', { name: 'Days' }));
  expect(group.getByRole('button', { name: '2 days before', pressed: true })).toBeVisible();
  await userEvent.click(group.getByRole('button', { name: '2 days before' }));
  await userEvent.click(group.getByRole('button', { name: '3', pressed: false }));
  expect(onToggle.mock.calls).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(group.getByRole('button', { name: '4' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});
