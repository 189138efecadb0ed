import fc from 'fast-check';
import { times } from '../faults/size.ts';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';
import { type MailingClub, startMailingClub, type WrittenMail } from '../support/mails.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub({ limitVerifications: 10_000 });
});
afterAll(() => club.close());

const acts = ['sign in', 'change', 'change', 'verify', 'undo', 'reset', 'leave traces', 'change password'] as const;
type Step = { who: 'owner' | 'thief'; act: (typeof acts)[number]; pick: number } | { who: 'time' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        who: fc.constantFrom('owner' as const, 'thief' as const, 'thief' as const),
        act: fc.constantFrom(...acts),
        pick: fc.nat(7),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ who: 'time' as const }) },
  ),
  { minLength: 6, maxLength: 16 },
);

const thief = (act: (typeof acts)[number], pick = 0): Step => ({ who: 'thief', act, pick });
const owner = (act: (typeof acts)[number], pick = 0): Step => ({ who: 'owner', act, pick });
/** Proves an address of the thief, and changes it to another, which mails an undo link to the thief. */
const moveOn = [thief('verify'), thief('change', 1)];

/** Somebody who uses an account: the mailboxes, passwords, sessions and links that are theirs. */
class Person {
  readonly sessions: Api[] = [];
  readonly passwords = [testPassword];
  readonly links: { page: string; token: string }[] = [];
  readonly mailboxes: string[];
  private number = 0;

  constructor(
    readonly name: string,
    private readonly first: string,
  ) {
    this.mailboxes = [first, `${name}.${first}`, `${name}2.${first}`];
    if (name === 'thief') this.mailboxes.shift();
  }

  /** The first password and the latest, which is enough, because each of the others has ended with a later one. */
  known = () => [...new Set([testPassword, ...this.passwords.slice(-2)])];

  /** A thief knows the owner's first address. */
  addresses = () => [...new Set([this.first, ...this.mailboxes])];

  newPassword = () => `${this.name} chose ${this.number++}`;

  /** The links for one purpose, the oldest first. */
  linksTo = (page: string) => this.links.filter((link) => link.page === page);

  read(mails: WrittenMail[]): void {
    for (const { to, text } of mails) {
      const link = /\/(reset-password|verify-email|undo-email-change)\/([\w-]{43})$/m.exec(text);
      if (link && this.mailboxes.includes(to)) this.links.push({ page: link[1]!, token: link[2]! });
    }
  }
}

/** One account that its owner and a thief, who knows the password, use in turn. */
class Play {
  readonly owner: Person;
  readonly thief: Person;
  /** Feeds and children that the thief has added since the address was changed. */
  feeds: string[] = [];
  children: number[] = [];
  private isChanged = false;
  private days = 0;

  constructor(
    private readonly id: number,
    first: string,
  ) {
    this.owner = new Person('owner', first);
    this.thief = new Person('thief', first);
  }

  private people = () => [this.owner, this.thief];

  async email(): Promise<string> {
    const [{ email }] = await club.database.query('SELECT email FROM users WHERE id = $1', [this.id]);
    return email;
  }

  async deliver(): Promise<void> {
    const mails = await club.deliver();
    for (const person of this.people()) person.read(mails);
  }

  async do(step: Step): Promise<void> {
    if (step.who === 'time') return this.passADay();
    const person = this[step.who];
    switch (step.act) {
      case 'sign in':
        return this.signIn(person);
      case 'change':
        return this.change(person, step.pick);
      case 'verify':
        return this.use(person, 'verify-email', step.pick);
      case 'undo':
        return this.use(person, 'undo-email-change', step.pick);
      case 'reset':
        if (person.mailboxes.includes(await this.email())) {
          await club.guest().post('/api/auth/forgot-password', { email: await this.email() });
        }
        return this.use(person, 'reset-password', step.pick);
      case 'leave traces':
        if (person === this.thief && this.isChanged) await this.leaveTraces();
        return;
      case 'change password':
        for (const api of person.sessions) {
          const [currentPassword, newPassword] = [person.passwords.at(-1)!, person.newPassword()];
          const { status } = await api.post('/api/auth/change-password', { currentPassword, newPassword });
          if (status === 204 || status === 200) person.passwords.push(newPassword);
        }
    }
  }

  async signIn(person: Person): Promise<void> {
    for (const username of person.addresses()) {
      for (const password of person.known()) {
        const api = club.guest();
        if ((await api.post('/api/auth/login', { username, password })).status === 200) person.sessions.push(api);
      }
    }
  }

  private async change(person: Person, pick: number): Promise<void> {
    if (!person.sessions.length) await this.signIn(person);
    const email = person.mailboxes[pick % person.mailboxes.length]!;
    for (const api of person.sessions.slice(-2)) {
      for (const currentPassword of person.known()) {
        const { status } = await api.patch('/api/auth/me', { email, currentPassword });
        expect([200, 400, 401]).toContain(status);
        this.isChanged ||= status === 200 && person === this.thief;
      }
    }
  }

  /** Uses one of the links that the person has, whether it still works or not. */
  private async use(person: Person, page: string, pick: number): Promise<void> {
    // A person who has a link uses it before the mails of the other have left.
    if (!person.linksTo(page).length) await this.deliver();
    const links = person.linksTo(page);
    const link = links[pick % links.length];
    if (!link) return;
    const password = page === 'verify-email' ? undefined : person.newPassword();
    // Verifying needs a session of the account, which ends with a new password.
    if (!password && !person.sessions.length) await this.signIn(person);
    const api = password ? club.guest() : (person.sessions.at(-1) ?? club.guest());
    const { status } = await api.post(`/api/auth/${page}`, { token: link.token, password });
    expect(password ? [200, 204, 404] : [204, 403, 404]).toContain(status);
    if (status > 204) return;
    if (password) person.passwords.push(password);
    if (person === this.owner && page === 'undo-email-change') await this.expectNothingOfTheThief();
  }

  private async leaveTraces(): Promise<void> {
    for (const api of this.thief.sessions) {
      const feed = await api.post('/api/feeds', { scope: 'children' });
      if (feed.status === 201) this.feeds.push(new URL(feed.body.url).pathname);
      const child = { name: `Nora ${this.children.length}`, dateOfBirth: '2017-03-04' };
      const { status, body } = await api.post('/api/children', child);
      if (status === 201) this.children.push(body.id);
      await api.post('/api/auth/deletion', { currentPassword: this.thief.passwords.at(-1) });
    }
  }

  /** As if everything had happened a day earlier, for at most six days. */
  private async passADay(): Promise<void> {
    if (++this.days > 6) return;
    for (const [table, column] of [
      ['account_links', 'expires_at'],
      ['mails', 'queued_at'],
      ['guardianships', 'created_at'],
      ['deletion_requests', 'requested_at'],
    ]) {
      await club.database.query(`UPDATE ${table} SET ${column} = ${column} - interval '1 day' WHERE user_id = $1`, [
        this.id,
      ]);
    }
  }

  /** The owner takes the account back with the oldest link that works, or is in it still. */
  async takeBack(): Promise<void> {
    await this.deliver();
    const password = 'mine again';
    let isBack = false;
    for (const { token } of this.owner.linksTo('undo-email-change')) {
      const { status } = await club.guest().post('/api/auth/undo-email-change', { token, password });
      if ((isBack = status === 204)) break;
    }
    if (!isBack) {
      expect(this.owner.mailboxes).toContain(await this.email());
      await club.guest().post('/api/auth/forgot-password', { email: await this.email() });
      await this.deliver();
      const { token } = this.owner.linksTo('reset-password').at(-1)!;
      expect((await club.guest().post('/api/auth/reset-password', { token, password })).status).toBe(204);
    }
    await this.expectNothingOfTheThief();
    expect(this.owner.mailboxes).toContain(await this.email());
    const { body } = await (await club.signIn(await this.email(), password)).get('/api/auth/me');
    expect(body).toMatchObject({ id: this.id, isEmailVerified: true });
  }

  private async expectNothingOfTheThief(): Promise<void> {
    await this.deliver();
    for (const api of this.thief.sessions) expect((await api.get('/api/auth/me')).status).toBe(401);
    for (const { page, token } of this.thief.links) {
      const { status } = await club.guest().post(`/api/auth/${page}`, { token, password: 'thief again' });
      expect([page, status]).toEqual([page, 404]);
    }
    for (const username of [await this.email(), this.thief.mailboxes[0]!]) {
      for (const password of this.thief.known()) {
        expect((await club.guest().post('/api/auth/login', { username, password })).status).toBe(401);
      }
    }
    for (const feed of this.feeds) expect((await club.guest().get(feed)).status).toBe(404);
    const left = await club.database.query(
      `SELECT child_id FROM guardianships WHERE user_id = $1 AND child_id = ANY($2)
       UNION ALL SELECT user_id FROM deletion_requests WHERE user_id = $1`,
      [this.id, this.children],
    );
    expect(left).toEqual([]);
    // What the owner knows from now on, the thief does not.
    this.thief.sessions.length = 0;
    [this.feeds, this.children] = [[], []];
  }
}

// The thief knows the password. Nothing that the thief has made is left.
it('Whatever an owner and a thief do, the first mailbox gets the account back within seven days', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
      const play = new Play(id, email);
      await play.signIn(play.thief);
      await play.do(thief('change'));
      expect(play.thief.mailboxes).toContain(await play.email());
      for (const step of played) await play.do(step);
      await play.takeBack();
    }),
    {
      numRuns: times(10, 400),
      endOnFailure: true,
      examples: [
        [[...moveOn, thief('leave traces'), thief('undo')]],
        [[...moveOn, ...moveOn, thief('undo', 1), { who: 'time' }, thief('undo')]],
        [[...moveOn, owner('undo'), thief('undo'), thief('verify')]],
        [[thief('verify'), owner('sign in'), owner('change'), thief('undo'), thief('leave traces')]],
      ],
    },
  );
});
