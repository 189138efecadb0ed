import {
  BadRequestException,
  ConflictException,
  type HttpException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { messages } from '@touchline/domain';
import { readOnlyState } from '../../database/connection.ts';
import { lostStatementStates } from '../../database/preparing-client.ts';

const unavailable = 'Touchline can’t reach its database right now. Please try again in a moment.';

/** Lost or rejected connections: error codes of Node, and messages of the driver, its pool and TypeORM. */
const lostConnection = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)/;
const lostConnectionText =
  /connection (terminated|ended|error)|not queryable|timeout exceeded when trying to connect|pool after calling end|Driver not Connected|already released/i;

/** Messages for users, by the violated constraint. */
const conflicts: Record<string, string> = {
  sign_in_names_pkey: messages.nameTaken,
  seasons_name: messages.seasonTaken,
  leagues_name_and_age_group: messages.leagueTaken,
  teams_name_in_league: messages.teamTaken,
  team_members_once: messages.memberTaken,
};

/** The problem for an error of the database or of the connection to it; null for any other error. */
export function databaseProblem(thrown: unknown): HttpException | null {
  const driverError = (thrown as { driverError?: unknown } | null)?.driverError ?? thrown;
  const { code = '', message = '', constraint = '' } = (driverError ?? {}) as Record<string, string | undefined>;
  if (lostConnection.test(code) || lostConnectionText.test(message))
    return new ServiceUnavailableException(unavailable);
  if (!/^[0-9A-Z]{5}$/.test(code)) return null;
  if (code === '23505') return new ConflictException(conflicts[constraint] ?? 'This already exists');
  if (code === '23503') return new ConflictException(messages.linkBroken);
  if (code.startsWith('22') || code.startsWith('54') || code === '23514' || code === '23502') {
    return new BadRequestException(messages.valueInvalid);
  }
  if (isTransient(code)) return new ServiceUnavailableException(unavailable);
  return null;
}

/**
 * Conflicts, locks, time limits, prepared statements that are lost in a transaction, full disks, a change of leader, shutdowns and lost
 * connections: a retry may succeed soon.
 */
const isTransient = (code: string) =>
  [readOnlyState, ...lostStatementStates, '40001', '40P01', '55P03', '57014', '25P03', '3D000'].includes(code) ||
  ['08', '53', '57P', '58'].some((start) => code.startsWith(start));
