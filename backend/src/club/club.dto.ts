/** What anybody may know about the club. */
export class ClubDto {
  name: string;
  /**
   * The zone of all dates and times.
   * @example Europe/London
   */
  timeZone: string;
  contactEmail: string | null;
  contactPhone: string | null;
  /** How long new passwords must be at least. */
  passwordMinLength: number;
}
