import { type CivilDate, isCivilDate } from '../civil-time.ts';
import { limits, messages } from '../limits.ts';
import { hasInvisible, isOverlong, tidyName } from '../names.ts';

interface NameRule {
  min?: number;
  max?: number;
  /** What is said when it is too short. */
  message?: string;
}

/** Reads the cells of one row by the rules of the API's bodies, and keeps the first sentence of what is wrong. */
export class Cells {
  wrong: string | null = null;

  constructor(
    private readonly cells: Record<string, string>,
    /** The club's day. */
    private readonly today: CivilDate,
  ) {}

  /** A name of somebody or something: tidied, one line. */
  name(
    column: string,
    { min = limits.name.min, max = limits.name.max, message = messages.nameRequired }: NameRule = {},
  ): string {
    const name = tidyName(this.atMost(column, max));
    const length = Array.from(name).length;
    if (length > max) this.refuseLength(column, max);
    if (length < min) this.refuse(message);
    if (hasInvisible(name)) this.refuse(messages.invisibleCharacters);
    return name;
  }

  /** The same, or null when the cell is empty. */
  optionalName(column: string, rule: NameRule): string | null {
    return this.cells[column]?.trim() ? this.name(column, rule) : null;
  }

  /** Free text, line breaks kept, or null. */
  text(column: string, max: number = limits.text.max): string | null {
    const text = this.atMost(column, max).trim();
    if (Array.from(text).length > max) this.refuseLength(column, max);
    return text || null;
  }

  /** A day from 1900 to today. */
  dateOfBirth(column: string): CivilDate {
    const day = (this.cells[column] ?? '').trim();
    if (day === '') this.refuse(messages.dateOfBirthRequired);
    else if (!isCivilDate(day) || day < limits.dateOfBirth.min) this.refuse(messages.dateInvalid);
    else if (day > this.today) this.refuse(messages.bornInFuture);
    return day;
  }

  /** A shirt's number, or null. */
  jerseyNumber(column: string): number | null {
    const text = (this.cells[column] ?? '').trim();
    const { min, max } = limits.jerseyNumber;
    if (text === '') return null;
    if (!/^\d{1,9}$/.test(text) || Number(text) > max)
      this.refuse(`${column} must be a whole number from ${min} to ${max}`);
    return Number(text);
  }

  /** The cell; its beginning, and a refusal, when it is too long to be worth reading. */
  private atMost(column: string, max: number): string {
    const cell = this.cells[column] ?? '';
    if (!isOverlong(cell, max)) return cell;
    this.refuseLength(column, max);
    return cell.slice(0, 4 * max);
  }

  private refuseLength(column: string, max: number): void {
    this.refuse(`${column} must be at most ${max} characters`);
  }

  private refuse(sentence: string): void {
    this.wrong ??= sentence;
  }
}
