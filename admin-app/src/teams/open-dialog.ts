import { type LeagueDto, type SeasonDto, type TeamDto } from '@touchline/api-client';

/** The dialog that is open on the page. */
export type OpenDialog =
  | { kind: 'create-team' }
  | { kind: 'edit-team' | 'delete-team'; team: TeamDto }
  | { kind: 'create-league' }
  | { kind: 'edit-league' | 'delete-league'; league: LeagueDto }
  | { kind: 'edit-season'; season: SeasonDto };
