import { Logger } from '@nestjs/common';
import { type AccountMailKind, MailKinds } from '../../src/telling/outbox/mail-kinds.ts';
import { type MailClub, mailRow, mailSettings, queueMails, startMailClub } from '../support/mail-club.ts';
import { type MailServer, rejection, startMailServer } from '../support/mail-server.ts';

let server: MailServer;
let club: MailClub;
beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: ({ address }, _, callback) =>
      callback(address === 'new@families.example' ? rejection(550, 'Unknown') : null),
  });
  club = await startMailClub(mailSettings(server.url));
});
afterAll(async () => {
  await club.close();
  await server.close();
});

/** Rejects the next two changes of a mail to this state; resolves with a check of how many there were. */
async function rejectTwice(state: string): Promise<() => Promise<number>> {
  await club.database.query(`
    CREATE SEQUENCE rejections;
    CREATE FUNCTION reject_twice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('rejections') <= 2 THEN RAISE 'not now'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER reject_twice BEFORE UPDATE ON mails FOR EACH ROW WHEN (NEW.state = '${state}') EXECUTE FUNCTION reject_twice()`);
  return async () => {
    const [row] = await club.database.query('SELECT last_value::int AS tries FROM rejections');
    await club.database.query(
      'DROP TRIGGER reject_twice ON mails; DROP FUNCTION reject_twice; DROP SEQUENCE rejections',
    );
    return row.tries as number;
  };
}

it('A sent mail is not sent again if the database rejects the record of it for a moment', async () => {
  const countTries = await rejectTwice('sent');
  const [id] = await queueMails(club.database);
  await club.dispatcher.round();
  expect(await mailRow(club.database, id!)).toMatchObject({ state: 'sent', attempts: 1 });
  expect(await countTries()).toBe(3);
  expect(server.received).toHaveLength(1);
});

it('A mail that was not sent does not count as perhaps sent if the database rejects the record of it for a moment', async () => {
  const countTries = await rejectTwice('queued');
  const unreachable = () => Promise.reject(new Error('no database'));
  const compose = jest.spyOn(club.app.get(MailKinds).get('test') as AccountMailKind, 'compose');
  compose.mockImplementationOnce(unreachable);
  const [id] = await queueMails(club.database);
  await club.dispatcher.round();
  expect(await mailRow(club.database, id!)).toMatchObject({ state: 'queued', attempts: 1, minutes: 1 });
  expect(await countTries()).toBe(3);
});

it('No mail is claimed while the database cannot say how the club’s mails look', async () => {
  const [id] = await queueMails(club.database);
  await club.database.query('ALTER TABLE club_settings RENAME TO club_settings_elsewhere');
  await expect(club.dispatcher.round()).rejects.toThrow('club_settings');
  await club.database.query('ALTER TABLE club_settings_elsewhere RENAME TO club_settings');
  expect(await mailRow(club.database, id!)).toMatchObject({ state: 'queued', attempts: 0 });
  await club.dispatcher.round();
});

it('A bounce counts for the address that the mail was sent to, not for the one at which it was queued', async () => {
  const letter = { to: 'new@families.example', subject: 'Moved', heading: '', blocks: [], why: '' };
  club.app.get(MailKinds).register('test', { priority: 0, compose: async () => letter });
  const ids = await queueMails(club.database, { count: 3, address: 'old@families.example' });
  await club.dispatcher.round();
  expect(await club.database.query('SELECT address, bounces FROM mail_bounces')).toEqual([
    { address: 'new@families.example', bounces: 3 },
  ]);
  ids.push(...(await queueMails(club.database, { address: 'old@families.example' })));
  await club.dispatcher.round();
  const reasons = await Promise.all(ids.map(async (id) => (await mailRow(club.database, id)).reason));
  expect(reasons).toEqual(['550 Unknown', '550 Unknown', '550 Unknown', 'Mails to this address came back 3 times']);
});

it('A mail during which servers have ended seven times fails instead of ending the next one', async () => {
  const [id] = await queueMails(club.database);
  await club.database.query(
    `UPDATE mails SET state = 'sending', attempts = 7, due_at = now() - interval '1 s' WHERE id = $1`,
    [id],
  );
  await club.dispatcher.round();
  expect(await mailRow(club.database, id!)).toMatchObject({
    state: 'failed',
    reason: 'The server ended while it sent this mail, several times',
  });
});

it('A mail that another server has taken over keeps the result of that server', async () => {
  const [id] = await queueMails(club.database);
  const takeOver = async () => {
    await club.database.query('UPDATE mails SET attempts = attempts + 1 WHERE id = $1', [id]);
    return { unwanted: 'The first server took too long' };
  };
  club.app.get(MailKinds).register('test', { priority: 0, compose: takeOver });
  await club.dispatcher.round();
  expect(await mailRow(club.database, id!)).toMatchObject({ state: 'sending', reason: null, attempts: 2 });
});

it('A planner that fails does not keep queued mails back, and is logged once', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  club.app.get(MailKinds).register('test', { priority: 0, compose: async () => ({ unwanted: 'Never needed' }) });
  club.dispatcher.addPlanner(() => Promise.reject(new Error('no plan')));
  const rows = [];
  for (let round = 0; round < 2; round++) {
    const [id] = await queueMails(club.database);
    await club.dispatcher.round();
    rows.push(await mailRow(club.database, id!));
  }
  expect(rows).toMatchObject([{ state: 'dropped' }, { state: 'dropped' }]);
  expect(warn.mock.calls).toEqual([['Mails are not planned: no plan']]);
  warn.mockRestore();
});
