import pg, { type Client, type ClientBase, type DatabaseError } from 'pg';
import { type Logger } from 'pino';
import {
  type DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  type Logger as StatementLogger,
} from 'typeorm';
import { PreparingClient } from './preparing-client.ts';

// A DATE has no time zone, so it stays text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Counts never come near 2^53, so a plain number holds them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Connection {
  url: string;
  poolSize: number;
  onPoolError: (error: Error) => void;
  /** How long a statement may wait for a connection, ms. */
  waitMs?: number;
  /** Whether connections prepare statements (see `PreparingClient`). */
  prepares?: boolean;
}

/** Connection options; `schema/data-source.ts` adds entities and migrations. */
export const connectionOptions = ({ url, poolSize, onPoolError, waitMs = 3000, prepares = false }: Connection) =>
  ({
    type: 'postgres',
    url,
    poolSize,
    namingStrategy: new SnakeNaming(),
    connectTimeoutMS: waitMs,
    // Without a listener, a lost idle connection would crash the process.
    poolErrorHandler: onPoolError,
    extra: {
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      connectionTimeoutMillis: waitMs,
      application_name: 'touchline',
      onConnect: closeOnReadOnly,
      ...(prepares && { Client: PreparingClient }),
    },
  }) satisfies DataSourceOptions;

/** TypeORM's pool, for libraries that need one. */
export const poolOf = (database: DataSource): pg.Pool => (database.driver as unknown as { master: pg.Pool }).master;

/** Logs slow statements without their parameters, which contain personal data. */
export const slowStatements = (logger: Logger): StatementLogger => ({
  logQuerySlow: (durationMs: number, statement: string) =>
    logger.warn({
      context: 'database',
      msg: 'slow statement',
      durationMs,
      statement: statement.replace(/\s+/g, ' ').trim(),
    }),
  // Callers log failed statements.
  logQuery: nothing,
  logQueryError: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
});

/** SQLSTATE of a write to a read-only database: another server has become the leader, or the disk is full. */
export const readOnlyState = '25006';

/** Closes a connection whose database has rejected a write, so that the next request connects to the current leader. */
function closeOnReadOnly(client: ClientBase): void {
  // The pool removes its listener before TypeORM adds one; an error in between would crash the process.
  client.on('error', () => undefined);
  const { connection } = client as Client;
  connection.on('errorMessage', ({ code }: DatabaseError) => {
    if (code === readOnlyState) void (client as Client).end();
  });
}

const nothing = () => undefined;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? snake(property);
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
}
