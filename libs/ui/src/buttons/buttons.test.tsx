import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import Bell from 'lucide-react/icons/bell';
import { type LinkProps } from '../display/link-provider.tsx';
import { Button, Icon, IconButton, LinkButton, LinkProvider, TextLink } from '../index.ts';

test('Button responds to pointer and keyboard and does not submit by default', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  const { container } = render(
    <form onSubmit={submit}>
      <Button onClick={press} icon={Bell}>
        Ring
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ring' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
  expect(submit).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('Button shows that it is busy, keeps the focus and does not submit again', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} busyText="Saving...">
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('Button can have a longer accessible name', () => {
  render(<Button label="Edit Riverside">Edit</Button>);
  expect(screen.getByRole('button', { name: 'Edit Riverside' })).toHaveTextContent('Edit');
});

test('IconButton is named by its label', async () => {
  const { container } = render(<IconButton icon={Bell} label="Notices, 2 new" count={2} />);
  expect(screen.getByRole('button', { name: 'Notices, 2 new' })).toHaveTextContent('2');
  expect(await axe(container)).toHaveNoViolations();
});

test('Icon is hidden from screen readers unless it has a label', () => {
  render(
    <>
      <Icon of={Bell} />
      <Icon of={Bell} label="Bell" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Bell' })]);
});

test('LinkButton and TextLink use the given router, except for links that leave the app', async () => {
  const Router = ({ to, ...anchor }: LinkProps) => <a href={`/base${to}`} {...anchor} />;
  const { container } = render(
    <LinkProvider link={Router}>
      <LinkButton to="/places">Places</LinkButton>
      <TextLink to="mailto:help@example.org">Write to us</TextLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Places' })).toHaveAttribute('href', '/base/places');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:help@example.org');
  expect(await axe(container)).toHaveNoViolations();
});

test('TextLink is a plain anchor without a router', () => {
  render(<TextLink to="/places">Places</TextLink>);
  expect(screen.getByRole('link', { name: 'Places' })).toHaveAttribute('href', '/places');
});
