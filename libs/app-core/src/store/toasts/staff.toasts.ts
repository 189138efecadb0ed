import { type AnsweredDto } from '@touchline/api-client';
import { availabilityStatus } from '@touchline/domain';
import { type Toast } from '../../contract/club-app.ts';
import { childToasts } from './children.toasts.ts';
import { done, failed, type ToastTable, wentWrong } from './toast-table.ts';

const responseToasts = {
  success: ({ availability: { isAvailable } }: AnsweredDto): Toast => ({
    title: `Player marked as ${availabilityStatus(isAvailable)}`,
  }),
  failure: failed('Error updating availability', wentWrong),
};

/** The admin app's own toasts, because staff act for players. */
export const staffOnlyToasts = {
  addChild: { success: done('Player added successfully'), failure: failed('Failed to add player', wentWrong) },
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
  answerAvailability: responseToasts,
  changeAvailability: responseToasts,
} satisfies ToastTable;
