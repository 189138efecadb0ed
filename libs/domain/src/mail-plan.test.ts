import {
  afterQuietHours,
  coachOverviewAt,
  coachOverviewKey,
  dailyMails,
  dayOfDailyMails,
  type FamilyEvent,
  isOnShortNotice,
} from './mail-plan.ts';
import { defaultMailPreferences, type MailPreferences, topicReach, wantsMail, withTopic } from './mail-preferences.ts';

const day = '2026-11-23'; // a Monday
const now = `${day} 17:00`;

const buildEvent = (fields: Partial<FamilyEvent> = {}): FamilyEvent => ({
  id: 1,
  date: '2026-11-25',
  startTime: '10:30',
  status: 'confirmed',
  createdAt: '2026-11-01 09:00',
  children: [{ id: 1, isAvailable: null, isAway: false }],
  ...fields,
});

const movedFrom = {
  date: '2026-11-24',
  startTime: '10:30',
  reportingTime: null,
  location: null,
  locationDetail: null,
};

const planned = (event: Partial<FamilyEvent>, preferences: Partial<MailPreferences> = {}, at = now) =>
  dailyMails(day, {
    preferences: { ...defaultMailPreferences, ...preferences },
    events: [buildEvent(event)],
    now: at,
  }).map(
    ({ topic, events }) => `${topic} ${events.map(({ children }) => children.map(({ id }) => id).join('+')).join()}`,
  );

describe('dailyMails', () => {
  it.each<[string, Partial<FamilyEvent>, Partial<MailPreferences>, string[]]>([
    ['two days before', {}, {}, ['reminders 1']],
    ['seven days before', { date: '2026-11-30' }, {}, ['reminders 1']],
    ['three days before', { date: '2026-11-26' }, {}, []],
    ['three days before, if the guardian wants that', { date: '2026-11-26' }, { reminderDays: [3] }, ['reminders 1']],
    ['on the day before', { date: '2026-11-24' }, {}, ['last-call 1']],
    ['the child is away', { children: [{ id: 1, isAvailable: null, isAway: true }] }, {}, []],
    [
      'the child is away, in the weekly overview',
      { children: [{ id: 1, isAvailable: null, isAway: true }] },
      { offTopics: [], weeklyDay: 1 },
      ['weekly-overview 1'],
    ],
    ['nobody has to answer', { children: [{ id: 1, isAvailable: false, isAway: false }] }, {}, []],
    [
      'only one child has answered',
      {
        children: [
          { id: 1, isAvailable: true, isAway: false },
          { id: 2, isAvailable: null, isAway: false },
        ],
      },
      {},
      ['reminders 2'],
    ],
    [
      'it has moved since a child’s response',
      {
        children: [
          { id: 1, isAvailable: true, isAway: false, movedFrom },
          { id: 2, isAvailable: false, isAway: false, movedFrom: null },
          { id: 3, isAvailable: false, isAway: false, movedFrom },
        ],
      },
      {},
      ['reminders 1+3'],
    ],
    ['it is cancelled', { status: 'cancelled' }, {}, []],
    ['it is not confirmed yet', { status: 'pending' }, {}, ['reminders 1']],
    ['reminders are off', {}, { offTopics: ['reminders'] }, []],
    ['reminders are off for the child', {}, { mutes: [{ topic: 'reminders', childId: 1 }] }, []],
    ['another topic is off for the child', {}, { mutes: [{ topic: 'changes', childId: 1 }] }, ['reminders 1']],
    ['its deadline is tomorrow morning', { deadline: '2026-11-24 09:00' }, {}, ['last-call 1']],
    ['its deadline is at the time of the next mails', { deadline: '2026-11-24 17:00' }, {}, ['last-call 1']],
    ['its deadline is after the next mails', { deadline: '2026-11-24 17:01' }, {}, ['reminders 1']],
    ['its deadline has passed', { deadline: '2026-11-23 17:00' }, {}, []],
    ['it is tomorrow, and its deadline has passed', { date: '2026-11-24', deadlineHours: 24 }, {}, []],
    [
      'its deadline is tomorrow, and last calls are off',
      { deadline: '2026-11-24 09:00' },
      { offTopics: ['last-call'] },
      ['reminders 1'],
    ],
    [
      'its deadline is tomorrow, and last calls are off for one child',
      {
        deadlineHours: 36,
        children: [
          { id: 1, isAvailable: null, isAway: false },
          { id: 2, isAvailable: null, isAway: false },
        ],
      },
      { mutes: [{ topic: 'last-call', childId: 1 }] },
      ['last-call 2', 'reminders 1'],
    ],
    ['it was created today', { date: '2027-03-01', createdAt: '2026-11-23 16:59' }, {}, ['new-events 1']],
    [
      'it was created after the mails of yesterday',
      { date: '2027-03-01', createdAt: '2026-11-22 17:00' },
      {},
      ['new-events 1'],
    ],
    ['it was in the mail of yesterday', { date: '2027-03-01', createdAt: '2026-11-22 16:59' }, {}, []],
    ['the week begins', { date: '2026-11-26' }, { offTopics: [], weeklyDay: 1 }, ['weekly-overview 1']],
    ['the week begins on another day', { date: '2026-11-26' }, { offTopics: [], weeklyDay: 7 }, []],
    ['it is in the week after', { date: '2026-12-01' }, { offTopics: [], weeklyDay: 1 }, []],
  ])('of an event, when %s', (_when, event, preferences, expected) => {
    expect(planned(event, preferences)).toEqual(expected);
  });

  it('leave out an event that has begun by the time they are sent', () => {
    expect(planned({ date: '2026-11-24' }, {}, '2026-11-24 10:29')).toEqual(['last-call 1']);
    expect(planned({ date: '2026-11-24' }, {}, '2026-11-24 10:30')).toEqual([]);
  });

  it('tell all events and children in one mail per topic', () => {
    const events = [
      buildEvent(),
      buildEvent({
        id: 2,
        date: '2026-11-30',
        children: [
          { id: 1, isAvailable: null, isAway: false },
          { id: 2, isAvailable: null, isAway: false },
        ],
      }),
    ];
    const mails = dailyMails(day, { preferences: defaultMailPreferences, events, now });
    expect(mails.map(({ key, at, events: told }) => [key, at, told.map(({ id }) => id)])).toEqual([
      ['reminders:2026-11-23', '2026-11-23 17:00', [1, 2]],
    ]);
  });
});

it.each([
  ['without a deadline', {}, false],
  ['with a deadline before the next daily mails', { deadlineHours: 24 }, true],
  ['with a deadline when they go out', { deadline: '2026-11-24 17:00' }, true],
  ['with a deadline after them', { deadline: '2026-11-24 17:01' }, false],
])(
  'An event in two days that is created after the daily mails, %s, is on short notice: %s',
  (_case, deadline, isShort) => {
    const times = { date: '2026-11-25', startTime: '10:00', createdAt: '2026-11-23 17:00' };
    expect(isOnShortNotice({ ...times, ...deadline })).toBe(isShort);
  },
);

it.each([
  ['11:59', '2026-11-22'],
  ['12:00', null],
  ['16:59', null],
  ['17:00', '2026-11-23'],
  ['00:00', '2026-11-22'],
])('dayOfDailyMails at %s', (time, expected) => {
  expect(dayOfDailyMails({ date: day, time })).toBe(expected);
});

it.each([
  ['20:59', '2026-11-23 20:59'],
  ['21:00', '2026-11-24 07:00'],
  ['00:00', '2026-11-23 07:00'],
  ['06:59', '2026-11-23 07:00'],
  ['07:00', '2026-11-23 07:00'],
])('afterQuietHours from 21:00 to 07:00, at %s', (time, expected) => {
  expect(afterQuietHours(defaultMailPreferences, `${day} ${time}`)).toBe(expected);
});

it.each([
  ['11:59', '2026-11-23 11:59'],
  ['12:00', '2026-11-23 14:00'],
  ['14:00', '2026-11-23 14:00'],
])('afterQuietHours from 12:00 to 14:00, at %s', (time, expected) => {
  const preferences = { ...defaultMailPreferences, quietHours: { from: '12:00', to: '14:00' } };
  expect(afterQuietHours(preferences, `${day} ${time}`)).toBe(expected);
});

it('afterQuietHours changes nothing without quiet hours', () => {
  expect(afterQuietHours({ ...defaultMailPreferences, quietHours: null }, `${day} 03:00`)).toBe(`${day} 03:00`);
});

it('coachOverviewAt is the same time on the day before, and the key has the date', () => {
  const event = { id: 5, date: '2026-12-01', startTime: '10:30' };
  expect([coachOverviewAt(event), coachOverviewKey(event)]).toEqual([
    '2026-11-30 10:30',
    'coach-overview:5:2026-12-01',
  ]);
});

it('topicReach tells who gets a topic, and wantsMail that the weekly overview is off by default', () => {
  expect([topicReach('reminders'), topicReach('announcements'), topicReach('coach-overview')]).toEqual([
    'guardian',
    'everyone',
    'coach',
  ]);
  expect([
    wantsMail(defaultMailPreferences, 'weekly-overview'),
    wantsMail(defaultMailPreferences, 'reminders'),
  ]).toEqual([false, true]);
});

it('withTopic changes only the topic and the members that are given', () => {
  const mutes = [{ topic: 'changes', childId: 1 }] as const;
  const before: MailPreferences = { ...defaultMailPreferences, offTopics: ['reminders'], mutes };
  expect(withTopic(before, { topic: 'changes', isOn: false })).toEqual({
    ...before,
    offTopics: ['reminders', 'changes'],
  });
  expect(withTopic(before, { topic: 'reminders', isOn: true })).toEqual({ ...before, offTopics: [] });
  expect(withTopic(before, { topic: 'changes', mutedChildIds: [2] })).toEqual({
    ...before,
    mutes: [{ topic: 'changes', childId: 2 }],
  });
});

it('dailyMails of a later day leave out an event whose deadline will have passed by then', () => {
  expect(planned({ deadline: '2026-11-23 16:59' }, {}, '2026-11-20 12:00')).toEqual([]);
  expect(planned({ deadline: '2026-11-23 17:01' }, {}, '2026-11-20 12:00')).toEqual(['last-call 1']);
});
