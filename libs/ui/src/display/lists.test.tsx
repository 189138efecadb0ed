import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Chip, DataTable, Disclosure, Facts, Menu } from '../index.ts';

const places = [
  { id: 1, name: 'Riverside', members: 14 },
  { id: 2, name: 'Hillside', members: 3 },
];

test('DataTable names its rows by their main cell, which can be a link', async () => {
  const { container } = render(
    <DataTable
      label="Places"
      rows={places}
      rowKey={(place) => place.id}
      columns={[
        { header: 'Name', cell: (place) => place.name, main: true, to: (place) => `/places/${place.id}` },
        { header: 'Members', cell: (place) => place.members, numeric: true },
      ]}
      actions={(place) => <Menu label={`Actions for ${place.name}`} items={[{ label: 'Edit' }]} />}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Places' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Name', 'Members', 'Actions']);
  const row = within(table.getByRole('row', { name: /Riverside/ }));
  expect(row.getByRole('rowheader', { name: 'Riverside' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Riverside' })).toHaveAttribute('href', '/places/1');
  expect(row.getByRole('cell', { name: '14' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Actions for Riverside' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('Chip is removed with one click', async () => {
  const remove = jest.fn();
  const { container } = render(<Chip label="North" onRemove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove North' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('Disclosure shows its content when opened', async () => {
  const { container } = render(
    <Disclosure summary="More">
      <Facts items={[{ label: 'Opened', value: '1950' }]} />
    </Disclosure>,
  );
  const line = screen.getByRole('button', { name: 'More', expanded: false });
  expect(screen.queryByText('1950')).not.toBeInTheDocument();
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('definition')).toHaveTextContent('1950');
  expect(await axe(container)).toHaveNoViolations();
});
