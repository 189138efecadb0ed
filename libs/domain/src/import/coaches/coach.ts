import { foldName } from '../../names/fold-name.ts';
import { type CoachRole } from '../cells/role-words.ts';
import { excerpt } from '../cells/excerpt.ts';
import { readLeagueReference } from '../league-reference.ts';
import { type NamedTeam, teamNamed } from '../named-team.ts';
import { type NamedAccount } from '../resolve.ts';
import { type RowProblem, wrongCell } from '../row-problem.ts';
import { type RowReader } from '../row-reader.ts';
import { type ChangedValue, type Decided, type Outcome } from '../row-result.ts';

export type ImportedCoach = ReturnType<typeof readCoach>;

/** A coach, and the team if the row names one. */
export function readCoach(row: RowReader) {
  const name = row.fullName('name');
  const email = row.email('email');
  const teamName = row.optionalName('teamName');
  const league = readLeagueReference(row);
  const role = row.optionalCoachRole('role');
  row.noteOrder('name');
  const team =
    teamName === null ? null : { teamName: row.written('teamName'), foldedTeamName: foldName(teamName), league };
  return { name, email, writtenEmail: row.written('email'), team, role, notes: row.notes };
}

/** Of a row of a file: a coach can have several rows, one per team. */
export const coachRowKey = ({ email, team }: ImportedCoach): string =>
  [email, team?.foldedTeamName, team?.league.leagueName, team?.league.ageGroup].join('\n');

/** An account whose email or username is the address of a row. */
export interface CoachAccount extends Pick<NamedAccount, 'id' | 'isActive' | 'hasUnverifiedEmail'> {
  email: string;
  username: string;
  fullName: string;
  isCoach: boolean;
  /** Whether the account is kept from a child, and so from becoming staff. */
  isRestricted: boolean;
}

/** A coach of a team, by the account's email. */
export interface CoachPlace {
  teamId: number;
  email: string;
  role: CoachRole;
  isConfirmed: boolean;
}

/** What there is before a file of coaches is imported. */
export interface KnownCoaches {
  accounts: readonly CoachAccount[];
  places: readonly CoachPlace[];
  teamsByName: Map<string, NamedTeam[]>;
}

/** What a row adds: an account, the role, or a team. */
export interface PlannedCoach {
  name: string;
  email: string;
  isNewAccount: boolean;
  /** Whether an account that is there becomes a coach. */
  getsRole: boolean;
  teamId: number | null;
  /** As what the coach is added to the team; null if there is nothing to add. */
  adds: CoachRole | null;
  /** Whether an admin has yet to confirm a coach of the team, which the import does. */
  confirms: boolean;
  notes: string[];
}

/** Plans the rows of a file one after the other: the first coach of a team without one leads it. */
export function planCoaches({ accounts, places, teamsByName }: KnownCoaches) {
  const accountOf = new Map(
    accounts.flatMap((account) => [account.email, account.username].map((name) => [name, account])),
  );
  const seen = new Set<string>();
  const placeOf = new Map(places.map((place) => [`${place.teamId} ${place.email}`, place]));
  const led = new Set(places.filter(({ role }) => role === 'lead').map(({ teamId }) => teamId));

  return (coach: ImportedCoach): Decided<PlannedCoach> => {
    const account = accountOf.get(coach.email);
    const obstacle = account && obstacleOf(account, coach);
    if (obstacle) return obstacle;
    const team = coach.team && teamNamed(coach.team, teamsByName);
    if (team && 'problem' in team) return team;
    const place = team && placeOf.get(`${team.fields.id} ${coach.email}`);
    if (team && !place && coach.role === 'lead' && led.has(team.fields.id)) {
      const advice = 'Write assistant, or change the lead coach under Teams.';
      return wrongCell('role', coach.role, `is taken: ${team.fields.name} has a lead coach`, advice);
    }

    const isFirst = !seen.has(coach.email);
    seen.add(coach.email);
    const teamId = team ? team.fields.id : null;
    const adds = team && !place ? (coach.role ?? (led.has(team.fields.id) ? 'assistant' : 'lead')) : null;
    const role = place?.role ?? adds;
    if (role && teamId !== null)
      placeOf.set(`${teamId} ${coach.email}`, { teamId, email: coach.email, role, isConfirmed: true });
    if (adds === 'lead' && teamId !== null) led.add(teamId);
    return {
      fields: {
        name: coach.name,
        email: coach.email,
        isNewAccount: isFirst && !account,
        getsRole: isFirst && account !== undefined && !account.isCoach,
        teamId,
        adds,
        confirms: place ? !place.isConfirmed : false,
        notes: [
          ...(adds && team ? [`${adds === 'lead' ? 'Lead coach' : 'Assistant coach'} of ${team.fields.name}`] : []),
          ...(account && foldName(account.fullName) !== foldName(coach.name)
            ? [`This is the account of ${excerpt(account.fullName)}`]
            : []),
          ...coach.notes,
        ],
      },
    };
  };
}

/** Why an account cannot become a coach by a file, or null. */
function obstacleOf(account: CoachAccount, { email, writtenEmail }: ImportedCoach): RowProblem | null {
  const problem = (what: string, advice: string) => wrongCell('email', writtenEmail, what, advice);
  if (account.email !== email) return problem('is the username of another account', 'Correct the email.');
  if (!account.isActive) return problem('is the address of a deactivated account', 'Reactivate it under Users first.');
  if (account.isCoach) return null;
  // Somebody who has made an account with an address that is not theirs must not become a coach.
  if (account.hasUnverifiedEmail) {
    return problem(
      'is the address of an account whose owner has not confirmed it',
      'Make this user a coach under Users.',
    );
  }
  if (account.isRestricted)
    return problem('is the address of a user who is restricted for a child', 'Lift the restriction first.');
  return null;
}

/** The outcome of a row; undefined if everything is there. */
export function coachOutcome({ isNewAccount, getsRole, adds, confirms, notes }: PlannedCoach): Outcome | undefined {
  if (isNewAccount || adds) return { message: ['Imported', ...notes].join('. ') };
  if (!getsRole && !confirms) return undefined;
  const values: ChangedValue[] = [
    ...(getsRole ? [{ field: 'coach', before: 'no', after: 'yes' }] : []),
    ...(confirms ? [{ field: 'confirmed', before: 'no', after: 'yes' }] : []),
  ];
  return {
    message: ['Already exists', getsRole ? 'Is a coach now' : 'Confirmed as a coach of the team', ...notes].join('. '),
    values,
  };
}
