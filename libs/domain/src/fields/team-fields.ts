import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { idListRule, idRule, jerseyNumberRule } from '../values/numbers.ts';
import { nameListRule, nameRule } from '../values/name-rule.ts';
import { textRule } from '../values/text.ts';
import { optional } from '../values/value-rule.ts';

/** What can be saved of a team, with the rule for each field. */
export const teamFields = {
  name: nameRule(),
  leagueId: idRule(messages.leagueRequired),
  description: optional(textRule()),
  leadCoachId: optional(idRule(messages.coachRequired)),
  leagueNames: optional(nameListRule(limits.leagueNames.max, messages.leagueNamesInvalid)),
  assistantCoachIds: optional(idListRule(limits.assistantCoaches.max, messages.assistantsInvalid)),
};

/** What can be saved of a player's place in a team. */
export const memberFields = {
  jerseyNumber: optional(jerseyNumberRule()),
  position: optional(textRule(limits.position)),
};
