import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { dateRule } from '../values/dates.ts';
import { nameRule } from '../values/name-rule.ts';

const dayRule = (missing: string) => dateRule({ ...limits.eventDate, message: messages.dateInvalid, missing });

/** What can be saved of a season, with the rule for each field. */
export const seasonFields = {
  name: nameRule({ ...limits.seasonName, message: messages.seasonNameRequired }),
  firstDay: dayRule(messages.firstDayRequired),
  lastDay: dayRule(messages.lastDayRequired),
  cutoff: dayRule(messages.cutoffRequired),
};
