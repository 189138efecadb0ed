import { addDays, importTypes, sampleClub, todayIn } from '@touchline/domain';
import { membersOf, type Operation, type Role, type Schema } from './contract.ts';

/** The clock of both sides. */
export const timeZone = 'Europe/London';

/** A request that is sent to both sides. */
export interface Sent {
  method: string;
  path: string;
  /** A value for JSON, or the text of a CSV file for a form. */
  body?: unknown;
  csv?: string;
}

/** Values that people and programs send in place of valid ones. */
const wrong = [
  null,
  true,
  0,
  -1,
  1.5,
  2147483648,
  '',
  ' ',
  'x',
  '2026-02-30',
  '25:00',
  'ß'.repeat(6000),
  [],
  ['x'],
  {},
];
const wrongIds = ['999', '0', '-1', '1e3', '007', 'x', '2147483648'];

const files = [
  'name,ageGroup,description\nParity League,U12,\nParity League,U12,\nCounty Youth League,U12,\n,U10,\n',
  'name,leagueName,description\nParity Team,Riverside Junior League,\nStray,Unknown League,\n',
  'name,dateOfBirth,parentEmail,ageGroup\nParity Child,2015-05-04,,\nToo Late,2099-01-01,,\nNo Day,2015-02-30,,\n',
  'name,dateOfBirth,parentEmail\nParity Twin,2015-05-05,new@x.example; NEW@x.example;other@x.example\nNo Parent,2015-05-05,x;y\n',
  'teamName,leagueName,childName,dateOfBirth,jerseyNumber,position\nU14 Falcons,,Amir Haddad,,,\nU14 Falcons,,X,2015-01-01,7,\n',
  'date,startTime,homeTeam,awayTeam,type\n2027-05-08,10:30,U14 Falcons,U12 Lions,\n2027-05-08,10:30,U12 Lions,U14 Falcons,\n2027-05-08,,U12 Lions,,party\n',
  'name\n',
  'name,ageGroup\n"open',
  'unknown,columns\n1,2\n',
  '',
];

/** Values for a query parameter: valid ones by its schema, and invalid ones. */
function valuesOf({ name, schema }: { name: string; schema: Schema }): string[] {
  if (schema.enum) return [...schema.enum.map(String), 'x', ''];
  if (schema.items?.enum) return [schema.items.enum.join(','), String(schema.items.enum[0]), 'x', 'match,x', ''];
  if (schema.type === 'boolean') return ['true', 'false', '1', 'x', ''];
  if (name === 'from' || name === 'to') return ['2026-11-25', '2026-02-30', 'x', ''];
  if (name === 'q') return ['lion', 'k', '%', ''];
  return ['1', '2', '0', '-1', '1.5', 'x', '', '999999999999'];
}

/** An event for one child of the sample parent, at the time of one for the other child. */
const clashingPlan = {
  date: sampleClub(todayIn(timeZone)).events[0].date,
  startTime: '10:45',
  location: 'Harbour',
  teamId: 1,
  relevanceType: 'team',
};

/** The last one stays, and shows who sees it. */
const notes = [
  { reason: 'ill', text: 'Back next week' },
  {},
  { reason: 'lazy', text: 'x'.repeat(201) },
  { reason: null, text: ' At a wedding ' },
  'ill',
  ['ill'],
  { text: 5 },
  { reason: 'school' },
];

/** A day some weeks after the first event of the sample club. */
const week = (number: number) => addDays(clashingPlan.date, number * 7);

const seriesChanges = [
  { scope: 'all', startTime: '17:15' },
  { scope: 'following', location: 'Harbour', includesExceptions: true, eventIds: [1] },
  { scope: 'all', date: addDays(clashingPlan.date, 1), version: 1 },
  { scope: 'all', date: addDays(clashingPlan.date, 1), deadlineHours: 24, includesExceptions: true },
  { scope: 'following', deadline: `${clashingPlan.date} 08:00`, deadlineHours: 2 },
  { scope: 'all', teamId: 999 },
  { scope: 'all', eventIds: ['x'] },
  { scope: 'all', status: 'cancelled' },
];

/** Of a player who is in another team. */
const joins = { childId: 3, toTeamId: 1, jerseyNumber: 11, position: ' Keeper ' };

/** More rows than one request changes. */
const tooMany = <Row>(row: Row): Row[] => Array.from({ length: 201 }, () => row);

const removals = [
  { childIds: [5, 5, 999] },
  { childIds: [0, 'x'] },
  { childIds: Array.from({ length: 201 }, (_, index) => index + 1) },
];

/** More bodies by operation, because wrong values inside lists and objects have errors of their own. */
const moreBodies: Record<string, object[]> = {
  'POST /api/events/clashes': [
    clashingPlan,
    { ...clashingPlan, eventId: 1 },
    { ...clashingPlan, teamId: 999, eventId: 999 },
    { ...clashingPlan, teamId: null, leagueId: 1 },
    { ...clashingPlan, isTimeToBeConfirmed: true },
    { ...clashingPlan, relevanceType: 'age_group' },
    { ...clashingPlan, relevanceType: 'age_group', ageGroupRelevance: 'U12' },
  ],
  'POST /api/players': [
    { name: 'Ada Parity', dateOfBirth: '2015-03-15' },
    { name: 'Ben Parity', dateOfBirth: '2015-03-16', teamId: 1 },
    { name: 'Cleo Parity', dateOfBirth: '2015-03-17', teamId: 999 },
  ],
  'POST /api/events': [
    { ...clashingPlan, deadline: `${clashingPlan.date} 08:00` },
    { ...clashingPlan, deadline: `${clashingPlan.date} 10:46` },
    { ...clashingPlan, deadline: `${clashingPlan.date}T08:00`, deadlineHours: 337 },
    { ...clashingPlan, deadline: `${clashingPlan.date} 08:00`, deadlineHours: 2 },
    { ...clashingPlan, deadlineHours: 2 },
    { ...clashingPlan, isTimeToBeConfirmed: true, endTime: '12:00', reportingTime: '10:00' },
    { ...clashingPlan, isTimeToBeConfirmed: 'soon' },
  ],
  'PUT /api/events/{id}': [
    { deadlineHours: 336 },
    { deadline: '2026-01-01 08:00' },
    { deadline: '2199-12-31 08:00' },
    { deadline: null, deadlineHours: 24 },
    { deadlineHours: null },
    { isTimeToBeConfirmed: true },
    { location: 'Hall', endTime: '20:00' },
    { startTime: '18:15' },
    { isTimeToBeConfirmed: null },
  ],
  'POST /api/events/statuses': [
    {
      events: [
        { id: 2, status: 'cancelled' },
        { id: 3, status: 'confirmed' },
      ],
    },
    {
      events: [
        { id: 2, status: 'cancelled' },
        { id: 999, status: 'cancelled' },
      ],
    },
    {
      events: [
        { id: 2, status: 'cancelled' },
        { id: 2, status: 'confirmed' },
      ],
    },
    { events: [{ id: '2', status: 'done' }, {}] },
    { events: [{ id: 2, status: 'cancelled' }, []] },
    { events: tooMany({ id: 2, status: 'confirmed' }) },
  ],
  'POST /api/team-members/moves': [
    { moves: [joins, joins] },
    {
      moves: [
        { childId: 3, fromTeamId: 1, toTeamId: 3 },
        { childId: 3, fromTeamId: 1 },
      ],
    },
    { moves: [joins, { childId: 3, fromTeamId: 3, toTeamId: 2 }] },
    { moves: [{ childId: 3, fromTeamId: 1, toTeamId: null }] },
    { moves: [joins, { childId: 999, toTeamId: 1 }] },
    { moves: [joins, { childId: 3, toTeamId: 999 }] },
    { moves: [joins, { childId: 3, fromTeamId: 2, toTeamId: 2 }] },
    { moves: [joins, { childId: 3 }] },
    { moves: [{ toTeamId: 'x' }, { ...joins, fromTeamId: 0, jerseyNumber: 'x', position: 'x'.repeat(300) }] },
    { moves: [joins, 'x'] },
    { moves: tooMany(joins) },
  ],
  'POST /api/children/removals': removals,
  'POST /api/children/removals/undo': removals,
  'POST /api/events/{id}/series': [
    { until: week(1), except: [week(1)] },
    { until: week(2), except: ['2026-02-30'] },
    { until: week(2), except: [week(3)] },
    { until: week(60) },
    { until: week(4), except: [week(2), week(2)] },
    { until: week(4) },
  ],
  'POST /api/events/{id}/series/preview': seriesChanges,
  'PUT /api/events/{id}/series': seriesChanges,
  'POST /api/availabilities': notes.map((note) => ({ eventId: 1, childId: 1, isAvailable: false, note })),
  'PUT /api/availabilities/{id}': notes.map((note) => ({ isAvailable: false, note })),
  'PATCH /api/mail-preferences': [
    { topics: [{ topic: 'reminders', isOn: false }] },
    { topics: [{ topic: 'changes', mutedChildIds: [1, 1, 4, 999] }] },
    { topics: [{ topic: 'reminders' }, 'x', { topic: 'x', isOn: 1, mutedChildIds: ['x'] }] },
    { topics: [{ topic: 'reminders', isOn: null, mutedChildIds: null }] },
    { topics: Array.from({ length: 9 }, () => ({ topic: 'reminders' })) },
    { quietHours: { from: '07:00' } },
    { quietHours: { from: 7, to: '24:00' } },
    { quietHours: { from: '07:00', to: '07:00' } },
    { quietHours: { from: '22:00', to: '06:30' } },
    { reminderDays: [2, 14, 2] },
    { reminderDays: [1] },
    { reminderDays: [2, 3, 4, 5, 6] },
    { weeklyDay: 8 },
    { upcoming: [{ key: 'last-call:2026-11-26', isOn: false }] },
    { upcoming: [{ key: 'x', isOn: 'x' }, {}, null] },
    { topics: 'x', quietHours: { to: 'x' }, weeklyDay: 'x', reminderDays: 'x', upcoming: 'x' },
  ],
};

type Step = [role: Role, sent: Sent];

const assignMia = (parentId: number): Step => [
  'admin',
  { method: 'POST', path: '/api/children/1/assign-parent', body: { parentId } },
];

const repeatFirst: Step = ['admin', { method: 'POST', path: '/api/events/1/series', body: { until: week(3) } }];

/** The other parent proves to know a child, and asks for access. */
const asksFor = (id: number): Step[] => {
  const { name, dateOfBirth } = sampleClub('2026-11-23').children.find((child) => child.id === id)!;
  return [
    ['parent-other', { method: 'POST', path: '/api/children', body: { name, dateOfBirth } }],
    ['parent-other', { method: 'POST', path: `/api/children/${id}/access-requests` }],
  ];
};

/** What has to happen before an operation, by its name, because no earlier operation does it. */
export const preparations: Record<string, Step[]> = {
  // For `clashes`, also in the lists of events that follow.
  getEvent: [
    ['admin', { method: 'POST', path: '/api/events', body: clashingPlan }],
    // Its responses are unconfirmed after that.
    ['admin', { method: 'PUT', path: '/api/events/1', body: { locationDetail: 'Pitch 9' } }],
  ],
  // The other parent becomes a guardian, but not the primary one.
  updateGuardian: [assignMia(4), assignMia(3)],
  removeGuardian: [assignMia(4), assignMia(3)],
  // Earlier operations have made a series of the first event and added these; alone, it can be repeated again.
  createSeries: [5, 6, 7].map((id) => ['admin', { method: 'DELETE', path: `/api/events/${id}` }]),
  previewSeries: [repeatFirst],
  updateSeries: [repeatFirst],
  deleteSeries: [repeatFirst],
  requestAccess: asksFor(1).slice(0, 1),
  approveAccessRequest: asksFor(1),
  declineAccessRequest: asksFor(2),
  withdrawAccessRequest: asksFor(3),
  addTeamMember: [['admin', { method: 'POST', path: '/api/children/removals/undo', body: { childIds: [5] } }]],
  undoRemoval: [
    ['admin', { method: 'POST', path: '/api/children/5/assign-parent', body: { parentId: 4 } }],
    ['admin', { method: 'POST', path: '/api/children/removals', body: { childIds: [5] } }],
  ],
  // A team that has had an event is archived when it is deleted.
  restoreTeam: [
    ['admin', { method: 'PUT', path: '/api/events/3', body: { date: '2026-01-10', teamId: 3 } }],
    ['admin', { method: 'DELETE', path: '/api/teams/3' }],
  ],
};

/** People of the sample club, for paths that name a team or a child and one of its people. */
const inTeam: Record<string, string> = { teamId: '2', childId: '1', coachId: '2', userId: '4' };

/** In place of a documented example that would end what later operations need, or that names no rows. */
const examples: Record<string, Record<string, unknown>> = {
  'POST /api/children/{id}/merge': { otherId: 4 },
  'POST /api/children/removals': { childIds: [5] },
  'POST /api/children/removals/undo': { childIds: [5] },
  'POST /api/team-members/moves': { moves: [joins] },
  'POST /api/events/statuses': { events: [{ id: 2, status: 'pending' }] },
};

const exampleOf = ({ method, path, requestBody }: Operation) =>
  examples[`${method} ${path}`] ?? requestBody?.content['application/json']?.example;

/** The valid requests of an operation: its documented examples, for the first row of the sample club and for another. */
export function goodRequests(operation: Operation): Sent[] {
  const { method, path, parameters = [], requestBody } = operation;
  const body = exampleOf(operation);
  const csvs = requestBody?.content['multipart/form-data'] ? files.slice(0, 1) : [undefined];
  const rows = rowsOf(`${method} ${path}`);
  const ids = parameters.some((parameter) => parameter.in === 'path') ? rows : [''];
  const types = path.includes('{type}') ? importTypes : [''];
  return types.flatMap((type) =>
    ids.flatMap((id) => csvs.map((csv) => ({ method, path: filled(path, type || id), body, csv }))),
  );
}

function rowsOf(operation: string): string[] {
  if (operation === 'DELETE /api/users/{id}') return ['1', dispensableId];
  if (operation === 'POST /api/teams/{id}/restore') return ['3'];
  // The running season, and the planned one.
  if (operation.includes(' /api/seasons/')) return ['1', '2'];
  return operation.includes(' /api/access-requests/') ? ['1', '2', '3'] : ['1', '4'];
}

/** Requests with missing or invalid values. */
export function badRequests(operation: Operation): Sent[] {
  const { method, path, parameters = [], requestBody } = operation;
  const example = exampleOf(operation);
  const good = path.includes('{type}') ? 'leagues' : '1';
  const base = { method, path: filled(path, good), body: example };

  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const strangeIds = inPath.flatMap((name) =>
    wrongIds.map((id) => ({ ...base, path: filled(path.replace(`{${name}}`, id), good) })),
  );
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) =>
      valuesOf(parameter).map((value) => ({
        ...base,
        path: `${base.path}?${parameter.name}=${encodeURIComponent(value)}`,
      })),
    );
  const bodies = example
    ? [
        {},
        ...membersOf(operation).flatMap((member) => [
          without(example, member),
          ...wrong.map((value) => ({ ...example, [member]: value })),
        ]),
        ...(moreBodies[`${method} ${path}`] ?? []),
      ]
    : [];
  const forms = requestBody?.content['multipart/form-data']
    ? importTypes.flatMap((type) =>
        files.flatMap((csv) =>
          // The last request invites two people; the demo forgets them.
          (path.includes('{type}') ? ['', '?invite=7', '?invite=2'] : ['']).map((query) => ({
            method,
            path: filled(path, type) + query,
            csv,
          })),
        ),
      )
    : [];
  return [...strangeIds, ...queries, ...bodies.map((body) => ({ ...base, body })), ...forms];
}

/** The user who asks to be deleted. */
const leaverId = '6';
/** The user whom only the deletion by an admin names. */
const dispensableId = '7';

const filled = (path: string, value: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (path.startsWith('/api/deletion-requests/')) return leaverId;
    return inTeam[name] ?? value;
  });

function without(body: Record<string, unknown>, member: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== member));
}
