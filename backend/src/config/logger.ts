import { type LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { type Settings } from './settings.ts';

/** Standard output; lines are written together, at most a tenth of a second late and before the process exits, to save processor time. */
export const openOutput = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** One JSON line per entry. */
export const createLogger = ({ logLevel }: Settings, output = openOutput()): Logger =>
  pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);

/** Adapts pino to Nest: one JSON line per entry, with the context that Nest appends. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = this.at('debug');
  error = this.at('error');
  warn = this.at('warn');
  debug = this.at('debug');
  verbose = this.at('trace');
  fatal = this.at('fatal');

  /** Nest passes a message, sometimes a stack, and the context last. */
  private at(level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal') {
    return (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      const members =
        typeof message === 'object' && message !== null ? withoutValues(message) : { msg: String(message) };
      this.pino[level]({ context, ...members });
    };
  }
}

/** Removes parameters and details of database errors, because they contain users' data. */
function withoutValues(members: object): object {
  const { err, ...rest } = members as { err?: Error & { code?: string; driverError?: Error & { code?: string } } };
  if (!err) return members;
  const cause = err.driverError ?? err;
  return {
    ...rest,
    err: { name: err.name, code: cause.code, message: cause.message, stack: err.stack?.split('\n').slice(1, 8) },
  };
}
