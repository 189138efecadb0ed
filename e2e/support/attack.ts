import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** Serves blank pages for every host name that resolves here; those at `/sandboxed` have the origin `null`. */
export async function startBlankPages(): Promise<{ port: number; stop: () => void }> {
  const server = createServer(({ url }, response) => {
    const sandbox = url === '/sandboxed' && { 'content-security-policy': 'sandbox allow-scripts allow-forms' };
    response.writeHead(200, { 'content-type': 'text/html', ...sandbox }).end('<!doctype html><title>Blank</title>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** What a page can make its visitor's browser send to an API, and what it can read of each response. */
export const attack = (page: Page, api: string): Promise<Record<string, string>> =>
  page.evaluate(async (origin) => {
    const send = (path: string, request: RequestInit = {}): Promise<string> =>
      fetch(origin + path, { credentials: 'include', ...request }).then(
        ({ type, status }) => (type === 'opaque' ? 'nothing' : String(status)),
        () => 'nothing',
      );
    const blindly = { method: 'POST', mode: 'no-cors' } as const;
    const json = { 'content-type': 'application/json' };
    const text = { 'content-type': 'text/plain' };
    const league = (name: string) => JSON.stringify({ name, ageGroup: 'U12' });
    const file = new FormData();
    file.append('file', new File(['name,ageGroup\nStolen File,U12\n'], 'leagues.csv', { type: 'text/csv' }));
    const picture = () =>
      new Promise<string>((done) => {
        const image = Object.assign(new Image(), { onload: () => done('shown'), onerror: () => done('nothing') });
        image.src = `${origin}/api/auth/me`;
      });

    return {
      read: await send('/api/auth/me'),
      readBlindly: await send('/api/auth/me', { mode: 'no-cors' }),
      picture: await picture(),
      text: await send('/api/leagues', { ...blindly, headers: text, body: league('Stolen Text') }),
      json: await send('/api/leagues', { method: 'POST', headers: json, body: league('Stolen Json') }),
      file: await send('/api/import/leagues', { ...blindly, body: file }),
      remove: await send('/api/leagues/1', { method: 'DELETE' }),
      signOut: await send('/api/auth/logout', blindly),
    };
  }, api);

/** Submits a form to the address, which navigates there, and returns the text of the resulting page. */
export async function sendForm(page: Page, action: string): Promise<string | null> {
  await page.evaluate((url) => {
    const form = Object.assign(document.createElement('form'), { action: url, method: 'post', enctype: 'text/plain' });
    // Encoded as text/plain, this is the JSON {"name":"Stolen Form","ageGroup":"U12","x":"="}
    const field = Object.assign(document.createElement('input'), { value: '"}' });
    field.name = '{"name":"Stolen Form","ageGroup":"U12","x":"';
    form.append(field);
    document.body.append(form);
    form.submit();
  }, action);
  await expect(page).toHaveURL(action);
  return page.textContent('body');
}
