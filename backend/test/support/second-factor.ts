import { generate } from 'otplib';
import { type User } from '../../src/users/user.entity.ts';
import { type Api, type ApiResponse } from './api.ts';
import { testPassword } from './club-app.ts';
import { aParent } from './factories.ts';
import { type MailingClub } from './mails.ts';

export const factorPath = '/api/auth/second-factor';
export const ownPassword = { currentPassword: testPassword };

/** The code that an app shows now, or some periods of 30 seconds later. */
export const codeOf = (secret: string, periods = 0) => generate({ secret, epoch: Date.now() / 1000 + periods * 30 });

/** A code that the app shows neither now nor two periods before or after. */
export const wrongCode = async (secret: string) => {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
};

export const signIn = (club: MailingClub, user: User, code?: string, api = club.guest()): Promise<ApiResponse> =>
  api.post('/api/auth/login', { username: user.email, password: testPassword, code });

export const meStatus = async (api: Api) => (await api.get('/api/auth/me')).status;

export const mailsTo = async (club: MailingClub, { email }: User) =>
  (await club.deliver()).filter(({ to }) => to === email);

export interface Secured {
  user: User;
  api: Api;
  secret: string;
  codes: string[];
}

/** A user who has set up an authenticator app. The code of the period before is used up. */
export async function aSecuredUser(club: MailingClub, user?: User): Promise<Secured> {
  const owner = user ?? (await aParent(club, { hasUnverifiedEmail: false }));
  const api = await club.signIn(owner.email);
  const { secret } = (await api.post(`${factorPath}/setup`, ownPassword)).body;
  const confirm = async () => api.post(factorPath, { code: await codeOf(secret, -1) });
  let confirmed = await confirm();
  // A period may have ended on the way.
  if (confirmed.status === 400) confirmed = await confirm();
  expect(confirmed.status).toBe(201);
  return { user: owner, api, secret, codes: confirmed.body.codes };
}
