import { type OperationName, type OperationNotInDemo } from '@touchline/api-client';
import { addAbsence, listAbsences, removeAbsence } from './absences/absences.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncementAudience,
  listAnnouncements,
  updateAnnouncement,
} from './announcements/announcements.ts';
import { listAuditLog } from './audit/audit-log.ts';
import { changePassword, updateMe } from './auth/account.ts';
import { getMe, login, logout, register } from './auth/auth.ts';
import { getEventAttendance } from './availability/attendance.ts';
import { answerAvailability, changeAvailability, listEventAvailabilities } from './availability/availability.ts';
import { listResponseHistory } from './availability/response-history.ts';
import { claimChild, searchChild } from './children/child-claims.ts';
import { addChild, listOwnChildren } from './children/children.ts';
import { correctChild, listCorrections } from './children/corrections.ts';
import { getChild, listContactLookups, lookUpContacts } from './children/contact-lookups.ts';
import { countChildren, listAllChildren, listUnregisteredChildren } from './children/player-lists.ts';
import { removePlayers, undoRemoval } from './children/removals.ts';
import { assignParent, removeChild, restoreChild } from './children/registrations.ts';
import { listTeamChanges } from './children/team-changes.ts';
import { updateClub } from './club/club.ts';
import { getClubWork } from './club-work/club-work.ts';
import {
  completeDeletionRequest,
  deleteAccount,
  getUserDeletion,
  listDeletionRequests,
} from './deletion-requests/deletion-requests.ts';
import { getDeletion, requestDeletion, withdrawDeletion } from './deletion-requests/own-deletion.ts';
import { distinguishChild, listDuplicates } from './duplicates/duplicates.ts';
import { mergeChild, previewMerge } from './duplicates/merges.ts';
import { listCalendarDays } from './events/calendar.ts';
import { countClashes } from './events/clashes.ts';
import { listChildEvents, listDashboardEvents, listTeamEvents } from './events/concerned-events.ts';
import { getEventNeighbours } from './events/event-neighbours.ts';
import { setEventStatuses } from './events/event-statuses.ts';
import { createEvent, deleteEvent, getEvent, listEvents, updateEvent } from './events/events.ts';
import { createSeries, deleteSeries, previewSeries, updateSeries } from './events/series.ts';
import {
  approveAccessRequest,
  declineAccessRequest,
  listAccessRequests,
  listAccessRequestsToDecide,
  listGuardianInvitations,
  listSentAccessRequests,
  requestAccess,
  withdrawAccessRequest,
} from './guardians/access-requests.ts';
import { leaveHousehold, listGuardians, removeGuardian, updateGuardian } from './guardians/guardians.ts';
import { getImportTemplate, importFile } from './import/import.ts';
import { createLeague, deleteLeague, listLeagues, updateLeague } from './leagues/leagues.ts';
import { listLockedNames, unlockName } from './locked-names/locked-names.ts';
import { getMailPreferences, updateMailPreferences } from './mail-preferences/mail-preferences.ts';
import { getNotifications, readNotifications } from './notifications/notifications.ts';
import { getChildPrivacy } from './privacy/child-privacy.ts';
import { listUpcomingMails } from './reminders/upcoming-mails.ts';
import { deleteSeason, listSeasons, planSeason, updateSeason } from './seasons/seasons.ts';
import { type Handler } from './server/request-context.ts';
import { moveTeamMembers } from './teams/member-moves.ts';
import { addPlayer } from './teams/new-players.ts';
import { addTeamMember, removeTeamMember, updateTeamMember } from './teams/team-members.ts';
import { deleteTeam, restoreTeam } from './teams/archived-teams.ts';
import { confirmCoach, createTeam, getTeam, listTeams, updateTeam } from './teams/teams.ts';
import {
  countUsers,
  createUser,
  deactivateUser,
  listCoaches,
  listParents,
  listUsers,
  makeCoach,
  reactivateUser,
  removeCoach,
  reopenSearch,
  setPassword,
  updateUser,
} from './users/users.ts';

/** Handles each operation of the contract, except those with `x-demo: none`. */
export const handlers = {
  getClub: ({ club }) => club,
  updateClub,
  getClubWork,
  listAuditLog,

  getMe,
  login,
  register,
  logout,
  updateMe,
  changePassword,
  getDeletion,
  requestDeletion,
  withdrawDeletion,

  getMailPreferences,
  updateMailPreferences,
  listUpcomingMails,

  listUsers,
  countUsers,
  listParents,
  listCoaches,
  createUser,
  updateUser,
  makeCoach,
  removeCoach,
  deactivateUser,
  reactivateUser,
  reopenSearch,
  setPassword,
  listDeletionRequests,
  completeDeletionRequest,
  getUserDeletion,
  deleteUser: deleteAccount,

  listOwnChildren,
  listAllChildren,
  countChildren,
  listUnregisteredChildren,
  listLockedNames,
  unlockName,
  addChild,
  searchChild,
  claimChild,
  getChild,
  lookUpContacts,
  correctChild,
  listCorrections,
  listTeamChanges,
  listContactLookups,
  getChildPrivacy,
  assignParent,
  restoreChild,
  removeChild,
  removePlayers,
  undoRemoval,
  listDuplicates,
  distinguishChild,
  previewMerge,
  mergeChild,

  listGuardians,
  updateGuardian,
  removeGuardian,
  leaveHousehold,
  listAccessRequests,
  requestAccess,
  listAccessRequestsToDecide,
  listSentAccessRequests,
  approveAccessRequest,
  declineAccessRequest,
  withdrawAccessRequest,
  listGuardianInvitations,

  listAbsences,
  addAbsence,
  removeAbsence,

  listSeasons,
  planSeason,
  updateSeason,
  deleteSeason,

  listLeagues,
  createLeague,
  updateLeague,
  deleteLeague,

  listTeams,
  getTeam,
  createTeam,
  updateTeam,
  confirmCoach,
  deleteTeam,
  restoreTeam,
  addPlayer,
  addTeamMember,
  moveTeamMembers,
  updateTeamMember,
  removeTeamMember,

  listCalendarDays,
  listEvents,
  createEvent,
  createSeries,
  previewSeries,
  updateSeries,
  deleteSeries,
  countClashes,
  getEvent,
  getEventNeighbours,
  updateEvent,
  setEventStatuses,
  deleteEvent,
  listDashboardEvents,
  listChildEvents,
  listTeamEvents,

  answerAvailability,
  changeAvailability,
  listResponseHistory,
  listEventAvailabilities,
  getEventAttendance,

  importFile,
  getImportTemplate,
  listAnnouncements,
  getAnnouncementAudience,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  getNotifications,
  readNotifications,
} satisfies Record<Exclude<OperationName, OperationNotInDemo>, Handler>;
