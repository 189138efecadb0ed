import { createDatabase } from '../support/database.ts';
import { importAcrossKill } from '../support/matrix/killed-import.ts';
import { tally } from '../support/matrix/matrix.ts';
import { killServers } from '../support/server-process.ts';
import { upload } from '../support/upload.ts';
import { probe, startClubServer } from './club-server.ts';
import { expectWithin, note, times } from './size.ts';

const kills = times(1, 20);
const rows = times(2000, 8000);
const file = `name,dateOfBirth\n${Array.from({ length: rows }, (_, n) => `Child ${n},2015-01-01\n`).join('')}`;

afterAll(killServers);

// Covers R8.
it(`A file of ${rows} rows that is sent 20 times at once is imported once, while other requests stay quick`, async () => {
  const database = await createDatabase();
  const server = await startClubServer(database.url);
  const live = probe(`${server.url}/api/health/live`);
  const responses = await Promise.all(Array.from({ length: 20 }, () => upload(server.admin, 'children', file)));
  const { p99, count } = await live.stop();
  expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const imported = responses.filter(({ body }) => body.summary?.success > 0);
  expect(imported.map(({ body }) => body.summary)).toEqual([{ total: rows, success: rows, error: 0, skipped: 0 }]);
  killServers();
  await server.ended;
  await database.drop();
  note('R8', `20 at once: ${tally(responses.map(({ status }) => status).sort())}, one of them imported ${rows} rows`);
  expectWithin('R8', `p99 of ${count} checks of liveness during imports`, p99, 100);
});

// Covers R8.
it(`An import whose server is killed, ${kills} times, leaves nothing behind, and succeeds when it is sent again`, async () => {
  for (let kill = 0; kill < kills; kill++) {
    const { keptByKilled, again } = await importAcrossKill();
    expect(keptByKilled).toBe(0);
    expect(again.body).toMatchObject({ summary: { total: 6000, success: 6000, error: 0, skipped: 0 } });
  }
  note('R8', `killed ${kills} times: nothing kept, all imported by the next server`);
});
