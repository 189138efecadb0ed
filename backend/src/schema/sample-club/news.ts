import { addDays, asUtcDate, type CivilDate } from '@touchline/domain';
import { type ClubRows } from './club-rows.ts';

type News = Omit<ClubRows['announcements'][number], 'id' | 'createdAt'> & { daysAgo: number };

const forAll = { authorId: 1, teamId: null, leagueId: null };

/** How long ago those of the demo were written. */
const demoDaysAgo = [55, 9];

const more: News[] = [
  {
    ...forAll,
    title: 'Photo day',
    daysAgo: 41,
    content: `Every team is photographed before training this week.

Order prints until the end of the month: https://www.photo-day.example/riverside`,
  },
  {
    authorId: 8,
    teamId: 3,
    leagueId: null,
    title: 'Falcons: lifts to away matches',
    daysAgo: 34,
    content: `We need three cars for each away match.
Please add your free seats to the list: www.lifts.example/falcons`,
  },
  {
    authorId: 1,
    teamId: null,
    leagueId: 1,
    title: 'Riverside Junior League: seven players on the pitch',
    daysAgo: 27,
    content: `The league plays with seven players and two rolling substitutes from now on.
The rules in full: https://www.riverside-junior-league.example/rules.pdf`,
  },
  {
    ...forAll,
    title: 'First aid course for volunteers',
    daysAgo: 20,
    content: `Saturday week, from two to five, in the club house.
Free for everybody who helps at matches. Write to admin@touchline.example to take part.`,
  },
  {
    authorId: 4,
    teamId: 4,
    leagueId: null,
    title: 'Hedgehogs: thank you',
    daysAgo: 14,
    content: 'What a lovely morning at our first festival.\nThe pictures are at www.pictures.example/hedgehogs.',
  },
  {
    authorId: 1,
    teamId: null,
    leagueId: 2,
    title: 'County Youth League: respect weekend',
    daysAgo: 6,
    content: `Both teams shake hands before kick-off, and parents watch from behind the line.

Posters to print: https://www.county-youth-league.example/respect`,
  },
  {
    authorId: 2,
    teamId: 1,
    leagueId: null,
    title: 'Otters: shin pads',
    daysAgo: 3,
    content: 'Two players had none last week.\nNo shin pads, no match: please pack them.',
  },
  {
    ...forAll,
    title: 'Winter Cup: helpers wanted',
    daysAgo: 1,
    content: `Three of our teams play in the Winter Cup. We still need

- four people for the cake stall
- two people who keep the time

Pick a shift at https://www.winter-cup.example/helpers, or tell any coach.`,
  },
];

/** The announcements of the demo and those after them, each at breakfast some days ago. */
export function newsOf(demo: ClubRows, today: CivilDate): ClubRows['announcements'] {
  const at = (daysAgo: number) => new Date(asUtcDate(addDays(today, -daysAgo)).getTime() + 7.5 * 60 * 60_000);
  return [
    ...demo.announcements.map((announcement, index) => ({ ...announcement, createdAt: at(demoDaysAgo[index]!) })),
    ...more.map(({ daysAgo, ...announcement }, index) => ({
      ...announcement,
      id: demo.announcements.length + index + 1,
      createdAt: at(daysAgo),
    })),
  ];
}
