import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { freePort } from '../support/server.ts';
import { commands, type Driver, type Launch } from './driver.ts';
import { need, startProgram, temporaryFolder, undoLater, until } from './processes.ts';

/** Collects complaints from when a page has loaded; the driver does not offer those from before. */
const watch = `
  if (!window.complaints) {
    const complaints = (window.complaints = []);
    const { error } = console;
    console.error = (...values) => {
      complaints.push(values.map(String).join(' '));
      error(...values);
    };
    window.addEventListener('error', ({ message }) => complaints.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complaints.push('Content Security Policy: ' + violatedDirective + ' ' + blockedURI),
    );
  }`;

/** Lets the toolbar become as narrow as a phone. */
const narrowToolbar = 'entry, button { min-width: 0; padding: 0; margin: 0; }';

/** Starts WebKitGTK, the nearest thing to Safari on Linux, on a display of its own. */
export const launchWebKit: Launch = async (size) => {
  const program = need('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver');
  need('/usr/bin/Xvfb', 'xvfb');
  const home = temporaryFolder();
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);
  const port = await freePort();
  startProgram(program, [`--port=${port}`], { env: { ...environmentIn(home), DISPLAY: await startDisplay() } });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`)).ok || undefined, 'WebKitWebDriver did not start');
  const { sessionId } = await request('POST', `${url}/session`, { capabilities: {} });
  const session = `${url}/session/${sessionId}`;
  undoLater(() => request('DELETE', session));

  const run = (script: string) => driver.send('ExecuteScript', { script, args: [] });
  const driver: Driver = {
    send: async (command, { id, name, ...body } = {}) => {
      const [method, path] = commands[command].split(' ') as [string, string];
      const address = path.replace('{id}', String(id)).replace('{name}', String(name));
      const value = await request(method, `${session}/${address}`, body);
      if (command === 'Navigate' || command === 'Refresh') await run(watch);
      return value;
    },
    // The window follows some time later, and its bars are as high as its theme makes them.
    resize: async ({ width, height }) => {
      let bars = 0;
      await until(async () => {
        await driver.send('SetWindowRect', { width, height: height + bars });
        await new Promise((done) => setTimeout(done, 200));
        const [innerWidth, innerHeight]: number[] = await run('return [innerWidth, innerHeight];');
        bars += height - innerHeight!;
        return (innerWidth === width && innerHeight === height) || undefined;
      }, `WebKit cannot show a page of ${width} x ${height} pixels`);
    },
    typeDate: (id, value) => driver.send('ElementSendKeys', { id, text: asTyped(value) }),
    complaints: () => run(`${watch} return window.complaints.splice(0);`),
  };
  await driver.resize(size);
  return driver;
};

/** A date or a time as in an American field. A separator leads to the next part: `05/04/2031`, `02:45:PM`. */
function asTyped(value: string): string {
  const [first = '', second = '', third] = value.split(/[-:]/);
  if (third !== undefined) return `${second}/${third}/${first}`;
  const hour = Number(first);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${second}:${hour < 12 ? 'AM' : 'PM'}`;
}

/** Starts a display that nothing else uses, and returns its name. */
async function startDisplay(): Promise<string> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { stdio } = startProgram('/usr/bin/Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let number = '';
  (stdio[3] as Readable).on('data', (data: Buffer) => (number += data.toString()));
  return until(() => (number.endsWith('\n') ? `:${number.trim()}` : undefined), 'Xvfb did not start');
}

/** Settings and data of the browser stay in the folder. */
const environmentIn = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  LANG: 'en_US.UTF-8',
  NO_AT_BRIDGE: '1',
});

async function request(method: string, url: string, body?: object): Promise<any> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: any };
  if (!response.ok) throw new Error(value.message || value.error);
  return value;
}
