import { limits, messages } from '@touchline/domain';
import { IsCredential, IsId } from '../../http/rules.ts';
import { IsOptional, ValidateIf } from 'class-validator';

export class ExportDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;

  /** A code of the authenticator app, or a recovery code, if you have a second factor. */
  @ValidateIf((_fields, value) => value !== undefined)
  @IsCredential(limits.code.max, messages.codeRequired)
  code?: string;
}

export class ExportChildDto extends ExportDto {
  /** The guardian for whom the file is, from the child's guardians; null for a file without what only one household may read. */
  @IsOptional()
  @IsId(messages.guardianUnknown)
  guardianId?: number | null;
}
