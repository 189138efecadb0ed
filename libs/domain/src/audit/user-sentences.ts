import { listWords } from '../words/list-words.ts';
import { pluralize } from '../words/number-words.ts';
import { type AuditSentence, type ToldAct } from './audit-act.ts';
import { say, wordsFor } from './say.ts';

const roles: Record<string, string> = {
  isParent: 'parent',
  isCoach: 'coach',
  isAdmin: 'admin',
  isWelfareOfficer: 'welfare officer',
};

const fields: Record<string, string> = {
  fullName: 'name',
  email: 'email',
  username: 'username',
  phone: 'phone number',
  bio: 'text about them',
};

/** What admins do with accounts. */
export const userSentences: Record<string, AuditSentence> = {
  'user.create': (told) => say`${told.who} added an account for ${told.user()}${inBrackets(given(told))}`,
  'user.update': (told) => say`${told.who} changed the account of ${told.user()}${inBrackets(changed(told))}`,
  'user.make-coach': (told) => say`${told.who} made ${told.user()} a coach`,
  'user.remove-coach': (told) => say`${told.who} removed ${told.user()} as a coach`,
  'user.deactivate': (told) => say`${told.who} deactivated the account of ${told.user()}`,
  'user.reactivate': (told) => say`${told.who} reactivated the account of ${told.user()}`,
  'user.set-password': (told) => say`${told.who} set a new password for ${told.user()}`,
  'user.reopen-search': (told) => say`${told.who} reopened the child search for ${told.user()}`,
  'user.reset-factors': (told) => say`${whoReset(told)} reset two-step sign-in for ${told.user()}`,
  'user.invite': (told) => say`${told.who} sent an invitation to ${told.user()}`,
  'user.invite-all': (told) =>
    say`${told.who} sent ${pluralize(told.number('invited') ?? 0, 'invitation')} to ${invited(told)} who had never signed in`,
  'user.delete': (told) => say`${told.who} deleted an account${left(told.number('childrenWithoutGuardian') ?? 0)}`,
  'user.forget': () => say`Touchline deleted an account that nobody had used for long`,
  'user.manage.refused': (told) =>
    told.act.subjectId === null
      ? say`${told.who} tried to manage users, which was denied`
      : say`${told.who} tried to change the account of ${told.user()}, which was denied`,
};

const inBrackets = (words: string[]) => (words.length > 0 ? ` (${listWords(words)})` : '');

const given = (told: ToldAct) =>
  Object.keys(roles).flatMap((flag) => (told.members()[flag] === true ? [roles[flag]!] : []));

/** `new email`, `now an admin`, `no longer a coach` */
const changed = (told: ToldAct) => [
  ...wordsFor(told.list('changed'), fields).map((word) => `new ${word}`),
  ...Object.entries(roles).flatMap(([flag, role]) => {
    const { to } = told.members(flag);
    const noun = role === 'admin' ? 'an admin' : `a ${role}`;
    return typeof to === 'boolean' ? [to ? `now ${noun}` : `no longer ${noun}`] : [];
  }),
];

/** Whoever runs the server can do it without an account. */
const whoReset = (told: ToldAct) => told.whoOr(told.text('by') === 'operator' ? 'The operator' : 'A deleted account');

function invited(told: ToldAct): string {
  const role = told.text('role');
  return role === null ? 'users' : role === 'coach' ? 'coaches' : `${role.replace('-', ' ')}s`;
}

/** Of how many players the deleted user was the only guardian. */
const left = (players: number) =>
  players > 0 ? `, which left ${pluralize(players, 'player')} without a guardian` : '';
