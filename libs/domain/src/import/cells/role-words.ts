import { foldHeader } from '../../table/header-words.ts';

/** What a coach is to a team. */
export const coachRoles = ['lead', 'assistant'] as const;
export type CoachRole = (typeof coachRoles)[number];

const lead = /^(?:(?:lead|head|main|first)(?:coach|manager|trainer)?|haupttrainer|cheftrainer|entraineurprincipal)$/u;
const assistant =
  /^(?:(?:assistant|asst|deputy|second|co)s?(?:coach|manager|trainer)?|coachassistant|assistenztrainer|betreuer|helper)$/u;
const either = /^(?:(?:team|football|soccer)?(?:coach|manager|trainer)(?:in)?|entraineur|entrenador)$/u;

/** The role in a cell such as `Head Coach`; null if it says no more than that somebody is a coach, undefined if it says something else. */
export function coachRoleIn(cell: string): CoachRole | null | undefined {
  const words = foldHeader(cell.slice(0, 100));
  if (lead.test(words)) return 'lead';
  if (assistant.test(words)) return 'assistant';
  return either.test(words) ? null : undefined;
}
