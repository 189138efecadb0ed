import { type Message } from './letter.ts';

export interface OutgoingMail extends Message {
  /** The same for every attempt to send this mail. */
  id: string;
  to: { name: string; address: string };
  from: { name: string; address: string };
  /** One address or several. */
  replyTo?: string[];
  /** The address for one-click unsubscribe. */
  unsubscribeUrl?: string;
}

/** Delivers mails. A mail that is sent twice has the same Message-ID. */
export interface MailTransport {
  /** Throws a `DeliveryError` if the mail was not accepted. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    message: string,
    /** Whether another attempt is pointless, and whether that is because of the address. */
    readonly kind: 'temporary' | 'permanent' | 'bounce',
    /** Whether the mail may have been accepted nevertheless. */
    readonly isInDoubt = false,
  ) {
    super(message);
  }
}

/** What nodemailer needs. Automatic replies to these mails are not wanted. */
export const composed = ({ id, from, to, replyTo, subject, text, html, unsubscribeUrl }: OutgoingMail) => ({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  messageId: `<${id}@${from.address.split('@').at(-1)}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});
