import { IsOptional, IsString, Length } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsEmailAddress, IsName, IsPassword } from '../http/rules.ts';

export class LoginDto {
  /**
   * The e-mail address, or the username that an admin has given.
   * @example parent@touchline.example
   */
  @Length(1, limits.username.max, { message: messages.usernameRequired })
  username: string;

  /** @example touchline */
  @Length(1, limits.password.max, { message: messages.passwordRequired })
  password: string;
}

export class RegisterDto {
  /** @example pat@families.example */
  @IsEmailAddress()
  email: string;

  @IsPassword()
  password: string;

  /** @example "Pat Example" */
  @IsName({ min: limits.fullName.min, max: limits.fullName.max, message: messages.fullNameRequired })
  fullName: string;

  /** Ignored: the username is the e-mail. */
  @IsOptional()
  @IsString()
  username?: string;
}

/** The signed-in person's own record. */
export class SessionUserDto {
  id: number;
  username: string;
  email: string;
  fullName: string;
  phone: string | null;
  bio: string | null;
  isParent: boolean;
  isCoach: boolean;
  isAdmin: boolean;
}
