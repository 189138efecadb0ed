import { type ExportType } from '@touchline/domain';

interface ExportTexts {
  label: string;
  description: string;
}

export const exportTexts: Record<ExportType, ExportTexts> = {
  leagues: { label: 'Leagues', description: 'Every league with its age group.' },
  teams: { label: 'Teams', description: 'Every team with its league.' },
  players: { label: 'Players', description: 'Every player with the date of birth and the guardians’ emails.' },
  guardians: { label: 'Guardians', description: 'Every guardian with the child and email.' },
  rosters: { label: 'Rosters', description: 'Every team’s players with jersey number and position.' },
  coaches: { label: 'Coaches', description: 'Every coach with email and teams.' },
  fixtures: {
    label: 'Fixtures',
    description: 'Events for one team, two teams or a whole league. Others are left out.',
  },
};
