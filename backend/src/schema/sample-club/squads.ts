import { type ClubRows } from './club-rows.ts';

/** A team's place in the club and its week. */
export interface Squad {
  teamId: number;
  name: string;
  /** The n of U(n). */
  years: number;
  leagueId: number;
  leadCoachId: number;
  /** Weekday, 0 is Sunday, and start of the training session. */
  training: { weekday: number; startTime: string; endTime: string; location: string };
  /** The usual kick-off and the pitch of home matches. */
  match: { startTime: string; reportingTime: string; endTime: string; pitch: number };
  /** The opponent of the coming Saturday, and whether that match is at home. */
  first: { opponent: number; isHome: boolean };
}

const hall = 'School sports hall';
const park = 'Riverside Park, training pitch';

const training = (weekday: number, startTime: string, endTime: string, location: string) => ({
  weekday,
  startTime,
  endTime,
  location,
});
const match = (reportingTime: string, startTime: string, endTime: string, pitch: number) => ({
  reportingTime,
  startTime,
  endTime,
  pitch,
});
const first = (opponent: number, isHome: boolean) => ({ opponent, isHome });

/** From the youngest to the oldest. The ids 1 to 3 are the teams of the demo. */
export const squads: Squad[] = [
  {
    teamId: 4,
    name: 'U8 Hedgehogs',
    years: 8,
    leagueId: 4,
    leadCoachId: 4,
    training: training(2, '17:00', '18:00', hall),
    match: match('08:45', '09:00', '09:50', 3),
    first: first(4, true),
  },
  {
    teamId: 5,
    name: 'U9 Badgers',
    years: 9,
    leagueId: 1,
    leadCoachId: 5,
    training: training(3, '17:00', '18:00', park),
    match: match('09:45', '10:00', '10:50', 3),
    first: first(2, false),
  },
  {
    teamId: 1,
    name: 'U10 Otters',
    years: 10,
    leagueId: 1,
    leadCoachId: 2,
    training: training(4, '17:30', '18:30', hall),
    match: match('08:45', '09:15', '10:15', 2),
    first: first(5, false),
  },
  {
    teamId: 6,
    name: 'U11 Kestrels',
    years: 11,
    leagueId: 2,
    leadCoachId: 6,
    training: training(2, '18:00', '19:15', park),
    match: match('09:00', '09:30', '10:40', 1),
    first: first(3, true),
  },
  {
    teamId: 2,
    name: 'U12 Lions',
    years: 12,
    leagueId: 2,
    leadCoachId: 2,
    training: training(3, '18:00', '19:15', park),
    match: match('10:00', '10:30', '11:45', 2),
    first: first(0, true),
  },
  {
    teamId: 7,
    name: 'U13 Herons',
    years: 13,
    leagueId: 3,
    leadCoachId: 7,
    training: training(3, '18:00', '19:15', hall),
    match: match('10:30', '11:00', '12:20', 1),
    first: first(6, false),
  },
  {
    teamId: 3,
    name: 'U14 Falcons',
    years: 14,
    leagueId: 3,
    leadCoachId: 8,
    training: training(1, '18:00', '19:30', park),
    match: match('11:45', '12:30', '14:00', 1),
    first: first(1, true),
  },
  {
    teamId: 8,
    name: 'U16 Wolves',
    years: 16,
    leagueId: 5,
    leadCoachId: 8,
    training: training(4, '18:45', '20:15', park),
    match: match('13:15', '14:00', '15:40', 2),
    first: first(3, false),
  },
];

/** The leagues after those of the demo. */
export const moreLeagues: ClubRows['leagues'] = [
  { id: 4, name: 'Riverside Junior League', ageGroup: 'U8', description: 'Five-a-side, no tables, everybody plays' },
  { id: 5, name: 'County Youth League', ageGroup: 'U16', description: 'Eleven-a-side, home and away' },
];

export const assistantCoaches: ClubRows['assistantCoaches'] = [
  { teamId: 1, coachId: 5 },
  { teamId: 2, coachId: 6 },
  { teamId: 8, coachId: 7 },
];
