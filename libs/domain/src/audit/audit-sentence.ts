import { accountSentences } from './account-sentences.ts';
import { type AuditAct, type AuditPart, type AuditReader, type AuditSentence, ToldAct } from './audit-act.ts';
import { childSentences } from './child-sentences.ts';
import { clubSentences } from './club-sentences.ts';
import { eventSentences } from './event-sentences.ts';
import { guardianSentences } from './guardian-sentences.ts';
import { say } from './say.ts';
import { teamSentences } from './team-sentences.ts';
import { userSentences } from './user-sentences.ts';

const sentences: Record<string, AuditSentence> = {
  ...accountSentences,
  ...userSentences,
  ...childSentences,
  ...guardianSentences,
  ...teamSentences,
  ...eventSentences,
  ...clubSentences,
};

/** The actions that have a sentence of their own. */
export const toldActions = Object.keys(sentences);

/** An action of another version. */
const unknown: AuditSentence = (told) => say`${told.whoOr('Somebody')} did “${told.act.action}”`;

/** What somebody did, as a sentence without a full stop: who, in the past tense, and what it concerned. */
export function auditSentence(act: AuditAct, reader: AuditReader): AuditPart[] {
  const write = Object.hasOwn(sentences, act.action) ? sentences[act.action]! : unknown;
  return write(new ToldAct(act, reader));
}
