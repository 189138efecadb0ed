import { type DataSource } from 'typeorm';
import { normalizeEmail } from '@touchline/domain';
import { insertAuditEntry } from '../../audit/audit.queries.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { insertMails } from '../../telling/outbox/outbox.queries.ts';
import { User } from '../../users/user.entity.ts';
import { endSessions, findBySignInName } from '../../users/user.queries.ts';
import { lockUser } from '../account-links.queries.ts';
import { factorMail } from './second-factor-mail.ts';
import { deleteFactor } from './second-factor.queries.ts';

/** As `SecondFactorService.reset`, outside the application and for whoever can run its programs. Throws sentences for them. */
export function resetByOperator(database: DataSource, { name, sendsMail }: { name: string; sendsMail: boolean }) {
  return inTransaction(database, async (manager) => {
    const found = await findBySignInName(manager.getRepository(User), { name: normalizeEmail(name) });
    if (!found) throw new Error(`There is no account called ${name}.`);
    const userId = found.id;
    await lockUser(manager, { userId });
    const user = await manager.findOneByOrFail(User, { id: userId });
    if (!(await deleteFactor(manager, { userId }))) throw new Error(`The account ${name} has no second factor.`);
    await endSessions(manager, { userId });
    const entry = { action: 'user.reset-factors', subject: 'user', subjectId: userId } as const;
    await insertAuditEntry(manager, { ...entry, actorId: null, details: { by: 'operator' } });
    const mail = sendsMail && factorMail(user, 'reset');
    if (mail) await insertMails(manager, [{ ...mail, priority: mailPriority.account }]);
  });
}
