import { done, failed, type ToastTable, wentWrong } from './toast-table.ts';

/** Leagues, teams, their members, and announcements. */
export const teamToasts = {
  createLeague: { success: done('League created successfully'), failure: failed('Error creating league', wentWrong) },
  updateLeague: { success: done('League updated successfully'), failure: failed('Error updating league', wentWrong) },
  deleteLeague: { success: done('League deleted successfully'), failure: failed('Error deleting league', wentWrong) },

  createTeam: { success: done('Team created successfully'), failure: failed('Error creating team', wentWrong) },
  updateTeam: { success: done('Team updated successfully'), failure: failed('Error updating team', wentWrong) },
  confirmCoach: { success: done('Coach confirmed'), failure: failed('Failed to confirm the coach', wentWrong) },
  deleteTeam: { success: done('Team deleted successfully'), failure: failed('Error deleting team', wentWrong) },
  addTeamMember: 'page',
  updateTeamMember: 'page',
  removeTeamMember: {
    success: done('Player removed from team'),
    failure: failed('Error', 'Failed to remove player from team'),
  },

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
} satisfies ToastTable;
