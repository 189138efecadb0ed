import { ImportPlanDto } from './import-plan.dto.ts';

/** The body of every error response (RFC 9457). */
export class Problem {
  /** Always `about:blank`, because the status identifies the kind of problem. */
  type: string;
  /** The name of the HTTP status. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence for the user. */
  message: string;
  /** The same as `message`, for older clients. */
  error: string;
  /** A message per invalid field. */
  errors?: Record<string, string>;
  /** Identifies the request in the server's log. */
  correlationId: string;
  /** The id of the registered child with the same name and date of birth. */
  duplicateChildId?: number;
  /** What the user can do: view their own child, or claim the existing child. */
  action?: 'view-existing' | 'claim-existing';
  /** Whether the password was right, and signing in takes a `code`. */
  secondFactor?: boolean;
  /** The number of people whom an import would invite now. */
  invitees?: number;
  /** What an import would do now. */
  plan?: ImportPlanDto;
}
