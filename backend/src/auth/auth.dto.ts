import { IsBoolean, IsOptional, IsString } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsCredential, IsEmailAddress, IsName, IsPassword, IsPersonName, IsText, Omittable } from '../http/rules.ts';

export class LoginDto {
  /**
   * The username or the email address.
   * @example admin@touchline.example
   */
  @IsCredential(limits.username.max, messages.usernameRequired)
  username: string;

  /** @example touchline */
  @IsCredential(limits.password.max, messages.passwordRequired)
  password: string;

  /**
   * Of the authenticator app, or a recovery code. Required if the account has a second factor.
   * @example "123456"
   */
  @IsOptional()
  @IsCredential(limits.code.max, messages.codeRequired)
  code?: string | null;
}

export class RegisterDto {
  /** @example pat@families.example */
  @IsEmailAddress()
  email: string;

  @IsPassword()
  password: string;

  /** @example "Pat Example" */
  @IsPersonName({ ...limits.fullName, message: messages.fullNameRequired })
  fullName: string;

  /** Ignored, because the email becomes the username. */
  @IsOptional()
  @IsString()
  username?: string;

  /** Ignored, because registration always creates a parent. */
  @IsOptional()
  @IsBoolean({ message: messages.notYesOrNo })
  isParent?: boolean;
}

/** Omitted members stay unchanged; null clears. */
export class UpdateMeDto {
  /** @example Pat Keller */
  @Omittable()
  @IsName({ ...limits.fullName, message: messages.fullNameRequired })
  fullName?: string;

  /** @example 020 7946 0018 */
  @IsOptional()
  @IsName({ min: 0, max: limits.phone.max, message: messages.notOneLine })
  phone?: string | null;

  @IsOptional()
  @IsText({ max: limits.bio.max })
  bio?: string | null;

  /** A change requires the current password. If the username is the old email, it changes as well. */
  @Omittable()
  @IsEmailAddress()
  email?: string;

  /** Required to change the email. */
  @IsOptional()
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword?: string | null;
}

export class ChangePasswordDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;

  @IsPassword()
  newPassword: string;

  /** Ends the addresses of your calendar feeds, too, in case somebody else has seen them; false by default. */
  @IsOptional()
  @IsBoolean({ message: messages.notYesOrNo })
  endFeeds?: boolean | null;
}
