import { type ChildFact, type ChildReader } from '@touchline/domain';
import { addressesOf, bodiesOf } from './all-requests.ts';
import { type Api } from './api.ts';
import { operations } from './contract.ts';
import {
  aCoach,
  anAdmin,
  buildAbsence,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
  buildUser,
} from './factories.ts';
import { aVerifiedParent } from './families.ts';
import { type MailingClub } from './mails.ts';

/** Texts of a child that occur nowhere else in the club. */
const texts: Partial<Record<ChildFact, string>> = {
  name: 'Wren-last',
  givenName: 'Wren-given',
  birth: '2014-03-17',
  teams: 'Wren-position',
  absences: '2099-07-06',
  notes: 'Wren-note',
  guardianNames: 'Wren-guardian',
  guardianPhones: 'Wren-phone',
  guardianEmails: 'wren-mail@families.example',
  corrections: 'Wren-former',
  teamChanges: 'Wren-oldteam',
  lookups: 'Wren-looker',
  ownLookups: 'Wren-onlooker',
  accessRequests: 'Wren-asker',
  invitations: 'wren-invited@families.example',
};
const responder = 'Wren-responder';

/** A child of whom the club knows everything that there is to know, and somebody of every kind who may read of it. */
export async function buildVisibleChild(club: MailingClub) {
  const { database } = club;
  // No other row has the id of the child.
  await database.query('ALTER TABLE children ALTER COLUMN id RESTART WITH 7001');
  const [coach, waiting, other] = [await aCoach(club), await aCoach(club), await aCoach(club)];
  const team = await buildTeam(club, { leadCoachId: coach.id });
  await database.query('INSERT INTO team_coaches (team_id, coach_id, role) VALUES ($1, $2, $3)', [
    ...[team.id, waiting.id, 'assistant'],
  ]);
  await database.query(
    `INSERT INTO coach_appointments (team_id, coach_id, appointed_by, confirmed_by, confirmed_at) VALUES ($1, $2, $2, $2, now())`,
    [team.id, coach.id],
  );
  const admin = await anAdmin(club);
  const guardian = await aVerifiedParent(club, {
    fullName: texts.guardianNames,
    phone: texts.guardianPhones,
    email: texts.guardianEmails,
  });
  const [answering, partner, apart] = [
    await aVerifiedParent(club, { fullName: responder }),
    await aVerifiedParent(club),
    await aVerifiedParent(club),
  ];
  const child = await buildChild(club, {
    name: `${texts.givenName} ${texts.name}`,
    dateOfBirth: texts.birth,
    guardian,
    team,
  });
  for (const one of [answering, partner, apart]) await buildGuardianship(club, child, one);
  await database.query(
    `UPDATE guardianships SET household_id = '00000000-0000-4000-8000-000000000001' WHERE child_id = $1 AND user_id <> $2`,
    [child.id, apart.id],
  );
  await database.query('UPDATE memberships SET jersey_number = 71, position = $1 WHERE child_id = $2', [
    ...[texts.teams, child.id],
  ]);
  const mate = await aVerifiedParent(club);
  await buildChild(club, { guardian: mate, team, dateOfBirth: '2014-09-09' });
  const event = await buildEvent(club, { teamId: team.id });
  await buildAvailability(club, {
    eventId: event.id,
    childId: child.id,
    isAvailable: false,
    respondedBy: answering.id,
    noteReason: 'ill',
    noteText: texts.notes,
    notedBy: answering.id,
  });
  await database.query(
    `INSERT INTO availability_history (event_id, child_id, is_available, responded_by, responded_at)
     VALUES ($1, $2, true, $3, now())`,
    [event.id, child.id, answering.id],
  );
  const unanswered = await buildEvent(club, { teamId: team.id, date: '2099-07-07' });
  await buildAbsence(club, child, { from: texts.absences!, to: '2099-07-08' });
  await database.query(
    `INSERT INTO child_corrections (child_id, by_admin, folded_name, date_of_birth, changes)
     VALUES ($1, true, '', '2014-01-01', jsonb_build_array(jsonb_build_object('field', 'name', 'before', $2::text, 'after', 'x')))`,
    [child.id, texts.corrections],
  );
  await database.query('INSERT INTO team_changes (child_id, team_name, has_joined) VALUES ($1, $2, true)', [
    ...[child.id, texts.teamChanges],
  ]);
  const looker = await buildUser(club, { fullName: texts.lookups, isActive: false });
  const onlooker = await buildUser(club, { fullName: texts.ownLookups, isActive: false });
  for (const [one, by] of [
    [guardian, looker],
    [partner, onlooker],
    [apart, onlooker],
  ] as const)
    await database.query('INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by) VALUES ($1, $2, $3)', [
      ...[child.id, one.id, by.id],
    ]);
  const asker = await aVerifiedParent(club, { fullName: texts.accessRequests });
  await database.query('INSERT INTO access_requests (child_id, user_id) VALUES ($1, $2)', [child.id, asker.id]);
  await database.query(
    `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
     VALUES ($1, $2, $3, false, now() + interval '14 days')`,
    [child.id, guardian.id, texts.invitations],
  );
  await database.query(
    `INSERT INTO audit_log (actor_id, action, subject, subject_id, details) VALUES ($1, 'child.restore', 'child', $2, '{}')`,
    [admin.id, child.id],
  );
  const readers: Record<ChildReader, { email: string }> = {
    household: partner,
    otherHousehold: apart,
    teamCoach: coach,
    waitingCoach: waiting,
    otherCoach: other,
    admin,
    welfareOfficer: await buildUser(club, { isWelfareOfficer: true }),
    teamFamily: mate,
  };
  const ids = [child.id, guardian.id, answering.id, team.id, event.id, unanswered.id];
  return { child, ids: [...new Set(ids)], readers };
}

/** Ends the session, or writes a file of what the operations below show. */
const reads = operations.filter(({ method, operationId }) => method === 'GET' || operationId === 'lookUpContacts');

/** What all operations return of the child to a session. */
export async function factsSeen(api: Api, childId: number, ids: number[]): Promise<ChildFact[]> {
  const seen = new Set<ChildFact>();
  for (const operation of reads)
    for (const address of addressesOf(operation, ids))
      for (const sent of operation.method === 'GET' ? [undefined] : bodiesOf(operation, ids)) {
        const { status, body } = await api.call(operation.method, address, sent);
        if (status >= 500) throw new Error(`${operation.operationId} answered ${status}`);
        if (status >= 400) continue;
        const text = JSON.stringify(body);
        const facts = Object.entries(texts).filter(([, canary]) => text.includes(canary));
        for (const [fact] of facts)
          // Its sentences name everybody who has done something.
          seen.add(operation.operationId === 'listAuditLog' ? 'auditLog' : (fact as ChildFact));
        // Guardians and staff read the names of guardians elsewhere.
        if (/Availabilit|Response/.test(operation.operationId) && text.includes(responder)) seen.add('responders');
        for (const part of partsOf(body)) {
          if (part.childId !== childId && part.id !== childId) continue;
          if (part.isAvailable === false) seen.add('answers');
          if (part.isAway === true) seen.add('absences');
        }
      }
  // Whoever reads the whole name reads the first name, and whoever reads all looks those at an own number.
  if (seen.has('name')) seen.delete('givenName');
  if (seen.has('lookups')) seen.delete('ownLookups');
  return [...seen].sort();
}

/** Every object in a body. */
function partsOf(body: unknown): Record<string, unknown>[] {
  if (typeof body !== 'object' || body === null) return [];
  const inner = Object.values(body).flatMap(partsOf);
  return Array.isArray(body) ? inner : [body as Record<string, unknown>, ...inner];
}
