import { type Command } from './command.ts';

export const usageOf = (name: string, { args, flags }: Command) =>
  ['touchline', name, ...args, ...Object.keys(flags).map((flag) => `[--${flag}]`)].join(' ');

/** The help of `touchline`: its commands, and how to run them. */
export const overview = (
  commands: Map<string, Command>,
) => `touchline <command>: what an operator runs beside the server

${[...commands].map(([name, { summary }]) => `  ${name.padEnd(15)}${summary}`).join('\n')}

In a checkout run \`npm run touchline -- <command>\`, in an image \`node backend/dist/touchline.js <command>\`.
\`touchline <command> --help\` explains a command.
${settingsHelp}`;

/** The help of one command. */
export function commandHelp(name: string, command: Command): string {
  const flags = Object.entries(command.flags).map(([flag, effect]) => `  --${flag.padEnd(12)}${effect}`);
  const parts = [`${usageOf(name, command)}: ${command.summary}`, command.details, ...flags, settingsHelp];
  return parts.join('\n\n');
}

const settingsHelp =
  'Commands need the settings of the server as environment variables, such as DATABASE_URL or DATA_DIR: docs/operations.md.';
