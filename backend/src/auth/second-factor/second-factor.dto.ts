import { limits, messages } from '@touchline/domain';
import { IsCredential } from '../../http/rules.ts';

export class SecondFactorDto {
  /** When it was set up; null without a second factor. */
  since: string | null;
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: number;
  /** Whether the club requires one of you, so that it cannot be turned off. */
  isRequired: boolean;
}

/** The current password, which every change of a second factor requires. */
export class OwnPasswordDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;
}

export class TotpSetupDto {
  /** For authenticator apps that cannot scan: 32 characters of Base32. */
  secret: string;
  /**
   * What a QR code contains.
   * @example "otpauth://totp/Touchline%20FC:pat%40families.example?secret=JBSWY3DPEHPK3PXP&issuer=Touchline%20FC"
   */
  uri: string;
}

export class ConfirmSecondFactorDto {
  /**
   * The code that the authenticator app shows.
   * @example "123456"
   */
  @IsCredential(limits.code.max, messages.codeRequired)
  code: string;
}

export class RecoveryCodesDto {
  /**
   * Each signs in once in place of a code of the app. They are not returned again.
   * @example ["k7mxp-2dq9r"]
   */
  codes: string[];
}
