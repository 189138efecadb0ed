import { IsEventDate } from '../http/rules.ts';

/** Both days are included. */
export class AddAbsenceDto {
  /** @example 2099-07-20 */
  @IsEventDate()
  from: string;

  /**
   * Today or later, and less than a year after `from`.
   * @example 2099-07-31
   */
  @IsEventDate()
  to: string;
}

/** Days on which a child is away. */
export class AbsenceDto {
  id: number;
  /** YYYY-MM-DD, the first day. */
  from: string;
  /** YYYY-MM-DD, the last day. */
  to: string;
}
