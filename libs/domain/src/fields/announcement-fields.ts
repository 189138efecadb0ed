import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { idRule } from '../values/numbers.ts';
import { nameRule } from '../values/name-rule.ts';
import { textRule } from '../values/text.ts';
import { optional } from '../values/value-rule.ts';

/** What can be saved of an announcement, with the rule for each field. */
export const announcementFields = {
  title: nameRule({ max: limits.announcement.titleMax, message: messages.titleRequired }),
  content: textRule({ min: 1, max: limits.announcement.contentMax, message: messages.contentRequired }),
  teamId: optional(idRule(messages.teamRequired)),
  leagueId: optional(idRule(messages.leagueRequired)),
};
