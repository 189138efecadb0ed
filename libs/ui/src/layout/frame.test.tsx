import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import House from 'lucide-react/icons/house';
import { Button, Frame, NavItem, NavList, PageBody, PageHeader, theme, ThemeRoot } from '../index.ts';

const home = <NavItem icon={House} label="Home" to="/" current />;

const page = (
  <ThemeRoot>
    <Frame
      brand="Brand"
      sidebar={
        <NavList place="side" title="Main">
          {home}
        </NavList>
      }
      sidebarFoot="Ana Brook"
      bar={<NavList place="bar">{home}</NavList>}
    >
      <PageHeader title="Places" date="November 20, 2026" actions={<Button>Notices</Button>} />
      <PageBody intro="All of them" actions={<Button>Add a place</Button>}>
        Riverside
      </PageBody>
    </Frame>
  </ThemeRoot>
);

test('Frame has landmarks, one heading and the current navigation item', async () => {
  const { container } = render(page);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
  expect(main.getByRole('button', { name: 'Add a place' })).toBeVisible();
  const bar = within(screen.getByRole('navigation', { name: 'Bottom bar' }));
  expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

test('Frame has a skip link to the content as its first tab stop', async () => {
  render(page);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // Below the page's header, whose buttons are no content.
  expect(screen.getByText('Riverside')).toHaveFocus();
});

test('Frame has no navigation without any', async () => {
  const { container } = render(<Frame brand="Brand">Riverside</Frame>);
  expect(screen.queryAllByRole('navigation', { hidden: true })).toEqual([]);
  expect(screen.getByRole('main')).toHaveTextContent('Riverside');
  expect(await axe(container)).toHaveNoViolations();
});

test('ThemeRoot defines the theme’s variables on the page, once for all copies of this library', () => {
  render(page);
  expect(theme.color.accent).toMatch(/^var\(--ui-color-accent, /);
  expect(theme.resolve().color.accent).toBe(theme.raw.color.accent);
});
