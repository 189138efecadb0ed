/** When and where an event was before it changed. */
export class EventFactsDto {
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time was to be confirmed; missing if it was known. */
  isTimeToBeConfirmed?: boolean;
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
}
