import { ageGroups } from '../ages.ts';
import { eventStatuses, eventTypes, relevanceTypes } from './concerns.ts';
import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { booleanRule, choiceRule } from '../values/choices.ts';
import { eventDateRule, timeRule, wallTimeRule } from '../values/dates.ts';
import { deadlineHoursRule, idRule, teamListRule } from '../values/numbers.ts';
import { nameRule } from '../values/name-rule.ts';
import { textRule } from '../values/text.ts';
import { omittable, optional, tidiedBy, type ValuesOf } from '../values/value-rule.ts';

function blankAsNull(given: unknown): unknown {
  return typeof given === 'string' && given.trim() === '' ? null : given;
}

/** Texts that an event need not have: null if there is none, empty in the form. */
export const eventTexts = {
  endTime: optional(timeRule()),
  reportingTime: optional(timeRule(messages.reportingTimeRequired)),
  location: optional(textRule(limits.location)),
  locationDetail: optional(textRule(limits.location)),
  description: optional(textRule()),
  opponent: tidiedBy(blankAsNull, optional(textRule(limits.opponent))),
};

/** What can be saved of an event, with the rule for each field: API, demo and form follow it. */
export const eventFields = {
  title: optional(nameRule({ max: limits.eventTitle.max, message: messages.titleRequired })),
  type: optional(choiceRule(eventTypes, messages.typeInvalid)),
  date: eventDateRule(),
  startTime: timeRule(messages.startTimeRequired),
  isTimeToBeConfirmed: optional(booleanRule()),
  ...eventTexts,
  isHome: optional(booleanRule()),
  teamId: optional(idRule(messages.teamRequired)),
  leagueId: optional(idRule(messages.leagueRequired)),
  status: tidiedBy(
    (given) => (given === 'scheduled' ? 'confirmed' : given),
    optional(choiceRule(eventStatuses, messages.statusInvalid)),
  ),
  deadline: optional(wallTimeRule()),
  deadlineHours: optional(deadlineHoursRule()),
  teamsInvolved: omittable(teamListRule()),
  relevanceType: optional(choiceRule(relevanceTypes, messages.relevanceInvalid)),
  ageGroupRelevance: optional(choiceRule(ageGroups, messages.ageGroupForEventRequired)),
};

export type EventFields = ValuesOf<typeof eventFields>;

/** When, where and for whom an event is planned. */
export const plannedFields = [
  'date',
  'startTime',
  'isTimeToBeConfirmed',
  'endTime',
  'location',
  'teamId',
  'leagueId',
  'teamsInvolved',
  'relevanceType',
  'ageGroupRelevance',
] as const satisfies (keyof EventFields)[];
