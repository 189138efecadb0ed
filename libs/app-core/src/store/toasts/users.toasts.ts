import { pluralize } from '@touchline/domain';
import { done, failed, type ToastTable } from './toast-table.ts';

/** The club and its users, as admins manage them. */
export const userToasts = {
  updateClub: { success: done('Club saved'), failure: 'page' },
  uploadCrest: { success: done('Crest saved'), failure: 'page' },
  setCrest: 'page',
  setRetention: { success: done('Data settings saved'), failure: 'page' },
  removeCrest: { success: done('Crest removed'), failure: failed('Failed to remove the crest') },

  downloadAuditLog: 'page',

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
  deactivateUser: { success: done('Account deactivated'), failure: failed('Failed to deactivate account') },
  reactivateUser: { success: done('Account reactivated'), failure: failed('Failed to reactivate account') },
  reopenSearch: {
    success: done('Child search reopened'),
    failure: failed('Failed to reopen the search'),
  },
  setPassword: {
    success: done('Password set', 'They were signed out on all devices.'),
    failure: failed('Failed to set password'),
  },
  resetFactors: {
    success: done('Two-step sign-in reset', 'They were signed out on all devices.'),
    failure: 'page',
  },
  deleteUser: { success: done('Account deleted'), failure: 'page' },
  completeDeletionRequest: { success: done('Account deleted'), failure: 'page' },

  inviteUser: { success: done('Invitation sent'), failure: failed('The invitation was not sent') },
  inviteUsers: {
    success: ({ invited }) =>
      invited === 0
        ? { title: 'No invitations sent', text: 'Everyone was already invited today.' }
        : { title: `${pluralize(invited, 'invitation')} sent` },
    failure: failed('The invitations were not sent'),
  },
} satisfies ToastTable;
