import { createLogger } from '../../src/config/logger.ts';
import { withDataSource, prepareDatabase } from '../../src/start/database.ts';
import { readSettings } from '../../src/config/settings.ts';
import { createDatabase } from '../support/database.ts';

it('The sample club begins with delivery running and nothing queued', async () => {
  const { url, drop } = await createDatabase();
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SAMPLE_CLUB: 'true' });
  await withDataSource(url, createLogger(settings), async (database) => {
    expect(await prepareDatabase(database, settings)).toBe(true);
    const [state] = await database.query(`
      SELECT (SELECT count(*) FROM users) > 90 AS "hasUsers", (SELECT is_paused FROM mail_delivery) AS "isPaused",
             (SELECT count(*) FROM mails) + (SELECT count(*) FROM event_notices) AS queued`);
    expect(state).toEqual({ hasUsers: true, isPaused: false, queued: 0 });
  });
  await drop();
});
