import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type ClubApp, startClub } from '../support/club-app.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

/** What the server answers until it closes the connection, or for a second. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(Number(new URL(club.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(text);
  socket.setTimeout(1000, () => socket.destroy());
  await once(socket, 'close');
  return answer;
}

// Covers ASVS 13.4.4.
it.each(['TRACE', 'TRACK', 'DEBUG'])('The method %s is rejected and repeats nothing', async (method) => {
  for (const path of ['/', '/api/club']) {
    const headers = 'Host: club\r\nCookie: touchline=a-secret\r\nConnection: close';
    const answer = await answerTo(`${method} ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('a-secret');
  }
});

it('Node makes requests and responses with Express’s prototypes, which Express does not have to replace', async () => {
  const express = club.app.getHttpAdapter().getInstance();
  const server: Server = club.app.getHttpServer();
  const isExpress: boolean[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    isExpress.push(
      Object.getPrototypeOf(request) === express.request,
      Object.getPrototypeOf(response) === express.response,
    );
  });
  expect((await club.guest().get('/api/health/live')).status).toBe(200);
  expect(isExpress).toEqual([true, true]);
});

it.each([
  ['/api/club', 200],
  ['/API/Club/', 200],
  ['/api/clubs', 404],
  ['/api//club', 404],
  ['/api/constructor', 404],
  ['/api/__proto__', 404],
  ['/api', 404],
])('The routes are found by the first segment of their path: GET %s returns %i', async (path, status) => {
  expect((await club.guest().get(path)).status).toBe(status);
});
