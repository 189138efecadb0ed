import { type AnsweredDto, type NewPlayerDto } from '@touchline/api-client';
import { availabilityStatus } from '@touchline/domain';
import { type Toast } from '../contract/club-app.ts';
import { mutationToasts } from './mutation-toasts.ts';
import { childToasts } from './toasts/children.toasts.ts';
import { importToasts } from './toasts/import.toasts.ts';
import { teamToasts } from './toasts/team.toasts.ts';
import { userToasts } from './toasts/users.toasts.ts';
import { done, failed, type MutationToasts } from './toasts/toast-table.ts';

const responseToasts = {
  success: ({ availability: { isAvailable } }: AnsweredDto): Toast => ({
    title: `Player marked as ${availabilityStatus(isAvailable)}`,
  }),
  failure: failed('Error updating availability'),
};

/** What became of the parent of a new player. */
const parentWords: Record<NewPlayerDto['parent'], Omit<Toast, 'title'>> = {
  none: {},
  created: {},
  linked: { text: 'The player is linked to the parent’s account.' },
  invited: { text: 'The parent gets an invitation, because nobody has confirmed the address of the account.' },
  unconfirmed: {
    text: 'This account exists, but nobody has confirmed its address. Assign the parent by hand.',
    tone: 'warn',
  },
};

/** The toasts of the admin app, where staff act for players. A mutation without an entry does not compile. */
export const staffToasts: MutationToasts = {
  ...mutationToasts,
  ...userToasts,
  ...teamToasts,
  ...importToasts,
  addChild: { success: done('Player added successfully'), failure: failed('Failed to add player') },
  addPlayer: {
    success: ({ parent }): Toast => ({ title: 'Player added successfully', ...parentWords[parent] }),
    failure: failed('Failed to add player'),
  },
  correctChild: { ...childToasts.correctChild, success: done('Player corrected') },
  assignParent: {
    ...childToasts.assignParent,
    success: (_child, { assignParentDto: { parentId } }) => ({
      title: parentId ? 'Child assigned to parent successfully.' : 'Player is now unassigned.',
    }),
  },
  // The page names the player.
  removeChild: {
    success: 'page',
    failure: (error) => failed('Failed to remove player', `Failed with status: ${error.status}`)(error),
  },
  // The page says how many, and offers to undo it.
  moveTeamMembers: 'page',
  removePlayers: 'page',
  undoRemoval: 'page',
  inviteFamilies: 'page',
  setEventStatuses: 'page',
  exportChild: 'page',
  // The page names the player.
  eraseChild: 'page',
  declineErasure: { success: done('Request declined', 'Whoever asked gets a mail.'), failure: 'page' },
  answerAvailability: responseToasts,
  changeAvailability: responseToasts,
};
