import { type Logger } from 'pino';
import { type Logger as StatementLogger } from 'typeorm';

const nothing = () => undefined;

/** Logs statements that took too long: their text, never the parameters, which hold what people have written. */
export const slowStatements = (logger: Logger): StatementLogger => ({
  logQuerySlow: (durationMs: number, statement: string) =>
    logger.warn({
      context: 'database',
      msg: 'slow statement',
      durationMs,
      statement: statement.replace(/\s+/g, ' ').trim(),
    }),
  // What fails is logged by whoever asked.
  logQuery: nothing,
  logQueryError: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
});
