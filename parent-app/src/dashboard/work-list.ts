import { type Club, type ClubWorkDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { hasContact, hasLook } from './set-up-steps.ts';

interface WorkItem {
  title: string;
  /** The list of what is counted. */
  to: string;
}

/** What waits for an admin, the most urgent first. */
export const workList = (club: Club, work: ClubWorkDto): WorkItem[] =>
  [
    item(work.deletionRequests, 'request to be deleted', 'requests to be deleted', paths.manageUsers),
    item(
      work.erasureRequests ?? 0,
      'player to delete for good',
      'players to delete for good',
      listOf(paths.manageChildren, 'erasureRequests'),
    ),
    item(work.accessRequests, 'request for access to a child', 'requests for access to children', paths.manageChildren),
    item(work.failedMails, 'mail not sent', 'mails not sent', `${paths.mail}?state=failed`),
    item(
      work.playersWithoutTeam,
      'player without a team',
      'players without a team',
      listOf(paths.manageChildren, 'withoutTeam'),
    ),
    item(
      work.coachesWithoutTeam,
      'coach without a team',
      'coaches without a team',
      listOf(paths.manageUsers, 'coachesWithoutTeam'),
    ),
    item(
      work.coachesToConfirm,
      'coach to confirm on a team’s page',
      'coaches to confirm on their teams’ pages',
      paths.manageTeams,
    ),
    item(
      work.neverSignedIn,
      'user never signed in',
      'users never signed in',
      listOf(paths.manageUsers, 'neverSignedIn'),
    ),
    hasContact(club) ? null : { title: 'No contact that families see', to: paths.club },
    hasLook(club) ? null : { title: 'No crest and no colour yet', to: paths.club },
  ].filter((each) => each !== null);

const listOf = (path: string, tab: string): string => `${path}?tab=${tab}`;

const item = (count: number, one: string, many: string, to: string): WorkItem | null =>
  count === 0 ? null : { title: `${numberWords(count)} ${count === 1 ? one : many}`, to };
