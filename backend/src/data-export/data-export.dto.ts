import { IsOptional } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsCredential } from '../http/rules.ts';

export class DataExportDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;

  /**
   * Of the authenticator app, or a recovery code. Required if the account has a second factor.
   * @example "123456"
   */
  @IsOptional()
  @IsCredential(limits.code.max, messages.codeRequired)
  code?: string | null;
}
