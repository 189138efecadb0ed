import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DataTable, Menu, type RowSelection, SelectionBar } from '../index.ts';

interface Place {
  id: number;
  name: string;
}

const places: Place[] = [
  { id: 1, name: 'Riverside' },
  { id: 2, name: 'Hillside' },
];

/** A table of places whose rows can be selected. */
function Places() {
  const [ids, setIds] = useState<number[]>([]);
  const selection: RowSelection<Place> = {
    isSelected: ({ id }) => ids.includes(id),
    onToggle: ({ id }) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    labelOf: ({ name }) => name,
    all: ids.length === places.length || (ids.length > 0 && 'some'),
    onToggleAll: () => setIds(ids.length === places.length ? [] : places.map(({ id }) => id)),
  };
  return (
    <DataTable
      label="Places"
      phones="rows"
      rows={places}
      rowKey={({ id }) => id}
      columns={[{ header: 'Name', cell: ({ name }) => name, main: true }]}
      selection={selection}
      actions={({ name }) => <Menu label={`Actions for ${name}`} items={[{ label: 'Edit' }]} />}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all on this page');

test('DataTable selects single rows and all of them', async () => {
  const { container } = render(<Places />);
  const table = within(screen.getByRole('table', { name: 'Places' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Select all on this page',
    'Name',
    'Actions',
  ]);
  const row = within(table.getByRole('row', { name: /Riverside/ }));
  expect(row.getAllByRole('cell')[0]).toHaveTextContent('Select Riverside');
  expect(row.getByRole('rowheader', { name: 'Riverside' })).toBeVisible();

  await userEvent.click(box('Select Riverside'));
  expect(box('Select Riverside')).toBeChecked();
  expect(all()).toBePartiallyChecked();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(all());
  expect(box('Select Hillside')).toBeChecked();
  expect(all()).toBeChecked();
  await userEvent.click(all());
  expect(box('Select Riverside')).not.toBeChecked();
  expect(all()).not.toBePartiallyChecked();
});

test('DataTable has no checkboxes unless rows are being selected', () => {
  render(<DataTable label="Places" rows={places} rowKey={({ id }) => id} columns={[]} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

describe('SelectionBar', () => {
  const open = (fields: Partial<Parameters<typeof SelectionBar>[0]> = {}) => {
    const [onSelect, onDone] = [jest.fn(), jest.fn()];
    const actions = [{ label: 'Remove', more: 'from the Club', tone: 'danger' as const, onSelect }];
    const view = render(
      <>
        <input aria-label="Search" />
        <SelectionBar label="Selected places" count={3} actions={actions} onDone={onDone} {...fields} />
      </>,
    );
    return { ...view, onSelect, onDone, remove: screen.getByRole('button', { name: 'Remove from the Club…' }) };
  };

  test('says how many are selected, and offers what can be done with them', async () => {
    const { container, onSelect, remove } = open();
    expect(screen.getByRole('region', { name: 'Selected places' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(remove);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['nothing is selected', { count: 0 }, 'None selected'],
    ['too much is selected', { count: 201, problem: 'Too many.' }, '201 selectedToo many.'],
  ])('is closed if %s, and says why', async (_case, fields, text) => {
    const { onSelect, remove } = open(fields);
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveAccessibleDescription(text.replace('selectedToo', 'selected Too'));
    await userEvent.click(remove);
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('is left by Done and by Escape, but not by the Escape of a field', async () => {
    const { onDone } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onDone).toHaveBeenCalledTimes(2);
    await userEvent.type(screen.getByLabelText('Search'), '{Escape}');
    expect(onDone).toHaveBeenCalledTimes(2);
  });
});
