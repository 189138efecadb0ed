import { IsIn, IsOptional } from 'class-validator';
import { type ClubFormat, clubFormats, limits, messages } from '@touchline/domain';
import { IsColour, IsEmailAddress, IsName } from '../http/rules.ts';

/** Public information about the club. */
export class ClubDto {
  name: string;
  /**
   * The time zone of all dates and times.
   * @example Europe/London
   */
  timeZone: string;
  contactEmail: string | null;
  contactPhone: string | null;
  /** The minimum length of new passwords. */
  passwordMinLength: number;
  /** The path of the club's crest on this server; it changes with the crest. Null without a crest. */
  crestUrl: string | null;
  /**
   * The club's colour as `#rrggbb`. Null for Touchline's green.
   * @example #b3121d
   */
  colour: string | null;
  /** How dates and times are written: `us` Nov 25, 2026, 5:30 PM; `uk` 25 Nov 2026, 17:30; `iso` 2026-11-25 17:30. */
  formats: ClubFormat;
  /** Whether the server can send mail. Without it, nobody can ask for a new password, and screens say so. */
  sendsMail: boolean;
  /** Whether users must verify their email before they can find and claim children. */
  verifiesEmail: boolean;
  /** The club's privacy notice. */
  privacyUrl: string | null;
  /** Whether the sign-in page offers the demo, a sample club in the browser. */
  offersDemo?: boolean;
}

/** Omitted members stay unchanged; null returns to the setting of the server. */
export class UpdateClubDto {
  /** @example "Riverside Youth FC" */
  @IsOptional()
  @IsName({ max: limits.clubName.max })
  name?: string | null;

  /** @example office@riverside.example */
  @IsOptional()
  @IsEmailAddress()
  contactEmail?: string | null;

  /** @example "020 7946 0000" */
  @IsOptional()
  @IsName({ min: 0, max: limits.phone.max, message: messages.notOneLine })
  contactPhone?: string | null;

  /**
   * `#rrggbb`. A colour that is too light is rejected with the nearest one that works.
   * @example "#b3121d"
   */
  @IsOptional()
  @IsColour()
  colour?: string | null;

  /** @example uk */
  @IsOptional()
  @IsIn(clubFormats)
  formats?: ClubFormat | null;
}
