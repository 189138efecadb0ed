/** Whom a reminder for an event reaches. */
export class EventReminderDto {
  /**
   * The guardians who would get a mail now: those who want reminders, of players without a response or with one from before the event
   * moved.
   */
  families: number;
  /** Such players whose guardians get no reminders, or who have none. */
  unreachable: number;
  /** When families were last reminded by staff; null if never. UTC, ISO 8601. */
  sentAt: string | null;
  /** When they can be reminded again; null if they can now. UTC, ISO 8601. */
  nextAt: string | null;
}
