import { paths } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import {
  aParent,
  buildChild,
  club,
  demoClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

const thisYear = () => Number(todayIn(club().club.timeZone).slice(0, 4));

const openPage = async (as: Parameters<typeof renderPage>[1] = {}) => {
  const page = renderPage(app, { at: paths.addChild, ...as });
  await screen.findByRole('heading', { level: 1, name: 'Add a Child' });
  const { user } = page;
  const select = (label: string, choice: string) => user.selectOptions(screen.getByLabelText(label), choice);
  return {
    ...page,
    fill: async (name: string, [day, month, year]: [string, string, string]) => {
      if (name) await user.type(screen.getByLabelText("Player's Full Name"), name);
      await select('Day', day);
      await select('Month', month);
      await select('Year', year);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Add Player' })),
  };
};

/** The sentence that stands under a field. */
const described = (element: HTMLElement) => element.getAttribute('aria-describedby') ?? '';
const dateError = () => document.getElementById(described(screen.getByLabelText('Day')))?.textContent;
const choicesOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('adding a child', () => {
  it('makes it one’s own, says so and leads to the dashboard', async () => {
    const { fill, submit, toasts, where } = await openPage({ as: aParent() });
    await fill('  Ada   Ellis ', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    expect(await screen.findByRole('article', { name: 'Ada Ellis' })).toHaveTextContent(`Mar 5, ${thisYear() - 10}`);
    expect(where()).toBe(paths.dashboard);
    expect(toasts).toEqual([{ title: 'Success!', text: 'Child added successfully' }]);
  });

  it('makes it a coach’s own as well', async () => {
    const { fill, submit } = await openPage({ as: 'coach' });
    await fill('Ada Rivera', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    expect(await screen.findByRole('article', { name: 'Ada Rivera' })).toBeVisible();
  });

  it('is done by Enter and says that it is under way', async () => {
    const letGo = server.hold('addChild');
    const { fill, user, where } = await openPage();
    await fill('', ['5', 'March', String(thisYear() - 10)]);
    await user.type(screen.getByLabelText("Player's Full Name"), 'Ada Keller{Enter}');
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeVisible();
    letGo();
    await waitFor(() => expect(where()).toBe(paths.dashboard));
  });

  it('offers days, months and the years of playing age, one more for who is 19 until the birthday', async () => {
    await openPage();
    expect(choicesOf('Day').slice(1)).toEqual(Array.from({ length: 31 }, (_, at) => String(at + 1)));
    expect(choicesOf('Month').slice(1)).toHaveLength(12);
    expect(choicesOf('Month')).toContain('January');
    const years = choicesOf('Year').slice(1);
    expect(years[0]).toBe(String(thisYear() - 3));
    expect(years.at(-1)).toBe(String(thisYear() - 20));
    expect(years).toHaveLength(18);
    expect(screen.getByText('Player must be between 3 and 19 years old for youth sports')).toBeVisible();
    await expectNoBarriers();
  });
});

describe('what is not right', () => {
  it('is said under each field and in one place that leads there', async () => {
    const { submit, user, toasts } = await openPage();
    await submit();
    expect(await screen.findByLabelText("Player's Full Name")).toHaveAccessibleDescription('Name is required');
    expect(dateError()).toBe('Complete date of birth is required');
    await expectNoBarriers();
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('button', { name: 'Complete date of birth is required' }));
    expect(screen.getByLabelText('Day')).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  it.each([
    { what: 'a day that does not exist', date: ['30', 'February', -10], says: 'Invalid date' },
    { what: 'somebody too young', date: ['31', 'December', -3], says: 'Child must be between 3 and 19 years old' },
    { what: 'somebody too old', date: ['1', 'January', -20], says: 'Child must be between 3 and 19 years old' },
  ] as const)('can be $what', async ({ date: [day, month, years], says }) => {
    const { fill, submit } = await openPage();
    await fill('Ada Keller', [day, month, String(thisYear() + years)]);
    await submit();
    await waitFor(() => expect(dateError()).toBe(says));
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('Ada Keller');
  });

  it('is an incomplete date as well', async () => {
    const { submit, user } = await openPage();
    await user.type(screen.getByLabelText("Player's Full Name"), 'Ada Keller');
    await user.selectOptions(screen.getByLabelText('Month'), 'March');
    await submit();
    await waitFor(() => expect(dateError()).toBe('Complete date of birth is required'));
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  it('goes away when it is mended', async () => {
    const { fill, submit } = await openPage({ as: aParent() });
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    await fill('Ada Ellis', ['5', 'March', String(thisYear() - 10)]);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('keeps what was typed when the server does not answer', async () => {
    server.fail('addChild', 0);
    const { fill, submit, toasts, where } = await openPage();
    await fill('Ada Keller', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Error adding child', text: 'Something went wrong', tone: 'danger' }]),
    );
    expect(where()).toBe(paths.addChild);
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('Ada Keller');
    expect(screen.getByLabelText('Month')).toHaveDisplayValue('March');

    await submit();
    await waitFor(() => expect(where()).toBe(paths.dashboard));
  });
});

describe('a child that exists already', () => {
  const dateOfBirth = () => `${thisYear() - 10}-03-05`;
  const addAda = async (of?: ReturnType<typeof aParent>) => {
    const me = aParent();
    const child = buildChild({ name: 'Ada Ellis', dateOfBirth: dateOfBirth(), of: of ?? me });
    const page = await openPage({ as: me });
    await page.fill('ada ellis', ['5', 'March', String(thisYear() - 10)]);
    await page.submit();
    return { ...page, child, dialog: await screen.findByRole('alertdialog', { name: 'Player Already Exists' }) };
  };

  it('and is one’s own can be looked at', async () => {
    const { user, dialog, child, where, toasts } = await addAda();
    expect(dialog).toHaveAccessibleDescription('You have already added this child');
    await expectNoBarriers();
    await user.click(within(dialog).getByRole('button', { name: 'View Player' }));
    const card = await screen.findByRole('article', { name: 'Ada Ellis' });
    expect(where()).toBe(`${paths.dashboard}#child-${child.id}`);
    await waitFor(() => expect(card.parentElement).toHaveFocus());
    expect(toasts).toEqual([]);
  });

  it('and is somebody else’s is for an administrator', async () => {
    const { user, dialog, where, toasts } = await addAda(aParent({ fullName: 'Other Ellis' }));
    expect(dialog).toHaveAccessibleDescription('Child already exists in the system');
    await user.click(within(dialog).getByRole('button', { name: 'Request Access' }));
    await waitFor(() => expect(where()).toBe(paths.dashboard));
    // The dashboard may have welcomed the person by now, too.
    expect(toasts[0]).toEqual({
      title: 'Player already exists. Please contact an administrator to associate this player with your account.',
    });
  });

  it('and is nobody’s can be claimed in the demo', async () => {
    demoClub();
    const me = aParent();
    buildChild({ name: 'Ada Ellis', dateOfBirth: dateOfBirth() });
    const { fill, submit, user, where, toasts } = await openPage({ as: me });
    await fill('ada ellis', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Claim Player' }));
    expect(await screen.findByRole('article', { name: 'Ada Ellis' })).toBeVisible();
    expect(where()).toBe(paths.dashboard);
    expect(toasts[0]).toEqual({ title: 'Child claimed successfully' });
  });

  it('and was claimed meanwhile says so and keeps what was typed', async () => {
    demoClub();
    const me = aParent();
    const child = buildChild({ name: 'Ada Ellis', dateOfBirth: dateOfBirth() });
    const { fill, submit, user, where } = await openPage({ as: me });
    await fill('ada ellis', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    const claim = await screen.findByRole('button', { name: 'Claim Player' });
    club().arrange(({ guardianships }) =>
      guardianships.push({ id: 99, childId: child.id, userId: 3, isPrimary: true }),
    );
    await user.click(claim);
    expect(await screen.findByText('This child has already been registered by another parent.')).toBeVisible();
    expect(where()).toBe(paths.addChild);
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('ada ellis');
  });

  it('can be left alone, and what was typed stays', async () => {
    const { user, dialog, where } = await addAda();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(where()).toBe(paths.addChild);
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('ada ellis');
  });
});
