import { createTransport } from 'nodemailer';
import { composed, DeliveryError, type MailTransport, type OutgoingMail } from './transport.ts';

/** Hands mails to a mail server. */
export class SmtpTransport implements MailTransport {
  private readonly smtp;

  constructor(
    private readonly url: string,
    connections: number,
    /** Below the lease, so that no other server sends the mail in the meantime. */
    private readonly limitMs: number,
  ) {
    const stepMs = Math.floor(limitMs / 4);
    this.smtp = createTransport({
      url,
      // What `url` says comes first.
      tls: { rejectUnauthorized: !isOnThisMachine(url) },
      pool: true,
      maxConnections: connections,
      // Each time, the server may have accepted the mail before it closed the connection.
      maxRequeues: 1,
      dnsTimeout: stepMs,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      // A server that scans mails takes long to accept one. Giving up earlier would send it twice.
      socketTimeout: limitMs,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.limitMs);
    try {
      // The signal also ends the delivery, which must not succeed when the outbox tries again.
      await this.smtp.sendMail({ ...composed(mail), signal: limit.signal });
    } catch (error) {
      if (limit.signal.aborted) throw new DeliveryError('The mail server took too long', 'temporary', true);
      throw new DeliveryError(reasonOf(error as SmtpError, this.url), kindOf(error as SmtpError));
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.smtp.close();
  }
}

/**
 * Whether a mail server is reached without a network, in which nobody can listen or pretend to be it. Its certificate is not verified,
 * because the one that Debian makes for Postfix is signed by itself.
 */
export const isOnThisMachine = (url: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(url).hostname);

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

/**
 * A refused sender or password, a used-up quota, a policy and a full mailbox can be corrected, so such mails are tried again. Only an
 * address that does not exist is a bounce.
 */
function kindOf({ response = '', responseCode = 0, command = '' }: SmtpError): DeliveryError['kind'] {
  if (responseCode < 500) return 'temporary';
  const [enhanced] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  if (command === 'RCPT TO') {
    const isUnknown = enhanced ? /^5\.1\.|^5\.2\.1$/.test(enhanced) : [550, 551, 553].includes(responseCode);
    return isUnknown ? 'bounce' : 'temporary';
  }
  const concernsMail = command === 'DATA' || command === 'API';
  return concernsMail && !/^5\.[247]\./.test(enhanced ?? '') ? 'permanent' : 'temporary';
}

const maxReason = 300;

function reasonOf({ response, message, code }: SmtpError, url: string): string {
  const advice = isOfCertificate.test(message) || code === 'ETLS' ? `. ${adviceOnTls(url)}` : '';
  return `${(response ?? message).replace(/\s+/g, ' ').slice(0, maxReason - advice.length)}${advice}`;
}

/** The sentences of OpenSSL and Node. */
const isOfCertificate = /certificate|altnames|unable to (get|verify)/i;

const adviceOnTls = (url: string): string =>
  `In SMTP_URL, write the host as the server's certificate does, or add ${url.startsWith('smtps') ? 'tls.rejectUnauthorized=false' : 'ignoreTLS=true'} in a network that you trust.`;
