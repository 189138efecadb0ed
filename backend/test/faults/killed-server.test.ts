import { createDatabase } from '../support/database.ts';
import { killServers } from '../support/server-process.ts';
import { missing, startClubServer, startWriters } from './club-server.ts';
import { expectWithin, note, times } from './size.ts';
import { until } from '../support/mail-club.ts';

const kills = times(5, 50);

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  killServers();
  await database.drop();
});

// Covers R2.
it(`A server killed ${kills} times under 20 writers loses no acknowledged write`, async () => {
  const acknowledged: string[] = [];
  let slowest = 0;
  for (let kill = 0; kill < kills; kill++) {
    const startedAt = performance.now();
    const server = await startClubServer(database.url);
    // The first start creates the admin.
    if (kill > 0) slowest = Math.max(slowest, performance.now() - startedAt);
    const writers = startWriters(server.admin);
    const enough = 20 + Math.floor(Math.random() * 200);
    await until(() => writers.acknowledged.length >= enough);
    server.process.kill('SIGKILL');
    await server.ended;
    await writers.stop();
    expect(writers.others.filter((response) => response !== 'lost')).toEqual([]);
    acknowledged.push(...writers.acknowledged);
  }
  expect(await missing(database.url, acknowledged)).toEqual([]);
  note('R2', `${kills} kills, ${acknowledged.length} acknowledged writes, 0 lost`);
  expectWithin('R2', 'slowest start until a sign-in succeeded', slowest, 2000);
});
