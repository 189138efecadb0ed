/** A child joined or left a team. */
export class TeamChangeDto {
  id: number;
  /** The team's name at that time. */
  teamName: string;
  /** False if the child left. */
  hasJoined: boolean;
  /** The coach or admin who did it; null if the account no longer exists. */
  changedBy: string | null;
  /** UTC, ISO 8601. */
  changedAt: string;
}
