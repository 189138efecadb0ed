import {
  choiceListRule,
  choiceRule,
  dateRule,
  type EventType,
  eventTypes,
  flagRule,
  fromDigits,
  idRule,
  optional,
} from '@touchline/domain';
import { type ClubData, type EventRow } from '../server/club-data.ts';
import { pageRules } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';

export const rangeRules = {
  from: optional(dateRule()),
  to: optional(dateRule()),
  when: optional(choiceRule(['upcoming', 'past'])),
  order: optional(choiceRule(['asc', 'desc'])),
  ...pageRules,
};

export const filterRules = {
  teamId: optional(fromDigits(idRule())),
  leagueId: optional(fromDigits(idRule())),
  type: optional(choiceRule(eventTypes)),
  types: optional(choiceListRule(eventTypes)),
  coached: optional(flagRule()),
  counts: optional(choiceRule(['none'])),
  // Always: the club of the demo is small.
  total: optional(choiceRule(['exact'])),
  ...rangeRules,
};

type Given<Value> = Value | null | undefined;

interface Range {
  from?: Given<string>;
  to?: Given<string>;
  when?: Given<string>;
}

export const isWithin = ({ clock }: RequestContext, event: EventRow, { from, to, when }: Range): boolean =>
  (!from || event.date >= from) &&
  (!to || event.date <= to) &&
  (!when || clock.hasStarted(event) === (when === 'past'));

interface Kinds {
  type?: Given<EventType>;
  types?: Given<EventType[]>;
}

export const isOfTypes = ({ type }: EventRow, kinds: Kinds): boolean =>
  (!kinds.type || type === kinds.type) && (!kinds.types || kinds.types.includes(type));

export const isOfTeam = (event: EventRow, teamId: number): boolean =>
  event.teamId === teamId || event.teamsInvolved.includes(teamId);

/** An event of the league or of one of its teams. */
export const isOfLeague = (data: ClubData, event: EventRow, leagueId: number): boolean =>
  event.leagueId === leagueId || data.teams.some((team) => team.leagueId === leagueId && isOfTeam(event, team.id));
