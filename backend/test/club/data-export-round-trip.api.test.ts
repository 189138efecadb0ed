import { type ExportType, type ImportType } from '@touchline/domain';
import { fillSampleClub } from '../../src/schema/sample-club/fill-sample-club.ts';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { fillOddClub } from '../support/odd-club.ts';
import { upload } from '../support/upload.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(() =>
  club.database.query('TRUNCATE users, leagues, teams, children, events, audit_log RESTART IDENTITY CASCADE'),
);

const lists: [ExportType, ImportType][] = [
  ['leagues', 'leagues'],
  ['teams', 'teams'],
  ['players', 'children'],
  ['rosters', 'team-members'],
  ['coaches', 'coaches'],
  ['fixtures', 'fixtures'],
];

const signIn = async (): Promise<Api> => club.signIn((await anAdmin(club)).email);

/** What the import says about each row of an export, and how often. */
async function importAgain(admin: Api, exported: ExportType, imported: ImportType) {
  const { status, body: file } = await admin.post(`/api/exports/${exported}`, { currentPassword: testPassword });
  expect(status).toBe(200);
  const { body } = await upload(admin, imported, file);
  const messages = new Map<string, number>();
  for (const { status, message } of body.results) {
    const said = `${status}: ${message}`;
    messages.set(said, (messages.get(said) ?? 0) + 1);
  }
  return { said: Object.fromEntries(messages), ignored: body.ignoredColumns };
}

describe('An export that is imported again', () => {
  it('finds every row of the sample club', async () => {
    await fillSampleClub(club.database, club.settings);
    const admin = await signIn();
    for (const [exported, imported] of lists) {
      const { said, ignored } = await importAgain(admin, exported, imported);
      expect({ exported, said, ignored }).toEqual({
        exported,
        said: { 'skipped: Already exists': expect.any(Number) },
        ignored: [],
      });
    }
  });

  it('finds the players in the file of their guardians', async () => {
    await fillSampleClub(club.database, club.settings);
    const { said, ignored } = await importAgain(await signIn(), 'guardians', 'children');
    expect(Object.keys(said)).toContain('skipped: Already exists');
    expect(Object.keys(said).filter((text) => !/^skipped: (Already exists|Duplicate of line \d+)$/.test(text))).toEqual(
      [],
    );
    expect(ignored).toEqual(['guardianName', 'isPrimary']);
  });

  it('finds every row of a club with 10,000 players of odd names', async () => {
    await fillOddClub(club, { players: 10_000, teams: 400, leagues: 40 });
    const admin = await signIn();
    const counts = { leagues: 40, teams: 400, players: 10_000, rosters: 10_000, fixtures: 400 };
    for (const [exported, imported] of lists) {
      const { said } = await importAgain(admin, exported, imported);
      expect({ exported, said }).toEqual({
        exported,
        said: { 'skipped: Already exists': counts[exported as keyof typeof counts] },
      });
    }
  }, 120_000);
});
