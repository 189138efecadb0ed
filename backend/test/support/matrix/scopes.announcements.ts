import { type Scope } from './scopes.ts';

const byCaller: Scope = (body, { people }, role) =>
  expect(body.authorId).toBe(role === 'anonymous' ? null : people[role].id);

export const announcementScopes: Record<string, Scope> = {
  'GET /api/announcements': (body, { event }, role) => {
    const titles: string[] = body.map(({ title }: { title: string }) => title);
    const ours = titles.filter((title) => title.endsWith(` ${event.id}`)).map((title) => title.split(' ')[0]);
    expect(ours).toEqual(
      role === 'parent-other' || role === 'welfare-officer' ? ['General'] : ['League', 'Team', 'General'],
    );
  },
  'GET /api/announcements/audience': (body) => expect(body).toEqual({ families: 1 }),
  'POST /api/announcements': byCaller,
  'PUT /api/announcements/{id}': (body) => expect(body).toMatchObject({ title: 'Changed', content: 'Bring water.' }),
};
