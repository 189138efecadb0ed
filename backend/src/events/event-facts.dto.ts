/** When and where an event was before it changed. */
export class EventFactsDto {
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
}
