import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Breadcrumb, Pagination, Tabs } from '../index.ts';
import { pagesAround } from './pagination.tsx';

test('Tabs report the chosen tab', async () => {
  const change = jest.fn();
  const tabs = [
    { value: 'all', label: 'All', count: 12 },
    { value: 'mine', label: 'Mine' },
  ] as const;
  const { container } = render(
    <Tabs label="Places" tabs={tabs} value="all" onChange={change}>
      Twelve places
    </Tabs>,
  );
  expect(screen.getByRole('tablist', { name: 'Places' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'All 12' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'All 12' })).toHaveTextContent('Twelve places');
  await userEvent.click(screen.getByRole('tab', { name: 'Mine' }));
  expect(change).toHaveBeenLastCalledWith('mine');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('pagesAround(%i, %i) is %j', (page, pages, around) => {
  expect(pagesAround(page, pages)).toEqual(around);
});

test('Pagination changes the page with Previous, Next and numbers', async () => {
  const change = jest.fn();
  const { container, rerender } = render(
    <Pagination page={1} pages={3} onChange={change} summary="Showing 1 to 10 of 25 results" />,
  );
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(change.mock.calls).toEqual([[2], [3]]);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<Pagination page={1} pages={1} onChange={change} summary="Showing 1 to 4 of 4 results" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText('Showing 1 to 4 of 4 results')).toBeVisible();
});

test('Breadcrumb ends with the current page', async () => {
  const { container } = render(
    <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Admin' }, { label: 'Places', to: '/places' }]} />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
  expect(trail.getByText('Places').closest('li')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});
