import { dayWords, paths } from '@touchline/app-core';
import {
  buildEvent,
  club,
  clubWith,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, inDays, setClock } from '../test/dashboard.ts';

const openPage = async (as: Person) => {
  const page = renderPage(app, { at: paths.messages, as });
  await page.user.click(await screen.findByRole('button', { name: 'Your next 14 days of mail' }));
  await page.user.click(screen.getByRole('button', { name: 'Choose in detail' }));
  return page;
};
const list = () => screen.findByRole('region', { name: 'Your next 14 days of mail' });
const mailOf = async (topic: string, days: number) => {
  const name = `Send this mail: ${topic}, 5:00 PM on ${dayWords(inDays(days))}`;
  return screen.findByRole('switch', { name });
};

/** A family whose event is in a week. */
function aFamilyWithMatch(...names: string[]) {
  const family = aFamily(...names);
  club().arrange(({ events }) => {
    events.find(({ id }) => id === family.event.id)!.date = inDays(7);
  });
  return family;
}

beforeEach(() => {
  setClock('2026-11-20T12:00:00Z');
  clubWith({ sendsMail: true });
});

describe('UpcomingPanel', () => {
  it('lists the mails by day with their events and children', async () => {
    const { parent, team } = aFamilyWithMatch('Mia Moreno', 'Leo Moreno');
    buildEvent({ title: 'Lions training', teamId: team.id, date: inDays(3), startTime: '18:00' });
    await openPage(parent);
    expect(await mailOf('Reminders to respond', 5)).toBeChecked();
    const days = within(await list()).getAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 5, 6].map((day) => dayWords(inDays(day))));
    const mails = within(await list()).getByRole('list', { name: dayWords(inDays(1)) });
    expect(mails).toHaveTextContent('Reminders to respond, 5:00 PM');
    expect(mails).toHaveTextContent('Lions training');
    expect(mails).toHaveTextContent(`${dayWords(inDays(3))}, 6:00 PM · Mia and Leo`);
    await expectNoBarriers();
  });

  it('keeps a mail that is switched off, so that it can be switched on again', async () => {
    const { parent } = aFamilyWithMatch('Mia Moreno');
    const { user } = await openPage(parent);
    const mail = await mailOf('Reminders to respond', 5);
    const key = `reminders:${inDays(5)}`;
    await user.click(mail);
    expect(mail).not.toBeChecked();
    await user.click(mail);
    expect(mail).toBeChecked();
    await waitFor(() =>
      expect(server.sent('updateMailPreferences')).toEqual([
        { upcoming: [{ key, isOn: false }] },
        { upcoming: [{ key, isOn: true }] },
      ]),
    );
    expect(mail).toBeChecked();
  });

  it('switches a mail on again if that was not saved', async () => {
    const { parent } = aFamilyWithMatch('Mia Moreno');
    const { user, toasts } = await openPage(parent);
    const mail = await mailOf('Reminders to respond', 5);
    server.fail('updateMailPreferences', 503);
    await user.click(mail);
    await waitFor(() => expect(mail).toBeChecked());
    expect(toasts).toMatchObject([{ title: 'Your choice was not saved' }]);
  });

  it('follows the preferences, and shows the old list until the new one is there', async () => {
    const { parent } = aFamilyWithMatch('Mia Moreno');
    const { user } = await openPage(parent);
    const mail = await mailOf('Reminders to respond', 5);
    const release = server.hold('listUpcomingMails');
    await user.click(screen.getByRole('switch', { name: 'Reminders to respond' }));
    await waitFor(() => expect(server.requested().at(-1)).toBe('listUpcomingMails'));
    expect(mail).toBeVisible();
    release();
    await waitFor(() => expect(mail).not.toBeInTheDocument());
    await user.click(screen.getByRole('switch', { name: 'Last call' }));
    expect(await screen.findByText('Nothing else is due in the next 14 days. Your reminders are off.')).toBeVisible();
  });

  it('counts the events of a mail that is about many', async () => {
    const { parent, team } = aFamilyWithMatch('Mia Moreno');
    for (const hour of [11, 12, 13, 14, 15, 16])
      buildEvent({ title: `Match ${hour}`, teamId: team.id, startTime: `${hour}:00` });
    await openPage(parent);
    await mailOf('Reminders to respond', 5);
    expect(within(await list()).getAllByText('And 2 more events')).not.toEqual([]);
  });

  it('says that the mails could not be loaded, and tries again', async () => {
    const { parent } = aFamilyWithMatch('Mia Moreno');
    server.fail('listUpcomingMails', 503);
    const { user } = await openPage(parent);
    expect(await screen.findByText('Error loading the planned mails. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await mailOf('Reminders to respond', 5)).toBeVisible();
  });
});
