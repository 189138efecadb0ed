import { listWords } from '../words/list-words.ts';
import { pluralize } from '../words/number-words.ts';
import { type AuditSentence, type ToldAct } from './audit-act.ts';
import { say } from './say.ts';

/** What a restriction has ended, by the details that count it. */
const ended = {
  invitations: 'invitation',
  requests: 'request',
  answerLinks: 'answer link',
  feedLinks: 'calendar link',
};

/** Who is a guardian of a player, and who must not be. */
export const guardianSentences: Record<string, AuditSentence> = {
  'child.assign-parent': (told) =>
    told.number('parentId') === null
      ? say`${told.who} removed all guardians of ${told.child()}`
      : say`${told.who} made ${told.user('parentId')} the primary guardian of ${told.child()}${inPlaceOf(told)}`,
  'child.release': (told) => say`${told.who} stopped being a guardian of ${told.child()}`,
  'child.remove-guardian': (told) => say`${told.who} removed ${told.user('userId')} as a guardian of ${told.child()}`,
  'child.leave-household': (told) => say`${told.who} stopped sharing a household for ${told.child()}`,
  'child.restrict-guardian': (told) =>
    say`${told.who} restricted the account of ${told.user('userId')} for ${told.child()}${endedWords(told)}`,
  'child.lift-restriction': (told) =>
    say`${told.who} lifted the restriction of the account of ${told.user('userId')} for ${told.child()}`,
  'child.request-access': (told) => say`${told.who} asked for access to ${told.child()}`,
  'child.approve-access': (told) =>
    say`${told.who} approved the request of ${told.user('userId')} for access to ${told.child()}`,
  'child.decline-access': (told) =>
    say`${told.who} declined the request of ${told.user('userId')} for access to ${told.child()}`,
  'child.invite-guardian': (told) => say`${told.who} invited a guardian of ${told.child()}`,
  'child.withdraw-invitation': (told) => say`${told.who} withdrew an invitation of a guardian of ${told.child()}`,
  'child.accept-invitation': (told) => say`${told.who} accepted an invitation as a guardian of ${told.child()}`,
};

function inPlaceOf(told: ToldAct) {
  const before = told.number('before');
  return before === null || before === told.number('parentId') ? '' : say` in place of ${told.user('before')}`;
}

function endedWords(told: ToldAct): string {
  const counts = Object.entries(ended).flatMap(([detail, noun]) => {
    const count = told.number(detail) ?? 0;
    return count > 0 ? [pluralize(count, noun)] : [];
  });
  return counts.length > 0 ? `, which ended ${listWords(counts)}` : '';
}
