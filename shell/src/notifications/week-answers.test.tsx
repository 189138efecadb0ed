import { addDays, todayIn } from '@touchline/domain';
import {
  aCoach,
  aParent,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  club,
  emptyClub,
  screen,
  within,
} from '@touchline/testing';
import { act } from '@testing-library/react';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
beforeEach(() => void emptyClub());
afterEach(() => shell.close());

const inDays = (days: number) => addDays(todayIn(club().club.timeZone), days);
// Phones alone show it, and no style sheet for phones applies here.
const line = (words: string) => screen.findByLabelText(words);
const home = async () => {
  const bar = within(await screen.findByRole('navigation', { name: 'Bottom bar' }));
  return bar.getByRole('link', { name: /^Home/ });
};

it('The touchline and Home say how many answers for the coming seven days are given and missing, and follow an answer', async () => {
  const ana = aParent();
  const team = buildTeam();
  const [mia, leo] = ['Mia Bell', 'Leo Bell'].map((name) => buildChild({ name, of: ana, teams: [team] }));
  const soon = buildEvent({ teamId: team.id, date: inDays(1) });
  buildResponse(soon, mia!);
  buildEvent({ teamId: team.id, date: inDays(6) });
  buildEvent({ teamId: team.id, date: inDays(7) });
  buildEvent({ teamId: team.id, date: inDays(2), status: 'cancelled' });
  buildEvent({ teamId: team.id, date: inDays(2), deadline: '2026-01-01 08:00' });
  shell = shellAt('/dashboard', ana);
  expect(await line('1 of 4 answers given for this week')).toBeInTheDocument();
  expect(await home()).toHaveAccessibleName('Home 3 answers missing this week');

  // As another tab does.
  await shell.transport({
    method: 'POST',
    path: '/api/availabilities',
    body: { eventId: soon.id, childId: leo!.id, isAvailable: false },
  });
  act(() => shell.changed(['events']));
  expect(await line('2 of 4 answers given for this week')).toBeInTheDocument();
  expect(await home()).toHaveAccessibleName('Home 2 answers missing this week');
});

it('There is no touchline and no number at Home if nothing is asked this week', async () => {
  const ana = aParent();
  const team = buildTeam();
  buildChild({ name: 'Mia Bell', of: ana, teams: [team] });
  buildEvent({ teamId: team.id, date: inDays(8) });
  shell = shellAt('/dashboard', ana);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(await home()).toHaveAccessibleName('Home');
  expect(screen.queryByLabelText(/given for this week/)).toBeNull();
});

describe('on a phone', () => {
  const matchMedia = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.startsWith('(max-width: 767') });
  });
  afterEach(() => (window.matchMedia = matchMedia));

  it('The touchline of a coach says how many answers of the coached teams are given, and Home how many of the own children’s are missing', async () => {
    const casey = aCoach({ isParent: true });
    const team = buildTeam({ leadCoachId: casey.id });
    const players = ['Mia Bell', 'Leo Bell'].map((name) => buildChild({ name, teams: [team] }));
    buildChild({ name: 'Ida Bell', of: casey, teams: [team] });
    const event = buildEvent({ teamId: team.id, date: inDays(3) });
    buildResponse(event, players[0]!);
    buildResponse(event, players[1]!, false);
    shell = shellAt('/dashboard', casey);
    expect(await line('2 of 3 team answers given for this week')).toBeInTheDocument();
    expect(await home()).toHaveAccessibleName('Home 1 answer missing this week');
  });
});
