import { type Scope } from './scopes.ts';

const noAddress: Scope = (body) => expect(JSON.stringify(body)).not.toContain('@');

const request: Scope = (body, { child, people }, role) => {
  const names = ['childId', 'childName', 'id', 'requestedAt', 'requesterName', 'state'];
  expect(Object.keys(body).sort()).toEqual([...names, ...(role === 'admin' ? ['hasRestriction'] : [])].sort());
  expect(body).toMatchObject({ childId: child.id, requesterName: people['parent-other'].fullName });
  noAddress(body, {} as never, 'admin');
};

const sentRequest: Scope = (body) => {
  expect(Object.keys(body).sort()).toEqual(['canAskAgainAt', 'childId', 'childName', 'id', 'requestedAt', 'state']);
  noAddress(body, {} as never, 'admin');
};

/** Given names alone; everybody with the link sees the same. */
const answerLink =
  (isAvailable: boolean | null): Scope =>
  (body, { child, event }) => {
    const [{ children, ...about }, ...others] = body.events;
    expect(others).toEqual([]);
    expect(children).toEqual([{ id: child.id, name: child.name.split(' ')[0], isAvailable, isAway: false }]);
    expect(Object.keys(about).sort()).toEqual([
      ...[
        'date',
        'deadline',
        'endTime',
        'id',
        'isPastDeadline',
        'isTimeToBeConfirmed',
        'location',
        'locationDetail',
        'reportingTime',
        'startTime',
        'status',
        'title',
        'type',
      ],
    ]);
    expect(about.id).toBe(event.id);
  };

const absence: Scope = (body) => expect(body).toEqual({ id: expect.any(Number), from: '2099-07-20', to: '2099-07-31' });

export const familyScopes: Record<string, Scope> = {
  'GET /api/children/{id}/absences': ([row], world, role) => absence(row, world, role),
  'POST /api/children/{id}/absences': absence,
  'GET /api/children/{id}/guardians': (body, { people }, role) => {
    const { id: userId, fullName, email } = people['parent-own'];
    const seen = {
      fullName,
      relation: role === 'parent-own' ? 'you' : 'other',
      isPrimary: true,
      since: expect.any(String),
    };
    const forAdmins = { userId, email, addedBy: null, household: 1, isRestricted: false };
    expect(body).toEqual([{ userId: role === 'coach' ? null : userId, ...seen, ...(role === 'admin' && forAdmins) }]);
  },
  'PATCH /api/children/{id}/guardians/{userId}': (body, { people }) =>
    expect(body).toMatchObject([{ userId: people['parent-own'].id, isRestricted: true }]),
  'GET /api/children/{id}/access-requests': ([row], world, role) => request(row, world, role),
  'POST /api/children/{id}/access-requests': sentRequest,
  'GET /api/access-requests': (body, world, role) => {
    if (role !== 'parent-own' && role !== 'admin') return expect(body).toEqual([]);
    const rows = body.filter(({ childId }: { childId: number }) => childId === world.child.id);
    if (role === 'parent-own') expect(rows).toEqual(body);
    request(rows[0], world, role);
  },
  'GET /api/access-requests/sent': (body, world, role) => {
    if (role === 'parent-own') return expect(body).toEqual([]);
    sentRequest(body[0], world, role);
  },
  'POST /api/access-requests/{id}/approve': request,
  'POST /api/access-requests/{id}/decline': request,
  'GET /api/children/{id}/invitations': (body) =>
    expect(Object.keys(body[0]).sort()).toEqual(['email', 'expiresAt', 'id', 'invitedAt', 'sameHousehold']),
  'GET /api/invitations/{token}': (body, { child, people }, role) => {
    expect(body.childName).toBe(child.name.split(' ')[0]);
    expect(JSON.stringify(body)).not.toContain(people['parent-own'].fullName);
    expect(body.accountEmail).toBe(role === 'anonymous' ? null : people[role].email);
    if (role === 'anonymous') noAddress(body, {} as never, role);
  },
  'GET /api/answer-links/{token}': answerLink(null),
  'POST /api/answer-links/{token}': answerLink(true),
  'POST /api/invitations/{token}': (body, { child }) =>
    expect(body).toEqual({ childId: child.id, childName: child.name.split(' ')[0] }),
};
