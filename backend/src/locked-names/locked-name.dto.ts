/** A name that was tried too often to find or add a child. */
export class LockedNameDto {
  id: number;
  /** A child's name, or what was typed when there is no such child. */
  name: string;
  /** Tries in the 24 hours before the latest one. */
  tries: number;
  /** When it was tried last: UTC, ISO 8601. */
  lockedAt: string;
}
