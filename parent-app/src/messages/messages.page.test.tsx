import { paths } from '@touchline/app-core';
import {
  aCoach,
  aParent,
  anAdmin,
  clubWith,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily } from '../test/dashboard.ts';

const openPage = async (as: Person) => {
  const page = renderPage(app, { at: paths.messages, as });
  await screen.findByRole('heading', { level: 2, name: 'What you get' });
  const { user } = page;
  const details = screen.getByRole('button', { name: 'Choose in detail' });
  if (details.getAttribute('aria-expanded') === 'false') await user.click(details);
  return {
    ...page,
    press: (name: string) => user.click(topic(name)),
    pressChild: (name: string) => user.click(screen.getByRole('button', { name })),
  };
};
const topic = (name: string) => screen.getByRole('switch', { name });
const child = (name: string) => screen.getByRole('button', { name });
const sent = () => server.sent('updateMailPreferences');

beforeEach(() => clubWith({ sendsMail: true }));

describe('MessagesPage', () => {
  it('shows a parent each topic and when its mails are sent', async () => {
    const { parent } = aFamily('Mia Moreno', 'Leo Moreno');
    await openPage(parent);
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect(topic('Reminders to respond')).toBeChecked();
    expect(topic('Reminders to respond')).toHaveAccessibleDescription(
      'When an answer is missing, 7 and 2 days before an event.',
    );
    expect(topic('Weekly overview')).not.toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Coach overview' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Replies' })).toBeNull();
    expect(screen.getByText('Mails about your account, such as a new password, always arrive.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expectNoBarriers();
  });

  it('takes one of three presets, and says when the choice is another one', async () => {
    const { parent } = aFamily('Mia Moreno');
    const { user, press } = await openPage(parent);
    const preset = (name: RegExp) => screen.getByRole('radio', { name });
    expect(preset(/^All/)).toBeChecked();
    await user.click(preset(/^Only changes When/));
    expect(preset(/^Only changes When/)).toBeChecked();
    expect(topic('Changes and cancellations')).toBeChecked();
    expect(topic('Last call')).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Your own choice/ })).not.toBeInTheDocument();
    await press('Last call');
    expect(preset(/^Only changes and last call/)).toBeChecked();
    await press('New events');
    expect(preset(/^Your own choice/)).toBeChecked();
    await expectNoBarriers();
  });

  it('shows staff only what concerns them', async () => {
    emptyClub();
    await openPage(aCoach());
    expect(topic('Coach overview')).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Reminders to respond' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull();
  });

  it('asks coaches, and nobody else, whether families may reply to them', async () => {
    emptyClub();
    const { press } = await openPage(aCoach());
    const replies = 'Families may reply to me about my teams’ events';
    expect(topic(replies)).not.toBeChecked();
    expect(topic(replies)).toHaveAccessibleDescription(/show families your email address/);
    await press(replies);
    await waitFor(() => expect(sent()).toEqual([{ takesReplies: true }]));
    expect(topic(replies)).toBeChecked();
    await expectNoBarriers();
  });

  it('writes topics of later versions in words', async () => {
    const later = { topic: 'match-reports', isOn: true, mutedChildIds: [], isPerChild: false };
    const others = { children: [], quietHours: null, weeklyDay: 7, reminderDays: [] };
    server.returns('getMailPreferences', () => ({ body: { topics: [later], ...others } }));
    await openPage(anAdmin());
    expect(topic('Match reports')).toBeChecked();
  });

  it('says why it could not be loaded, and tries again', async () => {
    server.fail('getMailPreferences', 503);
    const { user } = renderPage(app, { at: paths.messages });
    expect(await screen.findByText('Error loading your choices. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^All/ })).toBeChecked();
  });

  it('says that nothing arrives from a club that sends no mail', async () => {
    clubWith({ sendsMail: false });
    const { user } = await openPage('parent');
    expect(screen.getByText(/does not send mail at the moment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your next 14 days of mail' }));
    expect(await screen.findByText('No mail is sent here.')).toBeVisible();
  });

  it('says that nothing arrives at an address that is not confirmed', async () => {
    const { user } = await openPage(aParent({ isEmailVerified: false }));
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your next 14 days of mail' }));
    expect(await screen.findByText('We send nothing until you have confirmed your email address.')).toBeVisible();
  });
});

describe('MessagesPage saves', () => {
  it('a topic at once, before the server has responded', async () => {
    const { parent } = aFamily('Mia Moreno');
    const { press, toasts } = await openPage(parent);
    const release = server.hold('updateMailPreferences');
    await press('Last call');
    expect(topic('Last call')).not.toBeChecked();
    release();
    await waitFor(() => expect(server.requested().filter((name) => name === 'getMailPreferences')).toHaveLength(2));
    expect(topic('Last call')).not.toBeChecked();
    expect(sent()).toEqual([{ topics: [{ topic: 'last-call', isOn: false }] }]);
    expect(toasts).toEqual([]);
  });

  it('mails about one child', async () => {
    const { parent, children } = aFamily('Mia Moreno', 'Leo Moreno');
    const { pressChild } = await openPage(parent);
    await pressChild('Leo Moreno: Last call');
    expect(child('Leo Moreno: Last call')).not.toBePressed();
    expect(child('Mia Moreno: Last call')).toBePressed();
    await waitFor(() =>
      expect(sent()).toEqual([{ topics: [{ topic: 'last-call', mutedChildIds: [children[1]!.id] }] }]),
    );
  });

  it('nothing for single children of a parent who has one', async () => {
    const { parent } = aFamily('Mia Moreno');
    await openPage(parent);
    expect(screen.queryByRole('button', { name: 'Mia Moreno: Last call' })).toBeNull();
  });

  it('quick presses one after the other, each on top of the one before', async () => {
    const { parent, children } = aFamily('Mia Moreno', 'Leo Moreno');
    const [mia, leo] = children.map(({ id }) => id);
    const { pressChild } = await openPage(parent);
    const release = server.hold('updateMailPreferences');
    await pressChild('Mia Moreno: Last call');
    await pressChild('Leo Moreno: Last call');
    expect(sent()).toHaveLength(1);
    expect(child('Mia Moreno: Last call')).not.toBePressed();
    expect(child('Leo Moreno: Last call')).not.toBePressed();
    release();
    await waitFor(() =>
      expect(sent()).toEqual([
        { topics: [{ topic: 'last-call', mutedChildIds: [mia] }] },
        { topics: [{ topic: 'last-call', mutedChildIds: [mia, leo] }] },
      ]),
    );
  });

  it('no more than the changes that the server accepts', async () => {
    const { parent, children } = aFamily('Mia Moreno', 'Leo Moreno');
    const { pressChild, toasts } = await openPage(parent);
    server.fail('updateMailPreferences', 503);
    await pressChild('Mia Moreno: Last call');
    await pressChild('Leo Moreno: Last call');
    await waitFor(() => expect(child('Mia Moreno: Last call')).toBePressed());
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({ topics: [{ topic: 'last-call', mutedChildIds: [children[1]!.id] }] }),
    );
    expect(child('Leo Moreno: Last call')).not.toBePressed();
    expect(toasts).toMatchObject([{ title: 'Your choice was not saved', tone: 'danger' }]);
  });

  it('the days of reminders, at most four', async () => {
    const { parent } = aFamily('Mia Moreno');
    const { pressChild, press } = await openPage(parent);
    await pressChild('5 days before an event');
    await pressChild('3 days before an event');
    await waitFor(() => expect(sent().at(-1)).toEqual({ reminderDays: [7, 5, 3, 2] }));
    expect(child('4 days before an event')).toBeDisabled();
    await pressChild('7 days before an event');
    await waitFor(() =>
      expect(topic('Reminders to respond')).toHaveAccessibleDescription(/, 5, 3 and 2 days before an event/),
    );
    await press('Reminders to respond');
    expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull();
  });

  it('the day of the weekly overview, once it is on', async () => {
    const { parent } = aFamily('Mia Moreno');
    const { press, user } = await openPage(parent);
    expect(screen.queryByLabelText('Day of the week')).toBeNull();
    await press('Weekly overview');
    await user.selectOptions(screen.getByLabelText('Day of the week'), 'Thursday');
    await waitFor(() => expect(sent().at(-1)).toEqual({ weeklyDay: 4 }));
    expect(topic('Weekly overview')).toHaveAccessibleDescription('The events of the next seven days, on Thursdays.');
    await expectNoBarriers();
  });
});
