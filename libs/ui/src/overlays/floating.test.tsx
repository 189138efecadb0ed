import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import Bell from 'lucide-react/icons/bell';
import { Button, IconButton, Menu, NavItem, NavList, Popover } from '../index.ts';

test('Popover opens with its button and closes with Escape', async () => {
  render(
    <Popover label="Notices" trigger={<IconButton icon={Bell} label="Show notices" />}>
      Nothing new
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Show notices' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('dialog', { name: 'Notices' })).toHaveTextContent('Nothing new');
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Popover can be closed by its content', async () => {
  render(
    <Popover label="Filter" trigger={<Button>Filter</Button>}>
      {(close) => <Button onClick={close}>Apply</Button>}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Popover can be controlled by the page and opened by a navigation item', async () => {
  const change = jest.fn();
  render(
    <NavList place="bar">
      <Popover label="Tools" open={false} onOpenChange={change} trigger={<NavItem icon={Bell} label="Admin" current />}>
        x
      </Popover>
    </NavList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Admin' }));
  expect(change).toHaveBeenCalledWith(true);
});

test('Menu is operated with arrow keys', async () => {
  const edit = jest.fn();
  render(
    <Menu
      label="Actions for Riverside"
      items={[
        { label: 'Details', to: '#riverside' },
        { label: 'Edit', onSelect: edit },
        { label: 'Delete', tone: 'danger', disabled: true },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Riverside' }));
  expect(screen.getByRole('menu', { name: 'Actions for Riverside' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Details' })).toHaveAttribute('href', '#riverside');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axe(screen.getByRole('menu'))).toHaveNoViolations();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
