import { type Club, type ClubWorkDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';

interface StepAction {
  label: string;
  to: string;
}

export interface SetUpStep {
  title: string;
  hint: string;
  isDone: boolean;
  actions: StepAction[];
}

const opened = (path: string) => `${path}?add=yes`;

/** What a club needs before its first event, in the order in which one thing needs another. */
export const setUpSteps = (club: Club, work: ClubWorkDto): SetUpStep[] => [
  {
    title: 'Club name and contact',
    hint: 'Families see whom to ask.',
    isDone: hasContact(club),
    actions: [{ label: 'Edit', to: paths.club }],
  },
  {
    title: 'Crest and colour',
    hint: 'Takes a minute.',
    isDone: hasLook(club),
    actions: [{ label: 'Add', to: paths.club }],
  },
  {
    title: 'Teams',
    hint: 'By hand or from a CSV file.',
    isDone: work.teams > 0,
    actions: [
      { label: 'Add Team', to: opened(paths.manageTeams) },
      { label: 'Import', to: `${paths.importData}?type=teams` },
    ],
  },
  {
    title: 'Players and parents',
    hint: 'By hand or from a CSV file.',
    isDone: work.hasFamily,
    actions: [
      { label: 'Add Player', to: opened(paths.manageChildren) },
      { label: 'Import', to: `${paths.importData}?type=children` },
    ],
  },
  {
    title: 'Coaches',
    hint: club.sendsMail ? 'They get a mail and choose a password.' : 'You choose a password for them.',
    isDone: work.coaches > 0,
    actions: [{ label: club.sendsMail ? 'Invite' : 'Add Coach', to: `${paths.manageUsers}?tab=coaches&add=yes` }],
  },
  {
    title: 'First event',
    hint: 'Families answer whether their child is available.',
    isDone: work.hasEvent,
    actions: [{ label: 'Add Event', to: opened(paths.manageFixtures) }],
  },
];

export const hasContact = ({ contactEmail, contactPhone }: Club): boolean => Boolean(contactEmail ?? contactPhone);
export const hasLook = ({ crestUrl, colour }: Club): boolean => Boolean(crestUrl ?? colour);

/** Whether a club has begun its season. What it still lacks is then a line of its work list. */
export const isRunning = ({ teams, hasFamily, coaches, hasEvent }: ClubWorkDto): boolean =>
  teams > 0 && hasFamily && coaches > 0 && hasEvent;
