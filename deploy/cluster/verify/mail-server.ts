import { SMTPServer } from 'smtp-server';
import { machines } from './machines.ts';

const port = 2525;
/** As a server that scans mails, so that some are being sent at every failover. */
const scanMs = 200;

/** The backends' settings for the mail server, which is at the load balancer's address. */
export const mailSettings = {
  SMTP_URL: `smtp://${machines.balancer}:${port}`,
  MAIL_FROM: 'office@club.example',
  PUBLIC_URL: 'https://club.example',
  MAIL_PER_HOUR: '1000000',
};

/** What the mail server has accepted. */
export const received: { recipient: string; messageId: string }[] = [];

let beingSent = 0;

/** Mails that backends have handed over and that are not accepted yet. */
export const mailsBeingSent = () => beingSent;

/** Starts the mail server in this process. */
export async function startMailServer(): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, { envelope }, callback) => {
      beingSent++;
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const accept = () => {
        beingSent--;
        const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
        received.push({ recipient: envelope.rcptTo[0]!.address, messageId });
        callback();
      };
      stream.once('end', () => setTimeout(accept, scanMs));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, machines.balancer, done));
}
