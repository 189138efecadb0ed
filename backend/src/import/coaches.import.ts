import { randomBytes } from 'node:crypto';
import {
  coachOutcome,
  coachRowKey,
  fieldsOf,
  type PlannedCoach,
  planCoaches,
  readCoach,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { hashPassword } from '../users/passwords.ts';
import {
  appointCoaches,
  findCoachPlaces,
  giveCoachRole,
  insertCoachAccounts,
  lockCoachAccounts,
  lockCoachedTeams,
} from './coaches.queries.ts';
import { type Importer, linesBy, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';
import { teamsByName } from './team-members.import.ts';
import { addedOn, type ImportChange } from './undo/ledger.queries.ts';

/** Makes people coaches of teams; who has no account gets one. */
export const importCoaches: Importer = async (manager, rows, today, act) => {
  const read = withoutDuplicates(await readInBatches(rows, readCoach, today), coachRowKey);
  const named = fieldsOf(read);
  const teams = await teamsByName(
    manager,
    named.flatMap(({ team }) => team ?? []),
  );
  const teamIds = [...teams.values()].flat().map(({ id }) => id);
  await lockCoachedTeams(manager, { teamIds });
  const emails = [...new Set(named.map(({ email }) => email))];
  const accounts = await inBatches(emails, (batch) => lockCoachAccounts(manager, { emails: batch }));
  const places = await findCoachPlaces(manager, { teamIds });
  const coaches = await resolveInBatches(read, planCoaches({ accounts, places, teamsByName: teams }));

  const planned = fieldsOf(coaches);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const newUsers = await inBatches(
    planned.filter(({ isNewAccount }) => isNewAccount),
    (batch) => insertCoachAccounts(manager, { coaches: batch, passwordHash }),
  );
  const idOf = new Map([...accounts, ...newUsers].map(({ email, id }) => [email, id]));
  const getting = planned.flatMap(({ getsRole, email }) => (getsRole ? idOf.get(email)! : []));
  await giveCoachRole(manager, { ids: getting });

  const appointments = planned.flatMap(({ email, teamId, adds, confirms }) =>
    teamId !== null && (adds || confirms) ? [{ teamId, coachId: idOf.get(email)!, adds }] : [],
  );
  const appointed = await inBatches(appointments, (batch) =>
    appointCoaches(manager, { appointments: batch, by: act.by }),
  );

  const placeKey = ({ teamId, coachId }: { teamId: number | null; coachId: number }) => `${teamId} ${coachId}`;
  const keyOf = ({ teamId, email }: PlannedCoach) => placeKey({ teamId, coachId: idOf.get(email)! });
  const lines = linesBy(coaches, keyOf);
  const accountLines = linesBy(coaches.toReversed(), ({ email }) => email);
  const joining = new Set(planned.flatMap((coach) => (coach.adds ? [keyOf(coach)] : [])));
  const changes = [
    ...newUsers.map(({ id, email }) => addedOn(accountLines.get(email)!, 'account', id)),
    ...planned.flatMap(({ getsRole, email }): ImportChange[] =>
      getsRole ? [changedOn(accountLines.get(email)!, 'account', idOf.get(email)!, { isCoach: false })] : [],
    ),
    ...appointed.map((appointment) => {
      const line = lines.get(placeKey(appointment))!;
      const before = { wasThere: !joining.has(placeKey(appointment)), wasRecorded: !appointment.isNew };
      if (!before.wasThere && !before.wasRecorded) return addedOn(line, 'coach', appointment.id);
      return changedOn(line, 'coach', appointment.id, before);
    }),
  ];
  const details = {
    accounts: newUsers.map(({ id }) => id),
    appointed: appointed.map(({ teamId, coachId }) => ({ teamId, coachId })),
  };
  return { results: await resultsInBatches(coaches, coachOutcome), changes, details, newUsers };
};

const changedOn = (
  line: number,
  subject: ImportChange['subject'],
  id: number,
  before: ImportChange['before'],
): ImportChange => ({ line, subject, id, kind: 'changed', before });
