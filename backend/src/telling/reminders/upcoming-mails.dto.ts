/** An event that a planned mail is about. */
export class PlannedMailEventDto {
  id: number;
  title: string;
  date: string;
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  /** Full names; empty for a coach's overview. */
  childNames: string[];
}

/** A mail that will be sent if nothing changes until then. */
export class PlannedMailDto {
  /**
   * Identifies the mail among yours.
   * @example reminders:2026-11-26
   */
  key: string;
  /** @example reminders */
  topic: string;
  /** The day on which it will be sent, `YYYY-MM-DD`, by the club's clock. */
  date: string;
  /** The time, `HH:MM`, after quiet hours. */
  time: string;
  events: PlannedMailEventDto[];
  /** False if you have switched this mail off. */
  isOn: boolean;
}
