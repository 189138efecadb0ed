import { addDays, type ClockTime, mailTopics, type MailTopic, wallClock } from '@touchline/domain';
import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { type Child } from '../../src/children/child.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { aParent, buildChild, buildLeague, buildTeam } from '../support/factories.ts';
import { makeDue } from '../support/mail-club.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { type Act, acts, DailyMailModel } from '../support/reminders-model.ts';

const zone = 'Europe/London';
let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub({ clubTimeZone: zone });
});
afterAll(() => club.close());

/** Two guardians share Mia; Leo belongs to the first, Zoe to the second. Mia and Leo begin in the first team. */
async function buildFamilies() {
  const league = await buildLeague(club);
  const teams = [await buildTeam(club, { leagueId: league.id }), await buildTeam(club, { leagueId: league.id })];
  const guardians: User[] = [];
  for (let n = 0; n < 2; n++) guardians.push(await aParent(club, { hasUnverifiedEmail: false }));
  const children: Child[] = [];
  for (const [name, guardian] of [
    ['Mia Bell', 0],
    ['Leo Bell', 0],
    ['Zoe Hill', 1],
  ] as const) {
    children.push(await buildChild(club, { name: `${name}${teams[0]!.id}`, guardian: guardians[guardian]! }));
  }
  await club.database.query('INSERT INTO guardianships (child_id, user_id, is_primary) VALUES ($1, $2, false)', [
    children[0]!.id,
    guardians[1]!.id,
  ]);
  for (const child of children.slice(0, 2)) await join(child, teams[0]!);
  return { teams, guardians, children };
}

type Families = Awaited<ReturnType<typeof buildFamilies>>;

const join = (child: { id: number }, team: { id: number }) =>
  club.database.query(
    `INSERT INTO team_members (child_id, team_id, joined_at) VALUES ($1, $2, '-infinity') ON CONFLICT DO NOTHING`,
    [child.id, team.id],
  );

/** Applies an act to the database, and records the id of a new event. */
async function perform(act: Act, { teams, guardians, children }: Families, events: number[], now: Date) {
  const { date: today } = wallClock(zone, now);
  const query = (text: string, values: unknown[]) => club.database.query(text, values);
  const eventId = 'event' in act ? events[act.event % Math.max(events.length, 1)] : undefined;
  if ('event' in act && eventId === undefined) return;
  switch (act.kind) {
    case 'schedule': {
      const [{ id }] = await query(
        `INSERT INTO events (title, date, start_time, team_id, relevance_type, created_at)
         VALUES ('Game', $1, $2, $3, 'team', $4) RETURNING id`,
        [addDays(today, act.days), act.time, teams[act.team]!.id, now],
      );
      return void events.push(id);
    }
    case 'move':
      return query('UPDATE events SET date = $2, start_time = $3 WHERE id = $1', [
        eventId,
        addDays(today, act.days),
        act.time,
      ]);
    case 'cancel':
      return query('UPDATE events SET status = $2 WHERE id = $1', [
        eventId,
        act.isCancelled ? 'cancelled' : 'confirmed',
      ]);
    case 'deadline':
      return query('UPDATE events SET deadline_hours = $2 WHERE id = $1', [eventId, act.hours]);
    case 'answer':
      return query(
        `INSERT INTO availabilities (event_id, child_id, is_available, responded_at) VALUES ($1, $2, $3, now())
         ON CONFLICT ON CONSTRAINT availabilities_once DO UPDATE SET is_available = excluded.is_available, responded_at = now()`,
        [eventId, children[act.child]!.id, act.value],
      );
    case 'roster':
      if (act.isIn) return join(children[act.child]!, teams[act.team]!);
      return query('DELETE FROM team_members WHERE child_id = $1 AND team_id = $2', [
        children[act.child]!.id,
        teams[act.team]!.id,
      ]);
    case 'prefer': {
      const parent = await club.signIn(guardians[act.guardian]!.email);
      const { guardian: _, kind: __, skip, mutedChildren, ...fields } = act;
      const topics = fields.topic && [
        {
          topic: fields.topic.topic,
          isOn: fields.topic.isOn,
          mutedChildIds: mutedChildren!.map((child) => children[child]!.id),
        },
      ];
      const upcoming = skip && [{ key: `${skip.topic}:${addDays(today, skip.days)}`, isOn: skip.isOn }];
      const { quietHours, weeklyDay, reminderDays } = fields;
      const { status } = await parent.patch('/api/mail-preferences', {
        topics,
        upcoming,
        quietHours,
        weeklyDay,
        reminderDays,
      });
      return expect(status).toBe(200);
    }
    case 'wait':
      return undefined;
  }
}

/** On days when the clocks change, an hour more or less than until the time. */
function minutesOf(act: Extract<Act, { kind: 'wait' }>, now: Date): number {
  if ('minutes' in act) return act.minutes;
  const { time } = wallClock(zone, now);
  return (minutesOfDay(act.until) - minutesOfDay(time) + 1440) % 1440;
}

const minutesOfDay = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const topicsInTest = mailTopics as readonly string[];

/** The daily mails that have arrived since the last look, as `guardian topic: event(children) …`. */
async function arrived(families: Families, events: number[]): Promise<string[]> {
  await makeDue(club.database);
  await club.deliver();
  const rows: { id: string; kind: MailTopic; user_id: number; body: string }[] = await club.database
    .query(
      `DELETE FROM mails WHERE state IN ('sent', 'dropped') RETURNING id, kind, user_id, CASE WHEN state = 'sent' THEN body END AS body`,
    )
    .then(([deleted]: [never[]]) => deleted);
  return rows
    .filter(({ kind, body }) => body !== null && topicsInTest.includes(kind))
    .map(({ kind, user_id: userId, body }) => {
      const items = body.split('\n\n').filter((part) => /\/events\/\d+$/.test(part) && part.startsWith('Game\n'));
      const told = items.map((item) => {
        const event = events.indexOf(Number(/\/events\/(\d+)$/.exec(item)![1]));
        const names = ['Mia', 'Leo', 'Zoe'].filter((name) => item.includes(name));
        return `${event}(${names.join()})`;
      });
      return `${families.guardians.findIndex(({ id }) => id === userId)} ${kind}: ${told.sort().join(' ')}`;
    })
    .sort();
}

/** Shortly before the clocks change. */
const starts = ['2026-03-27T09:00:00Z', '2026-10-23T12:30:00Z'];

/** Families have been told of the event at once, so it is not new when it moves to another day. */
const movedAfterShortNotice: Act[] = [
  { kind: 'schedule', team: 0, days: 0, time: '23:00' },
  { kind: 'wait', until: '16:59' },
  { kind: 'move', event: 0, days: 8, time: '00:30' },
  { kind: 'wait', minutes: 1 },
];

// Covers R16.
it('Families get exactly the mails of a plain model, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), acts, async (start, history) => {
      for (const table of ['mails', 'mail_plans', 'events', 'mail_preferences', 'skipped_mails', 'team_members'])
        await club.database.query(`DELETE FROM ${table}`);
      // The server remembers the last day that it has planned.
      club.setTime(new Date('2026-01-01T18:00:00Z'));
      await club.deliver();
      const families = await buildFamilies();
      const model = new DailyMailModel();
      const events: number[] = [];
      let now = new Date(start);
      for (const act of history) {
        if (act.kind === 'wait') now = addMinutes(now, minutesOf(act, now));
        club.setTime(now);
        await perform(act, families, events, now);
        const clock = { ...wallClock(zone, now), instant: now };
        model.apply(act, clock);
        expect(await arrived(families, events)).toEqual(model.tick(clock));
      }
    }),
    {
      numRuns: 15,
      examples: [[starts[0], movedAfterShortNotice]],
      interruptAfterTimeLimit: 120_000,
      markInterruptAsFailure: true,
    },
  );
}, 240_000);
