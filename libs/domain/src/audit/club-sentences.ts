import { isExportType } from '../data-export/exports.ts';
import { listWords } from '../words/list-words.ts';
import { retained, retentionKinds, retentionWords } from '../privacy/retention.ts';
import { numberWords, pluralize } from '../words/number-words.ts';
import { type AuditPart, type AuditSentence, type ToldAct } from './audit-act.ts';
import { did, say, wordsFor } from './say.ts';

const fields: Record<string, string> = {
  name: 'name',
  contactEmail: 'contact email',
  contactPhone: 'contact phone',
  colour: 'colour',
  formats: 'formats',
};

const imported: Record<string, string> = {
  leagues: 'leagues',
  teams: 'teams',
  children: 'players',
  'team-members': 'team members',
  fixtures: 'fixtures',
  rosters: 'rosters',
  trainings: 'trainings',
  coaches: 'coaches',
};

/** What concerns the club as a whole: its settings, imports and exports, mail, announcements and the log itself. */
export const clubSentences: Record<string, AuditSentence> = {
  'announcement.create': (told) => say`${told.who} posted ${announced(told)}`,
  'announcement.update': (told) => say`${told.who} changed ${announced(told)}`,
  'announcement.delete': (told) => say`${told.who} deleted an announcement${scopeOf(told)}`,
  'data.import': (told) => say`${told.who} imported ${importedWords(told)}`,
  'data.undo-import': (told) => say`${told.who} undid an import of ${undoneWords(told)}`,
  'data.export': (told) => say`${told.who} exported ${exportedWords(told)}`,
  'mail.pause': did('paused the delivery of mail'),
  'mail.resume': did('resumed the delivery of mail'),
  'mail.retry': did('sent a failed mail again'),
  'mail.test': did('sent a test mail'),
  'club.update': (told) => say`${told.who} changed ${clubFields(told)} of the club`,
  'club.set-crest': did('changed the crest of the club'),
  'club.set-retention': (told) => say`${told.who} changed how long the club keeps ${periods(told)}`,
  'club.forget': (told) => say`Touchline deleted ${forgotten(told)}`,
  'club.remove-crest': did('removed the crest of the club'),
  'audit.download': (told) => say`${told.who} downloaded the audit log${downloaded(told)}`,
};

/** The link is on `announcement`, because its title is what somebody has written. */
function announced(told: ToldAct): AuditPart[] {
  const part = told.announcement();
  return part.link ? say`an ${{ ...part, text: 'announcement' }}${scopeOf(told)}` : say`${part}${scopeOf(told)}`;
}

function scopeOf(told: ToldAct): AuditPart[] {
  if (told.number('teamId') !== null) return say` for ${told.team('teamId')}`;
  if (told.number('leagueId') !== null) return say` for ${told.league('leagueId')}`;
  return [];
}

/** `players: 20 added, 2 skipped, 1 with an error, 3 invitations sent` */
function importedWords(told: ToldAct): string {
  const counts: [detail: string, words: (count: number) => string][] = [
    ['success', (count) => `${numberWords(count)} added`],
    ['changed', (count) => `${numberWords(count)} changed`],
    ['skipped', (count) => `${numberWords(count)} skipped`],
    ['error', (count) => `${pluralize(count, 'error')}`],
    ['cleared', (count) => `${pluralize(count, 'age group')} cleared`],
    ['invited', (count) => `${pluralize(count, 'invitation')} sent`],
  ];
  const changed = told.number('changed') ?? 0;
  const words = counts.flatMap(([detail, write]) => {
    const count = (told.number(detail) ?? 0) - (detail === 'success' ? changed : 0);
    return count > 0 ? [write(count)] : [];
  });
  const type = imported[told.text('type') ?? ''] ?? 'a file';
  return words.length > 0 ? `${type}: ${words.join(', ')}` : type;
}

/** `fixtures: 412 rows, 3 stay` */
function undoneWords(told: ToldAct): string {
  const [undone, kept] = [told.number('undone') ?? 0, told.number('kept') ?? 0];
  const type = imported[told.text('type') ?? ''] ?? 'a file';
  return `${type}: ${pluralize(undone, 'row')}${kept > 0 ? `, ${numberWords(kept)} stay` : ''}`;
}

/** `guardians: 1,200 rows` */
function exportedWords(told: ToldAct): string {
  const [type, rows] = [told.text('type') ?? '', told.number('rows')];
  const list = isExportType(type) ? type : 'a list';
  return rows === null ? list : `${list}: ${pluralize(rows, 'row')}`;
}

/** Recorded as the names of changed fields; before 0.3.0, as the settings before and after. */
function clubFields(told: ToldAct): string {
  const [before, after] = [told.members('before'), told.members('after')];
  const differing = Object.keys(after).filter((name) => after[name] !== before[name]);
  const words = wordsFor([...told.list('changed'), ...differing], fields);
  return words.length > 0 ? `the ${listWords(words)}` : 'the settings';
}

/** `announcements (12 months instead of 24)` */
function periods(told: ToldAct): string {
  const words = retained.flatMap((kind) => {
    const { from, to } = told.members(kind);
    if (typeof from !== 'number' || typeof to !== 'number') return [];
    return [`${inSentence(retentionKinds[kind].title)} (${retentionWords(kind, to)} instead of ${numberWords(from)})`];
  });
  return listWords(words) || 'data';
}

const inSentence = (title: string): string => title[0]!.toLowerCase() + title.slice(1);

const forgottenNouns: Record<string, [one: string, several: string]> = {
  events: ['event', 'events'],
  auditLog: ['entry of the audit log', 'entries of the audit log'],
  announcements: ['announcement', 'announcements'],
  contactLookups: ['look at phone numbers', 'looks at phone numbers'],
};

/** `12 announcements that had been kept long enough` */
function forgotten(told: ToldAct): string {
  const count = told.number('count') ?? 0;
  const [one, several] = forgottenNouns[told.text('kind') ?? ''] ?? ['row', 'rows'];
  return `${numberWords(count)} ${count === 1 ? one : several} that had been kept long enough`;
}

/** Of whom, if it was filtered by them. */
function downloaded(told: ToldAct): AuditPart[] {
  if (told.number('childId') !== null) return say` about ${told.child('childId')}`;
  if (told.number('userId') !== null) return say` about ${told.user('userId')}`;
  if (told.number('actorId') !== null) return say` of what ${told.user('actorId')} did`;
  return [];
}
