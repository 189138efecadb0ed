const levels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type LogLevel = keyof typeof levels;
export type Logger = Record<LogLevel, (message: string, details?: unknown) => void>;

/** Writes to the console with time and context what is at least as grave as `level`. */
export function createLogger(context = 'app', level: LogLevel = 'info'): Logger {
  const writer = (grade: LogLevel) => (message: string, details?: unknown) => {
    if (levels[grade] < levels[level]) return;
    const line = `${new Date().toISOString()} ${grade.toUpperCase()} [${context}] ${message}`;
    // eslint-disable-next-line no-console -- the one place that writes there
    console[grade](line, ...(details === undefined ? [] : [details]));
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
