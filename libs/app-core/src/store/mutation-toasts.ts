import {
  type AnsweredDto,
  type ApiError,
  type EndpointArgs,
  type EndpointName,
  type EndpointResult,
  serverMessage,
} from '@touchline/api-client';
import { availabilityStatus, periodWords, pluralize } from '@touchline/domain';
import { type Toast } from '../contract/club-app.ts';
import { type SettledCall } from './settled-call.ts';

/** The toasts after a mutation or a download, by endpoint; null where the page itself shows the outcome. */
export type MutationToasts = {
  [Name in EndpointName]?: {
    success?: (result: EndpointResult<Name>, args: EndpointArgs<Name>) => Toast | null;
    failure?: (error: ApiError, args: EndpointArgs<Name>) => Toast | null;
  };
};

const wentWrong = 'Something went wrong';
const done = (title: string, text?: string) => (): Toast => ({ title, ...(text && { text }) });
const danger = (title: string, text: string): Toast => ({ title, text, tone: 'danger' });
const failed = (title: string, fallback: string) => (error: ApiError) => danger(title, serverMessage(error, fallback));

/** Whether nothing else of an event was sent: its status alone has changed. */
const isOnlyVersion = (sent: object) =>
  Object.keys(sent).every((name) => ['version', 'scope', 'includesExceptions', 'eventIds'].includes(name));

const staffResponseToasts = {
  success: ({ availability: { isAvailable } }: AnsweredDto): Toast => ({
    title: `Player marked as ${availabilityStatus(isAvailable)}`,
  }),
  failure: failed('Error updating availability', wentWrong),
};

export const mutationToasts: MutationToasts = {
  login: {
    success: ({ id }) =>
      id
        ? { title: 'Login successful', text: 'Welcome to Touchline!' }
        : danger('Login failed', 'Invalid response from server'),
    failure: (error, { username }) => {
      // The form asks for the code, or says at its field that it is wrong.
      if (error.secondFactor) return null;
      return danger(
        'Login failed',
        error.message.includes('Invalid credentials')
          ? `Could not log in with email "${username}". Please check for typos.`
          : serverMessage(error, 'An error occurred during login'),
      );
    },
  },
  register: {
    success: done('Registration successful'),
    failure: failed('Registration failed', 'There was an error creating your account'),
  },
  logout: {
    success: done('Logged out', 'You have been successfully logged out'),
    failure: done('Logout process', 'Redirecting to login page...'),
  },
  updateMe: { success: done('Profile updated'), failure: failed('Failed to update profile', wentWrong) },
  changePassword: {
    success: done('Password changed', 'Other devices were signed out.'),
    failure: failed('Failed to change password', wentWrong),
  },
  // The dialogs of the next five show why not.
  beginSecondFactor: {},
  confirmSecondFactor: { success: done('Two-step sign-in is on', 'Other devices were signed out.') },
  renewRecoveryCodes: { success: done('New recovery codes', 'The old ones do not work any more.') },
  turnOffSecondFactor: { success: done('Two-step sign-in is off', 'Other devices were signed out.') },
  resetFactors: { success: done('Two-step sign-in reset', 'They were signed out on all devices.') },
  endSession: { success: done('Device signed out'), failure: failed('The device was not signed out', wentWrong) },
  // The dialog shows why not.
  endOtherSessions: { success: done('All other devices signed out') },
  // The dialogs of the first and the last show why not.
  requestDeletion: { success: done('Request sent', 'An admin will delete your account.') },
  withdrawDeletion: {
    success: done('Request withdrawn', 'Your account stays as it is.'),
    failure: failed('Failed to withdraw the request', wentWrong),
  },
  completeDeletionRequest: { success: done('Account deleted') },
  // The pages show the outcome of these.
  forgotPassword: {},
  resetPassword: {},
  verifyEmail: {},
  undoEmailChange: {},
  unsubscribe: {},
  sendAnswers: {},
  sendVerification: {},
  updateClub: { success: done('Club saved'), failure: () => null },
  uploadCrest: { success: done('Crest saved'), failure: () => null },
  removeCrest: { success: done('Crest removed'), failure: failed('Failed to remove the crest', wentWrong) },
  createUser: {
    success: (_user, { sendInvitation }) => ({
      title: 'User created successfully',
      ...(sendInvitation && { text: 'An invitation is on its way.' }),
    }),
    failure: failed('Failed to create user', 'An error occurred while creating the user'),
  },
  updateUser: {
    success: done('User updated successfully'),
    failure: failed('Failed to update user', 'An error occurred while updating the user'),
  },
  makeCoach: {
    success: done('Coach role assigned'),
    failure: failed('Failed to assign coach role', 'An error occurred while assigning the coach role'),
  },
  removeCoach: {
    success: done('Coach role removed'),
    failure: failed('Failed to remove coach role', 'An error occurred while removing the coach role'),
  },
  deactivateUser: { success: done('Account deactivated'), failure: failed('Failed to deactivate account', wentWrong) },
  reactivateUser: { success: done('Account reactivated'), failure: failed('Failed to reactivate account', wentWrong) },
  reopenSearch: {
    success: done('Child search reopened'),
    failure: failed('Failed to reopen the search', wentWrong),
  },
  setPassword: {
    success: done('Password set', 'They were signed out on all devices.'),
    failure: failed('Failed to set password', wentWrong),
  },
  inviteUser: { success: done('Invitation sent'), failure: failed('The invitation was not sent', wentWrong) },
  inviteUsers: {
    success: ({ invited }) =>
      invited === 0
        ? { title: 'Nobody was invited', text: 'All of them have been invited today.' }
        : { title: invited === 1 ? '1 invitation sent' : `${invited.toLocaleString('en-US')} invitations sent` },
    failure: failed('The invitations were not sent', wentWrong),
  },
  pauseMails: { success: done('Delivery paused'), failure: failed('Delivery was not paused', wentWrong) },
  resumeMails: { success: done('Delivery resumed'), failure: failed('Delivery was not resumed', wentWrong) },
  sendTestMail: {
    success: done('Test mail on its way', 'It goes to your own address.'),
    failure: failed('The test mail was not sent', wentWrong),
  },
  retryMail: {
    success: done('The mail will be sent again'),
    failure: failed('The mail was not sent again', wentWrong),
  },
  updateMailPreferences: {
    // The fields of quiet hours show what is wrong with them.
    failure: (error) =>
      Object.keys(error.errors ?? {}).some((field) => field.startsWith('quietHours'))
        ? null
        : failed('Your choice was not saved', wentWrong)(error),
  },
  // The dialogs show the address, or why not.
  createFeed: {},
  renewFeedLink: {},
  revokeFeed: { success: done('Feed revoked', 'Its address no longer works.') },
  addChild: {
    success: done('Success!', 'Child added successfully'),
    // The page shows a duplicate in a dialog.
    failure: (error) => (error.status === 409 ? null : failed('Error adding child', wentWrong)(error)),
  },
  // The dialog shows what was found, and that nothing was.
  searchChild: { failure: failed('Search failed', wentWrong) },
  claimChild: {
    success: ({ message }) => ({ title: message }),
    failure: failed('Claim failed', wentWrong),
  },
  assignParent: {
    success: done('Child assigned to parent successfully.'),
    failure: failed('Error', 'Failed to assign parent to child.'),
  },
  // The dialog shows why not.
  remindFamilies: {
    success: ({ families }) => ({
      title: families === 1 ? '1 guardian is reminded' : `${families.toLocaleString('en-US')} guardians are reminded`,
    }),
  },
  // The sheet shows the numbers, or why not.
  lookUpContacts: {},
  // The dialog shows the specified toast, or why not.
  requestAccess: {},
  withdrawAccessRequest: {
    success: done('Request withdrawn'),
    failure: failed('Failed to withdraw the request', wentWrong),
  },
  // The dialogs of the next four show why not.
  approveAccessRequest: { success: ({ requesterName }) => ({ title: `${requesterName} is a guardian now` }) },
  removeGuardian: { success: done('Guardian removed') },
  leaveHousehold: { success: done('You no longer share a household') },
  updateGuardian: {
    success: (_guardians, { updateGuardianDto: { isRestricted } }) => ({
      title: isRestricted ? 'Guardian restricted' : 'Restriction lifted',
    }),
  },
  declineAccessRequest: {
    success: done('Request declined', 'They can ask again in 30 days.'),
    failure: failed('The request was not declined', wentWrong),
  },
  // The form shows why not.
  inviteGuardian: { success: ({ email }) => ({ title: 'Invitation sent', text: `To ${email}.` }) },
  withdrawGuardianInvitation: {
    success: done('Invitation withdrawn', 'Its link does not work any more.'),
    failure: failed('Failed to withdraw the invitation', wentWrong),
  },
  // The page shows the outcome.
  acceptInvitation: {},
  restoreChild: {
    success: ({ name }) => ({ title: `${name} has been restored`, text: 'Now assign a parent and teams.' }),
    failure: failed('Failed to restore player', wentWrong),
  },
  unlockName: { success: done('Name unlocked'), failure: failed('Failed to unlock the name', wentWrong) },
  removeChild: {
    success: done('Child has been removed successfully'),
    failure: failed('Failed to remove child', wentWrong),
  },
  addAbsence: { success: (absence) => ({ title: 'Absence added', text: periodWords(absence) }) },
  removeAbsence: {
    success: done('Absence removed'),
    failure: failed('The absence was not removed', wentWrong),
  },
  createTeam: { success: done('Team created successfully'), failure: failed('Error creating team', wentWrong) },
  updateTeam: { success: done('Team updated successfully'), failure: failed('Error updating team', wentWrong) },
  confirmCoach: { success: done('Coach confirmed'), failure: failed('Failed to confirm the coach', wentWrong) },
  deleteTeam: { success: done('Team deleted successfully'), failure: failed('Error deleting team', wentWrong) },
  // The roster shows what is saved, and why not.
  updateTeamMember: {},
  removeTeamMember: {
    success: done('Player removed from team'),
    failure: failed('Error', 'Failed to remove player from team'),
  },
  createLeague: { success: done('League created successfully'), failure: failed('Error creating league', wentWrong) },
  updateLeague: { success: done('League updated successfully'), failure: failed('Error updating league', wentWrong) },
  deleteLeague: { success: done('League deleted successfully'), failure: failed('Error deleting league', wentWrong) },
  createEvent: { success: done('Event created successfully'), failure: failed('Error creating event', wentWrong) },
  createAnnouncement: {
    success: done('Announcement created successfully'),
    failure: failed('Error creating announcement', wentWrong),
  },
  updateAnnouncement: {
    success: done('Announcement updated successfully'),
    failure: failed('Error updating announcement', wentWrong),
  },
  deleteAnnouncement: {
    success: done('Announcement deleted'),
    failure: failed('Error deleting announcement', wentWrong),
  },
  updateEvent: {
    success: (_event, { updateEventDto: { status, ...others } }) => {
      if (!isOnlyVersion(others)) return { title: 'Event updated successfully' };
      // The dialog that cancels an event offers to undo it.
      return status === 'cancelled' ? null : { title: 'Event restored' };
    },
    // The form explains an edit conflict and offers to reload.
    failure: (error, { updateEventDto: { status: _, ...others } }) =>
      error.status === 409 && !isOnlyVersion(others) ? null : failed('Error updating event', wentWrong)(error),
  },
  createSeries: {
    success: ({ events }) => ({ title: 'Series created', text: `Added: ${pluralize(events.length - 1, 'event')}` }),
    failure: () => null,
  },
  updateSeries: {
    success: ({ events }, { updateSeriesDto: { status, ...others } }) => {
      const count = events.filter(({ after }) => after).length;
      if (count === 0) return { title: 'Nothing has changed' };
      const changed = pluralize(count, 'event');
      if (!isOnlyVersion(others)) return { title: `${changed} updated` };
      return status === 'cancelled' ? null : { title: `${changed} restored` };
    },
    // The dialogs explain an edit conflict; Undo, which names the events, has none.
    failure: (error, { updateSeriesDto: { eventIds } }) =>
      error.status === 409 && !eventIds ? null : failed('Error updating events', wentWrong)(error),
  },
  deleteSeries: { success: done('Events deleted'), failure: failed('Error deleting events', wentWrong) },
  deleteEvent: { success: done('Event deleted'), failure: failed('Error deleting event', wentWrong) },
  uploadImport: {
    success: ({ summary: { success, error, skipped }, invitations }, { invite }) => {
      if (invite !== undefined) {
        const sent = invitations?.sent ?? 0;
        return { title: sent === 1 ? '1 person invited' : `${sent.toLocaleString('en-US')} people invited` };
      }
      if (success > 0) {
        const text = `Successfully imported ${success} items with ${error} errors and ${skipped} skipped.`;
        return { title: 'Import completed', text };
      }
      if (error > 0)
        return danger(
          'Import failed',
          `Nothing was imported: ${error} ${error === 1 ? 'error' : 'errors'}, ${skipped} skipped.`,
        );
      return { title: 'Import skipped', text: `Nothing new in the file: ${skipped} skipped.` };
    },
    failure: (error, { invite }) => {
      if (invite === undefined) return failed('Import failed', 'Failed to import data')(error);
      // The page says that nobody is left.
      const { invitees } = (error.responseBody ?? {}) as { invitees?: number };
      return invitees === 0 ? null : failed('The invitations were not sent', wentWrong)(error);
    },
  },
  getImportTemplate: { failure: () => danger('Download failed', 'Failed to download template') },
};

/** The toasts of the admin app, where staff act for players. */
export const staffToasts: MutationToasts = {
  ...mutationToasts,
  addChild: { success: done('Player added successfully'), failure: failed('Failed to add player', wentWrong) },
  assignParent: {
    ...mutationToasts.assignParent,
    success: (_child, { assignParentDto: { parentId } }) => ({
      title: parentId ? 'Child assigned to parent successfully.' : 'Player is now unassigned.',
    }),
  },
  removeChild: {
    // The page names the player.
    success: () => null,
    failure: (error) => failed('Failed to remove player', `Failed with status: ${error.status}`)(error),
  },
  answerAvailability: staffResponseToasts,
  changeAvailability: staffResponseToasts,
};

/** The text of a failure, for pages that show it beside the toast. */
export const failureText = <Name extends EndpointName>(
  endpoint: Name,
  error: ApiError,
  args: EndpointArgs<Name>,
): string => mutationToasts[endpoint]?.failure?.(error, args)?.text ?? error.message;

export function toastFor<Name extends EndpointName>(table: MutationToasts, call: SettledCall<Name>): Toast | null {
  const toasts = table[call.endpoint];
  if (call.error) return toasts?.failure?.(call.error, call.args) ?? null;
  return toasts?.success?.(call.result, call.args) ?? null;
}
