import { limits, messages } from '@touchline/domain';
import { IsCredential } from '../http/rules.ts';

export class RequestDeletionDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;
}

/** A child whose guardianship ends with the account. The child stays registered until an admin removes it. */
export class LeftChildDto {
  id?: number;
  name: string;
  /** Whether the child has no other guardian. */
  staysWithoutGuardian: boolean;
  /** Whether the user also asks to delete the child for good. */
  isErasureRequested?: boolean;
}

/** What becomes of your account and your children if you are deleted. */
export class DeletionDto {
  /** When you asked to be deleted (UTC, ISO 8601); null if you have not. */
  requestedAt: string | null;
  /** Why you cannot ask; null if you can. */
  refusal: string | null;
  /** Your children, the oldest first. */
  children: LeftChildDto[];
}

/** What becomes of a user and their children if an admin deletes the account. */
export class UserDeletionDto {
  /** Why the user cannot be deleted now; null if it is possible. */
  refusal: string | null;
  /** The user's children, the oldest first. */
  children: LeftChildDto[];
}

/** A user who asks to be deleted. */
export class DeletionRequestDto {
  userId: number;
  fullName: string;
  email: string;
  /** UTC, ISO 8601. */
  requestedAt: string;
  /** The user's children, the oldest first. */
  children: LeftChildDto[];
}
