import { runCommand } from './commands/run-command.ts';

/** `touchline <command>`: what an operator runs beside the server. */
const { code, text } = await runCommand(process.argv.slice(2), process.env);
if (code === 0) console.log(text);
else console.error(text);
process.exitCode = code;
