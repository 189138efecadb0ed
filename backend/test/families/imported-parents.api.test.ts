import { type Api } from '../support/api.ts';
import { type User } from '../../src/users/user.entity.ts';
import { startClub } from '../support/club-app.ts';
import { countStatements } from '../support/count-statements.ts';
import { anAdmin, aCoach, aParent, buildChild, buildUser } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { type MailingClub, startMailingClub, type WrittenMail } from '../support/mails.ts';
import { upload } from '../support/upload.ts';
import { dump } from '../support/watched-api.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub({ clubName: 'Riverside FC' });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const born = '2015-01-02';
let counter = 0;
const aName = () => `Imported${++counter} Child`;
const anAddress = () => `stranger${++counter}@families.example`;

/** A file with a row per child: its name and the addresses. */
const fileOf = (...rows: [name: string, emails: string][]) =>
  `name,dateOfBirth,parentEmail\n${rows.map(([name, emails]) => `${name},${born},${emails}\n`).join('')}`;
const importFile = async (file: string, invite?: number) =>
  upload(admin, invite === undefined ? 'children' : `children?invite=${invite}`, file);

const importAndInvite = async (file: string, invite: number) => {
  await importFile(file);
  return importFile(file, invite);
};

const guardiansOf = (name: string): Promise<{ userId: number; isPrimary: boolean }[]> =>
  club.database.query(
    `SELECT g.user_id AS "userId", g.is_primary AS "isPrimary" FROM guardianships g JOIN children c ON c.id = g.child_id
     WHERE c.name = $1 AND c.is_registered ORDER BY g.id`,
    [name],
  );
const invitationsOf = async (email: string): Promise<number> =>
  (await club.database.query('SELECT FROM guardian_invitations WHERE email = $1', [email])).length;
const primary = ({ id }: User) => ({ userId: id, isPrimary: true });
const further = ({ id }: User) => ({ userId: id, isPrimary: false });
const tokensIn = ({ text }: WrittenMail) =>
  [...text.matchAll(/\/invitations\/([\w-]{43})$/gm)].map((match) => match[1]!);

describe('The addresses of parents in an import', () => {
  it('make several accounts guardians, the first the primary one, each in a household of their own', async () => {
    const [made, verified] = [await buildUser(club, { isParent: true }), await aVerifiedParent(club)];
    const name = aName();
    const { body } = await importFile(
      fileOf([name, `${verified.email.toUpperCase()}; ${made.email};${verified.email};`]),
    );
    expect(body.results).toMatchObject([{ status: 'success', message: 'Imported' }]);
    expect(body.invitations).toEqual({ open: 0, sent: 0 });
    expect(await guardiansOf(name)).toEqual([primary(verified), further(made)]);
    const api = await club.signIn(made.email);
    const [child] = (await api.get('/api/children')).body;
    const relations = (await api.get(`/api/children/${child.id}/guardians`)).body;
    expect(relations.map(({ relation }: { relation: string }) => relation).sort()).toEqual(['other', 'you']);
    expect(await club.deliver()).toEqual([]);
  });

  it('do not link unverified accounts that users have made, coaches and deactivated accounts', async () => {
    const [self, coach] = [await aParent(club), await aCoach(club)];
    const gone = await aVerifiedParent(club, { isActive: false });
    const linked = await aVerifiedParent(club);
    const name = aName();
    const emails = [self, coach, gone, linked].map(({ email }) => email).join(';');
    const { body } = await importFile(fileOf([name, emails]));
    expect(body.results[0].message).toBe(
      `Imported. The account ${self.email} exists but its email is unverified; assign the player manually. ` +
        `The account ${coach.email} is not a parent. The account ${gone.email} is deactivated`,
    );
    expect(await guardiansOf(name)).toEqual([primary(linked)]);
    expect(body.invitations).toEqual({ open: 1, sent: 0 });
  });

  it('change nothing about players who exist already', async () => {
    const [before, other] = [await aVerifiedParent(club), await aVerifiedParent(club)];
    const child = await buildChild(club, { name: aName(), dateOfBirth: born, guardian: before });
    const { body } = await importFile(fileOf([child.name, other.email]));
    expect(body.results).toMatchObject([{ status: 'skipped', message: 'Already exists' }]);
    expect(await guardiansOf(child.name)).toEqual([primary(before)]);
  });

  it('silently leave out restricted accounts, also unverified ones', async () => {
    const [restricted, unverified, other] = [
      await aVerifiedParent(club),
      await aParent(club),
      await aVerifiedParent(club),
    ];
    const before = await buildChild(club, { name: aName(), dateOfBirth: born });
    for (const { id } of [restricted, unverified]) {
      await admin.patch(`/api/children/${before.id}/guardians/${id}`, { isRestricted: true });
    }
    await club.database.query('UPDATE children SET is_registered = false WHERE id = $1', [before.id]);
    const emails = [restricted, unverified, other].map(({ email }) => email).join(';');
    const { body } = await importFile(fileOf([before.name, emails]));
    expect(body).toMatchObject({ summary: { success: 1 }, invitations: { open: 0, sent: 0 } });
    expect(await guardiansOf(before.name)).toEqual([primary(other)]);

    expect((await importFile(fileOf([before.name, emails]), 1)).status).toBe(409);
    expect(await invitationsOf(unverified.email)).toBe(0);
    const [entry] = await club.database.query('SELECT details FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(entry.details.assigned).toEqual([{ childId: expect.any(Number), userId: other.id }]);
    // Their owners may have another address, so nobody is invited to the child.
    expect((await importFile(fileOf([before.name, anAddress()]))).body.invitations).toEqual({ open: 0, sent: 0 });
  });

  it('are left out if one is wrong or there are too many, and the row is imported', async () => {
    const names = [aName(), aName(), aName()];
    const many = Array.from({ length: 7 }, anAddress).join(';');
    const { body } = await importFile(
      fileOf([names[0]!, `${anAddress()};nobody;x@y`], [names[1]!, many], [names[2]!, anAddress()]),
    );
    expect(body.results).toMatchObject([
      {
        status: 'success',
        message: expect.stringMatching(
          /^Imported\. Left out: parentEmail "nobody", "x@y" are not email addresses\. Write each like \S+\. There is no account/,
        ),
      },
      { status: 'success', message: expect.stringMatching(/ has more than 6 addresses\. Write at most 6, /) },
      { status: 'success' },
    ]);
    expect(body.invitations).toEqual({ open: 2, sent: 0 });
  });
});

describe('People whose address belongs to no verified account', () => {
  it('are counted once each, and get no mail until an admin confirms the number', async () => {
    const [self, stranger] = [await aParent(club), anAddress()];
    const file = fileOf([aName(), `${stranger};${self.email}`], [aName(), stranger.toUpperCase()]);
    for (const status of ['success', 'skipped']) {
      const { body } = await importFile(file);
      expect(body.results).toMatchObject([{ status }, { status }]);
      expect(body.invitations).toEqual({ open: 2, sent: 0 });
    }
    expect(await club.deliver()).toEqual([]);
    expect(await invitationsOf(stranger)).toBe(0);
  });

  /** Two children with one address, which was invited. */
  const aStranger = async () => {
    const [address, names] = [anAddress(), [aName(), aName()]];
    const file = fileOf([names[0]!, address], [names[1]!, address]);
    return { address, names, file, invited: await importAndInvite(file, 1) };
  };

  it('get one mail for all their children', async () => {
    const { address, invited } = await aStranger();
    expect(invited.status).toBe(200);
    expect(invited.body).toMatchObject({ summary: { skipped: 2 }, invitations: { open: 0, sent: 1 } });
    const [entry] = await club.database.query('SELECT action, details FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(entry).toMatchObject({ action: 'data.import', details: { type: 'children', invited: 1 } });
    const [mail, ...others] = await club.deliver();
    expect(others).toEqual([]);
    // Names that could be addresses of the web are left out.
    expect(mail).toMatchObject({ to: address, subject: 'Become a guardian of 2 children at Riverside FC' });
  });

  it('are not invited again after they have accepted each invitation, with whatever address', async () => {
    const { names, file } = await aStranger();
    const [mail] = await club.deliver();
    const user = await aVerifiedParent(club);
    const api = await club.signIn(user.email);
    const tokens = tokensIn(mail!);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect((await api.post(`/api/invitations/${token}`)).status).toBe(200);
    for (const name of names) expect(await guardiansOf(name)).toEqual([primary(user)]);
    expect((await importFile(file)).body.invitations).toEqual({ open: 0, sent: 0 });
    expect(await importFile(file, 1)).toMatchObject({ status: 409, body: { invitees: 0 } });
    expect(await club.deliver()).toEqual([]);
  });

  it('are named in the mail by given name alone', async () => {
    const stranger = anAddress();
    await importAndInvite(fileOf(['Ada Kestrel', stranger], ['Leo Kestrel', stranger]), 1);
    const [mail] = await club.deliver();
    expect(mail!.subject).toBe('Become a guardian of Ada and Leo at Riverside FC');
    expect(mail!.text).toContain('See the invitation for Ada');
    expect(mail!.text + mail!.html).not.toContain('Kestrel');
  });

  it('are not invited while a player of the file is not in the club, because removed ones would come back', async () => {
    const [stranger, name] = [anAddress(), aName()];
    const file = fileOf([name, stranger], [aName(), anAddress()]);
    await importFile(file);
    await club.database.query('UPDATE children SET is_registered = false WHERE name = $1', [name]);
    const before = await dump(club.database);
    expect(await importFile(file, 2)).toMatchObject({
      status: 409,
      body: {
        message: 'Some players of this file are not in the club. Please import the file first.',
      },
    });
    expect(await dump(club.database)).toEqual(before);
  });

  it('are still invited if they have verified an account since', async () => {
    const [stranger, name] = [anAddress(), aName()];
    const file = fileOf([name, stranger]);
    await importFile(file);
    const user = await aVerifiedParent(club, { email: stranger });
    expect((await importFile(file, 1)).body.invitations).toEqual({ open: 0, sent: 1 });
    const token = await club.linkTo(stranger);
    expect((await (await club.signIn(user.email)).post(`/api/invitations/${token}`)).status).toBe(200);
    expect(await guardiansOf(name)).toEqual([primary(user)]);
  });

  it.each([
    ['a player with a guardian', 1, 7, 0],
    ['a new player with a guardian', 1, 6, 1],
    ['a player who never had a guardian', 0, 7, 1],
  ])('of an old file: %s', async (_which, guardians, days, open) => {
    const guardian = guardians > 0 ? await aVerifiedParent(club) : undefined;
    const child = await buildChild(club, { name: aName(), dateOfBirth: born, guardian });
    await club.database.query(`UPDATE children SET created_at = now() - $1 * interval '1 day' WHERE id = $2`, [
      days,
      child.id,
    ]);
    const file = fileOf([child.name, anAddress()]);
    expect((await importFile(file)).body.invitations).toEqual({ open, sent: 0 });
    if (!guardian) return;
    const { status } = await (
      await club.signIn(guardian.email)
    ).delete(`/api/children/${child.id}/guardians/${guardian.id}`);
    expect(status).toBe(204);
    expect((await importFile(file)).body.invitations).toEqual({ open, sent: 0 });
  });

  it('read that an admin invites them, also if the admin is a guardian of the child', async () => {
    const both = await anAdmin(club, { isParent: true });
    const api = await club.signIn(both.email);
    const [stranger, name] = [anAddress(), aName()];
    const file = fileOf([name, `${both.email};${stranger}`]);
    await importFile(file);
    expect((await upload(api, 'children?invite=1', file)).status).toBe(200);
    const mail = (await club.deliver()).find(({ to }) => to === stranger);
    expect(mail!.text).toContain('An admin of Riverside FC invites you');
  });

  it('are not invited, and nothing is written, if their number is another one', async () => {
    const file = fileOf([aName(), anAddress()], [aName(), anAddress()]);
    await importFile(file);
    const before = await dump(club.database);
    for (const invite of [1, 3]) {
      expect(await importFile(file, invite)).toMatchObject({
        status: 409,
        body: {
          message:
            'The number of parents to invite has changed. We imported nothing and invited nobody. Please confirm the new number.',
          invitees: 2,
        },
      });
    }
    expect((await upload(admin, 'leagues?invite=1', 'name,ageGroup\nNorth,U12\n')).status).toBe(409);
    expect(await dump(club.database)).toEqual(before);
    for (const invite of ['0', '-1', 'x', '1.5']) {
      expect((await upload(admin, `children?invite=${invite}`, file)).status).toBe(400);
    }
  });

  it('are invited once, however often admins confirm at the same time', async () => {
    const file = fileOf([aName(), anAddress()]);
    await importFile(file);
    const answers = await Promise.all(Array.from({ length: 8 }, () => importFile(file, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await club.deliver()).toHaveLength(1);
  });

  it('are left out while somebody’s invitation to the child is open, and invited again after it has expired', async () => {
    const [family, stranger] = [await aVerifiedParent(club), anAddress()];
    const child = await buildChild(club, { name: aName(), dateOfBirth: born, guardian: family });
    await (await club.signIn(family.email)).post(`/api/children/${child.id}/invitations`, { email: stranger });
    const file = fileOf([child.name, stranger]);
    expect((await importFile(file)).body.invitations).toEqual({ open: 0, sent: 0 });
    await club.database.query('UPDATE guardian_invitations SET expires_at = now() WHERE email = $1', [stranger]);
    expect((await importFile(file)).body.invitations).toEqual({ open: 1, sent: 0 });
    expect((await importFile(file, 1)).status).toBe(200);
    await club.deliver();
  });

  it('are left out if they are guardians of the child', async () => {
    const self = await aParent(club);
    const child = await buildChild(club, { name: aName(), dateOfBirth: born, guardian: self });
    expect((await importFile(fileOf([child.name, self.email]))).body.invitations).toEqual({ open: 0, sent: 0 });
  });

  it('may be more than the rate limits of single invitations, in as many mails as somebody can read', async () => {
    const stranger = anAddress();
    const rows = Array.from({ length: 25 }, () => [aName(), `${stranger};${anAddress()}`] as [string, string]);
    expect((await importAndInvite(fileOf(...rows), 26)).body.invitations).toEqual({ open: 0, sent: 26 });
    const mails = await club.deliver();
    expect(mails).toHaveLength(27);
    const theirs = mails.filter(({ to }) => to === stranger).map((mail) => tokensIn(mail).length);
    expect(theirs.sort((a, b) => a - b)).toEqual([5, 20]);
  });

  it('are found and invited in as many statements as one', async () => {
    const statementsFor = (children: number) => {
      const rows = Array.from(
        { length: children },
        () => [aName(), `${anAddress()};${anAddress()}`] as [string, string],
      );
      return countStatements(async () =>
        expect((await importAndInvite(fileOf(...rows), 2 * children)).status).toBe(200),
      );
    };
    const one = await statementsFor(1);
    expect(await statementsFor(100)).toBe(one);
    await club.deliver();
  });
});

it('A club that sends no mail tells how many people could be invited, and invites nobody', async () => {
  const silent = await startClub({ nodeEnv: 'production' });
  try {
    const api = await silent.signIn((await anAdmin(silent)).email);
    const file = fileOf([aName(), anAddress()]);
    expect((await upload(api, 'children', file)).body.invitations).toEqual({ open: 1, sent: 0 });
    expect(await upload(api, 'children?invite=1', file)).toMatchObject({
      status: 409,
      body: { message: 'This club cannot send mail yet' },
    });
  } finally {
    await silent.close();
  }
});
