import { parseArgs } from 'node:util';
import { readSettings } from '../config/settings.ts';
import { describeFailure } from '../start/failures.ts';
import { backup } from './backup.ts';
import { type Command } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { commandHelp, overview, usageOf } from './help.ts';
import { migrate } from './migrate.ts';
import { resetFactors } from './reset-factors.ts';
import { restore } from './restore.ts';

const commands = new Map<string, Command>([
  ['backup', backup],
  ['restore', restore],
  ['migrate', migrate],
  ['create-admin', createAdmin],
  ['reset-factors', resetFactors],
]);

/** What a command told the operator, and its exit code: 0 for success, 1 for failure and 2 for a wrong command line. */
export interface Result {
  code: 0 | 1 | 2;
  text: string;
}

/** Runs `touchline` with this command line. */
export async function runCommand(line: string[], environment: Record<string, string | undefined>): Promise<Result> {
  const [name = '--help', ...rest] = line;
  if (isHelp(name)) return { code: 0, text: overview(commands) };
  const command = commands.get(name);
  if (!command) return { code: 2, text: `There is no command “${name}”.\n\n${overview(commands)}` };
  if (rest.some(isHelp)) return { code: 0, text: commandHelp(name, command) };
  const input = readLine(rest, command);
  if (!input) return { code: 2, text: `Usage: ${usageOf(name, command)}` };
  try {
    return { code: 0, text: await command.run(readSettings(environment), input) };
  } catch (error) {
    return { code: 1, text: describeFailure(error) };
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h';

/** The arguments and flags of a command line; null if the command does not take them. */
function readLine(line: string[], { args, flags }: Command): { args: string[]; flags: Set<string> } | null {
  const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: line, options, allowPositionals: true });
    const required = args.filter((arg) => arg.startsWith('<')).length;
    if (positionals.length < required || positionals.length > args.length) return null;
    return { args: positionals, flags: new Set(Object.keys(values)) };
  } catch {
    return null;
  }
}
