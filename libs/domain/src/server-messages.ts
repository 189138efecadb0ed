import { type CivilDate } from './civil-time.ts';
import { exportTypes } from './data-export/exports.ts';
import { eventStatuses, eventTypes, relevanceTypes } from './events/concerns.ts';
import { feedScopes } from './feeds.ts';
import { importTypes } from './import/columns.ts';
import { numberWords } from './words/number-words.ts';
import { limits } from './limits.ts';
import { noteReasons } from './notes.ts';
import { type ClubFormat } from './words/club-formats.ts';
import { dayWords } from './words/date-words.ts';

// Messages that only the server and the demo use, in a file of their own: of the front ends, only the demo loads them.

// Values
export const notOneLine = '$property must be one line of text';
export const calendarTooLong = `The calendar shows at most ${limits.calendar.days} days`;
export const valueInvalid = 'One of the values is invalid';
export const notYesNoOrNull = '$property must be true, false or null';
// Requests
export const signInRequired = 'Please sign in';
export const forbidden = 'You do not have permission to do this';
export const pathIdInvalid = `The id in the address must be a number from 1 to ${limits.id.max}`;
export const otherId = 'The id in the body does not match the URL';
export const bodyNotText = 'The body holds characters that are not text';
export const formRequired = 'The body must be a form with a file (multipart/form-data)';
export const linkBroken = 'A linked item no longer exists or is still in use';
export const tooManyAttempts = 'Too many attempts. Please wait a while and try again.';

// The club
export const crestRequired = 'Please choose a picture';
export const crestUnknown = 'The club has no crest';
export const crestNotPng = 'The crest must be a PNG picture';
export const crestDamaged = 'The picture is damaged. Please save it again as PNG.';
export const crestTooLarge = `The crest must be at most ${limits.crest.maxBytes / 1024} kB`;
export const crestTooWide = `The crest must be at most ${limits.crest.maxPixels} × ${limits.crest.maxPixels} pixels`;
export const crestKind = 'The crest must be an ordinary PNG: not interlaced and not animated';
export const crestHoldsText = (chunk: string) =>
  `The file contains more than the picture (${chunk}). Please save it without metadata.`;
// Accounts
export const currentPasswordWrong = 'Current password is incorrect';
export const invalidCredentials = 'Invalid credentials';
export const passwordCommon = 'This password is too common. Three random words make a better one.';
export const passwordIsName = 'This password is too close to a name others know. Three random words make a better one.';
export const signedInAlready = 'You are signed in already. Sign out first to register another account.';
export const tooManySignIns = 'Many people are signing in right now. Please try again in a moment.';
export const emailTaken = 'An account with this email already exists. Try signing in instead.';
export const nameTaken = 'This username or email is already taken';
export const ownDeactivation = 'You cannot deactivate your own account';
export const userUnknown = 'This user does not exist';
export const sessionUnknown = 'This device is no longer signed in';
export const codeWrong = 'This code is wrong, has expired or was used before';
export const setupEnded = 'Setup expired. Please start again.';
export const secondFactorStays = 'Your club requires two-step sign-in, so you cannot turn it off';
export const ownFactorReset = 'Change your own two-step sign-in in your profile';
export const tooManyExports = `You can download your data ${limits.exports.perDay} times a day. Please try again tomorrow.`;
export const tooManyChildExports = `You can download the data of ${limits.exports.ofChildrenPerDay} players a day. Please try again tomorrow.`;
export const secondFactorNone = 'Two-step sign-in is not set up for this account';
export const linkRequired = 'The link is incomplete';
export const verifySignedOut = 'Please sign in to the account of this address first. Then open the link again.';
export const linkEnded = 'This link no longer works. Please ask for a new one.';
export const invitedToday = 'This user was invited today. Try again tomorrow, or retry the mail if it failed.';
export const hasSignedIn = 'This user has signed in before. They can ask for a new password on the sign-in page.';
export const notACoach = 'This user is not a coach';
export const notAParent = 'This user is not a parent';
export const deletionByStaff =
  'Coaches, admins and welfare officers cannot delete their account themselves. Ask an admin of your club to remove your role first.';
export const ownDeletion = 'You cannot delete your own account here';
export const deletionRequestUnknown = 'This request has been withdrawn or completed already';
export const deletionTooEarly = (day: string) =>
  `This account’s email address changed recently, and its old owner can still undo that. You can delete the account from ${day} on.`;
export const deletionOfStaff =
  'This user is a coach, an admin or a welfare officer. Remove the role first, then delete the account.';

// Mail
export const mailNotSetUp = 'This club cannot send mail yet';
export const mailUnknown = 'This mail does not exist';
export const mailIdInvalid = 'The id in the address must be the id of a mail';
export const mailNotFailed = 'Only a mail that has failed can be sent again';
export const mailKeyInvalid = 'The key must be the key of an upcoming mail';
export const topicsInvalid = 'The topics must be a list';
export const plannedMailsInvalid = 'The upcoming mails must be a list';
export const topicInvalid = 'Unknown mail topic';
export const quietHoursInvalid = 'Please enter a start and an end time for quiet hours';
export const quietHoursEmpty = 'Quiet hours cannot start and end at the same time';
export const childrenInvalid = 'The children must be a list of ids';
export const unsubscribeLinkEnded = 'This link no longer works. You can choose your mails in your profile.';
export const answerLinkEnded = 'This link no longer works. Please answer in the app.';
export const answersTooSoon =
  'Your answers came too soon after the page was opened. Please send them again in a few seconds.';
export const answersRequired = `Please answer for at least one child, and for at most ${limits.answerLinks.maxAnswers} at once`;
export const answeredTwice = 'Please answer once for each child and event';
export const answerInvalid = 'Please choose whether the child is available';
export const remindedRecently = 'Families were reminded of this event less than an hour ago';
export const remindedOften = `You have reminded families of ${limits.eventReminders.perHour} events in the last hour`;
export const mailPaused = 'The club’s mail is paused. Try again when an admin has resumed it.';
export const nobodyToRemind = 'There is nobody to remind';
export const remindedTooLate = 'This event has already started';
// Leagues and teams
export const leagueTaken = 'A league with this name and age group already exists';
export const leagueInUse = 'This league still has teams. Move or delete them first.';
export const leagueHasArchivedTeams = 'This league has archived teams, so it stays for their past events.';
export const leagueUnknown = 'This league does not exist';
export const teamTaken = 'A team with this name already exists in this league';
export const teamUnknown = 'This team does not exist';
export const teamArchived = 'This team is archived. Restore it first.';
export const teamNotArchived = 'This team is not archived';
export const archivedNameTaken =
  'A team with this name is in the league now. Rename one of them before you restore this one.';
export const coachRequired = 'Please select a coach';
export const assistantsInvalid = `The assistant coaches must be a list of at most ${limits.assistantCoaches.max} coaches`;
export const coachOfTeamUnknown = 'This user does not coach this team';
export const memberTaken = 'This player is already in the team';
export const memberUnknown = 'This player is not in the team';
export const memberOrTeamUnknown = 'This team or player does not exist';
// Seasons
export const seasonUnknown = 'This season does not exist';
export const seasonTaken = 'A season with this name already exists';
export const seasonPlanned = 'The next season is planned already';
export const seasonEnded = 'This season has ended.';
export const seasonNotPlanned = 'Only a planned season can be deleted';
// Many rows at once
export const rowsRequired = 'Please choose at least one row';
export const moveNowhere = 'Each move needs a team to leave or a team to join, and not the same one';
// Events and availability
export const eventRequired = 'Please select an event';
export const reportingTimeRequired = 'Reporting time is required';
export const typeInvalid = `Type must be one of ${eventTypes.join(', ')}`;
export const statusInvalid = `Status must be one of ${eventStatuses.join(', ')}`;
export const relevanceInvalid = `Relevance must be one of ${relevanceTypes.join(', ')}`;
export const versionInvalid = 'version must be a number';
export const teamsInvolvedUnknown = 'One of the teams does not exist';
export const teamsInvolvedArchived = 'One of the teams is archived';
export const seriesAlready = 'This event is already part of a series';
export const seriesNone = 'This event is not part of a series';
export const seriesScopeInvalid = 'The scope must be following or all';
export const tooManyClubEvents = (most: number) =>
  `You can make ${most} events for the whole club in 24 hours. Please choose teams instead, wait, or ask an admin of your club.`;
export const eventStale = 'Somebody else has changed this event. Please reload it and try again.';
export const eventOrChildUnknown = 'This event or player does not exist';
export const responseUnknown = 'This response does not exist';
export const responseMoved = 'A response cannot be moved to another event or player';
export const teamEventsClosed = 'Only families with a child in this team may see its events';
export const loginToAnswer = 'You must be logged in to update availability';

// Feeds
export const feedUnknown = 'This calendar feed does not exist';
export const feedScopeInvalid = `Please choose what the feed contains: ${feedScopes.join(', ')}`;
export const feedNameInvalid = `Please enter a name of 1 to ${limits.feeds.nameMax} characters`;
export const feedOfTeams = 'Only coaches and admins can have a feed of their teams';
// Deadlines and notes
export const noteInvalid = 'The note must be an object with a reason, a text or both';
export const noteReasonInvalid = `The reason must be one of ${noteReasons.join(', ')}`;
export const responseChanged = 'Somebody has changed this answer. Please check it, and then save the note again.';
export const noteWithoutResponse = 'A note needs a response';

// Announcements
export const announcementUnknown = 'This announcement does not exist';
export const announcementScope = 'An announcement is for a team or for a league, not for both';
export const announcementOfOther = 'Only admins can change someone else’s announcement';

// Players and their families
export const childUnknown = 'This player does not exist';
export const childAlreadyOwn = 'You have already added this child';
export const childExists = 'Child already exists in the system';
export const childNotFound = "We couldn't find your child. Please contact an administrator.";
export const possibleMatch = 'Possible match: the name is spelt a little differently';
export const childClaimed = 'Child claimed successfully';
export const childTaken = 'This child has already been registered by another parent.';
export const claimWithoutSearch = 'Please find your child by name and date of birth first';
export const childRemoved = 'Child has been removed successfully';
export const childReplaced = 'A registered player has the same name and date of birth';
export const childStale = 'Somebody else has changed this player. Please reload and try again.';
export const childMerged = 'This player has been merged with another record of the same child';
export const childErased = 'Somebody has just deleted this player for good';
export const erasedWhileRegistered = 'Remove the player from the club first.';
export const erasedAsMerged = 'This record was merged into another one and is deleted with it.';
export const erasedNameDiffers = 'This is not the player’s name';
export const erasureRequestUnknown = 'Nobody asks to delete this player';
export const onlyAdminsCorrect =
  'Only an admin may correct a player who is in a team or has another guardian. You can set the short name.';
export const onlyAdminsSetAgeGroup = 'Only an admin may set a player’s age group';
export const correctionRestricted =
  'A guardian of this player is restricted for a player with this name and date of birth. Remove that guardian first.';
export const mergedWithItself = 'Please choose two different players';
export const childSearchClosed = 'Too many attempts. Please ask an admin of your club to reopen your search.';
export const nameLockedForGood =
  'Too many people have tried this name. Please ask an admin of your club to add the child.';
export const nameLocked =
  'Too many people have tried this name today. Please ask an admin of your club to add the child.';
export const tooManyChildren = (most: number) =>
  `An account has at most ${most} children. Please ask an admin of your club.`;
export const onlyAdminsUnregister = 'Only an admin may remove a player from the club';
export const onlyAdminsAddForOthers = 'Only an admin may add a child for somebody else';
export const contactsClosed = 'Only coaches of this player’s teams and admins can look up phone numbers';
export const coachUnconfirmed = 'You can look up phone numbers when an admin has confirmed that you coach this team';
export const contactsWait = ({ from, isOwn }: { from: CivilDate; isOwn: boolean }, format: ClubFormat) =>
  `You can look up numbers from ${dayWords(from, format)}, because ${isOwn ? 'you added this child yourself' : 'no confirmed coach added this child'}.`;
export const tooManyLookups = (most: number) =>
  `You have looked up the phone numbers of ${most} players in the last 24 hours. Please ask an admin of your club.`;
export const requestUnknown = 'This request does not exist';
export const requestDecided = 'This request has already been decided';
export const requestDeclined = (day: string) => `Your request was declined. You can ask again on ${day}.`;
export const requesterGone = 'This user can no longer become a guardian';
export const claimNeedsApproval = 'An admin of your club has to approve this. Your request has been sent.';
export const absenceUnknown = 'This absence does not exist';
export const tooManyAbsences = `A child has at most ${limits.absences.max} absences. Please remove one first.`;
export const guardianUnknown = 'This guardian does not exist';
export const notGuardianOfPlayer = 'This user is not a guardian of the player';
export const guardianRestricted = 'This user is restricted for this child. Lift the restriction first.';
export const restrictedStaff = 'Coaches, admins and welfare officers see every child, so they cannot be restricted';
export const restrictedBecomesStaff =
  'This user is restricted for a child. Coaches, admins and welfare officers see every child, so lift the restriction first.';
export const invitationUnknown = 'This invitation does not exist';
export const invitationEnded = 'This invitation no longer works. Please ask for a new one.';
export const inviteesChanged =
  'The number of parents to invite has changed. We imported nothing and invited nobody. Please confirm the new number.';
export const fixtureStale = 'Somebody else changed this event at the same time. Import the row again.';
export const fixtureNeverThere = 'Cancelled, and not in the club';
export const inviteImportedOnly = 'Some players of this file are not in the club. Please import the file first.';
export const invitationOfOther = 'Only a guardian can share a household. Leave this out as an admin.';
export const parentRequired = 'Please select a parent';
export const parentIdInvalid = 'The parent must be an id';

// Import
export const noFile = 'No file selected: Please select a CSV file to import.';
export const choicesUnreadable =
  'choices must be a JSON object like {"12":"new","15":"skip","17":4711}, with a line of the file and "new", "skip" or the id of a player';
export const previewInvites = 'A preview invites nobody. Leave out invite.';
export const planChanged =
  'The club has changed since the preview. We imported nothing. Please look at the new preview.';
export const importNotFound = 'This import cannot be undone any longer';
export const importUndone = 'This import is undone already';
export const tooManyTrainings = `The file plans more than ${numberWords(limits.importFile.maxTrainings)} trainings. Please split it.`;
export const importUnknown = `Unknown import type. Choose one of ${importTypes.join(', ')}.`;

// Data export
export const exportUnknown = `Unknown list. Choose one of ${exportTypes.join(', ')}.`;
