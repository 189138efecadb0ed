import { connect } from 'node:net';
import { Api } from '../support/api.ts';
import { createDatabase } from '../support/database.ts';
import { killServers, startServer, urlOnceReady } from '../support/server-process.ts';
import { note, times } from '../faults/size.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let url: string;
beforeAll(async () => {
  database = await createDatabase();
  url = await urlOnceReady(startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  note('S17', `${Object.keys(requests).length} kinds of malformed requests are rejected and disconnected`);
  killServers();
  await database.drop();
});

/** Sends the bytes on a connection of their own; returns what the server has sent when it has closed the connection. */
function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (data) => (answer += data.toString('latin1')));
    // A reset closes the connection, too.
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });
}

const request = (start: string, ...headers: string[]) => [start, 'Host: localhost', ...headers, '', ''].join('\r\n');
const login = (...headers: string[]) =>
  request('POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', ...headers);
const get = (...headers: string[]) => request('GET /api/club HTTP/1.1', ...headers);
/** What a server that reads the body differently would take for a second request. */
const second = 'GET /api/club HTTP/1.1\r\nHost: localhost\r\n\r\n';

const requests: Record<string, string> = {
  'Content-Length and Transfer-Encoding': `${login(`Content-Length: ${second.length + 5}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${second}`,
  'Transfer-Encoding and Content-Length': `${login('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${second}`,
  'two different lengths': `${login('Content-Length: 2', `Content-Length: ${second.length + 2}`)}{}${second}`,
  'the same length twice': `${login('Content-Length: 2', 'Content-Length: 2')}{}${second}`,
  'a list of lengths': `${login('Content-Length: 2, 2')}{}${second}`,
  'a length with a sign': `${login('Content-Length: +2')}{}${second}`,
  'a negative length': `${login('Content-Length: -2')}{}${second}`,
  'a hexadecimal length': `${login('Content-Length: 0x2')}{}${second}`,
  'a length that no number can hold': `${login('Content-Length: 99999999999999999999999')}{}`,
  'an unknown transfer coding': `${login('Transfer-Encoding: xchunked')}0\r\n\r\n${second}`,
  'chunked before another coding': `${login('Transfer-Encoding: chunked, identity')}0\r\n\r\n${second}`,
  'a chunk whose size is no number': `${login('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  'a chunk whose size is negative': `${login('Transfer-Encoding: chunked')}-2\r\n{}\r\n0\r\n\r\n`,
  'a chunk whose size no number can hold': `${login('Transfer-Encoding: chunked')}fffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  'a chunk that is longer than its size': `${login('Transfer-Encoding: chunked')}1\r\n{}\r\n0\r\n\r\n`,
  'a space before a colon': `${login('Content-Length : 2')}{}`,
  'a folded header': get('X-Folded: one', ' two'),
  'a folded length': `${login('Content-Length: 2', '\t0')}{}${second}`,
  'a header that begins with a space': request('GET /api/club HTTP/1.1').replace('Host', ' Host'),
  'a NUL in a header': get('X-Null: a\0b'),
  'a carriage return alone in a header': get('X-Return: a\rX-Other: b'),
  'line feeds alone': get('X-Feed: a').replaceAll('\r\n', '\n'),
  'a line feed alone after a header': get('X-Feed: a').replace('a\r\n', 'a\n'),
  '20 KB of headers': get(`X-Large: ${'x'.repeat(20_000)}`),
  '20 KB of path': request(`GET /${'x'.repeat(20_000)} HTTP/1.1`),
  'a method that nobody knows': request('SMUGGLE /api/club HTTP/1.1'),
  'a method in lower case': request('get /api/club HTTP/1.1'),
  'the method CONNECT': request('CONNECT localhost:80 HTTP/1.1'),
  'two Hosts': get('Host: club.example'),
  'no Host': 'GET /api/club HTTP/1.1\r\n\r\n',
  'a version that does not exist': request('GET /api/club HTTP/1.7'),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the greeting of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
};

describe('A request with', () => {
  // Covers S17, ASVS 4.2.1.
  it.each(Object.entries(requests))(
    '%s is rejected once and ends its connection, and others are not affected',
    async (_what, bytes) => {
      for (let n = 0; n < times(1, 50); n++) {
        const answer = await send(bytes);
        expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
        expect(answer.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(1);
        expect((await new Api(url).get('/api/club')).status).toBe(200);
      }
    },
  );
});
