import { type AuditEntriesDto } from '@touchline/api-client';
import {
  type AuditKind,
  auditGroupOf,
  auditGroups,
  auditSentence,
  choiceRule,
  dateRule,
  fromDigits,
  idRule,
  isClubFormat,
  limits,
  messages,
  optional,
  wallClock,
  wholeNumberRule,
} from '@touchline/domain';
import { type AuditRow, type ClubData } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';

const id = optional(fromDigits(idRule()));

const rules = {
  actorId: id,
  userId: id,
  childId: id,
  group: optional(choiceRule(auditGroups)),
  from: optional(dateRule()),
  to: optional(dateRule()),
  before: id,
  limit: optional(fromDigits(wholeNumberRule({ min: 1, max: limits.auditLog.page }))),
};

/** What has been done in the demo, newest first. */
export function listAuditLog({ data, query, club }: RequestContext): AuditEntriesDto {
  const { actorId, userId, childId, group, from, to, before, limit } = check(query, rules);
  if (from && to && to < from)
    throw new HttpError(400, messages.absenceReversed, { errors: { to: messages.absenceReversed } });
  const dayOf = ({ at }: AuditRow) => wallClock(club.timeZone, new Date(at)).date;
  const rows = data.auditLog
    .filter(
      (row) =>
        (!actorId || row.actorId === actorId) &&
        (!userId || concerns(row, ['user', 'account'], ['userId', 'parentId', 'before', 'coachId'], userId)) &&
        (!childId || concerns(row, ['child'], ['childId', 'otherId'], childId)) &&
        (!group || auditGroupOf(row.action) === group) &&
        (!from || dayOf(row) >= from) &&
        (!to || dayOf(row) <= to) &&
        (!before || row.id < before),
    )
    .toReversed();
  const page = rows.slice(0, limit ?? limits.auditLog.page);
  const reader = {
    nameOf: (kind: AuditKind, ofId: number) => nameIn(data, kind, ofId),
    format: isClubFormat(club.formats) ? club.formats : 'us',
  } as const;
  return {
    entries: page.map((row) => {
      const name = row.actorId === null ? null : reader.nameOf('user', row.actorId);
      return {
        id: row.id,
        at: row.at,
        action: row.action,
        group: auditGroupOf(row.action),
        actor: row.actorId === null || name === null ? null : { id: row.actorId, name },
        sentence: auditSentence(row, reader),
      };
    }),
    before: rows.length > page.length ? page.at(-1)!.id : null,
  };
}

/** The subject of the entry, or named in its details. */
function concerns(
  { action, subjectId, details }: AuditRow,
  firstWords: string[],
  names: string[],
  wanted: number,
): boolean {
  const isSubject = firstWords.some((word) => action.startsWith(`${word}.`)) && subjectId === wanted;
  return isSubject || names.some((name) => details[name] === wanted);
}

function nameIn(data: ClubData, kind: AuditKind, wanted: number): string | null {
  const at = <Row extends { id: number }>(rows: Row[]) => rows.find((row) => row.id === wanted);
  switch (kind) {
    case 'user':
      return at(data.users)?.fullName ?? null;
    case 'child':
      return at(data.children)?.name ?? null;
    case 'team':
      return at(data.teams)?.name ?? null;
    case 'league':
      return at(data.leagues)?.name ?? null;
    case 'event':
      return at(data.events)?.title ?? null;
    case 'announcement':
      return at(data.announcements) ? '' : null;
  }
}
