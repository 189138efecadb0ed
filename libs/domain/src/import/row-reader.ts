import { type CivilDate, type ClockTime, isCivilDate, isClockTime, minutesAfter, yearOf } from '../civil-time.ts';
import { type EventStatus, type EventType, eventTypes } from '../events/concerns.ts';
import { endProblem } from '../events/event-end.ts';
import { limits } from '../limits.ts';
import { looksLikeAddress } from '../names/address.ts';
import { inSpokenOrder, reordered } from '../names/comma.ts';
import { ageGroupRule, leagueAgeGroupRule } from '../values/age-group.ts';
import { choiceRule } from '../values/choices.ts';
import { dateOfBirthRule, eventDateRule, timeRule } from '../values/dates.ts';
import { emailRule } from '../values/email.ts';
import { fromDigits, jerseyNumberRule } from '../values/numbers.ts';
import { childNameRule, nameRule, personNameRule } from '../values/name-rule.ts';
import { type TextLimits, textRule } from '../values/text.ts';
import { problemWith, tidiedBy, type ValueRule } from '../values/value-rule.ts';
import { armedCell } from '../table/csv.ts';
import { latestEventYear, sureDate } from '../table/dates.ts';
import { endTimeIn, timeIn } from '../table/times.ts';
import { eventStatusIn, eventTypeIn } from './cells/event-words.ts';
import { excerpt } from './cells/excerpt.ts';
import { emailsIn } from './cells/emails.ts';
import { type CoachRole, coachRoleIn } from './cells/role-words.ts';
import { weekdaysIn } from './cells/weekday-words.ts';
import { emptyCell, noName, type RowProblem, wrong, wrongCell, wrongEmails, wrongText } from './row-problem.ts';

/** The date that a cell can only mean, or the cell. */
const dateIn = (cell: string, latestYear: number): string => sureDate(cell, latestYear) ?? cell;

/** Whether a cell of a column such as `Non-Player` says so. */
export const isNonPlayer = (cell: string): boolean => /^(?:y|yes|true|1|x|ja)$/iu.test(cell.trim());

const cellTimeRule = (read: (cell: string) => ClockTime | null): ValueRule<ClockTime> =>
  tidiedBy((cell) => read(cell as string) ?? cell, timeRule());

// Rules that are the same for every row.
const childName = childNameRule();
const ageGroup = ageGroupRule();

/** Reads the cells of one row by the rules of the API, and keeps the first problem. */
export class RowReader {
  problem: RowProblem | null = null;
  /** For the admin, on cells that were read in another form, or left out. */
  readonly notes: string[] = [];

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
    return this.read(column, childName, (cell, text) => this.noPerson(column, cell, text, limits.name));
  }

  private noPerson(column: string, cell: string, text: string, most: TextLimits & { max: number }): RowProblem {
    const isNone = noName(column, cell, { isPerson: true });
    if (isNone) return isNone;
    return looksLikeAddress(text)
      ? wrongCell(column, cell, wrong.address, wrong.addressAdvice)
      : wrongText(column, cell, text, most);
  }

  /** The name of an account's owner; `Keller, Mia` is read as `Mia Keller`. */
  fullName(column: string): string {
    const rule = tidiedBy(inSpokenOrder, personNameRule(limits.fullName));
    return this.read(column, rule, (cell, text) => this.noPerson(column, cell, text, limits.fullName));
  }

  /** The cell as it was written, for messages. */
  written(column: string): string {
    return this.cellAt(column);
  }

  /** Notes that a name was written in another order. */
  noteOrder(column: string): void {
    const cell = this.cellAt(column);
    const name = reordered(cell);
    if (name !== null) this.notes.push(`"${excerpt(cell)}" is stored as "${excerpt(name)}"`);
  }

  optionalAgeGroup(column: string): string | null {
    if (this.isEmpty(column)) return null;
    return this.unlessWrong(() => this.read(column, ageGroup, (cell) => wrongCell(column, cell, wrong.ageGroup)));
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

  /** Null for a place that is still open. */
  optionalPlace(column: string): string | null {
    return this.isOpen(column) ? null : this.optionalText(column, limits.location.max);
  }

  private isOpen(column: string): boolean {
    return /^(?:tb[acd]|to be (?:confirmed|announced|decided)|(?:noch )?offen|n\/?a|unknown|\?+|-+)$/iu.test(
      this.cellAt(column),
    );
  }

  optionalPosition(column: string): string | null {
    return this.unlessWrong(() => this.optionalName(column, limits.position));
  }

  optionalText(column: string, max: number = limits.text.max): string | null {
    return this.unlessWrong(
      () => this.read(column, textRule({ max }), (cell, text) => wrongText(column, cell, text, { max })) || null,
    );
  }

  dateOfBirth(column: string): CivilDate {
    const { min } = limits.dateOfBirth;
    const rule = tidiedBy((cell) => dateIn(cell as string, yearOf(this.today)), dateOfBirthRule(this.today));
    return this.read(column, rule, (cell, date) => {
      if (!isCivilDate(date)) return wrongCell(column, cell, wrong.date);
      return wrongCell(column, cell, date < min ? wrong.tooEarly(min) : wrong.future);
    });
  }

  optionalJerseyNumber(column: string): number | null {
    if (this.isEmpty(column)) return null;
    return this.unlessWrong(() =>
      this.read(column, fromDigits(jerseyNumberRule()), (cell) => wrongCell(column, cell, wrong.jerseyNumber)),
    );
  }

  eventDate(column: string): CivilDate {
    const { min, max } = limits.eventDate;
    const rule = tidiedBy((cell) => dateIn(cell as string, latestEventYear), eventDateRule());
    return this.read(column, rule, (cell, date) =>
      wrongCell(column, cell, isCivilDate(date) ? wrong.outside(min, max) : wrong.date),
    );
  }

  time(column: string): ClockTime {
    return this.read(column, cellTimeRule(timeIn), (cell) => wrongCell(column, cell, wrong.time));
  }

  /** Null for a time that is to be confirmed. */
  openTime(column: string): ClockTime | null {
    return this.isEmpty(column) || this.isOpen(column) ? null : this.time(column);
  }

  optionalEnd(column: string, startTime: ClockTime): ClockTime | null {
    if (this.isEmpty(column)) return null;
    const endTime = this.read(column, cellTimeRule(endTimeIn), (cell) => wrongCell(column, cell, wrong.time));
    if (!this.problem && endProblem({ startTime, endTime })) {
      this.problem = wrongCell(column, this.cellAt(column), wrong.beforeStart, 'Correct startTime or endTime.');
    }
    return endTime;
  }

  /** The end of something that takes some minutes; null if the cell is no such number. */
  endAfter(column: string, startTime: ClockTime): ClockTime | null {
    const minutes = /^(\d{1,3})(?: ?min.*)?$/iu.exec(this.cellAt(column))?.[1];
    if (!minutes || !isClockTime(startTime)) return null;
    const [, time] = minutesAfter(`2000-01-01 ${startTime}`, Number(minutes)).split(' ');
    return endProblem({ startTime, endTime: time! }) === null ? time! : null;
  }

  /** Null if the cell is empty or says nothing about whether the event takes place. */
  optionalStatus(column: string): EventStatus | null {
    if (this.isEmpty(column)) return null;
    const status = eventStatusIn(this.cellAt(column));
    if (status === null) this.leaveOut(wrongCell(column, this.cellAt(column), wrong.eventStatus, 'Write one of them.'));
    return status;
  }

  /** Our own words, and those of other systems. A word that nobody knows is refused, because it changes what the event is. */
  optionalEventType(column: string): EventType | null {
    if (this.isEmpty(column)) return null;
    const rule = tidiedBy((cell) => eventTypeIn(cell as string) ?? cell, choiceRule(eventTypes));
    return this.read(column, rule, (cell) => wrongCell(column, cell, wrong.eventType, 'Write one of them.'));
  }

  /** From 1 for Monday to 7; none if there is a problem. */
  weekdays(column: string): number[] {
    const cell = this.cellAt(column);
    const days = weekdaysIn(cell);
    if (days === null) this.problem ??= cell === '' ? emptyCell(column) : wrongCell(column, cell, wrong.weekday);
    return days ?? [];
  }

  /** The addresses of a cell, each once. Wrong ones are left out, and all of them if there are too many. */
  optionalEmails(column: string, max: number): string[] {
    const cell = this.cellAt(column);
    if (cell === '') return [];
    const longest = 4 * max * limits.email.max;
    const found = emailsIn(cell.slice(0, longest));
    const isCut = cell.length > longest;
    const problem = wrongEmails(column, { cell, found, max, isCut });
    if (problem !== null) this.leaveOut(problem);
    if (isCut || found.length > max) return [];
    return found.flatMap(({ email }) => (problemWith(emailRule(), email) === null ? [email] : []));
  }

  /** One address. */
  email(column: string): string {
    const cell = this.cellAt(column);
    const longest = 4 * limits.email.max;
    const found = emailsIn(cell.slice(0, longest));
    const [first] = found;
    const problem =
      first === undefined
        ? emptyCell(column)
        : found.length > 1
          ? wrongCell(column, cell, wrong.severalEmails, 'Write one, and a row for each person.')
          : wrongEmails(column, { cell, found, max: 1, isCut: cell.length > longest });
    this.problem ??= problem;
    return first?.email ?? '';
  }

  optionalCoachRole(column: string): CoachRole | null {
    if (this.isEmpty(column)) return null;
    const role = coachRoleIn(this.cellAt(column));
    if (role === undefined)
      this.leaveOut(wrongCell(column, this.cellAt(column), wrong.coachRole, 'Write one of them.'));
    return role ?? null;
  }

  isAway(column: string): boolean {
    return /^(?:a|away|auswärts|gast)$/iu.test(this.cellAt(column));
  }

  /** Other systems list coaches and helpers among the players. */
  player(column: string): void {
    const cell = this.cellAt(column);
    if (isNonPlayer(cell)) this.problem ??= wrongCell(column, cell, wrong.nonPlayer, 'Leave it out.');
  }

  /** An optional cell that cannot be read costs the cell, not the row. */
  private unlessWrong<Value>(read: () => Value): Value | null {
    const before = this.problem;
    this.problem = null;
    const value = read();
    const wrongCell = this.problem as RowProblem | null;
    this.problem = before;
    if (wrongCell === null) return value;
    this.leaveOut(wrongCell);
    return null;
  }

  private leaveOut({ problem }: RowProblem): void {
    this.notes.push(`Left out: ${problem.replace(/\.$/u, '')}`);
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
