import { type Scope } from './scopes.ts';
import { type World } from './world.ts';

const ownFields = [
  'bio',
  'email',
  'fullName',
  'hasSecondFactor',
  'id',
  'isAdmin',
  'isCoach',
  'isEmailVerified',
  'isParent',
  'isWelfareOfficer',
  'phone',
  'username',
];
const namesOf = (body: object) => Object.keys(body).sort();

const account: Scope = (body) =>
  expect(namesOf(body)).toEqual([...ownFields, 'hasSignedIn', 'isActive', 'isSearchClosed'].sort());

const rowsOf =
  (fields: string[], shown: keyof World['people'], hidden: keyof World['people']): Scope =>
  (body: { id: number }[], { people }) => {
    for (const row of body) expect(namesOf(row)).toEqual(fields);
    const found = body.map(({ id }) => id);
    expect(found).toContain(people[shown].id);
    expect(found).not.toContain(people[hidden].id);
  };

const codes: Scope = (body) => {
  expect(namesOf(body)).toEqual(['codes']);
  expect(body.codes).toHaveLength(10);
};

export const peopleScopes: Record<string, Scope> = {
  'POST /api/auth/export': (file: string, { child, people }, role) => {
    expect(file.includes(child.name)).toBe(role === 'parent-own');
    for (const [name, { email }] of Object.entries(people)) expect(file.includes(email)).toBe(name === role);
  },
  'POST /api/children/{id}/export': (file: string, { child, people }) => {
    expect(file).toContain(child.name);
    for (const { email, fullName } of Object.values(people)) {
      expect(file).not.toContain(email);
      expect(file).not.toContain(fullName);
    }
  },
  'GET /api/auth/second-factor': (body) => {
    expect(namesOf(body)).toEqual(['isRequired', 'recoveryCodesLeft', 'since']);
    expect(body).toMatchObject({ since: expect.any(String), isRequired: false });
  },
  'POST /api/auth/second-factor/setup': (body) => expect(namesOf(body)).toEqual(['secret', 'uri']),
  'POST /api/auth/second-factor': codes,
  'POST /api/auth/second-factor/recovery-codes': codes,
  'GET /api/auth/sessions': (body) => {
    const members = ['id', 'device', 'isCurrent', 'startedAt', 'lastUsedAt'];
    expect(body.map(namesOf)).toEqual([members.sort()]);
    expect(body[0]).toMatchObject({ id: expect.stringMatching(/^[\da-f]{64}$/), isCurrent: true });
  },
  'PATCH /api/auth/me': (body) => expect(namesOf(body)).toEqual([...ownFields, 'needsSecondFactor'].sort()),
  'GET /api/auth/deletion': (body, { child }, role) => {
    const refused = role === 'coach' || role === 'welfare-officer' || role === 'admin';
    const children =
      role === 'parent-own'
        ? [{ id: child.id, name: child.name, staysWithoutGuardian: true, isErasureRequested: false }]
        : [];
    expect(body).toEqual({ requestedAt: null, refusal: refused ? expect.any(String) : null, children });
  },
  'POST /api/auth/deletion': (body) => expect(body).toMatchObject({ requestedAt: expect.any(String), refusal: null }),
  'GET /api/deletion-requests': (
    body,
    {
      child,
      people: {
        'parent-own': { id: userId, fullName, email },
      },
    },
  ) =>
    expect(body).toContainEqual({
      userId,
      fullName,
      email,
      requestedAt: expect.any(String),
      children: [{ id: child.id, name: child.name, staysWithoutGuardian: true, isErasureRequested: false }],
    }),
  'GET /api/users': (body, { people }) => {
    for (const row of body) account(row, {} as never, 'admin');
    for (const { id } of Object.values(people)) expect(body).toContainEqual(expect.objectContaining({ id }));
  },
  'GET /api/users/counts': (body) =>
    expect(namesOf(body)).toEqual([
      'admins',
      'all',
      'coaches',
      'coachesWithoutTeam',
      'neverSignedIn',
      'parents',
      'welfareOfficers',
    ]),
  'GET /api/users/parents': rowsOf(['email', 'fullName', 'id'], 'parent-own', 'coach'),
  'GET /api/users/coaches': rowsOf(['fullName', 'id'], 'coach', 'parent-own'),
  'POST /api/users': account,
  'PATCH /api/users/{id}': account,
  'POST /api/users/{id}/make-coach': account,
  'POST /api/users/{id}/remove-coach': account,
  'POST /api/users/{id}/deactivate': account,
  'POST /api/users/{id}/reactivate': account,
  'POST /api/users/{id}/reopen-search': account,
};
