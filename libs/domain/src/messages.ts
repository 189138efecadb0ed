import { limits } from './limits.ts';

// The sentences that users read, for server, forms and demo: `messages.dateInvalid`. Those of the specification are word for word.
// `$property` stands for the name of the field, column or parameter. Each is an export of its own, so that an app loads only those it uses.

export * from './server-messages.ts';

// Values
export const tooLong = (max: number) => `$property must be at most ${max} characters`;
export const notText = '$property must be text';
export const invisibleCharacters = 'Please remove the invisible characters';
export const notAnId = '$property must be an id';
export const notAWholeNumber = (min: number, max: number) => `$property must be a whole number from ${min} to ${max}`;
export const notADay = '$property must be a day as YYYY-MM-DD';
export const timeInvalid = 'Please enter a time';
export const dateInvalid = 'Invalid date';
export const notYesOrNo = '$property must be true or false';
export const nameLikeAddress =
  'Please leave out “/”, “\\” and “@” and put a space after a dot, because a name must not look like an address';
/** `fault` is what the name has or is. */
export const faultyName = (fault: string) => `The name ${fault}. Please type it as it is spelled.`;
export const nameRequired = 'Name is required';
export const nameTooShort = 'Name must be at least 2 characters';
export const emailInvalid = 'Please enter a valid email address';
export const emailDomain = 'Please write the domain after the @ in plain letters (xn--…)';
export const emailAlphabets = 'The name before the @ must not mix alphabets';
export const emailHasSpaces = 'Email cannot contain spaces when used as username';
export const passwordTooShort = (min: number = limits.password.min) => `Password must be at least ${min} characters`;
export const passwordsDiffer = 'Passwords do not match';

// The club
export const colourInvalid = 'Please give the colour as # and six digits or letters from a to f';
export const colourTooLight = (nearest: string) =>
  `This colour is too light: text in a readable shade of it would look like another colour. The nearest colour that works is ${nearest}.`;
export const notInDemo = 'This is not available in the demo';

// Accounts
export const fullNameRequired = 'Full name is required';
export const usernameRequired = 'Username is required';
export const usernameTooShort = 'Username must be at least 3 characters';
export const passwordRequired = 'Password is required';
export const codeRequired = 'Please enter the code of your authenticator app';
export const secondFactorRequired = 'Your club asks you to set up two-step sign-in first';
export const currentPasswordRequired = 'Please enter your current password';
export const lastAdmin = 'The club needs at least one active admin';
export const emailUnverified = 'Please confirm your email address first. Open the link in our mail.';
// Mail
export const weekdayInvalid = 'The day must be 1 (Monday) to 7 (Sunday)';
export const reminderDaysInvalid = `Please choose at most ${limits.reminders.max} reminders, ${limits.reminders.minDays} to ${limits.reminders.maxDays} days before an event`;
export const instantInvalid = 'The time must be written as 2026-11-20T09:05:00.000Z';

// Leagues and teams
export const ageGroupRequired = 'Age group is required';
export const ageGroupInvalid = `Please write the age group like U12, from U${limits.ageGroupYears.min} to U${limits.ageGroupYears.max}`;
export const leagueNamesInvalid = `Please write at most ${limits.leagueNames.max} names of 1 to 100 characters`;
export const leagueRequired = 'Please select a league';
export const teamRequired = 'Please select a team';
export const jerseyNumberInvalid = `The jersey number must be a whole number from ${limits.jerseyNumber.min} to ${limits.jerseyNumber.max}`;

// Events and availability
export const titleRequired = 'Title is required';
export const dateRequired = 'Date is required';
export const startTimeRequired = 'Start time is required';
export const scopeRequired = 'Please select either a team, multiple teams, or a league';
export const ageGroupForEventRequired = 'Please select an age group for age-group specific events';
export const teamsInvolvedInvalid = `The teams involved must be a list of at most ${limits.teamsInvolved.max} teams`;
export const eventUnknown = 'This event does not exist';
export const eventCancelled = 'This event was cancelled';
export const eventStarted = 'This event has started. Please ask a coach to change the answer.';
export const deadlinePassed = 'The deadline for new answers has passed.';
// Feeds
export const tooManyFeeds = `You have ${limits.feeds.max} calendar links. Please turn one off before you add another.`;

// Series
export const seriesTooShort = 'Please choose a later day: there is no week with a new event';
export const seriesTooLong = `A series can have at most ${limits.series.events} events`;
export const notInSeries = 'Only weeks of the series can be left out';
export const seriesEmpty = 'Please keep at least one of the weeks';

// Ends, deadlines and notes
export const endBeforeStart = 'The end is before the start';
export const deadlineInvalid = 'Please enter the deadline as a day and a time, like 2026-11-20 18:00';
export const deadlineAfterStart = 'The deadline must not be after the start of the event';
export const deadlineTwice = 'Please give either a deadline or a number of hours before the start, not both';
export const deadlineHoursInvalid = `The deadline must be ${limits.deadlineHours.min} to ${limits.deadlineHours.max} whole hours before the start`;
// Announcements
export const contentRequired = 'Content is required';
// Players and their families
export const childRequired = 'Please select a child';
export const dateOfBirthRequired = 'Date of birth is required';
export const dateOfBirthIncomplete = 'Complete date of birth is required';
export const bornInFuture = 'Date of birth cannot be in the future';
export const childAge = 'Child must be between 3 and 19 years old';
export const absenceReversed = 'The last day cannot be before the first day';
// Seasons
export const seasonNameRequired = 'Please enter a name of 2 to 40 characters';
export const firstDayRequired = 'Please enter the first day';
export const lastDayRequired = 'Please enter the last day';
export const cutoffRequired = 'Please enter the cut-off date';
export const seasonReversed = 'The last day cannot be before the first day';
export const seasonTooLong = `A season can be at most ${limits.season.years} years long`;
export const seasonOverlaps = (name: string) => `These days overlap the season ${name}`;
export const seasonCutoffFar = 'The cut-off date must be in the season or in the year before it';
export const absencePast = 'These days are over. Please choose days from today on.';
export const absenceTooLong = 'Please enter less than a year at once';
export const nobodyToInvite = 'Everybody in this file is a guardian already or has been invited';
// Many rows at once
export const tooManyRows = `Please choose at most ${limits.chosenRows.max} rows at a time`;
