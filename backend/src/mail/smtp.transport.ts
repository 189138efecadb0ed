import { createTransport } from 'nodemailer';
import { composed, DeliveryError, type MailTransport, type OutgoingMail } from './transport.ts';

/** Hands mails to a mail server. All of its time limits together are below the lease. */
export class SmtpTransport implements MailTransport {
  private readonly smtp;

  constructor(
    url: string,
    connections: number,
    private readonly limitMs: number,
  ) {
    const stepMs = Math.floor(limitMs / 4);
    this.smtp = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      dnsTimeout: stepMs,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DeliveryError('The mail server took too long', 'temporary')), this.limitMs);
    });
    try {
      await Promise.race([this.smtp.sendMail(composed(mail)), limit]);
    } catch (error) {
      throw error instanceof DeliveryError
        ? error
        : new DeliveryError(reasonOf(error as SmtpError), kindOf(error as SmtpError));
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.smtp.close();
  }
}

interface SmtpError extends Error {
  response?: string;
  responseCode?: number;
  command?: string;
}

/** A refused sender or password concerns all mails and can be corrected, so such mails are tried again. */
function kindOf({ responseCode = 0, command = '' }: SmtpError): DeliveryError['kind'] {
  if (responseCode < 500) return 'temporary';
  if (command === 'RCPT TO') return 'bounce';
  return command === 'DATA' || command === 'API' ? 'permanent' : 'temporary';
}

const maxReason = 300;

const reasonOf = ({ response, message }: SmtpError) => (response ?? message).replace(/\s+/g, ' ').slice(0, maxReason);
