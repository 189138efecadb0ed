import { type FamilyEvent } from './mail-plan.ts';
import { defaultMailPreferences, type MailPreferences } from './mail-preferences.ts';
import { unannouncedEvents } from './unannounced-events.ts';

const now = '2026-11-23 18:00'; // a Monday, after the daily mails

const buildEvent = (fields: Partial<FamilyEvent> = {}): FamilyEvent => ({
  id: 1,
  date: '2026-11-24',
  startTime: '17:30',
  status: 'confirmed',
  createdAt: '2026-11-01 09:00',
  children: [{ id: 1, isAvailable: null, isAway: false }],
  ...fields,
});

type Given = Partial<Parameters<typeof unannouncedEvents<FamilyEvent>>[0]> & { choices?: Partial<MailPreferences> };

/** `1: 1+2` for an event and the children for whom no other mail tells of it in time. */
const found = (events: FamilyEvent[], { choices, ...given }: Given = {}) =>
  unannouncedEvents({
    preferences: { ...defaultMailPreferences, ...choices },
    now,
    events,
    isOpen: ({ at }) => at > now,
    isSkipped: () => false,
    ...given,
  }).map(({ id, children }) => `${id}: ${children.map((child) => child.id).join('+')}`);

const late = ['1: 1'];
const inTime: string[] = [];

it.each<[string, Partial<FamilyEvent>, Partial<MailPreferences>, string[]]>([
  ['tomorrow, after its last call', {}, {}, late],
  ['in two days, before its last call', { date: '2026-11-25' }, {}, inTime],
  ['in two days, if last calls are off', { date: '2026-11-25' }, { offTopics: ['last-call'] }, late],
  ['in three days, if only last calls are off', { date: '2026-11-26' }, { offTopics: ['last-call'] }, inTime],
  [
    'in two days, if the guardian wants a weekly overview before it',
    { date: '2026-11-25' },
    { offTopics: ['last-call'], weeklyDay: 2 },
    inTime,
  ],
  [
    'in two weeks, without mails to respond',
    { date: '2026-12-07' },
    { offTopics: ['last-call', 'reminders', 'weekly-overview'] },
    late,
  ],
  [
    'in more than two weeks, without mails to respond',
    { date: '2026-12-08' },
    { offTopics: ['last-call', 'reminders', 'weekly-overview'] },
    inTime,
  ],
  ['that has begun', { date: '2026-11-23', startTime: '18:00' }, {}, inTime],
  ['of this evening', { date: '2026-11-23', startTime: '18:01' }, {}, late],
  ['that is cancelled', { status: 'cancelled' }, {}, inTime],
  ['that is not confirmed yet', { status: 'pending' }, {}, late],
  ['whose deadline is before the next mails', { date: '2026-11-25', deadline: '2026-11-24 16:59' }, {}, late],
  ['whose deadline is after the next mails', { date: '2026-11-26', deadline: '2026-11-25 12:00' }, {}, inTime],
  [
    'whose deadline has passed, before a weekly overview',
    { date: '2026-11-26', deadline: '2026-11-23 12:00' },
    { offTopics: [], weeklyDay: 2 },
    inTime,
  ],
  [
    'whose only mail before it waits until after it',
    { date: '2026-11-25', startTime: '06:00' },
    { offTopics: ['last-call'], reminderDays: [1], quietHours: { from: '16:00', to: '08:00' } },
    late,
  ],
  [
    'that was created today',
    { date: '2026-11-25', createdAt: '2026-11-23 17:30' },
    { offTopics: ['last-call'] },
    inTime,
  ],
  ['of tomorrow that was created just now', { createdAt: '2026-11-23 17:58' }, {}, inTime],
  ['of tomorrow that was created today, and told then', { createdAt: '2026-11-23 17:30', isAnnounced: true }, {}, late],
  [
    'of tomorrow that was created just now, if new events are off',
    { createdAt: '2026-11-23 17:58' },
    { offTopics: ['new-events'] },
    late,
  ],
])('unannouncedEvents() of an event %s', (_what, event, choices, expected) => {
  // The weekly overview is off unless a case says otherwise.
  const offTopics = choices.weeklyDay ? [] : (['weekly-overview'] as const);
  const given = { ...choices, offTopics: [...offTopics, ...(choices.offTopics ?? [])] };
  expect(found([buildEvent(event)], { choices: given })).toEqual(expected);
});

describe('unannouncedEvents()', () => {
  const inTwoDays = buildEvent({ date: '2026-11-25' });

  it('has an event whose mail is skipped or sent already', () => {
    expect(found([inTwoDays], { isSkipped: (key) => key === 'last-call:2026-11-24' })).toEqual(late);
    expect(found([inTwoDays], { isOpen: () => false })).toEqual(late);
  });

  it('has of each event the children whom no mail tells of it', () => {
    const children = [1, 2, 3].map((id) => ({ id, isAvailable: id === 3 ? true : null, isAway: false }));
    const choices = { mutes: [{ topic: 'last-call', childId: 2 } as const] };
    expect(found([{ ...inTwoDays, children }], { choices })).toEqual(['1: 2+3']);
  });
});
