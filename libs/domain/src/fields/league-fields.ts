import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { nameRule } from '../values/name-rule.ts';
import { textRule } from '../values/text.ts';
import { optional } from '../values/value-rule.ts';

/** What can be saved of a league, with the rule for each field. */
export const leagueFields = {
  name: nameRule({ ...limits.leagueName, message: messages.nameTooShort }),
  ageGroup: nameRule({ ...limits.ageGroup, message: messages.ageGroupRequired }),
  description: optional(textRule()),
};
