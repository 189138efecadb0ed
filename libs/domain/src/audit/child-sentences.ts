import { correctedFields, type CorrectedField } from '../corrections.ts';
import { listWords } from '../words/list-words.ts';
import { type AuditSentence, type ToldAct } from './audit-act.ts';
import { did, say, wordsFor } from './say.ts';

const fields: Record<CorrectedField, string> = {
  name: 'name',
  dateOfBirth: 'date of birth',
  ageGroup: 'age group',
  shortName: 'short name',
};

/** What happens to players. */
export const childSentences: Record<string, AuditSentence> = {
  'child.add': (told) => say`${told.who} added ${told.child()}${addedFor(told)}`,
  'child.claim': (told) => say`${told.who} claimed ${told.child()} as their own child`,
  'child.unregister': (told) => say`${told.who} removed ${told.child()} from the club`,
  'child.restore': (told) => say`${told.who} restored ${told.child()} to the club`,
  'child.correct': (told) => say`${told.who} corrected ${correctedWords(told)} of ${told.child()}`,
  'child.distinguish': (told) =>
    told.members().areDifferent === false
      ? say`${told.who} no longer calls ${told.child()} and ${told.child('otherId')} two different players`
      : say`${told.who} called ${told.child()} and ${told.child('otherId')} two different players`,
  'child.merge': (told) => say`${told.who} merged the record of ${told.child('otherId')} into ${told.child()}`,
  'child.erase': (told) => say`${told.who} deleted ${told.child()} for good`,
  'child.forget': () => say`Touchline deleted a player who had left long ago`,
  'child.request-erasure': (told) => say`${told.who} asked to delete ${told.child()} for good`,
  'child.withdraw-erasure': (told) => say`${told.who} no longer asks to delete ${told.child()} for good`,
  'child.decline-erasure': (told) => say`${told.who} declined to delete ${told.child()} for good`,
  'child.export': (told) => say`${told.who} downloaded the data of ${told.child()}`,
  'child.look-up-contacts': (told) => say`${told.who} looked up phone numbers of the family of ${told.child()}`,
  'locked-name.unlock': did('unlocked the name of a player'),
};

/** For a parent, unless parents add a child of their own, or there is no parent yet. */
function addedFor(told: ToldAct) {
  const parentId = told.number('parentId');
  return parentId === null || parentId === told.act.actorId ? '' : say` for ${told.user('parentId')}`;
}

function correctedWords(told: ToldAct): string {
  const named = told.list('fields');
  const words = wordsFor(
    correctedFields.filter((field) => named.includes(field)),
    fields,
  );
  return words.length > 0 ? `the ${listWords(words)}` : 'the record';
}
