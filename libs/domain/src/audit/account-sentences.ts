import { type AuditSentence } from './audit-act.ts';
import { did, say } from './say.ts';

/** Whoever opens the link of a mail is not signed in. */
const mailed = 'Somebody with a mailed link';

/** What users do with their own accounts. */
export const accountSentences: Record<string, AuditSentence> = {
  'account.change-email': did('changed their email'),
  'account.change-password': did('changed their password'),
  'account.reset-password': (told) => say`${told.whoOr(mailed)} chose a new password for ${told.user()}`,
  'account.verify-email': (told) => say`${told.whoOr(mailed)} confirmed the email of ${verified(told)}`,
  'account.undo-email-change': (told) => say`${told.whoOr(mailed)} undid a change of the email of ${told.user()}`,
  'account.second-factor-on': did('turned two-step sign-in on'),
  'account.second-factor-new-codes': did('got new recovery codes'),
  'account.second-factor-off': did('turned two-step sign-in off'),
  'account.export': did('downloaded their data'),
  'account.request-deletion': did('asked to be deleted'),
  'account.withdraw-deletion': did('withdrew the request to be deleted'),
};

/** With a link alone, as servers of 0.1.0 allowed, or signed in as the user. */
const verified = (told: Parameters<AuditSentence>[0]) =>
  told.act.actorId === told.act.subjectId ? 'their account' : told.user();
