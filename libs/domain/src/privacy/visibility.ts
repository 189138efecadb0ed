/** What the club knows of a child and its family, by what different people may see of it. */
export const childFacts = {
  name: 'Full name',
  givenName: 'First name, or the short name',
  birth: 'Date of birth and age group',
  teams: 'Teams',
  answers: 'Answers for events',
  responders: 'Who answered',
  notes: 'Notes with answers',
  absences: 'Days away',
  guardianNames: 'Names of the guardians',
  guardianPhones: 'Phone numbers of the guardians',
  guardianEmails: 'Email addresses of the guardians',
  corrections: 'Corrections',
  teamChanges: 'Who changed the teams',
  lookups: 'Who looked at phone numbers',
  ownLookups: 'Who looked at their own phone number',
  accessRequests: 'Who asks for access',
  invitations: 'Who is invited',
  auditLog: 'What anybody did, with names',
} as const;

export type ChildFact = keyof typeof childFacts;

const byAnyCoach = [
  'name',
  'birth',
  'teams',
  'answers',
  'responders',
  'absences',
  'guardianNames',
  'accessRequests',
] as const satisfies ChildFact[];

/**
 * What each kind of reader sees of a child. It describes the access policy and the rules of each feature; a test compares it with what
 * every operation returns to each of them (`child-visibility.api.test`).
 */
export const seenBy = {
  household: [
    ...['name', 'birth', 'teams', 'answers', 'responders', 'notes', 'absences', 'guardianNames'],
    ...['corrections', 'teamChanges', 'ownLookups', 'accessRequests'],
  ],
  otherHousehold: [
    ...['name', 'birth', 'teams', 'answers', 'absences', 'corrections', 'teamChanges', 'ownLookups', 'accessRequests'],
  ],
  teamCoach: [...byAnyCoach, 'notes', 'guardianPhones'],
  waitingCoach: byAnyCoach,
  otherCoach: byAnyCoach,
  admin: [
    ...byAnyCoach,
    ...[
      'notes',
      'guardianPhones',
      'guardianEmails',
      'corrections',
      'teamChanges',
      'lookups',
      'invitations',
      'auditLog',
    ],
  ],
  welfareOfficer: ['lookups', 'auditLog'],
  teamFamily: ['givenName'],
} as const satisfies Record<string, readonly ChildFact[]>;

export type ChildReader = keyof typeof seenBy;
