import { type Scope } from './scopes.ts';

const members = [
  ...['childId', 'childName', 'createdAt', 'hasLink', 'id', 'lastUsedAt', 'matchesOnly', 'name', 'scope'],
  'withResponses',
];

const withLink: Scope = (body) => {
  expect(Object.keys(body).sort()).toEqual([...members, 'url'].sort());
  expect(body.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/feeds\/[\w-]{43}\.ics$/);
};

export const feedScopes: Record<string, Scope> = {
  'GET /api/feeds': (body, _world, role) => {
    if (role !== 'parent-own') return expect(body).toEqual([]);
    expect(body.map((feed: object) => Object.keys(feed).sort())).toEqual([members.sort()]);
  },
  'POST /api/feeds': withLink,
  'POST /api/feeds/{id}/link': withLink,
  // Everybody with the link sees the same.
  'GET /api/feeds/{token}.ics': (body, { child, event, people }) => {
    expect(body).toContain(`UID:event-${event.id}@`);
    const [given, last] = child.name.split(' ');
    expect(body).toContain(`For ${given}`);
    for (const secret of [last!, child.dateOfBirth, '@families', people['parent-own'].fullName]) {
      expect(body).not.toContain(secret);
    }
  },
};
