import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  Alert,
  Avatar,
  Badge,
  Crest,
  Banner,
  Button,
  Card,
  colorNumberOf,
  DateBadge,
  EmptyState,
  Grid,
  initialsOf,
  Progress,
  Row,
  Skeleton,
  Spinner,
  Stack,
  StatBar,
  Text,
  VisuallyHidden,
  Shirt,
} from '../index.ts';

test.each([
  ['Ana Brook', 'AB'],
  ['  jo  ', 'J'],
  ['Ana Maria von Brook', 'AMVB'],
  ['', ''],
])('initialsOf(%j) is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('colorNumberOf returns the sum of the character codes modulo eight', () => {
  expect(colorNumberOf('A')).toBe(65 % 8);
  expect(colorNumberOf('AB')).toBe((65 + 66) % 8);
});

test('Avatar has an accessible name only if it stands alone', async () => {
  const { container } = render(
    <>
      <Avatar name="Ana Brook" /> <Avatar name="Jo Sand" alone />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Jo Sand' })]);
  expect(await axe(container)).toHaveNoViolations();
});

test('Shirt has the number or else two initials, in the colour of the team, and says nothing to screen readers', () => {
  const { container } = render(
    <>
      <Shirt name="Mia Keller" team="U12 Lions" number={7} />
      <Shirt name="Leo Maria Keller" team="U12 Lions" />
      <Shirt name="Ada Keller" number={0} />
    </>,
  );
  const shirts = [...container.querySelectorAll('svg')];
  expect(shirts.map(({ textContent }) => textContent)).toEqual(['7', 'LM', '0']);
  expect(shirts[0]).toHaveAttribute('fill', shirts[1]!.getAttribute('fill'));
  for (const shirt of shirts) expect(shirt).toHaveAttribute('aria-hidden', 'true');
});

test('Card is named by its title, which can be a link', async () => {
  const { container } = render(
    <Card
      title="Riverside"
      to="/places/1"
      level={2}
      lead={<DateBadge weekday="Sat" day="28" month="Nov" />}
      aside={
        <Badge tone="warn" mark="N">
          New
        </Badge>
      }
      actions={<Button>Edit</Button>}
    >
      Fourteen members
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Riverside' })).toHaveTextContent('Sat 28 Nov');
  expect(screen.getByRole('heading', { level: 2, name: 'Riverside' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Riverside' })).toHaveAttribute('href', '/places/1');
  expect(await axe(container)).toHaveNoViolations();
});

test('Banner shows its label, text and actions', async () => {
  const leave = jest.fn();
  const { container } = render(
    <Banner label="Trial" more="It ends on Sunday." actions={<Button onClick={leave}>End it</Button>}>
      Trial version
    </Banner>,
  );
  expect(screen.getByRole('complementary', { name: 'Trial' })).toHaveTextContent('Trial version');
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(leave).toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('Alert is assertive for errors and polite for other messages, and can offer an action', async () => {
  const again = jest.fn();
  const { container } = render(
    <>
      <Alert title="It did not work" action="Try again" onAction={again}>
        Nothing was lost.
      </Alert>
      <Alert tone="info">There is news.</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was lost.');
  expect(screen.getByRole('status')).toHaveTextContent('There is news.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('EmptyState offers one button or one link', async () => {
  const add = jest.fn();
  const { container, rerender } = render(
    <EmptyState title="No places" text="Add one." action="Add a place" onAction={add} />,
  );
  expect(screen.getByRole('heading', { name: 'No places' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a place' }));
  expect(add).toHaveBeenCalledTimes(1);
  rerender(<EmptyState title="No places" action="Look around" to="/places" />);
  expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/places');
  expect(await axe(container)).toHaveNoViolations();
});

test('Spinner and Skeleton are announced', async () => {
  const { container } = render(
    <>
      <Spinner label="Loading..." text="Please wait" page />
      <Skeleton shape="row" count={3} label="Loading places..." />
    </>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
    'Loading...Please wait',
    'Loading places...',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('StatBar and Progress have text alternatives', async () => {
  const { container } = render(
    <>
      <StatBar
        shares={[
          { label: 'yes', value: 12, tone: 'accent' },
          { label: 'no', value: 3, tone: 'danger' },
        ]}
      />
      <Progress label="Import" value={120} text="12 of 12" shares={[{ label: 'yes', value: 12, tone: 'accent' }]} />
    </>,
  );
  expect(screen.getByRole('img', { name: '12 yes, 3 no' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 12');
  expect(await axe(container)).toHaveNoViolations();
});

test('Layout components keep list semantics, and Text uses the element for its size', async () => {
  const { container } = render(
    <Stack as="section" label="All">
      <Text size="title">Title</Text>
      <Text size="section" muted struck>
        Section
      </Text>
      <Grid as="ul" label="Grid">
        <li>
          <Row justify="between">
            <Text as="span" numeric strong tone="warn" align="end" lines>
              12
            </Text>
            <VisuallyHidden live>members</VisuallyHidden>
          </Row>
        </li>
      </Grid>
    </Stack>,
  );
  expect(screen.getByRole('region', { name: 'All' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Title' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Section' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Grid' })).toHaveTextContent('12members');
  expect(await axe(container)).toHaveNoViolations();
});

test('Avatar draws at most three initials, whole characters', () => {
  render(<Avatar name="Ana 𝔅ea von und zu Hohenstein" alone />);
  expect(screen.getByRole('img', { name: 'Ana 𝔅ea von und zu Hohenstein' })).toHaveTextContent(/^A𝔅V$/u);
});

test('Crest shows the club’s crest, or Touchline’s mark without one', () => {
  const { container, rerender } = render(<Crest url="/api/club/crest?v=1" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/club/crest?v=1');
  rerender(<Crest url={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeVisible();
});
