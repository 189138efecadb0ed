import { type CivilDate, type ClockTime } from '../civil-time.ts';
import { type EventType, eventTypes } from '../concerns.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choiceRule } from '../values/choices.ts';
import { dateOfBirthRule, eventDateRule, timeRule } from '../values/dates.ts';
import { fromDigits, jerseyNumberRule } from '../values/numbers.ts';
import { nameRule, type TextLimits, textRule } from '../values/text.ts';
import { tidiedBy, type ValueRule } from '../values/value-rule.ts';

/** Reads the cells of one row by the rules of the API, and keeps the first problem. */
export class RowReader {
  problem: string | null = null;

  constructor(
    private readonly cells: Record<string, string>,
    /** In the club's time zone. */
    private readonly today: CivilDate,
  ) {}

  name(column: string, limits?: TextLimits): string {
    return this.read(column, nameRule(limits));
  }

  optionalName(column: string, limits: TextLimits): string | null {
    return this.isEmpty(column) ? null : this.name(column, limits);
  }

  optionalText(column: string, max: number = limits.text.max): string | null {
    return this.read(column, textRule({ max })) || null;
  }

  dateOfBirth(column: string): CivilDate {
    return this.read(column, dateOfBirthRule(this.today));
  }

  optionalJerseyNumber(column: string): number | null {
    return this.isEmpty(column) ? null : this.read(column, fromDigits(jerseyNumberRule()));
  }

  eventDate(column: string): CivilDate {
    return this.read(column, eventDateRule());
  }

  time(column: string, message?: string): ClockTime {
    return this.read(column, timeRule(message));
  }

  optionalTime(column: string): ClockTime | null {
    return this.isEmpty(column) ? null : this.time(column);
  }

  /** In any case, because spreadsheets capitalise the first word of a cell. */
  optionalEventType(column: string): EventType | null {
    const rule = tidiedBy((cell) => (cell as string).toLowerCase(), choiceRule(eventTypes, messages.typeInvalid));
    return this.isEmpty(column) ? null : this.read(column, rule);
  }

  /** Returns the value also when there is a problem; the caller checks `problem` once per row. */
  private read<Value>(column: string, rule: ValueRule<Value>): Value {
    const value = rule.tidy(this.cellAt(column));
    this.problem ??= rule.problemWith(value)?.replace('$property', column) ?? null;
    return value as Value;
  }

  private isEmpty(column: string): boolean {
    return this.cellAt(column) === '';
  }

  private cellAt(column: string): string {
    return (this.cells[column] ?? '').trim();
  }
}
