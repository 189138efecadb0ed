/** How far the club is set up, and what waits for an admin. */
export class ClubWorkDto {
  leagues: number;
  teams: number;
  /** Registered players. */
  players: number;
  /** Players in teams; a player of two teams counts twice. */
  teamMembers: number;
  /** Whether a registered player has a guardian. */
  hasFamily: boolean;
  /** Active coaches. */
  coaches: number;
  hasEvent: boolean;
  /** Registered players in no team. */
  playersWithoutTeam: number;
  /** Active coaches who coach no team. */
  coachesWithoutTeam: number;
  /** Coaches who made themselves coach of a team and wait for an admin. */
  coachesToConfirm: number;
  /** Active users who have never signed in to the account that an admin made. */
  neverSignedIn: number;
  /** Parents who ask for access to a child. */
  accessRequests: number;
  /** Users who ask to be deleted. */
  deletionRequests: number;
  /** Players whom a guardian asks to delete for good. */
  erasureRequests?: number;
  /** Mails of the last 30 days that could not be sent. */
  failedMails: number;
}
