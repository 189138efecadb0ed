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

const described = (element: HTMLElement) => element.getAttribute('aria-describedby') ?? '';
const dateError = () => document.getElementById(described(screen.getByLabelText('Day')))?.textContent;
const choicesOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('AddChildPage', () => {
  it('adds a child to the parent’s account and opens the dashboard', async () => {
    const { fill, submit, toasts, where } = await openPage({ as: aParent() });
    await fill('  Ada   Ellis ', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    expect(await screen.findByRole('article', { name: 'Ada Ellis' })).toHaveTextContent(`Mar 5, ${thisYear() - 10}`);
    expect(where()).toBe(paths.dashboard);
    expect(toasts).toEqual([{ title: 'Success!', text: 'Child added successfully' }]);
  });

  it('adds a child to a coach’s account', async () => {
    const { fill, submit } = await openPage({ as: 'coach' });
    await fill('Ada Rivera', ['5', 'March', String(thisYear() - 10)]);
    await submit();
    expect(await screen.findByRole('article', { name: 'Ada Rivera' })).toBeVisible();
  });

  it('submits with Enter and shows that it is adding the child', async () => {
    const release = server.hold('addChild');
    const { fill, user, where } = await openPage();
    await fill('', ['5', 'March', String(thisYear() - 10)]);
    await user.type(screen.getByLabelText("Player's Full Name"), 'Ada Keller{Enter}');
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeVisible();
    release();
    await waitFor(() => expect(where()).toBe(paths.dashboard));
  });

  it('offers the birth years of players aged 3 to 19', async () => {
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

describe('AddChildPage with invalid fields', () => {
  it('shows an error below each field and in a summary that links to the fields', async () => {
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
    {
      what: 'a child who is too young',
      date: ['31', 'December', -3],
      says: 'Child must be between 3 and 19 years old',
    },
    { what: 'a child who is too old', date: ['1', 'January', -20], says: 'Child must be between 3 and 19 years old' },
  ] as const)('rejects $what', async ({ date: [day, month, years], says }) => {
    const { fill, submit } = await openPage();
    await fill('Ada Keller', [day, month, String(thisYear() + years)]);
    await submit();
    await waitFor(() => expect(dateError()).toBe(says));
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('Ada Keller');
  });

  it('rejects an incomplete date of birth', async () => {
    const { submit, user } = await openPage();
    await user.type(screen.getByLabelText("Player's Full Name"), 'Ada Keller');
    await user.selectOptions(screen.getByLabelText('Month'), 'March');
    await submit();
    await waitFor(() => expect(dateError()).toBe('Complete date of birth is required'));
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  it('removes the errors when the fields are corrected', async () => {
    const { fill, submit } = await openPage({ as: aParent() });
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    await fill('Ada Ellis', ['5', 'March', String(thisYear() - 10)]);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('keeps the fields when the server is unreachable', async () => {
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

describe('AddChildPage for a child that already exists', () => {
  const dateOfBirth = () => `${thisYear() - 10}-03-05`;
  const addAda = async (of?: ReturnType<typeof aParent>) => {
    const me = aParent();
    const child = buildChild({ name: 'Ada Ellis', dateOfBirth: dateOfBirth(), of: of ?? me });
    const page = await openPage({ as: me });
    await page.fill('ada ellis', ['5', 'March', String(thisYear() - 10)]);
    await page.submit();
    return { ...page, child, dialog: await screen.findByRole('alertdialog', { name: 'Player Already Exists' }) };
  };

  it('opens the card of a child in the same account', async () => {
    const { user, dialog, child, where, toasts } = await addAda();
    expect(dialog).toHaveAccessibleDescription('You have already added this child');
    await expectNoBarriers();
    await user.click(within(dialog).getByRole('button', { name: 'View Player' }));
    const card = await screen.findByRole('article', { name: 'Ada Ellis' });
    expect(where()).toBe(`${paths.dashboard}#child-${child.id}`);
    await waitFor(() => expect(card.parentElement).toHaveFocus());
    expect(toasts).toEqual([]);
  });

  it('requests access to a child in another account, and refers the parent to an administrator', async () => {
    const { user, dialog, where, toasts } = await addAda(aParent({ fullName: 'Other Ellis' }));
    expect(dialog).toHaveAccessibleDescription('Child already exists in the system');
    await user.click(within(dialog).getByRole('button', { name: 'Request Access' }));
    await waitFor(() => expect(where()).toBe(paths.dashboard));
    const requests = club().arrange(({ accessRequests }) => accessRequests);
    expect(requests).toMatchObject([{ state: 'pending' }]);
    // The dashboard's welcome may follow.
    expect(toasts[0]).toEqual({
      title: 'Player already exists. Please contact an administrator to associate this player with your account.',
    });
  });

  it('says in the dialog why access cannot be requested', async () => {
    const { user, dialog, where } = await addAda(aParent({ fullName: 'Other Ellis' }));
    server.fail('requestAccess', 409, 'Your request was declined.');
    await user.click(within(dialog).getByRole('button', { name: 'Request Access' }));
    expect(await within(dialog).findByText('Your request was declined.')).toBeVisible();
    expect(where()).not.toBe(paths.dashboard);
  });

  it('lets a parent in the demo claim a child without guardians', async () => {
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

  it('keeps the fields when another parent has claimed the child meanwhile', async () => {
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

  it('keeps the fields when the dialog is cancelled', async () => {
    const { user, dialog, where } = await addAda();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(where()).toBe(paths.addChild);
    expect(screen.getByLabelText("Player's Full Name")).toHaveValue('ada ellis');
  });
});
