import { jest } from '@jest/globals';
import { paths } from '@touchline/app-core';
import { addDays, todayIn } from '@touchline/domain';
import {
  aParent,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  emptyClub,
  type PageOptions,
  renderPage,
  screen,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

/** Today in the club's time zone. */
export const today = () => todayIn(club().club.timeZone);
export const inDays = (days: number) => addDays(today(), days);

/** Sets the clock of page and server. Timers keep running; with `turnsIntervals` the test advances intervals itself. */
export function setClock(instant: string, { turnsIntervals = false } = {}): void {
  const timers = ['setTimeout', 'clearTimeout', 'queueMicrotask'] as const;
  const intervals = turnsIntervals ? [] : (['setInterval', 'clearInterval'] as const);
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...timers, ...intervals] });
}
afterEach(() => void jest.useRealTimers());

export const openDashboard = (options: PageOptions = {}) => renderPage(app, { at: paths.dashboard, ...options });

export const panel = (name: string) => screen.findByRole('region', { name });
/** The card of an event or a child. */
export const findCard = (name: string) => screen.findByRole('article', { name });
/** The choice of an answer on a card with one group of choices. */
export const choice = (card: HTMLElement, name: 'Available' | 'Unavailable') =>
  within(card).getByRole('radio', { name });
export const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** A parent with children of these names in one team, which has an event in two days. */
export function aFamily(...names: string[]) {
  emptyClub();
  const parent = aParent();
  const children = names.map((name) => buildChild({ name, of: parent }));
  const team = buildTeam({ name: 'U12 Lions', members: children });
  const at = { teamId: team.id, date: inDays(2), startTime: '10:30', reportingTime: '10:00' };
  const event = buildEvent({ title: 'Lions v Bears', ...at });
  return { parent, children, team, event };
}
