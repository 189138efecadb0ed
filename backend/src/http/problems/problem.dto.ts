/** The one body for every failure (RFC 9457). */
export class Problem {
  /** `about:blank`: the status says what kind it is. */
  type: string;
  /** The status in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** One sentence for the user. */
  message: string;
  /** The same sentence, for older clients. */
  error: string;
  /** A message per field that was not acceptable. */
  errors?: Record<string, string>;
  /** Names this request in the server's log. */
  correlationId: string;
  /** The child that stands against adding another of the same name and date of birth. */
  duplicateChildId?: number;
  /** What can be done about it: look at the own child, or claim an existing one. */
  action?: 'view-existing' | 'claim-existing';
}
