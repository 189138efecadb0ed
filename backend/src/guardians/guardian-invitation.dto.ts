import { IsBoolean, IsOptional } from 'class-validator';
import { messages } from '@touchline/domain';
import { IsEmailAddress } from '../http/rules.ts';

export class InviteGuardianDto {
  /** @example robin@example.org */
  @IsEmailAddress()
  email: string;

  /**
   * Whether whoever accepts shares your household: then you see each other's names with this child. False by default. Only a
   * guardian can share a household.
   */
  @IsOptional()
  @IsBoolean({ message: messages.notYesOrNo })
  sameHousehold?: boolean;
}

/** An invitation that nobody has accepted yet. */
export class GuardianInvitationDto {
  id: number;
  email: string;
  sameHousehold: boolean;
  /** UTC, ISO 8601. */
  invitedAt: string;
  /** UTC, ISO 8601; 14 days after the invitation. */
  expiresAt: string;
}

/** What the link of an invitation shows. */
export class InvitationDto {
  /** The child's given name. */
  childName: string;
  sameHousehold: boolean;
  /** Who invites, if for the same household, whose members see each other's names; otherwise null, as for a name like an address. */
  inviterName?: string | null;
  /** UTC, ISO 8601. */
  expiresAt: string;
  /** The address to which the invitation was sent; null unless you are signed in. */
  invitedEmail: string | null;
  /** The address of your account; null unless you are signed in. */
  accountEmail: string | null;
  /** True if you have accepted the invitation. */
  isAccepted: boolean;
  /** True if you are a guardian of the child. */
  isGuardian: boolean;
  /** True if you have accepted the invitation, and an admin has to approve before you are a guardian. */
  isWaiting?: boolean;
}

export class AcceptedInvitationDto {
  childId: number;
  /** The child's given name. */
  childName: string;
}
