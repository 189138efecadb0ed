import { type MailPreferencesDto, type PlannedMailDto, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const parent = 3;
const coach = 2;

const open = (sendsMail = true) =>
  createDemoServer({ storage: memoryStorage(), club: { timeZone: 'Europe/London', sendsMail }, now: () => noon });
const change = (ask: Transport, body: object) => ask({ method: 'PATCH', path: '/api/mail-preferences', body });
const preferences = async (ask: Transport) =>
  (await ask({ method: 'GET', path: '/api/mail-preferences' })).body as MailPreferencesDto;
const upcoming = async (ask: Transport) =>
  (await ask({ method: 'GET', path: '/api/mail-preferences/upcoming' })).body as PlannedMailDto[];
const keys = (mails: PlannedMailDto[]) => mails.map(({ key }) => key);

describe('The demo’s mail preferences', () => {
  it('have the topics that concern the user', async () => {
    const { topics, children } = await preferences(open().as(parent));
    expect(topics.map(({ topic }) => topic)).not.toContain('coach-overview');
    expect(children.map(({ name }) => name)).toEqual(['Mia Keller', 'Leo Keller']);
    const ofCoach = await preferences(open().as(coach));
    expect(ofCoach.topics.map(({ topic }) => topic)).toEqual(['announcements', 'coach-overview', 'new-devices']);
  });

  it('keep what a change does not name', async () => {
    const ask = open().as(parent);
    await change(ask, { topics: [{ topic: 'reminders', mutedChildIds: [2, 999] }], weeklyDay: 1 });
    const { status } = await change(ask, { quietHours: null });
    expect(status).toBe(200);
    const { topics, ...others } = await preferences(ask);
    expect(topics).toContainEqual({ topic: 'reminders', isOn: true, mutedChildIds: [2], isPerChild: true });
    expect(others).toMatchObject({ quietHours: null, weeklyDay: 1, reminderDays: [7, 2] });
  });

  it('let coaches alone take the replies of families', async () => {
    const ask = open().as(coach);
    expect((await preferences(ask)).takesReplies).toBe(false);
    await change(ask, { takesReplies: true });
    expect((await preferences(ask)).takesReplies).toBe(true);
    expect(await preferences(open().as(parent))).not.toHaveProperty('takesReplies');
  });

  it('name the wrong fields', async () => {
    const { status, body } = await change(open().as(parent), {
      topics: [{ topic: 'x' }],
      quietHours: { from: '07:00' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: {
        'topics.0.topic': 'Unknown mail topic',
        'quietHours.to': 'Please enter a start and an end time for quiet hours',
      },
    });
  });
});

describe('The demo’s upcoming mails', () => {
  it('follow the preferences', async () => {
    const ask = open().as(parent);
    expect(keys(await upcoming(ask))).toEqual([
      'reminders:2026-11-21',
      'last-call:2026-11-22',
      'reminders:2026-11-28',
      'reminders:2026-12-03',
    ]);
    await change(ask, { topics: [{ topic: 'reminders', isOn: false }], quietHours: { from: '16:00', to: '08:00' } });
    expect((await upcoming(ask)).map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-11-23 08:00']);
  });

  it('stay in the list when they are switched off', async () => {
    const ask = open().as(coach);
    const [first] = await upcoming(ask);
    await change(ask, { upcoming: [{ key: first!.key, isOn: false }] });
    expect((await upcoming(ask))[0]).toEqual({ ...first, isOn: false });
    await change(ask, { upcoming: [{ key: first!.key, isOn: true }] });
    expect((await upcoming(ask))[0]).toEqual(first);
  });

  it('tell of new events', async () => {
    const server = open();
    const event = { title: 'New', date: '2026-12-20', startTime: '10:00', relevanceType: 'all', teamId: 1 };
    await server.as(1)({ method: 'POST', path: '/api/events', body: event });
    expect((await upcoming(server.as(parent)))[0]).toMatchObject({ key: 'new-events:2026-11-20', time: '17:00' });
  });

  it('are none in a club that sends no mail', async () => {
    expect(await upcoming(open(false).as(parent))).toEqual([]);
  });
});
