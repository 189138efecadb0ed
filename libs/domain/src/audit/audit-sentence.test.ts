import { type AuditAct, type AuditKind } from './audit-act.ts';
import { auditGroupOf, auditGroups } from './audit-groups.ts';
import { auditSentence, toldActions } from './audit-sentence.ts';

const names: Partial<Record<AuditKind, Record<number, string>>> = {
  user: { 1: 'Casey Rivera', 2: 'Pat Morgan', 3: 'Kim Lee' },
  child: { 1: 'Mia Keller', 2: 'Mia Keler' },
  team: { 1: 'U12 Lions' },
  league: { 1: 'County League' },
  event: { 1: 'U12 Lions training' },
  announcement: { 1: '' },
};
const nameOf = (kind: AuditKind, id: number) => names[kind]?.[id] ?? null;

const partsOf = (action: string, act: Partial<AuditAct> = {}) =>
  auditSentence({ action, actorId: 1, subjectId: 1, details: {}, ...act }, { nameOf, format: 'us' });

const textOf = (...args: Parameters<typeof partsOf>) =>
  partsOf(...args)
    .map(({ text }) => text)
    .join('');

describe('The sentence of', () => {
  it.each<[string, Partial<AuditAct>, string]>([
    ['account.change-password', {}, 'Casey Rivera changed their password'],
    ['account.verify-email', {}, 'Casey Rivera confirmed the email of their account'],
    ['account.verify-email', { actorId: null }, 'Somebody with a mailed link confirmed the email of Casey Rivera'],
    [
      'account.undo-email-change',
      { actorId: null, subjectId: 2 },
      'Somebody with a mailed link undid a change of the email of Pat Morgan',
    ],
    ['account.request-deletion', { actorId: null, subjectId: 9 }, 'A deleted account asked to be deleted'],
    [
      'user.create',
      { subjectId: 2, details: { isParent: true, isCoach: true, isAdmin: false } },
      'Casey Rivera added an account for Pat Morgan (parent and coach)',
    ],
    ['user.create', { subjectId: 2 }, 'Casey Rivera added an account for Pat Morgan'],
    [
      'user.update',
      { subjectId: 2, details: { changed: ['email', 'phone', 'isAdmin'], isAdmin: { from: false, to: true } } },
      'Casey Rivera changed the account of Pat Morgan (new email, new phone number and now an admin)',
    ],
    [
      'user.update',
      { subjectId: 2, details: { changed: ['isCoach'], isCoach: { from: true, to: false } } },
      'Casey Rivera changed the account of Pat Morgan (no longer a coach)',
    ],
    [
      'user.reset-factors',
      { actorId: null, subjectId: 2, details: { by: 'operator' } },
      'The operator reset two-step sign-in for Pat Morgan',
    ],
    ['user.reset-factors', { actorId: null, subjectId: 2 }, 'A deleted account reset two-step sign-in for Pat Morgan'],
    [
      'user.invite-all',
      { subjectId: null, details: { role: 'coach', invited: 1 } },
      'Casey Rivera sent 1 invitation to coaches who had never signed in',
    ],
    [
      'user.invite-all',
      { subjectId: null, details: { role: null, invited: 1200 } },
      'Casey Rivera sent 1,200 invitations to users who had never signed in',
    ],
    [
      'user.delete',
      { subjectId: 9, details: { childrenWithoutGuardian: 2 } },
      'Casey Rivera deleted an account, which left 2 players without a guardian',
    ],
    [
      'user.manage.refused',
      { actorId: 2, subjectId: 3 },
      'Pat Morgan tried to change the account of Kim Lee, which was denied',
    ],
    [
      'user.update',
      { subjectId: 2, details: { changed: ['isWelfareOfficer'], isWelfareOfficer: { from: false, to: true } } },
      'Casey Rivera changed the account of Pat Morgan (now a welfare officer)',
    ],
    ['user.forget', { actorId: null, subjectId: 9 }, 'Touchline deleted an account that nobody had used for long'],
    ['child.forget', { actorId: null, subjectId: 9 }, 'Touchline deleted a player who had left long ago'],
    [
      'club.forget',
      { actorId: null, details: { kind: 'auditLog', count: 1200 } },
      'Touchline deleted 1,200 entries of the audit log that had been kept long enough',
    ],
    [
      'club.forget',
      { actorId: null, details: { kind: 'contactLookups', count: 1 } },
      'Touchline deleted 1 look at phone numbers that had been kept long enough',
    ],
    [
      'club.forget',
      { actorId: null, details: { kind: 'squads' } },
      'Touchline deleted 0 rows that had been kept long enough',
    ],
    [
      'club.set-retention',
      { details: { events: { from: 3, to: 1 }, auditLog: { from: 36, to: 48 } } },
      'Casey Rivera changed how long the club keeps events with their answers (1 season instead of 3) and entries of the audit log (48 months instead of 36)',
    ],
    ['user.manage.refused', { actorId: 2, subjectId: null }, 'Pat Morgan tried to manage users, which was denied'],
    ['child.add', { details: { parentId: 1 } }, 'Casey Rivera added Mia Keller'],
    ['child.add', { details: { parentId: 2 } }, 'Casey Rivera added Mia Keller for Pat Morgan'],
    [
      'child.correct',
      { details: { fields: ['dateOfBirth', 'name'] } },
      'Casey Rivera corrected the name and date of birth of Mia Keller',
    ],
    [
      'child.distinguish',
      { details: { otherId: 2, areDifferent: true } },
      'Casey Rivera called Mia Keller and Mia Keler two different players',
    ],
    [
      'child.distinguish',
      { details: { otherId: 2, areDifferent: false } },
      'Casey Rivera no longer calls Mia Keller and Mia Keler two different players',
    ],
    ['child.merge', { details: { otherId: 2 } }, 'Casey Rivera merged the record of Mia Keler into Mia Keller'],
    [
      'child.assign-parent',
      { details: { parentId: null, before: 2 } },
      'Casey Rivera removed all guardians of Mia Keller',
    ],
    [
      'child.assign-parent',
      { details: { parentId: 3, before: 2 } },
      'Casey Rivera made Kim Lee the primary guardian of Mia Keller in place of Pat Morgan',
    ],
    [
      'child.assign-parent',
      { details: { parentId: 3, before: null } },
      'Casey Rivera made Kim Lee the primary guardian of Mia Keller',
    ],
    [
      'child.restrict-guardian',
      { details: { userId: 2, invitations: 1, requests: 0, feedLinks: 2 } },
      'Casey Rivera restricted the account of Pat Morgan for Mia Keller, which ended 1 invitation and 2 calendar links',
    ],
    [
      'child.restrict-guardian',
      { details: { userId: 2 } },
      'Casey Rivera restricted the account of Pat Morgan for Mia Keller',
    ],
    ['team.create', {}, 'Casey Rivera added the team U12 Lions'],
    ['team.update', { subjectId: 9 }, 'Casey Rivera changed a deleted team'],
    [
      'team.delete',
      { subjectId: 9, details: { name: 'U9 Owls', members: 14, events: 1 } },
      'Casey Rivera deleted the team U9 Owls with 14 players and 1 event',
    ],
    ['team-member.add', { details: { teamId: 1, childId: 1 } }, 'Casey Rivera added Mia Keller to U12 Lions'],
    [
      'team-member.remove',
      { details: { teamId: 9, childId: 9 } },
      'Casey Rivera removed a deleted player from a deleted team',
    ],
    [
      'event.update',
      { details: { date: ['2026-01-01', '2026-01-02'], description: true, version: [1, 2] } },
      'Casey Rivera changed the date and description of the event U12 Lions training',
    ],
    [
      'event.update',
      { details: { status: ['confirmed', 'cancelled'], version: [1, 2] } },
      'Casey Rivera cancelled the event U12 Lions training',
    ],
    [
      'event.update',
      { details: { status: ['cancelled', 'confirmed'] } },
      'Casey Rivera restored the event U12 Lions training',
    ],
    [
      'event.delete',
      { subjectId: 9, details: { event: { date: '2026-11-28' }, answers: [1, 2] } },
      'Casey Rivera deleted the event of Nov 28, 2026 with 2 answers',
    ],
    ['event.remind', { details: { families: 1 } }, 'Casey Rivera reminded 1 family of U12 Lions training'],
    [
      'series.create',
      { details: { eventIds: [2, 3] } },
      'Casey Rivera repeated the event U12 Lions training weekly, with 2 more events',
    ],
    [
      'series.update',
      { details: { changes: { 1: {}, 2: {} } } },
      'Casey Rivera changed 2 events of the series of U12 Lions training',
    ],
    [
      'announcement.create',
      { details: { teamId: 1, leagueId: null } },
      'Casey Rivera posted an announcement for U12 Lions',
    ],
    [
      'announcement.update',
      { subjectId: 9, details: { leagueId: 1 } },
      'Casey Rivera changed a deleted announcement for County League',
    ],
    [
      'data.import',
      { details: { type: 'children', total: 23, success: 20, skipped: 2, error: 1, invited: 3 } },
      'Casey Rivera imported players: 20 added, 2 skipped, 1 error, 3 invitations sent',
    ],
    [
      'data.import',
      { details: { type: 'fixtures', total: 5, success: 3, changed: 2, skipped: 2, changes: {} } },
      'Casey Rivera imported fixtures: 1 added, 2 changed, 2 skipped',
    ],
    ['data.export', { details: { type: 'guardians', rows: 1200 } }, 'Casey Rivera exported guardians: 1,200 rows'],
    ['data.export', { details: { type: 'of tomorrow' } }, 'Casey Rivera exported a list'],
    [
      'club.update',
      { details: { changed: ['name', 'contactEmail'] } },
      'Casey Rivera changed the name and contact email of the club',
    ],
    [
      'club.update',
      { details: { before: { name: 'A', colour: null }, after: { name: 'B', colour: null } } },
      'Casey Rivera changed the name of the club',
    ],
    ['audit.download', { details: { childId: 1 } }, 'Casey Rivera downloaded the audit log about Mia Keller'],
    ['audit.download', { details: {} }, 'Casey Rivera downloaded the audit log'],
    ['some.day', { actorId: null }, 'Somebody did “some.day”'],
    ['constructor', {}, 'Casey Rivera did “constructor”'],
  ])('%s with %j', (action, act, sentence) => expect(textOf(action, act)).toBe(sentence));

  it('an announcement links the word, not the title', () => {
    expect(partsOf('announcement.create').at(-1)).toEqual({
      text: 'announcement',
      link: { kind: 'announcement', id: 1 },
    });
  });

  it.each(toldActions)('%s starts with who, has no holes and no full stop, whatever the details are', (action) => {
    const strange = { details: { changed: 'x', fields: 3, event: [], changes: null, userId: 'x', invited: '1' } };
    for (const act of [{}, { actorId: null, subjectId: null }, strange, { subjectId: 9 }]) {
      const parts = partsOf(action, act);
      const text = parts.map((part) => part.text).join('');
      expect(text).toMatch(/^[A-Z][^.]*[^. ]$/);
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\[object/);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }
  });
});

it('Each action is in one group', () => {
  expect(new Set(toldActions.map(auditGroupOf))).toEqual(new Set(auditGroups));
  expect(auditGroupOf('some.day')).toBeNull();
});
