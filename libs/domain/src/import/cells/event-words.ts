import { type EventStatus, type EventType } from '../../events/concerns.ts';
import { foldHeader } from '../../table/header-words.ts';

/** How other systems, leagues and people call the types of events. */
const words: Record<EventType, RegExp> = {
  friendly:
    /^(?:f|fr|friendly|friendlies|friendlymatch|friendlygame|scrimmage|exhibition|freundschaftsspiel|testspiel|amical)$/u,
  training:
    /^(?:t|p|training|trainings|trainingsession|practice|practices|practise|session|entrainement|entrenamiento)$/u,
  tournament: /^(?:tournament|tournaments|tourney|festival|turnier|tournoi|torneo)$/u,
  match:
    /^(?:m|l|c|g|match|matches|game|games|fixture|fixtures|league|leaguematch|leaguegame|cup|cupmatch|cuptie|leaguecup|playoff|homegame|awaygame|regularseason|spiel|ligaspiel|punktspiel|pokal|pokalspiel|partido)$/u,
};

/** The type that a word means, or null. */
export function eventTypeIn(cell: string): EventType | null {
  const word = foldHeader(cell);
  const found = (Object.entries(words) as [EventType, RegExp][]).find(([, pattern]) => pattern.test(word));
  return found?.[0] ?? null;
}

/** What leagues write of matches that do not take place on their day, and of those that do. */
const statusWords: [EventStatus, RegExp][] = [
  [
    'cancelled',
    /cancel|postpone|abandon|calledoff|void|withdrawn|forfeit|walkover|abgesagt|verlegt|ausgefallen|annule|reporte/u,
  ],
  ['pending', /^(?:pending|provisional|tbc|tba|tobeconfirmed|unconfirmed|vorlaufig)/u],
  [
    'confirmed',
    /^(?:confirmed|scheduled|fixed|active|upcoming|open|normal|played|final|completed?|finished|fulltime|ft|rescheduled|angesetzt|bestatigt)/u,
  ],
];

/** Whether an event takes place, as a word or a remark says; null if it does not say. A postponed match is off until it has a new date. */
export function eventStatusIn(cell: string): EventStatus | null {
  const word = foldHeader(cell);
  return statusWords.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
