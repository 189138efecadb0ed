const levels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type LogLevel = keyof typeof levels;
export type Logger = Record<LogLevel, (message: string, details?: unknown) => void>;

interface LoggerOptions {
  /** What is less grave is not written. */
  level?: LogLevel;
  timestamps?: boolean;
}

/** Writes to the console what happened, when, and in which context. */
export function createLogger(context = 'app', { level = 'info', timestamps = true }: LoggerOptions = {}): Logger {
  const writer = (grade: LogLevel) => (message: string, details?: unknown) => {
    if (levels[grade] < levels[level]) return;
    const time = timestamps ? `${new Date().toISOString()} ` : '';
    const line = `${time}${grade.toUpperCase()} [${context}] ${message}`;
    // eslint-disable-next-line no-console -- the one place that writes there
    console[grade](line, ...(details === undefined ? [] : [details]));
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
