import { addDays, type CivilDate, yearOf } from './civil-time.ts';

/** One user per role; their ids are 1, 2 and 3. */
export const sampleAccounts = [
  { id: 1, role: 'Admin', email: 'admin@touchline.example', fullName: 'Alex Morgan', password: 'touchline' },
  { id: 2, role: 'Coach', email: 'coach@touchline.example', fullName: 'Casey Rivera', password: 'touchline' },
  { id: 3, role: 'Parent', email: 'parent@touchline.example', fullName: 'Pat Keller', password: 'touchline' },
] as const;

/**
 * The sample club of the embedded database and the demo, with events around a day. Ids start at 1. The sample parent has the
 * first two children.
 */
export function sampleClub(today: CivilDate) {
  const bornFor = (age: number, day: string) => `${yearOf(today) - age - 1}-${day}`;
  return {
    leagues: [
      {
        id: 1,
        name: 'Riverside Junior League',
        ageGroup: 'U10',
        description: 'Small-sided football on Saturday mornings',
      },
      { id: 2, name: 'County Youth League', ageGroup: 'U12', description: 'Nine-a-side, home and away' },
      { id: 3, name: 'County Youth League', ageGroup: 'U14', description: null },
    ],
    teams: [
      { id: 1, name: 'U10 Otters', leagueId: 1, leadCoachId: 2, description: null },
      { id: 2, name: 'U12 Lions', leagueId: 2, leadCoachId: 2, description: null },
      { id: 3, name: 'U14 Falcons', leagueId: 3, leadCoachId: null, description: null },
    ],
    children: [
      { id: 1, name: 'Mia Keller', dateOfBirth: bornFor(11, '03-14'), parentId: 3, teamId: 2, jerseyNumber: 7 },
      { id: 2, name: 'Leo Keller', dateOfBirth: bornFor(9, '06-02'), parentId: 3, teamId: 1, jerseyNumber: 10 },
      { id: 3, name: 'Noah Okafor', dateOfBirth: bornFor(11, '10-21'), parentId: null, teamId: 2, jerseyNumber: 4 },
      { id: 4, name: 'Sofia Marin', dateOfBirth: bornFor(9, '01-30'), parentId: null, teamId: 1, jerseyNumber: 1 },
      {
        id: 5,
        name: 'Amir Haddad',
        dateOfBirth: bornFor(13, '05-09'),
        parentId: null,
        teamId: null,
        jerseyNumber: null,
      },
    ],
    events: [
      {
        id: 1,
        title: 'U12 Lions v Harbour Rovers',
        type: 'match',
        date: addDays(today, 3),
        startTime: '10:30',
        reportingTime: '10:00',
        location: 'Riverside Park, Pitch 2',
        opponent: 'Harbour Rovers',
        isHome: true,
        teamId: 2,
        teamsInvolved: [2],
        relevanceType: 'team',
      },
      {
        id: 2,
        title: 'Otters training',
        type: 'training',
        date: addDays(today, 5),
        startTime: '17:30',
        reportingTime: null,
        location: 'School sports hall',
        teamId: 1,
        teamsInvolved: [1],
        relevanceType: 'team',
      },
      {
        id: 3,
        title: 'Winter Cup',
        type: 'tournament',
        date: addDays(today, 15),
        startTime: '09:00',
        reportingTime: '08:30',
        location: 'Riverside Park',
        teamId: null,
        teamsInvolved: [1, 2],
        relevanceType: 'team',
      },
    ],
    announcements: [
      {
        id: 1,
        title: 'Welcome to the new season',
        content: 'Training starts this week. Please answer for every event, so that coaches know who comes.',
        authorId: 1,
        teamId: null,
      },
      {
        id: 2,
        title: 'Lions: new kit',
        content: 'The new shirts are here. Pick yours up before the next match.',
        authorId: 2,
        teamId: 2,
      },
    ],
    availabilities: [
      { id: 1, eventId: 1, childId: 3, isAvailable: true, respondedBy: 2 },
      { id: 2, eventId: 2, childId: 2, isAvailable: true, respondedBy: 3 },
      { id: 3, eventId: 2, childId: 4, isAvailable: false, respondedBy: 2 },
    ],
  } as const;
}
