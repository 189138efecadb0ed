import { addDays, type CivilDate, type ClockTime } from '@touchline/domain';
import { getDay, subHours } from 'date-fns';
import fc from 'fast-check';

type Topic = 'reminders' | 'last-call' | 'new-events' | 'weekly-overview';
const topics: Topic[] = ['last-call', 'reminders', 'new-events', 'weekly-overview'];

/** Events, children, guardians and teams are named by their position. */
export type Act =
  | { kind: 'schedule'; team: number; days: number; time: ClockTime }
  | { kind: 'move'; event: number; days: number; time: ClockTime }
  | { kind: 'cancel'; event: number; isCancelled: boolean }
  | { kind: 'deadline'; event: number; hours: number | null }
  | { kind: 'answer'; event: number; child: number; value: boolean | null }
  | { kind: 'roster'; child: number; team: number; isIn: boolean }
  | {
      kind: 'prefer';
      guardian: number;
      topic?: { topic: Topic; isOn: boolean };
      mutedChildren?: number[];
      quietHours?: { from: ClockTime; to: ClockTime } | null;
      weeklyDay?: number;
      reminderDays?: number[];
      skip?: { topic: Topic; days: number; isOn: boolean };
    }
  | { kind: 'wait'; minutes: number }
  | { kind: 'wait'; until: ClockTime };

const time = fc.constantFrom('00:30', '06:00', '10:30', '17:30', '23:00');
const event = fc.nat(5);
const child = fc.nat(2);
const team = fc.nat(1);
const days = fc.constantFrom(0, 1, 2, 2, 3, 7, 7, 8, 20);
const topic = fc.constantFrom(...topics);
const kind = <Kind extends Act['kind']>(name: Kind) => fc.constant(name);

const preference = fc.oneof(
  fc.record({
    topic: fc.record({ topic, isOn: fc.boolean() }),
    mutedChildren: fc.uniqueArray(child, { maxLength: 2 }),
  }),
  fc.record({
    quietHours: fc.option(fc.constantFrom({ from: '16:00', to: '18:30' }, { from: '12:00', to: '11:00' }), {
      nil: null,
    }),
  }),
  fc.record({ weeklyDay: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ reminderDays: fc.uniqueArray(fc.integer({ min: 2, max: 7 }), { maxLength: 3 }) }),
  fc.record({ skip: fc.record({ topic, days: fc.constantFrom(0, 0, 1), isOn: fc.boolean() }) }),
);

const wait = fc.oneof(
  fc.record({ kind: kind('wait'), minutes: fc.constantFrom(1, 180, 1440, 4000) }),
  fc.record({ kind: kind('wait'), until: fc.constantFrom('16:59', '17:00', '06:59', '07:00', '12:30') }),
);

const schedule = fc.record({ kind: kind('schedule'), team, days, time });

/** After three events have been scheduled, every second act lets time pass, so that mails become due between the others. */
const randomActs = fc
  .array(
    fc.tuple(
      fc.oneof(
        schedule,
        fc.record({ kind: kind('move'), event, days, time }),
        fc.record({ kind: kind('cancel'), event, isCancelled: fc.boolean() }),
        fc.record({ kind: kind('deadline'), event, hours: fc.constantFrom(null, 2, 20, 48, 120, 336) }),
        fc.record({ kind: kind('answer'), event, child, value: fc.option(fc.boolean(), { nil: null }) }),
        fc.record({ kind: kind('roster'), child, team, isIn: fc.boolean() }),
        fc
          .record({ kind: kind('prefer'), guardian: fc.nat(1), preference })
          .map(({ preference: fields, ...act }) => ({ ...act, ...fields })),
      ),
      wait,
    ),
    { minLength: 8, maxLength: 20 },
  )
  .map((pairs) => pairs.flat());

export const acts = fc
  .tuple(fc.array(schedule, { minLength: 3, maxLength: 3 }), randomActs)
  .map((parts) => parts.flat() as Act[]);

interface Now {
  date: CivilDate;
  time: ClockTime;
  instant: Date;
}

const minute = 60_000;

interface ModelEvent {
  team: number;
  date: CivilDate;
  time: ClockTime;
  /** By the club's clock. */
  created: string;
  createdAt: Date;
  isCancelled: boolean;
  /** Whether families have been told of it at once. */
  isAnnounced: boolean;
  /** Hours before the start. */
  deadline: number | null;
  /** With when the event was at that time. */
  answers: Map<number, { value: boolean | null; when: string }>;
}

const names = ['Mia', 'Leo', 'Zoe'];
const own = [
  [0, 1],
  [0, 2],
];

interface Guardian {
  children: number[];
  off: Set<Topic>;
  muted: Map<Topic, number[]>;
  quiet: { from: ClockTime; to: ClockTime } | null;
  weeklyDay: number;
  reminderDays: number[];
  skipped: Set<string>;
}

/** Who must have received which daily mail, in the plainest words. */
export class DailyMailModel {
  private readonly events: ModelEvent[] = [];
  private readonly rosters = [new Set([0, 1]), new Set<number>()];
  private readonly guardians = own.map((children): Guardian => ({
    children,
    off: new Set<Topic>(['weekly-overview']),
    muted: new Map<Topic, number[]>(),
    quiet: { from: '21:00', to: '07:00' },
    weeklyDay: 7,
    reminderDays: [7, 2],
    skipped: new Set<string>(),
  }));
  private readonly plannedDays = new Set<CivilDate>();
  private waiting: { guardian: number; topic: Topic; day: CivilDate }[] = [];
  private announcedAt = '';

  apply(act: Act, { date, time: clock, instant }: Now): void {
    if ('event' in act && this.events.length === 0) return;
    const about = 'event' in act ? this.events[act.event % this.events.length]! : null!;
    if (act.kind === 'schedule') {
      this.events.push({
        team: act.team,
        date: addDays(date, act.days),
        time: act.time,
        isCancelled: false,
        deadline: null,
        created: `${date} ${clock}`,
        createdAt: instant,
        isAnnounced: false,
        answers: new Map(),
      });
    } else if (act.kind === 'move') Object.assign(about, { date: addDays(date, act.days), time: act.time });
    else if (act.kind === 'cancel') about.isCancelled = act.isCancelled;
    else if (act.kind === 'deadline') about.deadline = act.hours;
    else if (act.kind === 'answer') about.answers.set(act.child, { value: act.value, when: whenOf(about) });
    else if (act.kind === 'roster') this.rosters[act.team]![act.isIn ? 'add' : 'delete'](act.child);
    else if (act.kind === 'prefer') this.prefer(act, date);
  }

  private prefer(act: Extract<Act, { kind: 'prefer' }>, date: CivilDate): void {
    const guardian = this.guardians[act.guardian]!;
    if (act.topic) {
      guardian.off[act.topic.isOn ? 'delete' : 'add'](act.topic.topic);
      guardian.muted.set(act.topic.topic, act.mutedChildren!);
    }
    if (act.quietHours !== undefined) guardian.quiet = act.quietHours;
    if (act.weeklyDay) guardian.weeklyDay = act.weeklyDay;
    if (act.reminderDays) guardian.reminderDays = act.reminderDays;
    if (act.skip) {
      guardian.skipped[act.skip.isOn ? 'delete' : 'add'](`${act.skip.topic}:${addDays(date, act.skip.days)}`);
    }
  }

  /** The mails that arrive now. */
  tick(now: Now): string[] {
    this.announce(now);
    const day = now.time >= '17:00' ? now.date : now.time < '12:00' ? addDays(now.date, -1) : null;
    if (day && !this.plannedDays.has(day)) {
      this.plannedDays.add(day);
      for (const guardian of [0, 1]) {
        for (const topic of topics) {
          if (this.content(guardian, topic, day, now)) this.waiting.push({ guardian, topic, day });
        }
      }
    }
    const sent: string[] = [];
    this.waiting = this.waiting.filter(({ guardian, topic, day: planned }) => {
      if (textOf(now) >= `${addDays(planned, 1)} 17:00`) return false;
      const content = this.content(guardian, topic, planned, now);
      if (!content) return false;
      const end = this.endOfQuiet(guardian, now);
      // A last call that waits until its event has begun, or its deadline has passed, would come too late.
      if (end && !(topic === 'last-call' && content.end <= end)) return true;
      sent.push(`${guardian} ${topic}: ${content.text}`);
      return false;
    });
    return sent.sort();
  }

  /**
   * At most once a minute, families are told of events on short notice that were created five minutes ago or earlier. Such an event is
   * no longer new, even if it moves.
   */
  private announce(now: Now): void {
    if (textOf(now) === this.announcedAt) return;
    this.announcedAt = textOf(now);
    for (const one of this.events) {
      const age = now.instant.getTime() - one.createdAt.getTime();
      if (age < 5 * minute || age >= 24 * 60 * minute || one.isCancelled || whenOf(one) <= textOf(now)) continue;
      one.isAnnounced ||= isAtOnce(one) && (one.date <= addDays(now.date, 1) || one.deadline !== null);
    }
  }

  /** Null outside quiet hours. */
  private endOfQuiet(guardian: number, { date, time: clock }: Now): string | null {
    const { quiet } = this.guardians[guardian]!;
    if (!quiet) return null;
    const { from, to } = quiet;
    if (from < to) return clock >= from && clock < to ? `${date} ${to}` : null;
    if (clock >= from) return `${addDays(date, 1)} ${to}`;
    return clock < to ? `${date} ${to}` : null;
  }

  /** Null if there is nothing to tell, or if the guardian does not want it. */
  private content(index: number, topic: Topic, day: CivilDate, now: Now): { text: string; end: string } | null {
    const guardian = this.guardians[index]!;
    if (guardian.off.has(topic) || guardian.skipped.has(`${topic}:${day}`)) return null;
    const told: string[] = [];
    const ends: string[] = [];
    for (const [number, one] of this.events.entries()) {
      if (one.isCancelled || `${one.date} ${one.time}` <= `${now.date} ${now.time}`) continue;
      if (!this.isAbout(guardian, topic, day, one)) continue;
      const asks = topic === 'reminders' || topic === 'last-call';
      if (asks && closing(one) <= textOf(now)) continue;
      const children = guardian.children.filter(
        (number) =>
          this.rosters[one.team]!.has(number) &&
          !guardian.muted.get(topic)?.includes(number) &&
          !(asks && hasAnswered(one, number)) &&
          !(topic === 'reminders' && isInLastCall(one, day) && this.wantsLastCall(guardian, number)),
      );
      if (children.length === 0) continue;
      told.push(`${number}(${children.map((number) => names[number]).join()})`);
      ends.push(closing(one));
    }
    return told.length > 0 ? { text: told.sort().join(' '), end: ends.sort()[0]! } : null;
  }

  private wantsLastCall({ off, muted }: Guardian, number: number): boolean {
    return !off.has('last-call') && !muted.get('last-call')?.includes(number);
  }

  private isAbout(
    { reminderDays, weeklyDay }: { reminderDays: number[]; weeklyDay: number },
    topic: Topic,
    day: CivilDate,
    one: ModelEvent,
  ): boolean {
    if (topic === 'last-call') return isInLastCall(one, day);
    if (topic === 'reminders') return reminderDays.some((days) => one.date === addDays(day, days));
    if (topic === 'new-events' && (one.isAnnounced || isAtOnce(one))) return false;
    if (topic === 'new-events') return one.created >= `${addDays(day, -1)} 17:00` && one.created < `${day} 17:00`;
    const isWeekly = (getDay(new Date(`${day}T12:00:00`)) || 7) === weeklyDay;
    return isWeekly && one.date > day && one.date <= addDays(day, 7);
  }
}

const textOf = ({ date, time: clock }: Now) => `${date} ${clock}`;

const whenOf = ({ date, time }: ModelEvent) => `${date} ${time}`;

/** An answer for another time does not count. */
function hasAnswered(one: ModelEvent, child: number): boolean {
  const answer = one.answers.get(child);
  return answer !== undefined && answer.value !== null && answer.when === whenOf(one);
}

/** When an event’s deadline passes, or when it begins. */
function closing({ date, time, deadline }: ModelEvent): string {
  const end = subHours(new Date(`${date}T${time}:00Z`), deadline ?? 0);
  return end.toISOString().slice(0, 16).replace('T', ' ');
}

function isInLastCall(one: ModelEvent, day: CivilDate): boolean {
  if (one.deadline === null) return one.date === addDays(day, 1);
  return closing(one) > `${day} 17:00` && closing(one) <= `${addDays(day, 1)} 17:00`;
}

/** An event that begins or closes soon after its creation is told at once instead of at 17:00. */
function isAtOnce(one: ModelEvent): boolean {
  const [day, clock] = one.created.split(' ') as [CivilDate, ClockTime];
  const next = clock < '17:00' ? day : addDays(day, 1);
  return one.date <= next || (one.deadline !== null && closing(one) <= `${next} 17:00`);
}
