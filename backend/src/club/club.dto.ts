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
}
