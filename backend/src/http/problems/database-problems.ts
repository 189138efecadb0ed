import {
  BadRequestException,
  ConflictException,
  type HttpException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { messages } from '@touchline/domain';
import { readOnlyState } from '../../database/connection.ts';

const away = 'Touchline can’t reach its database right now. Please try again in a moment.';

/** How lost or refused connections look: codes of Node's sockets, texts of the driver, its pool and TypeORM. */
const lostConnection = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)/;
const lostConnectionText =
  /connection (terminated|ended|error)|not queryable|timeout exceeded when trying to connect|pool after calling end|Driver not Connected|already released/i;

/** What people read when a constraint refused what they did, by the constraint's name. */
const conflicts: Record<string, string> = {
  sign_in_names_pkey: messages.nameTaken,
  leagues_name_and_age_group: messages.leagueTaken,
  teams_name_in_league: messages.teamTaken,
  team_members_once: messages.memberTaken,
};

/** The answer to an error that the database, or the way to it, gave; null when the error is none of theirs. */
export function databaseProblem(thrown: unknown): HttpException | null {
  const driverError = (thrown as { driverError?: unknown } | null)?.driverError ?? thrown;
  const { code = '', message = '', constraint = '' } = (driverError ?? {}) as Record<string, string | undefined>;
  if (lostConnection.test(code) || lostConnectionText.test(message)) return new ServiceUnavailableException(away);
  if (!/^[0-9A-Z]{5}$/.test(code)) return null;
  if (code === '23505') return new ConflictException(conflicts[constraint] ?? 'This already exists');
  if (code === '23503') return new ConflictException(messages.linkBroken);
  if (code.startsWith('22') || code.startsWith('54') || code === '23514' || code === '23502') {
    return new BadRequestException(messages.valueInvalid);
  }
  if (isPassing(code)) return new ServiceUnavailableException(away);
  return null;
}

/** Collisions, locks, time limits, full disks, a change of leader, shutdowns, broken connections: the same request may succeed soon. */
const isPassing = (code: string) =>
  [readOnlyState, '40001', '40P01', '55P03', '57014', '25P03', '3D000'].includes(code) ||
  ['08', '53', '57P', '58'].some((start) => code.startsWith(start));
