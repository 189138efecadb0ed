/** Lengths are in characters. */
export const limits = {
  id: { min: 1, max: 2147483647 },
  name: { min: 1, max: 100 },
  searchName: { min: 2 },
  /** The edit distance of a possible match, and the shortest name that may have one. */
  possibleMatch: { letters: 5, distance: 2 },
  fullName: { min: 2, max: 100 },
  username: { min: 3, max: 254 },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  linkToken: { max: 100 },
  /** The codes with which a user signs in without the authenticator app; from `few` on, they are told to make new ones. */
  recoveryCodes: { count: 10, few: 3 },
  /** A code of an authenticator app, or a recovery code, with the spaces that people type. */
  code: { max: 20 },
  /** The live links with which a user can choose a new password. */
  resetLinks: { max: 3 },
  /** How many days before an event guardians can be reminded, and how many reminders they can choose. */
  reminders: { minDays: 2, maxDays: 14, max: 4 },
  /** The children and the planned mails that one change of mail preferences can name. */
  mutedChildren: { max: 100 },
  plannedMails: { max: 100 },
  skippedMails: { max: 200 },
  eventReminders: { perHour: 10 },
  /**
   * Mail scanners press buttons at once, so the server rejects answers in the first `seconds` after the page was opened, and the page
   * waits for `pageSeconds`. `perHour` is how often a guardian can send answers, `days` how long a link works at most.
   */
  answerLinks: { seconds: 5, pageSeconds: 6, maxAnswers: 200, perHour: 60, days: 30 },
  /**
   * A user's feeds, the days around today that they contain, and how often in an hour a feed is read. An address can ask for unknown
   * ones `unknownPerHour` times.
   */
  feeds: { max: 10, nameMax: 60, pastDays: 60, futureDays: 400, perHour: 120, unknownPerHour: 300 },
  /** The entries of the audit log on a page, and in a file. */
  auditLog: { page: 50, download: 50_000 },
  /** The rows of a list that one request changes, and that a response offers to change. */
  chosenRows: { max: 200 },
  phone: { max: 40 },
  bio: { max: 1000 },
  leagueName: { min: 2, max: 100 },
  seasonName: { min: 2, max: 40 },
  /** How long a season can be. */
  season: { years: 2 },
  ageGroup: { min: 2, max: 20 },
  shortName: { min: 1, max: 40 },
  /** Of the age groups of players. */
  ageGroupYears: { min: 5, max: 21 },
  eventTitle: { max: 150 },
  /** The number of events that a weekly series begins with: a year. */
  series: { events: 53 },
  /** The number of events for the whole club that a coach can make in 24 hours: a series for a year, and some more. */
  clubEvents: { perDay: 60 },
  /** How many hours before the start an event's deadline can be. */
  deadlineHours: { min: 1, max: 336 },
  /** A note with a response. */
  note: { max: 200 },
  /** Notes are deleted `days` after the event, absences `days` after their last day. */
  familyData: { days: 30 },
  location: { max: 200 },
  opponent: { max: 100 },
  /** Of a match in another system, by which an import recognizes it. */
  externalId: { max: 100 },
  competition: { max: 100 },
  text: { max: 2000 },
  announcement: { titleMax: 150, contentMax: 5000 },
  position: { max: 40 },
  jerseyNumber: { min: 0, max: 999 },
  /** The number of children that a parent may add or claim. */
  children: { max: 12 },
  /** The number of absences of a child that have not ended, and how many days each may have, also after it has taken in others. */
  absences: { max: 50, days: 365 },
  /** How long a child can be claimed after it was found. */
  claim: { minutes: 10 },
  /** The longer of the two windows in which attempts of a name are counted. */
  childTries: { longDays: 60 },
  /** How long somebody who was declined waits until they can ask again, and new requests in a day, by a user or about a child. */
  accessRequests: { waitDays: 30, perDay: 10 },
  /** Corrections by a guardian in a day, because the other guardians are mailed of each. */
  corrections: { perDay: 20 },
  /** The files with data that a user can download in a day, and an admin those of players. */
  exports: { perDay: 3, ofChildrenPerDay: 20 },
  /**
   * A guardian's invitation works for `days`. A user can send `perDay`, and an address gets `perAddress` in a day. An import puts
   * `perMail` into one mail, and sends those for players who are new since `importDays`.
   */
  invitations: { days: 14, perDay: 10, perAddress: 3, perMail: 20, importDays: 7 },
  /** The addresses of parents in one row of an import. */
  importedParents: { max: 6 },
  /** The number of children whose guardians' numbers a coach may look up in 24 hours. */
  contactLookups: { max: 20 },
  /** After how many days a child whom a coach has added to a team counts for that coach's lookups and notes. */
  newMember: { days: 7 },
  childAge: { min: 3, max: 19 },
  teamsInvolved: { max: 50 },
  assistantCoaches: { max: 20 },
  /** The names of one team in the lists of leagues. */
  leagueNames: { max: 10 },
  dateOfBirth: { min: '1900-01-01' },
  eventDate: { min: '1950-01-01', max: '2199-12-31' },
  page: { max: 10_000 },
  /** A month with the weeks around it. */
  calendar: { days: 42 },
  clubName: { max: 80 },
  crest: { maxBytes: 256 * 1024, maxPixels: 1024 },
  importFile: {
    maxBytes: 2 * 1024 * 1024,
    maxRows: 10_000,
    maxColumns: 1_000,
    maxChoicesBytes: 60_000,
    maxTrainings: 10_000,
  },
} as const;
