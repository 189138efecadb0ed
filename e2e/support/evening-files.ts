import { csvOf } from '@touchline/domain';
import { inDays } from './club-data.ts';

const groups = ['U8', 'U9', 'U10', 'U11', 'U12', 'U13', 'U14', 'U15', 'U16', 'U17'];
const teams = groups.flatMap((group) => [`${group} Lions`, `${group} Hawks`]);
const leagueOf = (team: string) => `Sunday League ${team.split(' ')[0]}`;

/** `07/02/27`, as leagues in England print it. */
const printed = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;

const bornFor = (group: string) => new Date().getFullYear() - Number(group.slice(1)) + 1;

/** The players of a team as TeamSnap exports them, with US dates: 15 each, 300 in all. */
const rosterRows = teams.flatMap((team, at) =>
  Array.from({ length: 15 }, (_, place) => [
    `Player${String.fromCharCode(65 + place)}`,
    `Family${String.fromCharCode(65 + at)}`,
    `${(place % 12) + 1}/${place + 14}/${bornFor(team.split(' ')[0]!)}`,
    String(place + 1),
    team,
    `parent-${at}-${place}@families.example`,
    '',
  ]),
);

/** The files that a club with 20 teams has at hand on its first evening, each of another system. */
export const eveningFiles = {
  leagues: csvOf([['Division', 'Age Group'], ...groups.map((group) => [leagueOf(group), group])]),
  teams: csvOf([['Team Name', 'Division'], ...teams.map((team) => [team, leagueOf(team)])]),
  coaches: csvOf([
    ['First Name', 'Last Name', 'Email', 'Team', 'Role'],
    ...teams.map((team, at) => [
      `Coach${String.fromCharCode(65 + at)}`,
      'Ward',
      `coach-${at}@club.example`,
      team,
      'Head Coach',
    ]),
  ]),
  rosters: csvOf([
    ['First', 'Last', 'Birthdate', 'Jersey Number', 'Team', 'P1 Email Address', 'Non-Player'],
    ...rosterRows,
  ]),
  /** As FA Full-Time prints it, with opponents outside the club. */
  fixtures: csvOf([
    ['Type', 'Date / Time', 'Home Team', '', 'Away Team', 'Venue', 'Competition', 'Status / Notes'],
    ...teams.flatMap((team, at) => [
      ['L', `${printed(inDays(10 + at))} 10:00`, team, 'VS', `Hillside ${team}`, 'Riverside', leagueOf(team), ''],
      ['L', `${printed(inDays(40 + at))} 10:30`, `Hillside ${team}`, 'VS', team, 'TBC', leagueOf(team), ''],
    ]),
  ]),
  trainings: csvOf([
    ['Team', 'Day', 'Time', 'Duration', 'Venue', 'First day', 'Last day'],
    ...teams.map((team) => [team, 'Wednesday', '17:30', '90', 'Riverside', inDays(1), inDays(60)]),
  ]),
};
