import { type Settings } from '../config/settings.ts';

/** A command of `touchline`. */
export interface Command {
  /** What it does, in one line. */
  summary: string;
  /** The names of its arguments: `<file>` is required, `[file]` is not. */
  args: string[];
  /** What each flag does, such as `--replace` as `replace`. */
  flags: Record<string, string>;
  /** What the operator should know, in lines. */
  details: string;
  /** Returns what to tell the operator. */
  run: (settings: Settings, input: { args: string[]; flags: Set<string> }) => Promise<string>;
}
