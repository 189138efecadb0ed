import { limits, messages } from '@touchline/domain';
import { IsCredential, IsEmailAddress, IsPassword } from '../http/rules.ts';

export class ForgotPasswordDto {
  /** @example pat@families.example */
  @IsEmailAddress()
  email: string;
}

export class LinkTokenDto {
  /**
   * The last part of the link in the mail.
   * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtbGluay4
   */
  @IsCredential(limits.linkToken.max, messages.linkRequired)
  token: string;
}

export class ResetPasswordDto extends LinkTokenDto {
  /** The new password. */
  @IsPassword()
  password: string;
}
