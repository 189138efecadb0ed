import { type AuditEntriesDto, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };

const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T23:30:00Z') });

const ask = async (transport: Transport, query = '') => {
  const { status, body } = await transport({ method: 'GET', path: `/api/audit${query}` });
  return { status, ...(body as AuditEntriesDto & { message?: string }) };
};

const texts = async (transport: Transport, query = '') =>
  (await ask(transport, query)).entries.map(({ sentence }) => sentence.map(({ text }) => text).join(''));

describe('The audit log of the demo', () => {
  it('tells how the sample club came to be, in pages', async () => {
    const admin = open().as(1);
    const first = await ask(admin, '?limit=5');
    expect(first.entries).toHaveLength(5);
    const rest = await ask(admin, `?before=${first.before}`);
    expect(rest.entries[0]!.id).toBe(first.entries.at(-1)!.id - 1);
    expect((await texts(admin, '?group=users')).toReversed()).toEqual([
      'Alex Morgan added an account for Casey Rivera (coach)',
      'Alex Morgan added an account for Pat Keller (parent)',
    ]);
  });

  it('tells what is done in the demo, and not what was rejected', async () => {
    const server = open();
    const admin = server.as(1);
    const { teamId, childId } = server.arrange((data) => {
      data.auditLog = [];
      return data.teamMembers[0]!;
    });
    const send = (method: string, path: string, body?: object) => admin({ method, path, body });
    await send('POST', '/api/leagues', { name: 'Harbour League', ageGroup: 'U12' });
    await send('POST', '/api/leagues', { name: '', ageGroup: 'U12' });
    await send('POST', '/api/users/3/make-coach');
    await send('DELETE', `/api/teams/${teamId}/members/${childId}`);
    await send('PUT', '/api/events/1', { status: 'cancelled' });
    await send('DELETE', '/api/events/1');
    await send('DELETE', '/api/announcements/1');
    expect(await texts(admin)).toEqual([
      'Alex Morgan deleted an announcement',
      expect.stringMatching(/^Alex Morgan deleted the event of \w+ \d+, 2026/),
      'Alex Morgan cancelled a deleted event',
      expect.stringMatching(/^Alex Morgan removed .+ from U1\d \w+$/),
      'Alex Morgan made Pat Keller a coach',
      'Alex Morgan added the league Harbour League',
    ]);
    expect(await texts(admin, '?userId=3')).toEqual(['Alex Morgan made Pat Keller a coach']);
    expect(await texts(admin, `?childId=${childId}&group=teams`)).toHaveLength(1);
    expect(await texts(admin, '?actorId=2')).toEqual([]);
    expect(await texts(admin, '?from=2026-11-20&to=2026-11-20')).toHaveLength(6);
    expect(await texts(admin, '?from=2026-11-21')).toEqual([]);
  });

  it('is for admins and welfare officers, and rejects filters without sense', async () => {
    const server = open();
    for (const user of [2, 3]) expect(await ask(server.as(user))).toMatchObject({ status: 403 });
    const rejected = await ask(server.as(1), '?from=2026-03-02&to=2026-03-01');
    expect(rejected).toMatchObject({ status: 400, message: 'The last day cannot be before the first day' });
  });
});
