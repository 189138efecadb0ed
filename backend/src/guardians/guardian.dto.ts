import { IsBoolean } from 'class-validator';
import { messages } from '@touchline/domain';

/** A guardian of a child, as far as you may know. */
export class ChildGuardianDto {
  /** Null for guardians in another household; only admins get every id. */
  userId: number | null;
  /** Null for guardians in another household. Staff get every name. */
  fullName: string | null;
  /** Whether it is you, somebody in your household for this child, or anybody else. */
  relation: 'you' | 'household' | 'other';
  /** Whether it is the guardian whose id is the child's `parentId`. */
  isPrimary: boolean;
  /** UTC, ISO 8601; null for guardians in another household. */
  since: string | null;
  /** Only for admins. */
  email?: string;
  /** Only for admins: guardians with the same number share a household. */
  household?: number;
  /** Only for admins: who invited, approved or assigned the guardian; null for those who have claimed or added the child. */
  addedBy?: string | null;
  /** Only for admins: to this account, the child does not exist. */
  isRestricted?: boolean;
}

export class UpdateGuardianDto {
  /**
   * True hides the child from this account; false makes the account a guardian again if it was one before.
   * @example false
   */
  @IsBoolean({ message: messages.notYesOrNo })
  isRestricted: boolean;
}
