/** Without a team and a league, an announcement is for everybody. */
export interface AnnouncementScope {
  teamId: number | null;
  leagueId: number | null;
}

/** Whether a family with children in these teams may read it. The backend's list asks the same in SQL. */
export const reachesFamily = (
  { teamId, leagueId }: AnnouncementScope,
  teams: { id: number; leagueId: number | null }[],
): boolean =>
  (teamId === null && leagueId === null) ||
  teams.some((team) => team.id === teamId || (leagueId !== null && team.leagueId === leagueId));
