import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  recipient: string;
  messageId: string;
  /** Headers by their names in lower case, unfolded. */
  headers: Record<string, string>;
  raw: string;
}

export interface MailServer {
  url: string;
  /** Mails in the order of their last bytes, whether they were accepted or not. */
  received: ReceivedMail[];
  close: () => Promise<void>;
}

type Options = Omit<SMTPServerOptions, 'onData'> & {
  /** Decides about a mail; throws to reject it. By default, all are accepted. */
  accept?: (mail: ReceivedMail, count: number) => void | Promise<void>;
  /** Called when "250 OK" has been written. */
  onAccepted?: (count: number) => void;
};

/** Starts a mail server on a free port that keeps what it receives. */
export async function startMailServer({ accept, onAccepted, ...options }: Options = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    ...options,
    onData: (stream, { envelope }, callback) => {
      const answer = async () => {
        const mail = parse(envelope.rcptTo[0]!.address, (await buffer(stream)).toString());
        const count = received.push(mail);
        await accept?.(mail, count);
        callback(null);
        onAccepted?.(count);
      };
      answer().catch((error: Error) => callback(error));
    },
  });
  // A client that is killed would otherwise end this process.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((done) => server.close(done)),
  };
}

/** An error that the server sends with this code. */
export const rejection = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

function parse(recipient: string, raw: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
  );
  return { recipient, headers, raw, messageId: headers['message-id'] ?? '' };
}
