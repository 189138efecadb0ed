import { type CivilDate, type ClockTime, isCivilDate } from '../civil-time.ts';
import { type EventType, eventTypes } from '../events/concerns.ts';
import { endProblem } from '../events/event-end.ts';
import { limits } from '../limits.ts';
import { looksLikeAddress } from '../names/address.ts';
import { reordered } from '../names/comma.ts';
import { ageGroupRule, leagueAgeGroupRule } from '../values/age-group.ts';
import { choiceRule } from '../values/choices.ts';
import { dateOfBirthRule, eventDateRule, timeRule } from '../values/dates.ts';
import { fromDigits, jerseyNumberRule } from '../values/numbers.ts';
import { childNameRule, nameRule } from '../values/name-rule.ts';
import { type TextLimits, textRule } from '../values/text.ts';
import { tidiedBy, type ValueRule } from '../values/value-rule.ts';
import { armedCell } from './csv.ts';
import { excerpt } from './excerpt.ts';
import { emailsIn } from './emails.ts';
import { emptyCell, noName, type RowProblem, wrong, wrongCell, wrongEmails, wrongText } from './row-problem.ts';

/** Reads the cells of one row by the rules of the API, and keeps the first problem. */
export class RowReader {
  problem: RowProblem | null = null;

  constructor(
    private readonly cells: Record<string, string>,
    /** In the club's time zone. */
    private readonly today: CivilDate,
    /** Those of the file, filled or not. */
    private readonly columns: readonly string[] = [],
  ) {}

  name(column: string, { min, max = limits.name.max }: TextLimits = {}): string {
    return this.read(
      column,
      nameRule({ min, max }),
      (cell, text) => noName(column, cell, { isPerson: false }) ?? wrongText(column, cell, text, { min, max }),
    );
  }

  /** `Keller, Mia` is read as `Mia Keller`. */
  childName(column: string): string {
    return this.read(column, childNameRule(), (cell, text) => {
      const isNone = noName(column, cell, { isPerson: true });
      if (isNone) return isNone;
      return looksLikeAddress(text)
        ? wrongCell(column, cell, wrong.address, wrong.addressAdvice)
        : wrongText(column, cell, text, limits.name);
    });
  }

  /** The cell as it was written, for messages. */
  written(column: string): string {
    return this.cellAt(column);
  }

  /** A note for the admin if the name was written in another order. */
  orderNote(column: string): string[] {
    const [cell, name] = [this.cellAt(column), reordered(this.cellAt(column))];
    return name === null ? [] : [`"${excerpt(cell)}" is stored as "${excerpt(name)}"`];
  }

  optionalAgeGroup(column: string): string | null {
    if (this.isEmpty(column)) return null;
    return this.read(column, ageGroupRule(), (cell) => wrongCell(column, cell, wrong.ageGroup));
  }

  /** Whether the file has the column and the row leaves it empty, which clears what is stored. */
  isCleared(column: string): boolean {
    return this.columns.includes(column) && this.isEmpty(column);
  }

  /** A league's, as the API stores it. */
  leagueAgeGroup(column: string): string {
    return this.read(column, leagueAgeGroupRule(), (cell, text) => wrongText(column, cell, text, limits.ageGroup));
  }

  optionalName(column: string, limits?: TextLimits): string | null {
    return this.isEmpty(column) ? null : this.name(column, limits);
  }

  optionalText(column: string, max: number = limits.text.max): string | null {
    return this.read(column, textRule({ max }), (cell, text) => wrongText(column, cell, text, { max })) || null;
  }

  dateOfBirth(column: string): CivilDate {
    const { min } = limits.dateOfBirth;
    return this.read(column, dateOfBirthRule(this.today), (cell) => {
      if (!isCivilDate(cell)) return wrongCell(column, cell, wrong.date);
      return wrongCell(column, cell, cell < min ? wrong.tooEarly(min) : wrong.future);
    });
  }

  optionalJerseyNumber(column: string): number | null {
    if (this.isEmpty(column)) return null;
    return this.read(column, fromDigits(jerseyNumberRule()), (cell) => wrongCell(column, cell, wrong.jerseyNumber));
  }

  eventDate(column: string): CivilDate {
    const { min, max } = limits.eventDate;
    return this.read(column, eventDateRule(), (cell) =>
      wrongCell(column, cell, isCivilDate(cell) ? wrong.outside(min, max) : wrong.date),
    );
  }

  time(column: string): ClockTime {
    return this.read(column, timeRule(), (cell) => wrongCell(column, cell, wrong.time));
  }

  optionalTime(column: string): ClockTime | null {
    return this.isEmpty(column) ? null : this.time(column);
  }

  optionalEnd(column: string, startTime: ClockTime): ClockTime | null {
    const endTime = this.optionalTime(column);
    if (endTime && !this.problem && endProblem({ startTime, endTime })) {
      this.problem = wrongCell(column, endTime, wrong.beforeStart, 'Correct startTime or endTime.');
    }
    return endTime;
  }

  /** In any case, because spreadsheets capitalise the first word of a cell. */
  optionalEventType(column: string): EventType | null {
    if (this.isEmpty(column)) return null;
    const rule = tidiedBy((cell) => (cell as string).toLowerCase(), choiceRule(eventTypes));
    return this.read(column, rule, (cell) => wrongCell(column, cell, wrong.eventType, 'Write one of them.'));
  }

  /** The addresses of a cell, each once. */
  optionalEmails(column: string, max: number): string[] {
    const cell = this.cellAt(column);
    const longest = 4 * max * limits.email.max;
    const found = emailsIn(cell.slice(0, longest));
    this.problem ??= wrongEmails(column, { cell, found, max, isCut: cell.length > longest });
    return found.map(({ email }) => email);
  }

  /** Where columns are separated by semicolons, several addresses without quotes spill into the next column. */
  noEmail(column: string): void {
    const cell = this.cellAt(column);
    if (cell.includes('@'))
      this.problem ??= wrongCell(column, cell, wrong.strayEmail, 'Put quotes around several addresses.');
  }

  /**
   * Returns the value also when there is a problem; the caller checks `problem` once per row. `explain` receives the cell as it was
   * written, and tidied.
   */
  private read<Value>(
    column: string,
    rule: ValueRule<Value>,
    explain: (cell: string, tidy: string) => RowProblem,
  ): Value {
    const cell = this.cellAt(column);
    const value = rule.tidy(cell);
    if (this.problem === null && rule.problemWith(value) !== null) {
      this.problem = cell === '' ? emptyCell(column) : explain(cell, String(value));
    }
    return value as Value;
  }

  private isEmpty(column: string): boolean {
    return this.cellAt(column) === '';
  }

  private cellAt(column: string): string {
    return armedCell((this.cells[column] ?? '').trim());
  }
}
