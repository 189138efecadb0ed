import { readdirSync } from 'node:fs';
import { runCommand } from '../../src/commands/run-command.ts';

const sources = readdirSync(new URL('../../src/commands/', import.meta.url), { encoding: 'utf8' });
const helpers = ['command', 'help', 'run-command'];
const names = sources.map((file) => file.replace('.ts', '')).filter((name) => !helpers.includes(name));

describe('touchline', () => {
  it.each([[[]], [['--help']], [['-h']]])('explains its commands when called with %j', async (line) => {
    const { code, text } = await runCommand(line, {});
    expect(code).toBe(0);
    expect(names).toHaveLength(5);
    for (const name of names) expect(text).toContain(`\n  ${name} `);
    expect(text).toContain('node backend/dist/touchline.js');
  });

  it.each(names)('explains %s, whatever the settings are', async (name) => {
    const { code, text } = await runCommand([name, '--help'], { PORT: 'none' });
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`^touchline ${name}\\b.*: `));
    expect(text).toContain('DATABASE_URL');
  });

  it('explains the arguments and flags of a command', async () => {
    const { text } = await runCommand(['restore', '--help'], {});
    expect(text).toMatch(/^touchline restore <file> \[--replace\]: /);
    expect(text).toMatch(/^ {2}--replace +overwrites/m);
  });

  it.each(['dance', 'constructor'])('does not know the command %s', async (name) => {
    const { code, text } = await runCommand([name], {});
    expect(code).toBe(2);
    expect(text).toMatch(`There is no command “${name}”.`);
    expect(text).toContain('\n  backup ');
  });

  it.each([
    [['restore'], 'touchline restore <file> [--replace]'],
    [['restore', 'one', 'two'], 'touchline restore <file> [--replace]'],
    [['restore', 'one', '--force'], 'touchline restore <file> [--replace]'],
    [['reset-factors'], 'touchline reset-factors <email or username>'],
    [['migrate', 'now'], 'touchline migrate'],
  ])('rejects the command line %j with the usage', async (line, usage) => {
    expect(await runCommand(line, {})).toEqual({ code: 2, text: `Usage: ${usage}` });
  });

  it('explains wrong settings like the server', async () => {
    const { code, text } = await runCommand(['backup'], { PORT: 'none' });
    expect(code).toBe(1);
    expect(text).toMatch(/^Touchline cannot start with these settings:\n {2}- PORT must/);
  });
});
