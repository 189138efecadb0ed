import { done, failed, type ToastTable } from './toast-table.ts';

/** Children, their guardians and their absences. */
export const childToasts = {
  addChild: {
    success: done('Success!', 'Child added successfully'),
    // The page shows a duplicate in a dialog.
    failure: (error) => (error.status === 409 ? 'page' : failed('Error adding child')(error)),
  },
  searchChild: { success: 'page', failure: failed('Search failed') },
  claimChild: {
    success: ({ message }) => ({ title: message }),
    failure: failed('Claim failed'),
  },
  correctChild: { success: done('Changes saved'), failure: 'page' },
  assignParent: {
    success: done('Child assigned to parent successfully.'),
    failure: failed('Error', 'Failed to assign parent to child.'),
  },
  restoreChild: {
    success: ({ name }) => ({ title: `${name} has been restored`, text: 'Now assign a parent and teams.' }),
    failure: failed('Failed to restore player'),
  },
  removeChild: {
    success: done('Child has been removed successfully'),
    failure: failed('Failed to remove child'),
  },
  mergeChild: { success: done('Records merged'), failure: 'page' },
  // The page offers to undo it.
  distinguishChild: {
    success: (_nothing, { distinguishChildDto: { areDifferent } }) =>
      areDifferent ? 'page' : { title: 'Listed as possible duplicates again' },
    failure: failed('Failed to save whether they are two players'),
  },
  requestErasure: 'page',
  withdrawErasureRequest: {
    success: done('Request withdrawn'),
    failure: failed('Failed to withdraw the request'),
  },
  unlockName: { success: done('Name unlocked'), failure: failed('Failed to unlock the name') },
  lookUpContacts: 'page',

  requestAccess: 'page',
  withdrawAccessRequest: {
    success: done('Request withdrawn'),
    failure: failed('Failed to withdraw the request'),
  },
  approveAccessRequest: {
    success: ({ requesterName }) => ({ title: `${requesterName} is now a guardian` }),
    failure: 'page',
  },
  declineAccessRequest: {
    success: done('Request declined', 'They can ask again in 30 days.'),
    failure: failed('The request was not declined'),
  },
  inviteGuardian: {
    success: ({ email }) => ({ title: 'Invitation sent', text: `To ${email}.` }),
    failure: 'page',
  },
  withdrawGuardianInvitation: {
    success: done('Invitation withdrawn', 'Its link no longer works.'),
    failure: failed('Failed to withdraw the invitation'),
  },
  acceptInvitation: 'page',
  updateGuardian: {
    success: (_guardians, { updateGuardianDto: { isRestricted } }) => ({
      title: isRestricted ? 'Guardian restricted' : 'Restriction lifted',
    }),
    failure: 'page',
  },
  removeGuardian: { success: done('Guardian removed'), failure: 'page' },
  leaveHousehold: { success: done('You no longer share a household'), failure: 'page' },

  addAbsence: 'page',
  removeAbsence: {
    success: done('Absence removed'),
    failure: failed('The absence was not removed'),
  },
} satisfies ToastTable;
