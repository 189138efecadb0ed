import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { isOnThisMachine, SmtpTransport } from '../../src/telling/mail/smtp.transport.ts';
import { anAdmin } from '../support/factories.ts';
import { type MailClub, mailRow, mailSettings, makeDue, queueMails, startMailClub } from '../support/mail-club.ts';
import { type MailServer, rejection, startMailServer } from '../support/mail-server.ts';

const log: string[] = [];
let server: MailServer;
let club: MailClub;
beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: ({ address }, _, callback) => {
      if (address === 'gone@families.example') callback(rejection(550, `<${address}> is unknown`));
      else if (address === 'full@families.example') callback(rejection(452, `<${address}> is full`));
      else callback();
    },
    accept: ({ recipient }) => {
      if (recipient === 'spam@families.example') throw rejection(554, 'Looks like spam');
    },
  });
  club = await startMailClub(mailSettings(server.url), (line) => log.push(line));
});
afterAll(async () => {
  await club.close();
  await server.close();
});

const send = async (mail: Parameters<typeof queueMails>[1]) => {
  const [id] = await queueMails(club.database, mail);
  await club.dispatcher.round();
  return id!;
};
const row = (id: string) => mailRow(club.database, id);
const received = (address: string) => server.received.filter(({ recipient }) => recipient === address);

describe('Mail by SMTP', () => {
  it('is sent as text and HTML, from the club, with a Message-ID of its own', async () => {
    const id = await send({ address: 'sam@families.example' });
    expect(await row(id)).toMatchObject({ state: 'sent', reason: null, attempts: 1 });
    const [{ headers, raw }] = received('sam@families.example') as [MailServer['received'][0]];
    expect(headers).toMatchObject({
      from: 'Touchline FC <office@club.example>',
      // No name, because it is not the address of the user's account.
      to: '"sam@families.example" <sam@families.example>',
      subject: 'Test mail',
      'message-id': `<${id}@club.example>`,
      'auto-submitted': 'auto-generated',
    });
    expect(headers['content-type']).toMatch(/^multipart\/alternative/);
    for (const type of ['text/plain', 'text/html']) expect(raw).toContain(`Content-Type: ${type}; charset=utf-8`);
  });

  it('that comes back three times stops the address until an admin sends a mail again', async () => {
    const admin = await club.signIn((await anAdmin(club)).email);
    const stopped = async () => (await admin.get('/api/admin/mails/delivery')).body.stoppedAddresses as string[];
    const address = 'gone@families.example';
    const failed: string[] = [];
    for (let bounce = 0; bounce < 3; bounce++) {
      expect(await stopped()).toEqual([]);
      failed.push(await send({ address }));
    }
    expect(await row(failed[2]!)).toMatchObject({ state: 'failed', reason: '550 <gone@families.example> is unknown' });
    expect(await stopped()).toEqual([address]);
    const fourth = await send({ address });
    expect(await row(fourth)).toMatchObject({
      state: 'failed',
      reason: 'Mails to this address came back 3 times',
    });

    const again = await admin.post(`/api/admin/mails/${fourth}/retry`);
    expect([again.status, again.body.state]).toEqual([200, 'queued']);
    expect(await stopped()).toEqual([]);
    await club.dispatcher.round();
    expect((await row(fourth)).reason).toBe('550 <gone@families.example> is unknown');
    expect((await admin.post(`/api/admin/mails/${failed[0]}/retry`)).status).toBe(200);
    expect((await admin.post(`/api/admin/mails/${failed[0]}/retry`)).status).toBe(409);
    await club.dispatcher.round();
  });

  it('that the server rejects for now is tried again, later each time, and fails after 17 hours', async () => {
    const id = await send({ address: 'full@families.example' });
    const waits: number[] = [];
    for (let state = (await row(id)).state; state === 'queued'; state = (await row(id)).state) {
      const { minutes, reason } = await row(id);
      expect(reason).toBe('452 <full@families.example> is full');
      waits.push(minutes);
      await makeDue(club.database);
      await club.dispatcher.round();
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 720]);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 7 });
  });

  it('that the server rejects for its content fails at once, and says nothing about the address', async () => {
    const id = await send({ address: 'spam@families.example' });
    expect(await row(id)).toMatchObject({ state: 'failed', reason: '554 Looks like spam', attempts: 1 });
    expect(await club.database.query("SELECT FROM mail_bounces WHERE address = 'spam@families.example'")).toEqual([]);
  });

  // Covers ASVS 1.3.11.
  it.each([
    ['Keller, Mia', /^"Keller, Mia" <[^<>]+>$/],
    ['Sam "Ace" <boss>', /^"Sam \\"Ace\\" <boss>" <[^<>]+>$/],
    ['Zoë Müller', /^=\?UTF-8\?[QB]\?[^ ]+\?= <[^<>]+>$/],
    ['Sam\r\nBcc: everybody', /^[^<>]+ <[^<>]+>$/],
  ])('to %j has one recipient, whatever the name contains', async (fullName, to) => {
    const before = server.received.length;
    await send({ fullName });
    const [mail, ...others] = server.received.slice(before);
    expect(others).toEqual([]);
    expect(mail!.headers.to).toMatch(to);
    expect(mail!.headers.to).toContain(`<${mail!.recipient}>`);
    expect(mail!.headers).not.toHaveProperty('bcc');
  });

  // Covers ASVS 1.3.11.
  it('cannot be given headers by its subject', async () => {
    const transport = new SmtpTransport(server.url, 1, 5000);
    const to = { name: 'Sam', address: 'subject@families.example' };
    const from = { name: 'Club', address: 'office@club.example' };
    await transport.send({ id: 'a', to, from, subject: 'News\r\nBcc: x@club.example\r\n\r\nText', text: '', html: '' });
    transport.close();
    expect(received(to.address)[0]!.headers).toMatchObject({
      subject: 'News Bcc: x@club.example  Text',
    });
    expect(received(to.address)[0]!.headers).not.toHaveProperty('bcc');
  });

  // Covers S11.
  it('leaves no addresses in the log', () => {
    expect(log.filter((line) => line.includes('mail not sent')).length).toBeGreaterThan(10);
    expect(log.filter((line) => /@|550 |is unknown|Sam/.test(line))).toEqual([]);
  });
});

/** Sends one mail through a server of a test; returns what became of it. */
async function sendThrough(url: string, mailLeaseMs = 5000) {
  const other = await startMailClub({ ...mailSettings(url), mailLeaseMs });
  try {
    const [id] = await queueMails(other.database);
    const began = Date.now();
    await other.dispatcher.round();
    return { ...(await mailRow(other.database, id!)), seconds: (Date.now() - began) / 1000 };
  } finally {
    await other.close();
  }
}

describe('A mail server with a certificate that it has signed itself', () => {
  /** As Postfix on Debian, which offers STARTTLS with such a certificate. */
  const startSelfSigned = async (secure = false) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'mx.club.example' }]);
    return startMailServer({ hideSTARTTLS: false, secure, key, cert });
  };

  it.each(['127.0.0.1', 'localhost'])('gets mails by STARTTLS if it is on this machine, at %s', async (host) => {
    const postfix = await startSelfSigned();
    const url = postfix.url.replace('127.0.0.1', host);
    expect(await sendThrough(url)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await sendThrough(`${url}?requireTLS=true`)).toMatchObject({ state: 'sent' });
    expect(postfix.received).toHaveLength(2);
    await postfix.close();
  });

  it('gets mails encrypted from the first byte if it is on this machine', async () => {
    const postfix = await startSelfSigned(true);
    expect(await sendThrough(postfix.url.replace('smtp:', 'smtps:'))).toMatchObject({ state: 'sent' });
    await postfix.close();
  });

  it.each([
    ['smtp:', false, 'ignoreTLS=true'],
    ['smtps:', true, 'tls.rejectUnauthorized=false'],
  ])(
    'gets none elsewhere, and the reason names the setting of an address with %s',
    async (protocol, secure, setting) => {
      const elsewhere = await startSelfSigned(secure);
      const url = elsewhere.url.replace('smtp:', protocol);
      // A server elsewhere is verified as this one is now.
      const { state, reason } = await sendThrough(`${url}?tls.rejectUnauthorized=true`);
      expect(state).toBe('queued');
      expect(reason).toMatch(
        /self-signed certificate\. In SMTP_URL, write the host as the server's certificate does, or add /,
      );
      expect(reason).toContain(setting);
      expect(elsewhere.received).toEqual([]);
      expect(await sendThrough(`${url}?${setting}`)).toMatchObject({ state: 'sent' });
      await elsewhere.close();
    },
  );

  it.each([
    ['smtp://localhost', true],
    ['smtp://LOCALHOST:25', true],
    ['smtps://user:password@127.0.0.1:465', true],
    ['smtp://127.1.2.3', true],
    ['smtp://[::1]:25', true],
    ['smtp://localhost.club.example', false],
    ['smtp://127.0.0.1.club.example', false],
    ['smtp://127.0.0.1@club.example', false],
    ['smtp://10.0.0.1', false],
    ['smtp://[2001:db8::1]', false],
    ['smtp://club.example', false],
  ])('at %s is on this machine: %s', (url, isHere) => {
    expect(isOnThisMachine(url)).toBe(isHere);
  });
});

describe('A mail waits for its next attempt if the mail server', () => {
  it('rejects the password, which can be corrected', async () => {
    const strict = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, callback) => callback(rejection(535, 'Wrong password')),
    });
    const { state, reason, minutes } = await sendThrough(strict.url.replace('//', '//club:secret@'));
    expect({ state, minutes }).toEqual({ state: 'queued', minutes: 1 });
    expect(reason).toMatch(/^535 /);
    expect(reason).not.toContain('secret');
    await strict.close();
  });

  it('rejects the sender, which can be corrected', async () => {
    const strict = await startMailServer({
      onMailFrom: (_, __, callback) => callback(rejection(553, 'You are not office')),
    });
    expect(await sendThrough(strict.url)).toMatchObject({ state: 'queued', reason: '553 You are not office' });
    await strict.close();
  });

  it('accepts the connection and says nothing, and gives up within the lease', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { state, attempts, seconds } = await sendThrough(
      `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`,
      2000,
    );
    expect({ state, attempts }).toEqual({ state: 'queued', attempts: 1 });
    expect(seconds).toBeLessThan(2);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('cannot be reached', async () => {
    const closed = await startMailServer();
    await closed.close();
    expect(await sendThrough(closed.url)).toMatchObject({
      state: 'queued',
      reason: expect.stringMatching('ECONNREFUSED'),
    });
  });
});

it('A mail that a slow server has not confirmed within the limit is not sent again behind the back of the outbox', async () => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const slow = await startMailServer({ accept: (_, count) => (count === 1 ? released : undefined) });
  const transport = new SmtpTransport(slow.url, 1, 1000);
  const mail = (id: string) => ({
    id,
    subject: id,
    text: id,
    html: id,
    from: { name: 'Club', address: 'office@club.example' },
    to: { name: 'Sam', address: `${id}@families.example` },
  });
  await expect(transport.send(mail('first'))).rejects.toMatchObject({ kind: 'temporary' });
  release();
  await transport.send(mail('second'));
  expect(slow.received.map(({ recipient }) => recipient)).toEqual([
    'first@families.example',
    'second@families.example',
  ]);
  transport.close();
  await slow.close();
});

it('A mail server may take half of the lease to scan a mail, because a second attempt would make it a second mail', async () => {
  const thorough = await startMailServer({ accept: () => pause(1000) });
  expect(await sendThrough(thorough.url, 2000)).toMatchObject({ state: 'sent', attempts: 1 });
  expect(thorough.received).toHaveLength(1);
  await thorough.close();
});
