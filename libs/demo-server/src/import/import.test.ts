import { corpusClub, importCorpus } from '@touchline/domain/import-corpus';
import { type ImportAnswerDto } from '@touchline/api-client';
import { importTemplate, importTypes } from '@touchline/domain';
import { add, type ClubData, createDemoServer, type DemoServer, emptyClub, memoryStorage } from '../index.ts';

/** A demo server with the club of the corpus. */
function openCorpusClub(): DemoServer {
  const server = createDemoServer({ storage: memoryStorage() });
  server.arrange((data) => Object.assign(data, corpusData()));
  return server;
}

function corpusData(): ClubData {
  const data = emptyClub();
  for (const { email, ...fields } of corpusClub.users) {
    const roles = { isParent: false, isCoach: false, isAdmin: false, isActive: true, hasUnverifiedEmail: false };
    const person = { fullName: email, phone: null, bio: null, passwordMark: '' };
    add(data.users, { email, username: email, ...person, ...roles, ...fields });
  }
  for (const league of corpusClub.leagues) add(data.leagues, { ...league, description: null });
  for (const { name, league } of corpusClub.teams) {
    add(data.teams, { name, leagueId: league + 1, leadCoachId: null, description: null, createdAt: '' });
  }
  for (const { team, ...fields } of corpusClub.children) {
    const child = add(data.children, { ...fields, ageGroup: null });
    if (team !== null)
      add(data.teamMembers, { teamId: team + 1, childId: child.id, jerseyNumber: null, position: null });
  }
  return data;
}

const adminId = 1;

function upload(server: DemoServer, type: string, file: Uint8Array | string) {
  const body = new FormData();
  body.append('file', new File([file as BlobPart], 'upload.csv'));
  return server.as(adminId)({ method: 'POST', path: `/api/import/${type}`, body });
}

describe('POST /api/import/{type} in the demo', () => {
  it.each(importCorpus.map((row) => [`${row.type}: ${row.case}`, row] as const))(
    'imports the corpus file as expected: %s',
    async (_case, expected) => {
      const server = openCorpusClub();
      const before = server.arrange((data) => structuredClone(data));
      const { status, body } = await upload(server, expected.type, expected.file);
      if (expected.refused) {
        expect({ status, message: (body as { message: string }).message }).toEqual(expected.refused);
        expect(server.arrange((data) => data)).toEqual(before);
        return;
      }
      const { results, ignoredColumns, summary } = body as ImportAnswerDto;
      expect(results.map((row) => `${row.line} ${row.status} ${row.name}: ${row.message}`)).toEqual(expected.results);
      expect(ignoredColumns).toEqual(expected.ignoredColumns ?? []);
      expect([status, summary.total]).toEqual([200, results.length]);
      const names = server.arrange(({ leagues }) => leagues.map(({ name }) => name));
      expect(names).toEqual(expect.arrayContaining(expected.kept ?? []));
    },
  );
});

it('The import templates, imported in order in the demo, create a club, and a second time change nothing', async () => {
  const server = openCorpusClub();
  for (const status of ['success', 'skipped']) {
    for (const type of importTypes) {
      const { body } = await upload(server, type, importTemplate(type));
      // The rosters have nothing that the children and team members did not have.
      expect((body as ImportAnswerDto).results).toMatchObject([{ status: type === 'rosters' ? 'skipped' : status }]);
    }
  }
});

describe('The parents of players who are imported in the demo', () => {
  const header = 'name,dateOfBirth,parentEmail\n';
  const withMail = () => {
    const server = createDemoServer({ storage: memoryStorage(), club: { sendsMail: true } });
    server.arrange((data) => Object.assign(data, corpusData()));
    return server;
  };

  it('become guardians if an admin has created the account or the email is verified, the first as the primary one', async () => {
    const server = openCorpusClub();
    const file = `${header}A,2015-01-01,admin@club.example;made@club.example\nB,2015-01-01,self@club.example\n`;
    await upload(server, 'children', file);
    expect(server.arrange(({ guardianships }) => guardianships)).toMatchObject([{ userId: 2, isPrimary: true }]);
    server.arrange(({ users }) => users.forEach((user) => Object.assign(user, { hasUnverifiedEmail: false })));
    await upload(server, 'children', `${header}C,2015-01-01,self@club.example;made@club.example\n`);
    expect(server.arrange(({ guardianships }) => guardianships)).toMatchObject([
      { userId: 2 },
      { userId: 3, isPrimary: true },
      { userId: 2, isPrimary: false },
    ]);
  });

  it('are counted once each if they can be invited, without guardians and restricted accounts', async () => {
    const server = openCorpusClub();
    const file = `${header}A,2015-01-01,self@club.example;new@club.example\nB,2015-01-01,NEW@club.example;gone@club.example\n`;
    const count = async () => ((await upload(server, 'children', file)).body as ImportAnswerDto).invitations;
    expect(await count()).toEqual({ open: 2, sent: 0 });
    const childId = server.arrange(({ children }) => children.find(({ name }) => name === 'A')!.id);
    server.arrange((data) => void add(data.guardianships, { childId, userId: 3, isPrimary: true }));
    expect(await count()).toEqual({ open: 1, sent: 0 });
    server.arrange((data) => {
      data.guardianships = [];
      data.restrictedGuardians.push({ childId, userId: 3, restrictedAt: '', wasGuardian: false });
    });
    expect(await count()).toEqual({ open: 1, sent: 0 });
    expect((await upload(server, 'leagues', 'name,ageGroup\n')).body).not.toHaveProperty('invitations');
  });

  const oneRow = `${header}A,2015-01-01,new@club.example\n`;

  it('are invited only by a club that sends mail', async () => {
    const demo = openCorpusClub();
    const notSetUp = { message: 'This club cannot send mail yet' };
    expect(await upload(demo, 'children?invite=1', oneRow)).toMatchObject({ status: 409, body: notSetUp });
    expect(await upload(demo, 'children?invite=0', oneRow)).toMatchObject({ status: 400 });
  });

  it('are invited only after the import', async () => {
    const server = withMail();
    const isNew = {
      message: 'Some players of this file are not in the club. Please import the file first.',
    };
    expect(await upload(server, 'children?invite=1', oneRow)).toMatchObject({ status: 409, body: isNew });
  });

  it('are invited only with the right number', async () => {
    const server = withMail();
    await upload(server, 'children', oneRow);
    const before = server.arrange((data) => structuredClone(data));
    expect(await upload(server, 'children?invite=2', oneRow)).toMatchObject({ status: 409, body: { invitees: 1 } });
    const nobody = await upload(server, 'children?invite=1', `${header}A,2015-01-01,\n`);
    expect(nobody).toMatchObject({ status: 409, body: { invitees: 0 } });
    expect(await upload(server, 'leagues?invite=2', 'name,ageGroup\nNorth,U12\n')).toMatchObject({ status: 409 });
    expect(server.arrange((data) => data)).toEqual(before);
    const invited = { status: 200, body: { invitations: { open: 0, sent: 1 } } };
    expect(await upload(server, 'children?invite=1', oneRow)).toMatchObject(invited);
  });
});

it('An import in the demo reports its progress and requires a form with a file', async () => {
  const server = openCorpusClub();
  const sent: number[] = [];
  const body = new FormData();
  body.append('file', new File(['name,ageGroup\n'], 'leagues.csv'));
  const path = '/api/import/leagues';
  await server.as(adminId)({ method: 'POST', path, body, onProgress: (...bytes) => sent.push(...bytes) });
  expect(sent).toEqual([14, 14]);

  const ask = server.as(adminId);
  const noFile = { status: 400, body: { message: 'No file selected: Please select a CSV file to import.' } };
  expect(await ask({ method: 'POST', path })).toMatchObject(noFile);
  expect(await ask({ method: 'POST', path, body: new FormData() })).toMatchObject(noFile);
  expect(await ask({ method: 'POST', path, body: { file: 'name' } })).toMatchObject({ status: 415 });
  expect(await upload(server, 'players', 'name')).toMatchObject({ status: 404 });
});

it('GET /api/import/templates/{type} in the demo returns the template as text', async () => {
  const response = await openCorpusClub().as(adminId)({ method: 'GET', path: '/api/import/templates/teams' });
  expect(response).toMatchObject({ status: 200, body: importTemplate('teams') });
});
