/** A child's name that cannot be searched or added, for a day or until it is unlocked, because of too many attempts. */
export class LockedNameDto {
  id: number;
  /** The child's name, or the name as typed if there is no such child. */
  name: string;
  /** The number of attempts in the 24 hours before the latest one; in the 60 days before it with `lastingSince`. */
  tries: number;
  /** The time of the latest attempt: UTC, ISO 8601. */
  lockedAt: string;
  /** Since when the name is locked until an admin unlocks it: UTC, ISO 8601; null if it is locked for a day. */
  lastingSince?: string | null;
}
