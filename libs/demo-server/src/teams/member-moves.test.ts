import { type AuditEntriesDto, type MemberMoveDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const people = { admin: 1, coach: 2, parent: 3 };
const [otters, lions, falcons] = [1, 2, 3] as const;
/** Of the sample club: the siblings Mia and Leo are a Lion and an Otter, Noah is a Lion, and Amir is in no team. */
const [mia, leo, noah, amir] = [1, 2, 3, 5] as const;

function open() {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  const move = (moves: unknown, { query = '', as = people.coach } = {}) =>
    server.as(as)({ method: 'POST', path: `/api/team-members/moves${query}`, body: { moves } });
  const members = (team: number) =>
    server.arrange(({ teamMembers }) =>
      teamMembers.filter(({ teamId }) => teamId === team).map(({ childId, jerseyNumber }) => [childId, jerseyNumber]),
    );
  const acts = async () => {
    const { body } = await server.as(people.admin)({ method: 'GET', path: '/api/audit?group=teams&limit=4' });
    return (body as AuditEntriesDto).entries.map(({ sentence }) => sentence.map(({ text }) => text).join(''));
  };
  return { server, move, members, acts };
}

const fromLions = (childId: number) => ({ childId, fromTeamId: lions, toTeamId: falcons });

describe('Moves of players in the demo', () => {
  it('end and begin memberships, for families to see, and can be taken back', async () => {
    const { server, move, members, acts } = open();
    const moves = [
      { ...fromLions(mia), jerseyNumber: 9, position: ' Keeper ' },
      { childId: leo, fromTeamId: otters },
      { childId: amir, toTeamId: otters },
    ];
    const { status, body } = await move(moves);
    expect(status).toBe(200);
    const undo: MemberMoveDto[] = [
      { childId: mia, fromTeamId: falcons, toTeamId: lions, jerseyNumber: 7, position: null },
      { childId: leo, fromTeamId: null, toTeamId: otters, jerseyNumber: 10, position: null },
      { childId: amir, fromTeamId: otters, toTeamId: null, jerseyNumber: null, position: null },
    ];
    expect(body).toEqual({ moved: 3, same: 0, families: 1, undo });
    expect([members(otters), members(lions), members(falcons)]).toEqual([
      [
        [4, 1],
        [amir, null],
      ],
      [[noah, 4]],
      [[mia, 9]],
    ]);
    expect(server.arrange(({ teamMembers }) => teamMembers.at(-2))).toMatchObject({ position: 'Keeper' });
    expect(await acts()).toEqual([
      'Casey Rivera added Amir Haddad to U10 Otters',
      'Casey Rivera added Mia Keller to U14 Falcons',
      'Casey Rivera removed Leo Keller from U10 Otters',
      'Casey Rivera removed Mia Keller from U12 Lions',
    ]);
    const news = await server.as(people.parent)({ method: 'GET', path: '/api/notifications' });
    expect((news.body as { children: object[] }).children).toHaveLength(3);

    expect((await move(undo)).body).toMatchObject({ moved: 3, same: 0 });
    expect(members(lions)).toEqual([
      [noah, 4],
      [mia, 7],
    ]);
    expect(members(falcons)).toEqual([]);
  });

  it('leave as they are who has been moved by others, and count a repeated move once', async () => {
    const { move, members } = open();
    const { body } = await move([
      { childId: amir, fromTeamId: lions, toTeamId: falcons },
      { childId: mia, toTeamId: lions, jerseyNumber: 99 },
      fromLions(noah),
      fromLions(noah),
    ]);
    expect(body).toMatchObject({ moved: 1, same: 3, families: 0, undo: [{ childId: noah }] });
    expect([members(lions), members(falcons)]).toEqual([[[mia, 7]], [[noah, null]]]);
  });

  it('are previewed without a change', async () => {
    const { server, move, acts } = open();
    const before = server.arrange((data) => structuredClone(data));
    expect(await move([fromLions(mia)], { query: '?preview=true' })).toMatchObject({
      status: 200,
      body: { moved: 1, same: 0, families: 1, undo: [{ childId: mia, jerseyNumber: 7 }] },
    });
    expect(server.arrange((data) => structuredClone(data))).toEqual(before);
    expect((await acts())[0]).not.toContain('removed');
    expect(await move([fromLions(mia)], { query: '?preview=x' })).toMatchObject({ status: 400 });
  });

  it.each([
    ['an unknown player', [fromLions(mia), fromLions(99)], 404, messages.childUnknown],
    ['an unknown team', [fromLions(mia), { childId: noah, toTeamId: 99 }], 404, messages.teamUnknown],
    ['the same team', [fromLions(mia), { childId: mia, fromTeamId: 1, toTeamId: 1 }], 400, messages.moveNowhere],
    ['no team', [{ childId: mia, fromTeamId: null }], 400, messages.moveNowhere],
  ])('happen all or not at all: %s', async (_what, moves, status, message) => {
    const { move, members } = open();
    expect(await move(moves)).toMatchObject({ status, body: { message } });
    expect(members(lions)).toHaveLength(2);
  });

  it('leave archived teams alone, even beside unknown ones', async () => {
    const { server, move } = open();
    server.arrange(({ teams }) => Object.assign(teams[2]!, { archivedOn: '2026-11-01' }));
    const refused = { status: 409, body: { message: messages.teamArchived } };
    expect(await move([{ childId: mia, fromTeamId: 99, toTeamId: falcons }])).toMatchObject(refused);
  });

  it.each([
    ['nothing', undefined, { moves: messages.rowsRequired }],
    ['no move', [], { moves: messages.rowsRequired }],
    ['a text', 'x', { moves: messages.rowsRequired }],
    ['too many', Array.from({ length: 201 }, () => fromLions(mia)), { moves: messages.tooManyRows }],
    ['no objects', [fromLions(mia), null], { moves: messages.tooManyRows }],
    [
      'wrong ids',
      [{ toTeamId: 3 }, { childId: 1, fromTeamId: 'x', toTeamId: 0, jerseyNumber: 1000 }],
      {
        'moves.0.childId': messages.childRequired,
        'moves.1.fromTeamId': messages.teamRequired,
        'moves.1.toTeamId': messages.teamRequired,
        'moves.1.jerseyNumber': messages.jerseyNumberInvalid,
      },
    ],
  ])('refuse %s', async (_what, moves, errors) => {
    const message = Object.values(errors)[0];
    expect(await open().move(moves)).toMatchObject({ status: 400, body: { message, errors } });
  });

  it('are for staff', async () => {
    expect(await open().move([fromLions(mia)], { as: people.parent })).toMatchObject({ status: 403 });
  });
});
