import { PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { limits, messages, pick } from '@touchline/domain';
import { SearchDto } from '../http/page.dto.ts';
import {
  IsCredential,
  IsEmailAddress,
  IsFlagOfQuery,
  IsName,
  IsPassword,
  IsPersonName,
  Omittable,
} from '../http/rules.ts';
import { type User } from './user.entity.ts';

const yesOrNo = { message: messages.notYesOrNo };
const fullName = { ...limits.fullName, message: messages.fullNameRequired };

const userRoles = ['parent', 'coach', 'admin', 'welfare-officer'] as const;
export type UserRole = (typeof userRoles)[number];

export class UserSearchDto extends SearchDto {
  /** Only users with this role. */
  @IsOptional()
  @IsIn(userRoles)
  role?: UserRole;

  /** true lists only active users who have never signed in to an account that an admin made. */
  @IsOptional()
  @IsFlagOfQuery()
  neverSignedIn?: boolean;

  /** true lists only active coaches who coach no team. */
  @IsOptional()
  @IsFlagOfQuery()
  coachesWithoutTeam?: boolean;
}

export class CreateUserDto {
  /**
   * Can be used to sign in instead of the email.
   * @example casey.rivera
   */
  @IsName({ ...limits.username, message: messages.usernameTooShort })
  username: string;

  /**
   * Required unless `sendInvitation` is true.
   * @example touchline
   */
  @ValidateIf(({ sendInvitation, password }: CreateUserDto) => sendInvitation !== true || password !== undefined)
  @IsPassword()
  password?: string;

  /** Sends a mail with which the user chooses a password; false by default. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  sendInvitation?: boolean | null;

  /** @example "Casey Rivera" */
  @IsPersonName(fullName)
  fullName: string;

  @IsEmailAddress()
  email: string;

  /** false by default. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isParent?: boolean | null;

  /** false by default. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isCoach?: boolean | null;

  /** false by default. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isAdmin?: boolean | null;

  /** false by default. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isWelfareOfficer?: boolean | null;

  /** Your own password, required to make an admin or a welfare officer. */
  @IsOptional()
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword?: string | null;
}

/** Omitted members stay unchanged. */
export class UpdateUserDto {
  /** @example "Casey Rivera" */
  @Omittable()
  @IsName(fullName)
  fullName?: string;

  /** If the username is the old email, it changes as well. */
  @Omittable()
  @IsEmailAddress()
  email?: string;

  @Omittable()
  @IsBoolean(yesOrNo)
  isParent?: boolean;

  @Omittable()
  @IsBoolean(yesOrNo)
  isCoach?: boolean;

  @Omittable()
  @IsBoolean(yesOrNo)
  isAdmin?: boolean;

  @Omittable()
  @IsBoolean(yesOrNo)
  isWelfareOfficer?: boolean;

  /** Your own password, required to change the email, or whether the user is an admin or a welfare officer. */
  @IsOptional()
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword?: string | null;
}

export class SetPasswordDto {
  @IsPassword()
  password: string;

  /**
   * Your own password, required.
   * @example touchline
   */
  @IsOptional()
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword?: string | null;
}

/** Whom to invite: all who have never signed in. */
export class InviteUsersDto {
  /** Only users with this role. */
  @IsOptional()
  @IsIn(userRoles)
  role?: UserRole | null;
}

export class InvitedDto {
  /** How many mails are queued. */
  invited: number;
}

/** A user, as admins see it. */
export class UserDto {
  id: number;
  username: string;
  email: string;
  fullName: string;
  phone: string | null;
  bio: string | null;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
  /**
   * Whether the user looks after the safety of children: reads the audit log and who has looked at phone numbers, and manages nothing.
   * Families see name and email.
   */
  isWelfareOfficer: boolean;
  /** False if the user set the email and has not opened the link in our mail. Mails about children go only to verified addresses. */
  isEmailVerified: boolean;
  /** Whether signing in takes a code besides the password. */
  hasSecondFactor: boolean;
  /** False if the user has never signed in, so an admin can send an invitation. */
  hasSignedIn: boolean;
  /** False if the account is deactivated, so the user cannot sign in. */
  isActive: boolean;
  /**
   * True if the user has made too many attempts without a match and can neither find nor add children until an admin reopens
   * the search.
   */
  isSearchClosed: boolean;
}

/** How many users match a search, in total and by role. */
export class UserCountsDto {
  all: number;
  /** Active users who have never signed in. */
  neverSignedIn: number;
  /** Active coaches who coach no team. */
  coachesWithoutTeam: number;
  parents: number;
  coaches: number;
  admins: number;
  welfareOfficers: number;
}

/** The fields of your own account. */
const storedFields = [
  ...(['id', 'username', 'email', 'fullName', 'phone', 'bio', 'isParent', 'isCoach', 'isAdmin'] as const),
  'isWelfareOfficer',
  'hasSecondFactor',
] as const;
const ownFields = [...storedFields, 'isEmailVerified'] as const;

export class SessionUserDto extends PickType(UserDto, ownFields) {
  /** Whether the club requires a second factor that is not set up yet; until then, most operations return 403. */
  needsSecondFactor: boolean;
}

export const accountOf = (user: User): Pick<UserDto, (typeof ownFields)[number]> => ({
  ...pick(user, storedFields),
  isEmailVerified: !user.hasUnverifiedEmail,
});

export const sessionUser = (user: User): SessionUserDto => ({
  ...accountOf(user),
  needsSecondFactor: user.needsSecondFactor ?? false,
});

/** A parent, to whom a player can be assigned. */
export class ParentDto extends PickType(UserDto, ['id', 'fullName', 'email']) {}

/** A coach, to whom a team can be assigned. */
export class CoachDto extends PickType(UserDto, ['id', 'fullName']) {}
