import { listWords } from '../words/list-words.ts';
import { pluralize } from '../words/number-words.ts';
import { type AuditSentence, type ToldAct } from './audit-act.ts';
import { say, the } from './say.ts';

/** What happens to seasons, leagues, teams and their members. */
export const teamSentences: Record<string, AuditSentence> = {
  'league.create': (told) => say`${told.who} added ${the('league', told.league())}`,
  'league.update': (told) => say`${told.who} changed ${the('league', told.league())}`,
  'league.delete': (told) => say`${told.who} deleted the league${nameBefore(told)}`,
  'season.plan': (told) => say`${told.who} planned the season${nameBefore(told)}`,
  'season.update': (told) => say`${told.who} changed the season${nameBefore(told)}`,
  'season.delete': (told) => say`${told.who} deleted the planned season${nameBefore(told)}`,
  'team.create': (told) => say`${told.who} added ${the('team', told.team())}`,
  'team.update': (told) => say`${told.who} changed ${the('team', told.team())}`,
  'team.confirm-coach': (told) => say`${told.who} confirmed ${told.user('coachId')} as a coach of ${told.team()}`,
  'team.archive': (told) => say`${told.who} archived ${the('team', told.team())}${withCounts(told)}`,
  'team.restore': (told) => say`${told.who} restored ${the('team', told.team())}${withCounts(told)}`,
  'team.delete': (told) => say`${told.who} deleted the team${nameBefore(told)}${withCounts(told)}`,
  'team-member.add': (told) => say`${told.who} added ${told.child('childId')} to ${told.team('teamId')}`,
  'team-member.update': (told) =>
    say`${told.who} changed jersey number or position of ${told.child('childId')} in ${told.team('teamId')}`,
  'team-member.remove': (told) => say`${told.who} removed ${told.child('childId')} from ${told.team('teamId')}`,
};

/** The name that a season, league or team has or had. */
const nameBefore = (told: ToldAct) => (told.text('name') === null ? '' : ` ${told.text('name')}`);

/** ` with 14 players and 3 events` */
function withCounts(told: ToldAct): string {
  const counts = (
    [
      ['members', 'player'],
      ['events', 'event'],
    ] as const
  ).flatMap(([detail, noun]) => {
    const count = told.number(detail) ?? 0;
    return count > 0 ? [pluralize(count, noun)] : [];
  });
  return counts.length > 0 ? ` with ${listWords(counts)}` : '';
}
