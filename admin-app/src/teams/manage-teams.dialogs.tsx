import { type LeagueDto, type TeamDto } from '@touchline/api-client';
import { DeleteLeagueDialog } from './leagues/delete-league.dialog.tsx';
import { DeleteTeamDialog } from './delete-team.dialog.tsx';
import { LeagueFormDialog } from './leagues/league-form.dialog.tsx';
import { TeamFormDialog } from './team-form.dialog.tsx';

/** What the page asks: about a team or a league that is there, or about a new one. */
export type Asked =
  | { about: 'team'; team?: TeamDto; question: 'edit' }
  | { about: 'team'; team: TeamDto; question: 'delete' }
  | { about: 'league'; league?: LeagueDto; question: 'edit' }
  | { about: 'league'; league: LeagueDto; question: 'delete' };

/** The dialog of a question. */
export function ManageTeamsDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked.about === 'team') {
    if (asked.question === 'delete') return <DeleteTeamDialog team={asked.team} onClose={onClose} />;
    return <TeamFormDialog team={asked.team} onClose={onClose} />;
  }
  if (asked.question === 'delete') return <DeleteLeagueDialog league={asked.league} onClose={onClose} />;
  return <LeagueFormDialog league={asked.league} onClose={onClose} />;
}
