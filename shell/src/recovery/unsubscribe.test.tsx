import { aParent, expectNoBarriers, type Person, screen, server } from '@touchline/testing';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const open = async (as: Person | null = null) => {
  if (as) localStorage.setItem('touchline.session', 'yes');
  shell = shellAt('/unsubscribe/a-b_c', as);
  await screen.findByRole('heading', { level: 1 });
};
afterEach(() => {
  shell.close();
  localStorage.clear();
});

const link = { topic: 'reminders', isOn: true };
beforeEach(() => {
  server.returns('getUnsubscribeLink', () => ({ body: link }));
  server.returns('unsubscribe', () => ({ body: { ...link, isOn: false } }));
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const stop = async () => shell.user.click(await screen.findByRole('button', { name: 'Stop these mails' }));

describe('UnsubscribePage', () => {
  it('waits for a click, because mail scanners open links', async () => {
    await open();
    expect(await screen.findByText('reminders to respond')).toBeVisible();
    await expectNoBarriers();
    expect(server.requested()).not.toContain('unsubscribe');
    await stop();
    expect(await title('These mails are off')).toHaveFocus();
    expect(screen.getByText('reminders to respond')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to choose your mails' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fprofile%2Fmessages',
    );
    await expectNoBarriers();
  });

  it('leads a signed-in user to the choice of mails', async () => {
    await open(aParent());
    expect(await screen.findByRole('link', { name: 'Choose your mails' })).toHaveAttribute('href', '/profile/messages');
  });

  it('says that the mails are off already', async () => {
    server.returns('getUnsubscribeLink', () => ({ body: { ...link, isOn: false } }));
    await open();
    expect(await title('These mails are off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop these mails' })).toBeNull();
  });

  it('shows a topic of a later version in words', async () => {
    server.returns('getUnsubscribeLink', () => ({ body: { topic: 'lost-property', isOn: true } }));
    await open();
    expect(await screen.findByText('lost property')).toBeVisible();
  });

  it.each(['getUnsubscribeLink', 'unsubscribe'] as const)(
    'says that the link has ended after a 404 of %s',
    async (at) => {
      server.fail(at, 404);
      await open();
      if (at === 'unsubscribe') await stop();
      expect(await title('This link no longer works')).toBeVisible();
    },
  );

  it('can be tried again after an error', async () => {
    server.fail('getUnsubscribeLink', 0);
    server.fail('unsubscribe', 503, 'The server is resting');
    await open();
    await shell.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await stop();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting');
    await stop();
    expect(await title('These mails are off')).toBeVisible();
  });
});
