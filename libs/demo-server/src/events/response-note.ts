import { type AvailabilityDto } from '@touchline/api-client';
import {
  choiceRule,
  limits,
  messages,
  noteChange,
  type NoteFacts,
  noteOf,
  noteReasons,
  omittable,
  optional,
  type ResponseNote,
  seesNote,
  textRule,
} from '@touchline/domain';
import { type AvailabilityRow, type EventRow } from '../server/club-data.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { booleanRule, check } from '../server/validation.ts';
import { countsFrom, membershipOf, teamsOf } from '../children/memberships.ts';
import { isForTeam } from './concerned.ts';
import { shareHousehold } from '../guardians/guardianships.ts';
import { isConfirmedCoach } from '../users/coaches.ts';

const rules = {
  reason: optional(choiceRule(noteReasons, messages.noteReasonInvalid)),
  text: optional(textRule({ max: limits.note.max })),
};

/** Undefined if the request has no note, null to remove the present one. */
type GivenNote = ResponseNote | null | undefined;

/** The members that the rules name, and the note; throws 400 with a message per field, those of the note by path. */
export function checkWithNote<Rules extends Parameters<typeof check>[1]>(
  body: Record<string, unknown>,
  fieldRules: Rules,
): ReturnType<typeof check<Rules>> & { note: GivenNote; noteOnly?: boolean } {
  const [fields, fieldErrors] = attempt(() => check(body, fieldRules));
  const [note, noteErrors] = attempt(() => noteIn(body.note));
  const [only, onlyErrors] = attempt(() => check(body, { noteOnly: omittable(booleanRule()) }));
  const errors = { ...fieldErrors, ...noteErrors, ...onlyErrors };
  const [first] = Object.values(errors);
  if (first !== undefined) throw new HttpError(400, first, { errors });
  return { ...fields!, note, ...only };
}

function noteIn(given: unknown): GivenNote {
  if (given === undefined || given === null) return given;
  if (typeof given !== 'object' || Array.isArray(given)) throw fieldProblem('note', messages.noteInvalid);
  const [fields, errors] = attempt(() => check(given as Record<string, unknown>, rules));
  if (!errors) return noteOf(fields!);
  const byPath = Object.fromEntries(Object.entries(errors).map(([name, problem]) => [`note.${name}`, problem]));
  throw new HttpError(400, Object.values(byPath)[0]!, { errors: byPath });
}

function attempt<Value>(read: () => Value): [value?: Value, errors?: Record<string, string>] {
  try {
    return [read()];
  } catch (thrown) {
    const errors = thrown instanceof HttpError ? thrown.members.errors : undefined;
    if (!errors) throw thrown;
    return [undefined, errors];
  }
}

/** The note with a response, for those who may see it. */
export function noteSeenIn(
  context: RequestContext,
  event: EventRow,
  row: AvailabilityRow | undefined,
): Pick<AvailabilityDto, 'note'> {
  if (!row?.note || !seesNote(context.me, noteFacts(context, event, row))) return {};
  const { reason, text } = row.note;
  return { note: { reason, text } };
}

/** The note after a response. */
export function noteAfter(
  context: RequestContext,
  event: EventRow,
  before: AvailabilityRow | undefined,
  { isAvailable, note }: { isAvailable: boolean | null; note: GivenNote },
): AvailabilityRow['note'] {
  const present = before?.note && noteFacts(context, event, before);
  const change = noteChange(note, present, context.me);
  if (change !== 'keep' && 'set' in change) return { ...change.set, writerId: context.me.id };
  return change === 'keep' && before?.isAvailable === isAvailable ? before.note : null;
}

function noteFacts(
  { data, me, clock }: RequestContext,
  event: EventRow,
  { childId, note }: AvailabilityRow,
): NoteFacts {
  const writerId = note?.writerId ?? null;
  const child = data.children.find(({ id }) => id === childId)!;
  return {
    writerId,
    isSameHousehold: shareHousehold(data, childId, me.id, writerId),
    coachesChild: teamsOf(data, child).some(
      (team) =>
        isForTeam(event, team) &&
        isConfirmedCoach(data, team, me.id) &&
        countsFrom({ data, clock }, membershipOf(data, team, childId), me.id) === null,
    ),
  };
}
