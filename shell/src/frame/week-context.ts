import { createContext } from 'react';

/** How many of the answers for the coming seven days are given. */
export interface WeekAnswers {
  given: number;
  asked: number;
  /** Of the teams that the user coaches; otherwise of the own children. */
  isOfTeams: boolean;
}

/** For the frame; nothing is asked of who only sets up a second factor. */
export const WeekContext = createContext<WeekAnswers>({ given: 0, asked: 0, isOfTeams: false });
