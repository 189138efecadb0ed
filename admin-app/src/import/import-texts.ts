import { type ImportType } from '@touchline/domain';

interface ImportTexts {
  label: string;
  description: string;
}

export const importTexts: Record<ImportType, ImportTexts> = {
  leagues: {
    label: 'Leagues',
    description: 'Leagues with their age groups. Each row needs a name and an age group such as U13.',
  },
  teams: {
    label: 'Teams',
    description:
      'Teams and the leagues they play in. Each row needs a name and the name of a league; add the league’s age group if several leagues share the name.',
  },
  coaches: {
    label: 'Coaches',
    description:
      'Coaches and their teams. Each row needs a name and an email; a coach of several teams has a row for each. Who has no account gets one, with an invitation by mail. The first coach of a team leads it, unless the file says otherwise.',
  },
  rosters: {
    label: 'Rosters',
    description:
      'Players with their parents and teams in one file, as other systems export it. Each row needs a name, a date of birth and a team; parents’ emails link the player to their accounts, and parents without an account can be invited after the import.',
  },
  children: {
    label: 'Children',
    description:
      'Players, with or without parents. Each row needs a name and a date of birth such as 2014-05-04; parents’ emails, separated by semicolons, link the player to their accounts, the first as the primary one. Parents without an account can be invited after the import.',
  },
  'team-members': {
    label: 'Team Members',
    description:
      'Who plays in which team. Each row needs a team, a player and the player’s date of birth; add the league name, or its age group, if two teams share a name.',
  },
  fixtures: {
    label: 'Fixtures',
    description:
      'Matches and other events. Each row needs a date such as 2027-05-08, a start time such as 10:30 or TBC, and a team; one of the two teams may be of another club, and both are empty if the event is for a whole league. Sent again, the file moves matches that have changed.',
  },
  trainings: {
    label: 'Trainings',
    description:
      'Weekly trainings. Each row needs a team, one or more days of the week such as Tuesday & Thursday, a start time such as 17:30, and the first and the last day. Days before today are left out; a training that is there already stays as it is.',
  },
};
