import { eventStatuses, eventTypes, relevanceTypes } from './concerns.ts';
import { importTypes } from './import/columns.ts';
import { limits } from './limits.ts';

/**
 * The sentences that users read, for server, forms and demo. Those of the specification are word for word.
 * `$property` stands for the name of the field, column or parameter.
 */
export const messages = {
  // Values
  tooLong: (max: number) => `$property must be at most ${max} characters`,
  notText: '$property must be text',
  notOneLine: '$property must be one line of text',
  invisibleCharacters: 'Please remove the invisible characters',
  notAnId: '$property must be an id',
  notAWholeNumber: (min: number, max: number) => `$property must be a whole number from ${min} to ${max}`,
  notADay: '$property must be a day as YYYY-MM-DD',
  timeInvalid: 'Please enter a time',
  dateInvalid: 'Invalid date',
  calendarTooLong: `The calendar shows at most ${limits.calendar.days} days`,
  valueInvalid: 'One of the values is invalid',
  notYesOrNo: '$property must be true or false',
  notYesNoOrNull: '$property must be true, false or null',
  nameRequired: 'Name is required',
  nameTooShort: 'Name must be at least 2 characters',
  emailInvalid: 'Please enter a valid email address',
  emailDomain: 'Please write the domain after the @ in plain letters (xn--…)',
  emailAlphabets: 'The name before the @ must not mix alphabets',
  emailHasSpaces: 'Email cannot contain spaces when used as username',
  passwordTooShort: (min: number = limits.password.min) => `Password must be at least ${min} characters`,
  passwordsDiffer: 'Passwords do not match',

  // Requests
  signInRequired: 'Please sign in',
  forbidden: 'You do not have permission to do this',
  pathIdInvalid: `The id in the address must be a number from 1 to ${limits.id.max}`,
  otherId: 'The id in the body does not match the URL',
  bodyNotText: 'The body holds characters that are not text',
  formRequired: 'The body must be a form with a file (multipart/form-data)',
  linkBroken: 'A linked item no longer exists or is still in use',
  tooManyAttempts: 'Too many attempts. Please wait a while and try again.',

  // The club
  colourInvalid: 'Please give the colour as # and six digits or letters from a to f',
  colourTooLight: (nearest: string) =>
    `This colour is too light: text in a readable shade of it would look like another colour. The nearest colour that works is ${nearest}.`,
  crestRequired: 'Please choose a picture',
  crestUnknown: 'The club has no crest',
  crestNotPng: 'The crest must be a PNG picture',
  crestDamaged: 'The picture is damaged. Please save it again as PNG.',
  crestTooLarge: `The crest must be at most ${limits.crest.maxBytes / 1024} kB`,
  crestTooWide: `The crest must be at most ${limits.crest.maxPixels} × ${limits.crest.maxPixels} pixels`,
  crestKind: 'The crest must be an ordinary PNG: not interlaced and not animated',
  crestHoldsText: (chunk: string) =>
    `The file contains more than the picture (${chunk}). Please save it without metadata.`,
  notInDemo: 'This is not available in the demo',

  // Accounts
  fullNameRequired: 'Full name is required',
  usernameRequired: 'Username is required',
  usernameTooShort: 'Username must be at least 3 characters',
  passwordRequired: 'Password is required',
  currentPasswordRequired: 'Please enter your current password',
  currentPasswordWrong: 'Current password is incorrect',
  invalidCredentials: 'Invalid credentials',
  signedInAlready: 'You are signed in already. Sign out first to register another account.',
  tooManySignIns: 'Many people are signing in right now. Please try again in a moment.',
  emailTaken: 'An account with this email already exists. Try signing in instead.',
  nameTaken: 'This username or email is already taken',
  lastAdmin: 'The club needs at least one active admin',
  ownDeactivation: 'You cannot deactivate your own account',
  userUnknown: 'This user does not exist',
  notACoach: 'This user is not a coach',
  notAParent: 'This user is not a parent',

  // Leagues and teams
  ageGroupRequired: 'Age group is required',
  leagueRequired: 'Please select a league',
  leagueTaken: 'A league with this name and age group already exists',
  leagueInUse: 'This league still has teams. Move or delete them first.',
  leagueUnknown: 'This league does not exist',
  teamRequired: 'Please select a team',
  teamTaken: 'A team with this name already exists in this league',
  teamUnknown: 'This team does not exist',
  coachRequired: 'Please select a coach',
  assistantsInvalid: `The assistant coaches must be a list of at most ${limits.assistantCoaches.max} coaches`,
  coachOfTeamUnknown: 'This user does not coach this team',
  memberTaken: 'This player is already in the team',
  memberUnknown: 'This player is not in the team',
  memberOrTeamUnknown: 'This team or player does not exist',
  jerseyNumberInvalid: `The jersey number must be a whole number from ${limits.jerseyNumber.min} to ${limits.jerseyNumber.max}`,

  // Events and availability
  eventRequired: 'Please select an event',
  titleRequired: 'Title is required',
  dateRequired: 'Date is required',
  startTimeRequired: 'Start time is required',
  reportingTimeRequired: 'Reporting time is required',
  typeInvalid: `Type must be one of ${eventTypes.join(', ')}`,
  statusInvalid: `Status must be one of ${eventStatuses.join(', ')}`,
  relevanceInvalid: `Relevance must be one of ${relevanceTypes.join(', ')}`,
  versionInvalid: 'version must be a number',
  scopeRequired: 'Please select either a team, multiple teams, or a league',
  ageGroupForEventRequired: 'Please select an age group for age-group specific events',
  teamsInvolvedInvalid: `The teams involved must be a list of at most ${limits.teamsInvolved.max} teams`,
  teamsInvolvedUnknown: 'One of the teams does not exist',
  eventUnknown: 'This event does not exist',
  eventStale: 'Somebody else has changed this event. Please reload it and try again.',
  eventCancelled: 'This event was cancelled',
  eventStarted: 'This event has started. Please ask a coach to change the response.',
  eventOrChildUnknown: 'This event or player does not exist',
  responseUnknown: 'This response does not exist',
  responseMoved: 'A response cannot be moved to another event or player',
  teamEventsClosed: 'Only families with a child in this team may see its events',
  loginToAnswer: 'You must be logged in to update availability',

  // Announcements
  contentRequired: 'Content is required',
  announcementUnknown: 'This announcement does not exist',
  announcementScope: 'An announcement is for a team or for a league, not for both',
  announcementOfOther: 'Only admins can change someone else’s announcement',

  // Players and their families
  childRequired: 'Please select a child',
  childUnknown: 'This player does not exist',
  dateOfBirthRequired: 'Date of birth is required',
  dateOfBirthIncomplete: 'Complete date of birth is required',
  bornInFuture: 'Date of birth cannot be in the future',
  childAge: 'Child must be between 3 and 19 years old',
  childAlreadyOwn: 'You have already added this child',
  childExists: 'Child already exists in the system',
  childNotFound: "We couldn't find your child. Please contact an administrator.",
  possibleMatch: 'Possible match: the name is spelt a little differently',
  childClaimed: 'Child claimed successfully',
  childTaken: 'This child has already been registered by another parent.',
  claimWithoutSearch: 'Please find your child by name and date of birth first',
  childRemoved: 'Child has been removed successfully',
  childReplaced: 'A registered player has the same name and date of birth',
  childSearchClosed: 'Too many attempts. Please ask an admin of your club to reopen your search.',
  nameLocked: 'This name has been tried too often today. Please ask an admin of your club to add the child.',
  tooManyChildren: (most: number) => `An account has at most ${most} children. Please ask an admin of your club.`,
  onlyAdminsUnregister: 'Only an admin may remove a player from the club',
  onlyAdminsAddForOthers: 'Only an admin may add a child for somebody else',
  contactsClosed: 'Only coaches of this player’s teams and admins can look up phone numbers',
  coachUnconfirmed: 'An admin has to confirm that you coach this team before you can look up phone numbers',
  tooManyLookups: (most: number) =>
    `You have looked up the phone numbers of ${most} players in the last 24 hours. Please ask an admin of your club.`,
  parentRequired: 'Please select a parent',
  parentIdInvalid: 'The parent must be an id',

  // Import
  noFile: 'No file selected: Please select a CSV file to import.',
  importUnknown: `There is no such import: it is one of ${importTypes.join(', ')}`,
} as const;
