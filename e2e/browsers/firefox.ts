import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Driver, type Launch } from './driver.ts';
import { need, startProgram, temporaryFolder, undoLater, until } from './processes.ts';

/** Scripts that Firefox runs beside the page, where the page's content security policy does not apply. */
const resizePage = `
  const page = gBrowser.selectedBrowser;
  page.style.flex = 'none';
  page.style.width = page.style.minWidth = arguments[0] + 'px';
  page.style.height = arguments[1] + 'px';`;
const readConsole = `
  const errors = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError);
  Services.console.reset();
  return errors
    .filter(({ category, flags }) => /^CSP/.test(category) || (category === 'content javascript' && !(flags & 1)))
    .map(({ errorMessage }) => errorMessage);`;

/** What Firefox, unlike others, still tells a page about the requests that a reload interrupts. */
const interrupted = 'NetworkError when attempting to fetch resource';

/** Starts Firefox and speaks WebDriver to it by Marionette, as geckodriver does, which Debian does not package. */
export const launchFirefox: Launch = async (size) => {
  const program = need('/usr/bin/firefox-esr', 'firefox-esr');
  const profile = temporaryFolder();
  const preferences = { 'marionette.port': 0, 'ui.useOverlayScrollbars': 1, 'devtools.console.stdout.content': true };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const access = ['--marionette', '--remote-allow-system-access'];
  const { stdout } = startProgram(program, ['--headless', '--no-remote', ...access, '--profile', profile], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const logged: string[] = [];
  createInterface(stdout!).on('line', (line) => {
    if (line.startsWith('console.error:') && !line.includes(interrupted)) logged.push(line);
  });
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await until(
    () => (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined,
    'Firefox did not start',
  );
  const send = await connectTo(port);
  await send('WebDriver:NewSession');

  const besidePage = async (script: string, args: unknown[] = []) => {
    await send('Marionette:SetContext', { value: 'chrome' });
    const { value } = await send('WebDriver:ExecuteScript', { script, args });
    await send('Marionette:SetContext', { value: 'content' });
    return value;
  };
  const driver: Driver = {
    send: async (command, parameters) => {
      const result = await send(`WebDriver:${command}`, parameters);
      return result && 'value' in result ? result.value : result;
    },
    resize: async ({ width, height }) => {
      await send('WebDriver:SetWindowRect', { width: Math.max(width, 500), height: height + 200 });
      await besidePage(resizePage, [width, height]);
    },
    typeDate: (id, text) => driver.send('ElementSendKeys', { id, text }),
    complaints: async () => [...(await besidePage(readConsole)), ...logged.splice(0)],
  };
  await driver.resize(size);
  return driver;
};

type Send = (name: string, parameters?: object) => Promise<any>;

/** Connects to Marionette. A message is its length, a colon and JSON: `[0, id, name, parameters]`, `[1, id, error, result]`. */
function connectTo(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  undoLater(() => socket.destroy());
  const waiting = new Map<number, { done: (result: any) => void; fail: (error: Error) => void }>();
  let count = 0;
  const send: Send = (name, parameters = {}) =>
    new Promise((done, fail) => {
      const message = JSON.stringify([0, ++count, name, parameters]);
      waiting.set(count, { done, fail });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return new Promise((connected, fail) => {
    socket.on('error', fail);
    socket.on('close', () => waiting.forEach((one) => one.fail(new Error('Firefox has ended'))));
    onMessage(socket, (message) => {
      // The greeting.
      if (!Array.isArray(message)) return connected(send);
      const [, id, error, result] = message;
      const one = waiting.get(id);
      waiting.delete(id);
      if (error) one?.fail(new Error(error.message));
      else one?.done(result);
    });
  });
}

function onMessage(socket: ReturnType<typeof connect>, handle: (message: any) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      handle(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
}
