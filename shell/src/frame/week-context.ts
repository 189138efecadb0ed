import { createContext } from 'react';

/** The answers for the coming seven days. */
export interface WeekAnswers {
  /** How many are given, as the touchline shows it. */
  given: number;
  asked: number;
  /** `given` and `asked` are those of the teams that the user coaches; otherwise of the own children. */
  isOfTeams: boolean;
  /** How many are missing of the own children. */
  missing: number;
}

/** For the frame; nothing is asked of who only sets up a second factor. */
export const WeekContext = createContext<WeekAnswers>({ given: 0, asked: 0, isOfTeams: false, missing: 0 });
