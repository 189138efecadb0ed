import { dateRule, eventTypes, fromDigits, idRule } from '@touchline/domain';
import { type ClubData, type EventRow } from '../server/club-data.ts';
import { pageRules } from '../server/page.ts';
import { choiceRule, optional } from '../server/validation.ts';

export const rangeRules = {
  from: optional(dateRule()),
  to: optional(dateRule()),
  ...pageRules,
};

export const filterRules = {
  teamId: optional(fromDigits(idRule())),
  leagueId: optional(fromDigits(idRule())),
  type: optional(choiceRule(eventTypes)),
  order: optional(choiceRule(['asc', 'desc'])),
  counts: optional(choiceRule(['none'])),
  ...rangeRules,
};

type Given<Value> = Value | null | undefined;

export const isWithin = ({ date }: EventRow, from: Given<string>, to: Given<string>): boolean =>
  (!from || date >= from) && (!to || date <= to);

export const isOfTeam = (event: EventRow, teamId: number): boolean =>
  event.teamId === teamId || event.teamsInvolved.includes(teamId);

/** An event of the league or of one of its teams. */
export const isOfLeague = (data: ClubData, event: EventRow, leagueId: number): boolean =>
  event.leagueId === leagueId || data.teams.some((team) => team.leagueId === leagueId && isOfTeam(event, team.id));
