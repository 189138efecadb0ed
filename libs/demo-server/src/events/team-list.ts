import { limits } from '@touchline/domain';
import { from, isId, rule, type Rule } from '../server/rules.ts';

/** At most 50 ids of teams: a list, a list as JSON text, or an object with numeric keys. */
export const teamList = (): Rule<number[]> =>
  from(asList, rule(isTeamList, `The teams involved must be a list of at most ${limits.teamsInvolved.max} teams`));

const isTeamList = (given: unknown) =>
  Array.isArray(given) && given.length <= limits.teamsInvolved.max && given.every(isId);

/** The three forms in which clients send teams, as a list; what is none of them stays as it is and fails the rule. */
function asList(given: unknown): unknown {
  if (given === null || given === undefined || given === '') return [];
  if (typeof given === 'string') return parsed(given);
  if (Array.isArray(given)) return [...new Set(given)];
  if (typeof given === 'object' && Object.keys(given).every((key) => /^\d+$/.test(key))) {
    return [...new Set(Object.values(given))];
  }
  return given;
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : asList(value);
  } catch {
    return json;
  }
}
