import { limits } from '../limits.ts';
import {
  applySameChange,
  eventsInScope,
  onDay,
  type SeriesChoice,
  seriesDates,
  planSeriesChange,
  type SeriesEvent,
  seriesProblem,
  weeklyDates,
} from './series.ts';

const today = '2026-10-06';
const tuesday = '2026-10-20';

describe('A weekly series', () => {
  it('has the same day of each week, across a change of the clocks, the last day included', () => {
    expect(weeklyDates({ date: tuesday, until: '2026-11-10' }, today)).toEqual([
      '2026-10-27',
      '2026-11-03',
      '2026-11-10',
    ]);
  });

  it('leaves out chosen weeks, and those before today', () => {
    const planned = { date: '2026-09-22', until: '2026-10-27', except: ['2026-10-20'] };
    expect(seriesDates(planned, today)).toEqual(['2026-10-06', '2026-10-13', '2026-10-27']);
  });

  it.each<[string, string[] | undefined, ReturnType<typeof seriesProblem>]>([
    ['2026-10-27', undefined, null],
    [
      '2026-10-26',
      undefined,
      { field: 'until', message: 'Please choose a later day: there is no week with a new event' },
    ],
    [
      '2026-01-01',
      undefined,
      { field: 'until', message: 'Please choose a later day: there is no week with a new event' },
    ],
    ['2027-10-19', undefined, null],
    ['2027-10-26', undefined, { field: 'until', message: 'A series can have at most 53 events' }],
    ['2199-12-31', undefined, { field: 'until', message: 'A series can have at most 53 events' }],
    ['2026-11-03', ['2026-11-03'], null],
    ['2026-11-03', ['2026-11-04'], { field: 'except', message: 'Only weeks of the series can be left out' }],
    ['2026-11-03', [tuesday], { field: 'except', message: 'Only weeks of the series can be left out' }],
    ['2026-11-03', ['2026-10-27', '2026-11-03'], { field: 'except', message: 'Please keep at least one of the weeks' }],
  ])('until %s without %j', (until, except, problem) => {
    expect(seriesProblem({ date: tuesday, until, except }, today)).toEqual(problem);
  });

  it('has a year of events at most, whenever it began', () => {
    expect(weeklyDates({ date: '1950-01-03', until: '2199-12-31' }, today)).toHaveLength(limits.series.events);
  });
});

describe('onDay', () => {
  it('moves a deadline that is a moment, and nothing else', () => {
    const event = { date: tuesday, startTime: '18:00', deadline: '2026-10-19 20:00' };
    expect(onDay(event, '2026-10-27')).toEqual({ ...event, date: '2026-10-27', deadline: '2026-10-26 20:00' });
    expect(onDay({ ...event, deadline: null }, '2026-10-27').deadline).toBeNull();
  });
});

describe('applySameChange', () => {
  const before = { date: tuesday, startTime: '18:00', location: 'Riverside', teams: [1], deadline: null };
  const other = { ...before, date: '2026-11-03', location: 'Harbour' };
  const change = (fields: object, from: object = {}, to: object = {}) =>
    applySameChange({ ...other, ...to }, { before: { ...before, ...from }, after: { ...before, ...from, ...fields } });

  it('takes over what has changed, and leaves what differs', () => {
    expect(change({ startTime: '17:30', teams: [1, 2] })).toEqual({ ...other, startTime: '17:30', teams: [1, 2] });
    expect(change({ location: null })).toEqual({ ...other, location: null });
    expect(change({})).toEqual(other);
  });

  it('moves by as many days', () => {
    expect(change({ date: '2026-10-22' })).toEqual({ ...other, date: '2026-11-05' });
    expect(change({ date: '2026-10-18' })).toEqual({ ...other, date: '2026-11-01' });
  });

  it('changes one kind of deadline into the other, and leaves one that the user has not touched', () => {
    const moment = { deadline: '2026-10-19 20:00', deadlineHours: null };
    const hours = { deadline: null, deadlineHours: 24 };
    expect(change(moment, {}, hours)).toMatchObject({ deadline: '2026-11-02 20:00', deadlineHours: null });
    expect(change(hours, {}, { deadline: '2026-11-02 20:00' })).toMatchObject(hours);
    expect(change({ date: '2026-10-21' }, moment, hours)).toMatchObject({ date: '2026-11-04', ...hours });
    expect(change({ date: '2026-10-21' }, moment, { deadline: null })).toMatchObject({ deadline: null });
  });

  it.each([
    ['moves with the event', { date: '2026-10-21', deadline: '2026-10-20 20:00' }, '2026-11-03 20:00'],
    ['is on another day', { deadline: '2026-10-18 20:00' }, '2026-11-01 20:00'],
    ['stays while the event moves', { date: '2026-10-21' }, '2026-11-02 20:00'],
    ['is removed', { deadline: null }, null],
  ])('gives the same deadline when it %s', (_what, fields, deadline) => {
    const changed = change(fields, { deadline: '2026-10-19 20:00' }, { deadline: '2026-11-02 20:00' });
    expect(changed.deadline).toBe(deadline);
  });
});

describe('eventsInScope', () => {
  const event = (id: number, date: string, isException = false): SeriesEvent => ({
    id,
    date,
    startTime: '18:00',
    isException,
  });
  // The fourth was moved before the third.
  const events = [
    event(1, '2026-09-29'),
    event(2, '2026-10-06'),
    event(3, '2026-10-13'),
    event(4, '2026-10-12', true),
    event(5, '2026-10-27', true),
  ];
  const choose = (fields: Partial<SeriesChoice<SeriesEvent>>) =>
    eventsInScope(events, { id: 2, scope: 'all', hasBegun: ({ date }) => date < today, ...fields }).map(
      ({ event: { id }, stays }) => `${id} ${stays ?? 'changes'}`,
    );

  it('are all, without those that have begun or are exceptions', () => {
    expect(choose({})).toEqual(['1 begun', '2 changes', '4 exception', '3 changes', '5 exception']);
  });

  it('are an event and those after it', () => {
    expect(choose({ scope: 'following', id: 3 })).toEqual(['3 changes', '5 exception']);
  });

  it('include exceptions that the user has chosen, or from which the series is changed', () => {
    expect(choose({ scope: 'following', id: 4 })).toEqual(['4 changes', '3 changes', '5 exception']);
    expect(choose({ includesExceptions: true })).toEqual([
      '1 begun',
      '2 changes',
      '4 changes',
      '3 changes',
      '5 changes',
    ]);
  });
});

describe('planSeriesChange', () => {
  it('moves no other event into the past', () => {
    const event = (id: number, date: string) => ({ id, date, startTime: '18:00', isException: false });
    const events = [event(1, '2026-10-06'), event(2, '2026-10-13'), event(3, '2026-10-20')];
    const change = { before: events[1]!, after: { ...events[1]!, date: '2026-10-12' } };
    const planned = planSeriesChange(
      events,
      { id: 2, scope: 'all', hasBegun: ({ date }: SeriesEvent) => date < today },
      change,
    );
    expect(planned.map(({ stays, after }) => [stays, after?.date])).toEqual([
      ['begun', undefined],
      [null, '2026-10-12'],
      [null, '2026-10-19'],
    ]);
  });
});
