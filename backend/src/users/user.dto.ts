import { PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsEmailAddress, IsName, IsPassword, Omittable } from '../http/rules.ts';
import { type User } from './user.entity.ts';

const yesOrNo = { message: messages.notYesOrNo };
const fullName = { ...limits.fullName, message: messages.fullNameRequired };

/** An account that an admin makes. */
export class CreateUserDto {
  /**
   * What the person may sign in with beside the e-mail.
   * @example casey.rivera
   */
  @IsName({ ...limits.username, message: messages.usernameTooShort })
  username: string;

  @IsPassword()
  password: string;

  /** @example "Casey Rivera" */
  @IsName(fullName)
  fullName: string;

  @IsEmailAddress()
  email: string;

  /** false when missing. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isParent?: boolean | null;

  /** false when missing. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isCoach?: boolean | null;

  /** false when missing. */
  @IsOptional()
  @IsBoolean(yesOrNo)
  isAdmin?: boolean | null;
}

/** What changes of an account; what is missing stays. */
export class UpdateUserDto {
  /** @example "Casey Rivera" */
  @Omittable()
  @IsName(fullName)
  fullName?: string;

  /** A username that equals the e-mail follows it. */
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
}

export class SetPasswordDto {
  @IsPassword()
  password: string;
}

/** An account as admins see it. */
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
  /** Whether the person may sign in. */
  isActive: boolean;
  /** Too many tries without a match: the person neither finds nor adds a child until an admin reopens the search. */
  isSearchClosed: boolean;
}

/** What users see of their own account. */
const ownFields = ['id', 'username', 'email', 'fullName', 'phone', 'bio', 'isParent', 'isCoach', 'isAdmin'] as const;

export class SessionUserDto extends PickType(UserDto, ownFields) {}

export const sessionUser = (user: User): SessionUserDto =>
  Object.fromEntries(ownFields.map((name) => [name, user[name]])) as unknown as SessionUserDto;

/** A parent to whom a player can be assigned. */
export class ParentDto extends PickType(UserDto, ['id', 'fullName', 'email']) {}

/** A coach who can lead a team. */
export class CoachDto extends PickType(UserDto, ['id', 'fullName']) {}
