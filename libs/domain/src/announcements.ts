/** An announcement as far as the question asks whom it reaches: everybody when it names neither team nor league. */
export interface AnnouncementScope {
  teamId: number | null;
  leagueId: number | null;
}

/** Does it reach a family whose children play in these teams? The server asks the same in SQL (announcements.service.ts). */
export const reachesFamily = (
  { teamId, leagueId }: AnnouncementScope,
  teams: { id: number; leagueId: number | null }[],
): boolean =>
  (teamId === null && leagueId === null) ||
  teams.some((team) => team.id === teamId || (leagueId !== null && team.leagueId === leagueId));
