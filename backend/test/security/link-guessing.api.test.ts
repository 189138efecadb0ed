import { createHash, randomBytes } from 'node:crypto';
import { createAnswerLink } from '../../src/telling/answer-links/answer-links.queries.ts';
import { createUnsubscribeLink } from '../../src/telling/preferences/unsubscribe.queries.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { aParent, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent, buildFamily, type Family } from '../support/families.ts';
import { buildLink, buildMail, type MailingClub, startMailingClub } from '../support/mails.ts';
import { isFull, note, times } from '../faults/size.ts';

let club: MailingClub;
let guest: Api;
let family: Family;
beforeAll(async () => {
  club = await startMailingClub();
  guest = club.guest();
  family = await buildFamily(club, 2, await buildTeam(club));
});
afterAll(() => club.close());

const password = 'a new password';

interface Kind {
  /** A link that works. */
  make: () => Promise<string>;
  open: (token: string) => Promise<ApiResponse>;
  /** Links that have worked. */
  ended: () => Promise<string[]>;
}

const ofAccount = (purpose: string, open: Kind['open']): Kind => ({
  make: async () => buildLink(club, purpose, await aParent(club)),
  open,
  ended: async () => {
    const used = await buildLink(club, purpose, await aParent(club));
    expect((await open(used)).status).toBe(204);
    const user = await aParent(club);
    const expired = await buildLink(club, purpose, user);
    await club.database.query('UPDATE account_links SET expires_at = now() WHERE user_id = $1', [user.id]);
    return [used, expired];
  },
});

const verify = (api: Api, token: string) => api.post('/api/auth/verify-email', { token });

let invited = 0;
async function invite(): Promise<{ token: string; id: number }> {
  await club.deliver();
  const email = `guest${++invited}@families.example`;
  const { body } = await family.apis[0]!.post(`/api/children/${family.child.id}/invitations`, { email });
  return { token: await club.linkTo(email), id: body.id };
}

async function addFeed(): Promise<{ token: string; id: number }> {
  const { body } = await family.apis[0]!.post('/api/feeds', { scope: 'child', childId: family.child.id });
  return { token: /([\w-]{43})\.ics$/.exec(body.url)![1]!, id: body.id };
}

async function answerLinkOf({ id: userId, email: address }: User): Promise<string> {
  const { id: eventId } = await buildEvent(club, { relevanceType: 'all' });
  const mailId = await buildMail(club, { userId, address, state: 'sent' });
  return createAnswerLink(club.database, { mailId, userId, address, eventIds: [eventId] });
}

const unsubscribeLinkOf = ({ id: userId, email: address }: User) =>
  createUnsubscribeLink(club.database, { userId, address, topic: 'changes' });

const deactivate = ({ id }: User) => club.database.query('UPDATE users SET is_active = false WHERE id = $1', [id]);

const kinds: Record<string, Kind> = {
  'a new password': ofAccount('reset-password', (token) => guest.post('/api/auth/reset-password', { token, password })),
  'an address to verify': {
    make: () => buildLink(club, 'verify-email', family.guardians[0]!),
    open: (token) => verify(family.apis[0]!, token),
    ended: async () => {
      const user = family.guardians[1]!;
      const used = await buildLink(club, 'verify-email', user);
      expect((await verify(family.apis[1]!, used)).status).toBe(204);
      const expired = await buildLink(club, 'verify-email', user);
      await club.database.query('UPDATE account_links SET expires_at = now() WHERE user_id = $1', [user.id]);
      return [used, expired];
    },
  },
  'a change to undo': ofAccount('undo-email-change', (token) =>
    guest.post('/api/auth/undo-email-change', { token, password }),
  ),
  'an invitation': {
    make: async () => (await invite()).token,
    open: (token) => guest.get(`/api/invitations/${encodeURIComponent(token)}`),
    ended: async () => {
      const accepted = (await invite()).token;
      expect(
        (await (await club.signIn((await aVerifiedParent(club)).email)).post(`/api/invitations/${accepted}`)).status,
      ).toBe(200);
      const { token: withdrawn, id } = await invite();
      await family.apis[0]!.delete(`/api/children/${family.child.id}/invitations/${id}`);
      return [accepted, withdrawn];
    },
  },
  'a calendar feed': {
    make: async () => (await addFeed()).token,
    open: (token) => guest.get(`/api/feeds/${encodeURIComponent(token)}.ics`),
    ended: async () => {
      const [revoked, renewed] = [await addFeed(), await addFeed()];
      await family.apis[0]!.delete(`/api/feeds/${revoked.id}`);
      await family.apis[0]!.post(`/api/feeds/${renewed.id}/link`);
      return [revoked.token, renewed.token];
    },
  },
  'an answer': {
    make: () => answerLinkOf(family.guardians[0]!),
    open: (token) => guest.get(`/api/answer-links/${encodeURIComponent(token)}`),
    ended: async () => {
      const { guardians } = await buildFamily(club, 2, await buildTeam(club));
      const token = await answerLinkOf(guardians[0]!);
      await deactivate(guardians[0]!);
      return [token];
    },
  },
  'a mail to stop': {
    make: () => unsubscribeLinkOf(family.guardians[0]!),
    open: (token) => guest.post(`/api/unsubscribe/${encodeURIComponent(token)}`),
    ended: async () => {
      const parent = await aParent(club);
      const token = await unsubscribeLinkOf(parent);
      await deactivate(parent);
      return [token];
    },
  },
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The secret with one bit changed, at every place. The last two bits of its last letter belong to no byte. */
const withOneBitChanged = (token: string, bits: number[]): string[] =>
  bits.flatMap((bit) =>
    [...token].map((letter, at) => {
      const other = alphabet[alphabet.indexOf(letter) ^ (1 << bit)]!;
      return token.slice(0, at) + other + token.slice(at + 1);
    }),
  );

/** What somebody may try who has seen a part of a secret, or what the database stores of it. */
const similar = (token: string): string[] => {
  const hash = createHash('sha256').update(token).digest();
  return [
    ...[
      token.slice(0, -1),
      token.slice(1),
      `${token}A`,
      `${token}=`,
      ` ${token}`,
      token + token,
      ''.padEnd(43, token[0]),
    ],
    ...[token.toLowerCase(), token.toUpperCase(), [...token].reverse().join('')],
    ...[hash.toString('base64url'), hash.toString('hex'), `\\x${hash.toString('hex')}`],
    ...["' OR true --", '%', '_'.repeat(43), 'null', 'undefined', '0'],
  ];
};

/** The response without what differs from request to request. */
const answerTo = async (opened: Promise<ApiResponse>) => {
  const { status, headers, body } = await opened;
  const named = [...headers.keys()].filter((name) => !/^(connection|keep-alive|x-ratelimit)/.test(name));
  return [status, named, typeof body === 'object' ? { ...body, correlationId: '' } : body];
};

// Covers S6.
it.each(Object.keys(kinds))(
  'A link for %s is not found with any similar secret, nor with those of other links and former ones',
  async (name) => {
    const { make, open, ended } = kinds[name]!;
    const token = await make();
    const others: string[] = [];
    for (const [other, kind] of Object.entries(kinds)) if (other !== name) others.push(await kind.make());
    const guesses = [
      ...withOneBitChanged(token, isFull ? [0, 1, 2, 3, 4, 5] : [0]),
      ...similar(token),
      ...others,
      ...(await ended()),
      ...Array.from({ length: times(50, 10_000) }, () => randomBytes(32).toString('base64url')),
    ];
    const unknown = await answerTo(open('a'.repeat(43)));
    expect(unknown[0]).toBe(404);
    for (const guess of guesses) {
      const answer = await answerTo(open(guess));
      if (JSON.stringify(answer) !== JSON.stringify(unknown)) expect([guess, answer]).toEqual([guess, unknown]);
    }
    expect((await open(token)).status).toBeLessThan(300);
    note('S6', `${guesses.length} wrong links for ${name}: one answer`);
  },
);
