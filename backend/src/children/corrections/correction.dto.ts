import { ApiProperty } from '@nestjs/swagger';
import { correctedFields, type CorrectedField, correctionFields, messages } from '@touchline/domain';
import { Follows, IsId, Omittable } from '../../http/rules.ts';

@Follows(correctionFields)
export class CorrectChildDto {
  /** @example "Mia Example" */
  name?: string;

  /**
   * Guardians can correct it to one with which they could add the child.
   * @example 2015-03-14
   */
  dateOfBirth?: string;

  /**
   * Only for admins: U5 to U21, set by hand until the season ends; null if it follows from the date of birth.
   * @example U12
   */
  ageGroup?: string | null;

  /**
   * What other families, mails and feeds call the child; null if it follows from the name.
   * @example "Mia E."
   */
  shortName?: string | null;

  /** The version that the user has edited. A stale version is rejected with 409; without it, the last write wins. */
  @Omittable()
  @IsId(messages.versionInvalid)
  version?: number;
}

export class CorrectedFieldDto {
  @ApiProperty({ enum: correctedFields })
  field: CorrectedField;
  /** Null if the age group followed from the date of birth, or the short name from the name. */
  before: string | null;
  /** Null if it does so now. */
  after: string | null;
}

/** A player's data was corrected, or another record of the same child was merged into the player's. */
export class CorrectionDto {
  id: number;
  /** Guardians do not learn which of the others it was. */
  by: 'you' | 'admin' | 'guardian';
  /** UTC, ISO 8601. */
  correctedAt: string;
  /** Whether the player's record goes on with what was in another one. `before` is the other record’s value. */
  isMerge: boolean;
  changes: CorrectedFieldDto[];
}
