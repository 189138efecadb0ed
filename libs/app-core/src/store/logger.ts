const levels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type LogLevel = keyof typeof levels;
export type Logger = Record<LogLevel, (message: string, details?: unknown) => void>;

interface LoggerOptions {
  /** Messages below this level are dropped. */
  level?: LogLevel;
  timestamps?: boolean;
}

export function createLogger(context = 'app', { level = 'info', timestamps = true }: LoggerOptions = {}): Logger {
  const writer = (messageLevel: LogLevel) => (message: string, details?: unknown) => {
    if (levels[messageLevel] < levels[level]) return;
    const time = timestamps ? `${new Date().toISOString()} ` : '';
    const line = `${time}${messageLevel.toUpperCase()} [${context}] ${message}`;
    // eslint-disable-next-line no-console -- the only place that logs
    console[messageLevel](line, ...(details === undefined ? [] : [details]));
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
