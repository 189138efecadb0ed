import { pino } from 'pino';
import { MailDispatcher } from '../../src/telling/outbox/mail-dispatcher.ts';
import { mailPriority } from '../../src/telling/outbox/mail-priority.ts';
import { createTestApp } from '../support/club-app.ts';
import { type MailClub, mailSettings, queueMails, startMailClub } from '../support/mail-club.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

let server: MailServer;
let club: MailClub;
let dispatchers: MailDispatcher[];
const ended: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  server = await startMailServer();
  club = await startMailClub(mailSettings(server.url));
  const { url } = club.database.options as { url: string };
  const second = await createTestApp(club.settings, url, pino({ level: 'silent' }));
  await second.init();
  dispatchers = [club.dispatcher, second.get(MailDispatcher)];
  ended.push(
    () => dispatchers[1]!.stop(),
    () => second.close(),
    club.close,
    server.close,
  );
});
afterAll(async () => {
  for (const end of ended) await end();
});
beforeEach(async () => {
  await club.database.query('DELETE FROM mails');
  server.received.length = 0;
});

/** Lets both servers send as much as they may; returns how many mails that were. */
async function sendAll(): Promise<number> {
  const before = server.received.length;
  const work = async (dispatcher: MailDispatcher) => {
    while (await dispatcher.round());
  };
  await Promise.all(dispatchers.map(work));
  return server.received.length - before;
}
const anHourPasses = () => club.database.query(`UPDATE mails SET claimed_at = claimed_at - interval '1 hour'`);

describe('MAIL_PER_HOUR', () => {
  it('limits all servers together', async () => {
    club.settings.mailPerHour = 30;
    await queueMails(club.database, { count: 70 });
    const sent = [await sendAll(), await sendAll()];
    await anHourPasses();
    sent.push(await sendAll());
    await anHourPasses();
    sent.push(await sendAll());
    expect(sent).toEqual([30, 0, 30, 10]);
    expect(new Set(server.received.map(({ recipient }) => recipient)).size).toBe(70);
  });

  it.each([mailPriority.cancellation, mailPriority.change])(
    'keeps a fifth for accounts, which mails of priority %i cannot use',
    async (priority) => {
      club.settings.mailPerHour = 30;
      await queueMails(club.database, { count: 40, priority });
      expect(await sendAll()).toBe(24);
      await queueMails(club.database, { count: 10 });
      expect(await sendAll()).toBe(6);
    },
  );

  it('of one sends mails of all kinds', async () => {
    club.settings.mailPerHour = 1;
    await queueMails(club.database, { count: 3, priority: mailPriority.change });
    expect(await sendAll()).toBe(1);
    await anHourPasses();
    expect(await sendAll()).toBe(1);
  });
});

it('Mails are sent in the order of their priorities, and those of one priority in the order of their time', async () => {
  club.settings.mailPerHour = 1000;
  const queued: Record<string, string> = {};
  for (const [name, priority] of Object.entries(mailPriority).reverse()) {
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const [id] = await queueMails(club.database, { priority });
      queued[`<${id}@club.example>`] = `${name} ${place <= 4 ? 'first' : 'then'}`;
    }
  }
  while (await club.dispatcher.round());
  // A batch has four mails, which are sent at once.
  const order = server.received.map(({ messageId }) => queued[messageId]);
  const kinds = [
    ...[
      'account',
      'cancellation',
      'change',
      'verification',
      'lastCall',
      'reminder',
      'announcement',
      'news',
      'overview',
    ],
    'invitation',
  ];
  const batches = kinds.flatMap((name) => [`${name} first`, `${name} then`]);
  expect(order).toEqual(batches.flatMap((batch) => [batch, batch, batch, batch]));
});
