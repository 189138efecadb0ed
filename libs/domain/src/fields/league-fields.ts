import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { leagueAgeGroupRule } from '../values/age-group.ts';
import { nameRule } from '../values/name-rule.ts';
import { textRule } from '../values/text.ts';
import { optional } from '../values/value-rule.ts';

/** What can be saved of a league, with the rule for each field. */
export const leagueFields = {
  name: nameRule({ ...limits.leagueName, message: messages.nameTooShort }),
  ageGroup: leagueAgeGroupRule(),
  description: optional(textRule()),
};
