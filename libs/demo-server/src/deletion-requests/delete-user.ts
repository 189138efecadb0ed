import { type AvailabilityRow, type UserRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { endGuardianship } from '../guardians/guardianships.ts';

/** Deletes a user with everything that is theirs; what stays refers to nobody. */
export function deleteUser(context: RequestContext, { id }: UserRow): void {
  const { data } = context;
  const others = <Row extends { userId: number }>(rows: Row[]): Row[] => rows.filter(({ userId }) => userId !== id);
  const unlessTheirs = (userId: number | null) => (userId === id ? null : userId);

  for (const { childId } of data.guardianships.filter(({ userId }) => userId === id)) {
    endGuardianship(context, childId, id);
  }
  for (const guardianship of [...data.guardianships, ...data.removedGuardians]) {
    if (guardianship.grantedBy === id) delete guardianship.grantedBy;
  }
  for (const response of [...data.availabilities, ...data.responseHistory]) forgetResponder(response, id);
  for (const team of data.teams) team.leadCoachId = unlessTheirs(team.leadCoachId);
  for (const announcement of data.announcements) announcement.authorId = unlessTheirs(announcement.authorId);
  for (const restricted of data.restrictedGuardians) restricted.userId = unlessTheirs(restricted.userId);
  for (const member of data.teamMembers) if (member.addedBy === id) delete member.addedBy;
  for (const change of data.teamChanges) change.changedBy = unlessTheirs(change.changedBy);
  for (const correction of data.corrections) correction.correctedBy = unlessTheirs(correction.correctedBy);
  for (const lookup of data.contactLookups) lookup.lookedUpBy = unlessTheirs(lookup.lookedUpBy);

  data.contactLookups = data.contactLookups.filter(({ guardianId }) => guardianId !== id);
  data.teamCoaches = data.teamCoaches.filter(({ coachId }) => coachId !== id);
  data.unconfirmedCoaches = data.unconfirmedCoaches.filter(({ coachId }) => coachId !== id);
  data.removedGuardians = others(data.removedGuardians);
  data.accessRequests = others(data.accessRequests);
  data.foundChildren = others(data.foundChildren);
  data.readNotifications = others(data.readNotifications);
  data.mailPreferences = others(data.mailPreferences);
  data.skippedMails = others(data.skippedMails);
  data.deletionRequests = others(data.deletionRequests);
  data.users = data.users.filter((user) => user.id !== id);
}

/** The response stays; a note in the user's own words does not. */
function forgetResponder(response: AvailabilityRow, id: number): void {
  if (response.respondedBy === id) response.respondedBy = null;
  if (response.note?.writerId === id) response.note = null;
}
