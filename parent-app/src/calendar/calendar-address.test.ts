import { eventTypes } from '@touchline/domain';
import { filterCount, readAddress, writeAddress } from './calendar-address.ts';

const today = '2026-11-20';
const plain = { view: 'month', date: today, childId: null, isMine: false, types: eventTypes, leagueId: null } as const;
const read = (search: string) => readAddress(new URLSearchParams(search), today);

describe('readAddress', () => {
  it('returns the current month without filters for an empty address', () => {
    expect(read('')).toEqual(plain);
    expect(filterCount(read(''))).toBe(0);
  });

  it('restores the view, date, child and filters that writeAddress wrote', () => {
    const types = ['match', 'friendly'] as const;
    const state = { view: 'week', date: '2026-12-24', childId: 4, isMine: false, types, leagueId: 2 } as const;
    const address = writeAddress(state, today);
    expect(address.toString()).toBe('view=week&date=2026-12-24&childId=4&types=match%2Cfriendly&leagueId=2');
    expect(readAddress(address, today)).toEqual(state);
    expect(filterCount(state)).toBe(2);
  });

  it('restores the choice of the own teams', () => {
    const address = writeAddress({ ...plain, isMine: true }, today);
    expect(address.toString()).toBe('view=month&teams=mine');
    expect(read(address.toString()).isMine).toBe(true);
  });

  it('restores the selection of no event type', () => {
    expect(read(writeAddress({ ...plain, types: [] }, today).toString()).types).toEqual([]);
  });

  it.each([
    'view=year',
    'date=2026-02-30',
    'date=1949-12-31',
    'date=2032-01-01',
    'date=yesterday',
    'childId=0',
    'childId=-1',
    'childId=1e3',
    'leagueId=x',
  ])('ignores the invalid parameter %s', (invalid) => {
    expect(read(invalid)).toEqual(plain);
  });
});
