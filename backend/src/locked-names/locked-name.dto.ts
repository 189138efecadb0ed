/** A child's name that cannot be searched or added for a day, because of too many attempts. */
export class LockedNameDto {
  id: number;
  /** The child's name, or the name as typed if there is no such child. */
  name: string;
  /** The number of attempts in the 24 hours before the latest one. */
  tries: number;
  /** The time of the latest attempt: UTC, ISO 8601. */
  lockedAt: string;
}
