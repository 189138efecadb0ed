import { type NewMail } from '../telling/outbox/outbox.queries.ts';
import { type Addressee } from './family-mail.queries.ts';

/** A mail to each, which is queued once, however often the same act is told. */
export const mailsTo = (
  to: Addressee[],
  { kind, about, data }: { kind: string; about: string | number; data: Record<string, unknown> },
): NewMail[] =>
  to.map(({ userId, email }) => ({ kind, key: `${kind}:${about}:${userId}`, userId, address: email, data }));
