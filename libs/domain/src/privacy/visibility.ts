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
  accessRequests: 'Who asks for access',
  invitations: 'Who is invited',
} as const;

export type ChildFact = keyof typeof childFacts;

/**
 * What each kind of reader sees of a child. It describes the access policy and the rules of each feature; a test compares it with what
 * every operation returns to each of them (`child-privacy.visibility.test`).
 */
export const seenBy = {
  household: [],
  otherHousehold: [],
  teamCoach: [],
  waitingCoach: [],
  otherCoach: [],
  admin: [],
  welfareOfficer: [],
  teamFamily: [],
} as const satisfies Record<string, readonly ChildFact[]>;

export type ChildReader = keyof typeof seenBy;
