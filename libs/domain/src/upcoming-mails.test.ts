import { defaultMailPreferences, type MailPreferences } from './mail-preferences.ts';
import { upcomingMails } from './upcoming-mails.ts';

const now = '2026-11-23 18:00';

const training = {
  id: 1,
  title: 'Training',
  date: '2026-11-25',
  startTime: '10:30',
  status: 'confirmed' as const,
  createdAt: '2026-11-01 09:00',
  children: [{ id: 1, name: 'Mia Keller', isAvailable: null, isAway: false }],
};
const match = { id: 2, title: 'Match', date: '2026-11-25', startTime: '09:00' };

const mails = (preferences: Partial<MailPreferences> = {}, given: Partial<Parameters<typeof upcomingMails>[0]> = {}) =>
  upcomingMails({
    preferences: { ...defaultMailPreferences, reminderDays: [1], ...preferences },
    now,
    familyEvents: [training],
    coachedEvents: [match],
    isOpen: ({ at }) => at > now,
    isSkipped: () => false,
    ...given,
  });

const outline = (found: ReturnType<typeof mails>) => found.map(({ key, date, time }) => `${key} ${date} ${time}`);

describe('upcomingMails', () => {
  it('lists daily mails and coach overviews in the order in which they are sent', () => {
    expect(outline(mails())).toEqual([
      'coach-overview:2:2026-11-25 2026-11-24 09:00',
      'last-call:2026-11-24 2026-11-24 17:00',
    ]);
  });

  it('names the events, and the children for whom the user is asked', () => {
    const [overview, lastCall] = mails();
    expect(overview?.events).toEqual([{ ...match, childNames: [] }]);
    const { id, title, date, startTime } = training;
    expect(lastCall?.events).toEqual([{ id, title, date, startTime, childNames: ['Mia Keller'] }]);
  });

  it('has the time after quiet hours', () => {
    const quietHours = { from: '08:00', to: '12:00' };
    expect(outline(mails({ quietHours }))[0]).toBe('coach-overview:2:2026-11-25 2026-11-24 12:00');
  });

  it('has no overview of an event that has started, nor for a coach who wants none', () => {
    const started = { ...match, date: '2026-11-23', startTime: '18:00' };
    const isOpen = () => true;
    const overviews = (found: ReturnType<typeof mails>) => found.filter(({ topic }) => topic === 'coach-overview');
    expect(overviews(mails({}, { coachedEvents: [started], isOpen }))).toEqual([]);
    expect(overviews(mails({ offTopics: ['coach-overview'] }))).toEqual([]);
  });

  it('keeps a mail of yesterday that waits for the end of quiet hours', () => {
    const quietHours = { from: '16:00', to: '20:00' };
    const familyEvents = [{ ...training, date: '2026-11-24', deadline: null }];
    const found = mails({ quietHours, reminderDays: [2] }, { familyEvents, coachedEvents: [], isOpen: () => true });
    expect(outline(found)).toContain('reminders:2026-11-22 2026-11-23 20:00');
  });

  it('says which mails the user has switched off', () => {
    const found = mails({}, { isSkipped: (key) => key === 'last-call:2026-11-24' });
    expect(found.map(({ isOn }) => isOn)).toEqual([true, false]);
  });
});
