import { isCivilDate } from '../civil-time.ts';
import { shortDate } from '../words/date-words.ts';
import { listWords } from '../words/list-words.ts';
import { numberWords, pluralize } from '../words/number-words.ts';
import { type AuditPart, type AuditSentence, type ToldAct } from './audit-act.ts';
import { say, the, wordsFor } from './say.ts';

const fields: Record<string, string> = {
  title: 'title',
  type: 'type',
  opponent: 'opponent',
  isHome: 'home or away',
  date: 'date',
  startTime: 'start',
  isTimeToBeConfirmed: 'start',
  endTime: 'end',
  reportingTime: 'meeting time',
  location: 'location',
  locationDetail: 'directions',
  description: 'description',
  deadline: 'deadline',
  deadlineHours: 'deadline',
  status: 'status',
  relevanceType: 'audience',
  teamId: 'audience',
  leagueId: 'audience',
  ageGroupRelevance: 'audience',
  teamsInvolved: 'teams',
};

/** What happens to events and series. */
export const eventSentences: Record<string, AuditSentence> = {
  'event.create': (told) => say`${told.who} added ${the('event', told.event())}`,
  'event.update': (told) => changed(told),
  'event.delete': (told) => say`${told.who} deleted ${dayOf(told)}${withAnswers(told)}`,
  'event.remind': (told) => say`${told.who} reminded ${familiesWords(told.number('families') ?? 0)} of ${told.event()}`,
  'series.create': (told) =>
    say`${told.who} repeated ${the('event', told.event())} weekly, with ${moreWords(told.list('eventIds').length)}`,
  'series.update': (told) =>
    say`${told.who} changed ${pluralize(Object.keys(told.members('changes')).length, 'event')} of the series of ${told.event()}`,
  'series.delete': (told) =>
    say`${told.who} deleted ${pluralize(told.list('events').length, 'event')} of a series${withAnswers(told)}`,
};

/** Families read of a cancelled event, so the log says that first. */
function changed(told: ToldAct): AuditPart[] {
  const changes = told.members();
  const names = Object.keys(changes);
  const status: unknown = Array.isArray(changes.status) ? changes.status[1] : null;
  if (status === 'cancelled') return say`${told.who} cancelled ${the('event', told.event())}`;
  if (status === 'confirmed') return say`${told.who} restored ${the('event', told.event())}`;
  const words = wordsFor(names, fields);
  return say`${told.who} changed ${words.length > 0 ? `the ${listWords(words)} of ` : ''}${the('event', told.event())}`;
}

function dayOf(told: ToldAct): string {
  const { date } = told.members('event');
  return isCivilDate(date) ? `the event of ${shortDate(date, told.format)}` : 'an event';
}

const withAnswers = (told: ToldAct) => {
  const count = told.list('answers').length;
  return count > 0 ? ` with ${pluralize(count, 'answer')}` : '';
};

const familiesWords = (count: number) => (count === 1 ? '1 family' : `${numberWords(count)} families`);

const moreWords = (count: number) => `${count} more ${count === 1 ? 'event' : 'events'}`;
