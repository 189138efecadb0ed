/** A browser that is signed in to the account. */
export class SessionDto {
  /** A hash of the id in the cookie, so that it cannot be used to sign in. */
  id: string;
  /**
   * The browser and the system, as the browser named them when it signed in; null if it did not.
   * @example Safari on iPhone
   */
  device: string | null;
  /** Whether this request uses it. */
  isCurrent: boolean;
  startedAt: string;
  /** Accurate to five minutes. */
  lastUsedAt: string;
}
