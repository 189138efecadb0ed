import { registry } from '../../src/privacy/registry/registry.ts';
import { type ClubApp } from './club-app.ts';
import {
  aCoach,
  anAdmin,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from './factories.ts';
import { aVerifiedParent } from './families.ts';

/** The columns that a file shows, as `users.bio`. */
export const exportedColumns = Object.entries(registry).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, content]) => (content === 'exported' ? [`${table}.${column}`] : [])),
);

/** A text that is nowhere else in the club. */
const word = (whose: string, column: string) => `${whose}-${column.replace(/\W/g, '-').replaceAll('_', '-')}`;

/** What the file shows of columns that hold a legal value, or of which it shows a word. */
const legal = {
  'access_requests.state': 'declined',
  'availabilities.source': 'With the link in a mail',
  'availabilities.note_reason': 'injured',
  'availability_history.source': 'With the link in a mail',
  'feeds.scope': 'child',
};

/** The columns that tell of a guardian; those of all other tables tell of the child, and are the same for all guardians. */
const ofGuardians = [
  ...['users', 'sessions', 'access_requests', 'guardian_invitations', 'mails', 'mail_preferences', 'mail_mutes'],
  ...['feeds', 'team_coaches', 'availabilities.note_text', 'availabilities.note_reason'],
];
export const tellsOfGuardian = (column: string) =>
  ofGuardians.some((prefix) => column === prefix || column.startsWith(`${prefix}.`));

const ofChild: Record<string, string> = {
  'children.name': 'Mia Childrenname',
  'children.date_of_birth': '2013-04-05',
  'children.age_group': 'U16',
  'children.age_group_set_on': '2026-11-02',
  'children.short_name': 'child-short',
  'former_ages.date_of_birth': '2013-05-04',
  'former_ages.age_group': 'U21',
  'absences.first_day': '2026-12-03',
  'absences.last_day': '2026-12-13',
};

/** What the file of a guardian shows of a column. */
export const expectedOf = (whose: string, column: string): string =>
  (legal as Record<string, string>)[column] ??
  ofChild[column] ??
  (column === 'mail_preferences.quiet_from' ? (whose === 'alder' ? '03:17' : '03:19') : undefined) ??
  (column === 'mail_preferences.quiet_to' ? (whose === 'alder' ? '04:17' : '04:19') : undefined) ??
  (column.endsWith('email') || column === 'mails.address' ? `${word(whose, column)}@families.example` : undefined) ??
  word(tellsOfGuardian(column) ? whose : 'child', column);

/** The words of a guardian that no other file may show. */
export const secretsOf = (whose: string): string[] => [
  `${whose}-`,
  ...['quiet_from', 'quiet_to'].map((column) => `"${expectedOf(whose, `mail_preferences.${column}`)}"`),
];

/** A guardian with a word of their own in every column, and what was written about them. */
async function buildGuardian(club: ClubApp, whose: string, childId: number, teamId: number, eventId: number) {
  const of = (column: string) => expectedOf(whose, column);
  const user = await aVerifiedParent(club, {
    username: of('users.username'),
    email: of('users.email'),
    fullName: of('users.full_name'),
    phone: of('users.phone'),
    bio: of('users.bio'),
  });
  const { id } = user;
  await buildGuardianship(club, { id: childId }, user);
  const run = (statement: string, values: unknown[]) => club.database.query(statement, values);
  await run(`INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, now() + interval '1 day')`, [
    `${whose}-secret-sid`,
    JSON.stringify({
      passport: { user: id },
      epoch: -1,
      device: of('sessions.sess'),
      startedAt: 1_700_000_000_000,
      seenAt: 1,
    }),
  ]);
  await run(`INSERT INTO access_requests (child_id, user_id, state, decided_at) VALUES ($1, $2, 'declined', now())`, [
    childId,
    id,
  ]);
  await run(
    `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at) VALUES ($1, $2, $3, false, now())`,
    [childId, id, of('guardian_invitations.email')],
  );
  await run(
    `INSERT INTO mails (kind, dedupe_key, user_id, address, priority, state, ended_at, subject, body)
     VALUES ('test', $1, $2, $3, 0, 'sent', now(), $4, $5)`,
    [`${whose}-secret-key`, id, of('mails.address'), of('mails.subject'), `${whose}-secret-body`],
  );
  await run(
    `INSERT INTO mail_preferences (user_id, off_topics, quiet_from, quiet_to, weekly_day, reminder_days) VALUES ($1, $2, $3, $4, 1, '{}')`,
    [id, [of('mail_preferences.off_topics')], of('mail_preferences.quiet_from'), of('mail_preferences.quiet_to')],
  );
  await run('INSERT INTO mail_mutes (user_id, child_id, topic) VALUES ($1, $2, $3)', [
    id,
    childId,
    of('mail_mutes.topic'),
  ]);
  await run(
    `INSERT INTO feeds (user_id, name, scope, child_id, matches_only, with_responses) VALUES ($1, $2, 'child', $3, false, false)`,
    [id, of('feeds.name'), childId],
  );
  await run('INSERT INTO team_coaches (team_id, coach_id, role) VALUES ($1, $2, $3)', [
    teamId,
    id,
    of('team_coaches.role'),
  ]);
  await run('INSERT INTO totp_setups (user_id, secret) VALUES ($1, $2)', [id, `${whose}-secret-totp`]);
  await run(`INSERT INTO unsubscribe_links (hash, user_id, topic, address) VALUES (sha256($1), $2, 'x', $3)`, [
    Buffer.from(whose),
    id,
    `${whose}-secret-link`,
  ]);
  await run(
    'INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by) SELECT $1, $2, id FROM users WHERE username = $3',
    [childId, id, 'staff-users-username'],
  );
  await buildAvailability(club, {
    eventId,
    childId,
    respondedBy: id,
    source: 'mail',
    noteReason: 'injured',
    noteText: of('availabilities.note_text'),
    notedBy: id,
  });
  await run(
    `INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by, source)
     VALUES ($1, $2, true, now(), $3, 'mail')`,
    [eventId, childId, id],
  );
  return user;
}

/** Two households of one child, each with a word of its own in every column that a file shows; the first has another child, too. */
export async function buildExportedFamily(club: ClubApp) {
  const staff = {
    username: 'staff-users-username',
    email: 'staff-mail@club.example',
    phone: 'staff-phone',
    bio: 'staff-bio',
  };
  const coach = await aCoach(club, { ...staff, fullName: 'Casey Coach' });
  const admin = await anAdmin(club, {
    email: 'staff-admin@club.example',
    phone: 'staff-office',
    bio: 'staff-admin-bio',
  });
  const team = await buildTeam(club, { leadCoachId: coach.id });
  const birth = { dateOfBirth: ofChild['former_ages.date_of_birth'], ageGroup: ofChild['former_ages.age_group'] };
  const child = await buildChild(club, { name: ofChild['children.name'], team, ...birth });
  const run = (statement: string, values: unknown[]) => club.database.query(statement, values);
  // A trigger keeps the ages before.
  await run(
    'UPDATE children SET date_of_birth = $2, age_group = $3, age_group_set_on = $4, short_name = $5 WHERE id = $1',
    [
      child.id,
      ...['date_of_birth', 'age_group', 'age_group_set_on', 'short_name'].map(
        (column) => ofChild[`children.${column}`],
      ),
    ],
  );
  await run('UPDATE memberships SET position = $2 WHERE child_id = $1', [
    child.id,
    expectedOf('alder', 'memberships.position'),
  ]);
  await run('INSERT INTO team_changes (child_id, team_name, has_joined, changed_by) VALUES ($1, $2, true, $3)', [
    child.id,
    expectedOf('alder', 'team_changes.team_name'),
    coach.id,
  ]);
  await run('INSERT INTO absences (child_id, first_day, last_day) VALUES ($1, $2, $3)', [
    child.id,
    ofChild['absences.first_day'],
    ofChild['absences.last_day'],
  ]);
  await run(
    `INSERT INTO child_corrections (child_id, corrected_by, by_admin, folded_name, date_of_birth, changes)
     VALUES ($1, $2, true, 'staff-folded', '2011-11-11', $3)`,
    [
      child.id,
      admin.id,
      JSON.stringify([
        { field: 'name', before: expectedOf('alder', 'child_corrections.changes'), after: 'Mia Childrenname' },
      ]),
    ],
  );
  await run(
    `INSERT INTO audit_log (actor_id, action, subject, subject_id, details) VALUES ($1, 'child.add', 'child', $2, $3)`,
    [admin.id, child.id, JSON.stringify({ name: 'staff-audit' })],
  );
  await run('INSERT INTO locked_names (name, folded_name, tries) VALUES ($1, $1, 10)', ['staff-locked']);
  const coached = await buildTeam(club);
  const people = { alder: coach, birch: coach };
  for (const whose of ['alder', 'birch'] as const) {
    const event = await buildEvent(club, { teamId: team.id });
    people[whose] = await buildGuardian(club, whose, child.id, coached.id, event.id);
  }
  const partner = await aVerifiedParent(club, {
    fullName: 'Partner Same',
    email: 'p-mail@families.example',
    phone: 'p-phone',
  });
  await buildGuardianship(club, child, partner);
  await run(
    `UPDATE guardianships SET household_id = (SELECT household_id FROM guardianships WHERE child_id = $1 AND user_id = $2)
     WHERE child_id = $1 AND user_id = $3`,
    [child.id, people.alder.id, partner.id],
  );
  const sibling = await buildChild(club, { name: 'Leo Sibling', guardian: people.alder, team });
  return { ...people, partner, coach, admin, child, sibling, team };
}

export type ExportedFamily = Awaited<ReturnType<typeof buildExportedFamily>>;
