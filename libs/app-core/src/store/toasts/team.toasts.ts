import { done, failed, type ToastTable } from './toast-table.ts';

/** Seasons, leagues, teams, their members, and announcements. */
export const teamToasts = {
  planSeason: { success: done('Season planned'), failure: failed('Error planning the season') },
  updateSeason: { success: done('Season updated'), failure: failed('Error updating the season') },
  deleteSeason: { success: done('Season deleted'), failure: failed('Error deleting the season') },

  createLeague: { success: done('League created successfully'), failure: failed('Error creating league') },
  updateLeague: { success: done('League updated successfully'), failure: failed('Error updating league') },
  deleteLeague: { success: done('League deleted successfully'), failure: failed('Error deleting league') },

  createTeam: { success: done('Team created successfully'), failure: failed('Error creating team') },
  updateTeam: { success: done('Team updated successfully'), failure: failed('Error updating team') },
  confirmCoach: { success: done('Coach confirmed'), failure: failed('Failed to confirm the coach') },
  deleteTeam: { success: done('Team deleted successfully'), failure: failed('Error deleting team') },
  restoreTeam: { success: done('Team restored'), failure: failed('Error restoring team') },
  addTeamMember: 'page',
  updateTeamMember: 'page',
  removeTeamMember: {
    success: done('Player removed from team'),
    failure: failed('Error', 'Failed to remove player from team'),
  },

  createAnnouncement: {
    success: done('Announcement created successfully'),
    failure: failed('Error creating announcement'),
  },
  updateAnnouncement: {
    success: done('Announcement updated successfully'),
    failure: failed('Error updating announcement'),
  },
  deleteAnnouncement: {
    success: done('Announcement deleted'),
    failure: failed('Error deleting announcement'),
  },
} satisfies ToastTable;
