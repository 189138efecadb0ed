import { type ApiRequest, type Club } from '@touchline/api-client';
import { type Action, can, limits, messages } from '@touchline/domain';
import { asSent } from './answer.ts';
import { type Call } from './call.ts';
import { type ClubClock } from '../club/club-clock.ts';
import { type ClubData } from './club-data.ts';
import { Refusal } from './refusal.ts';
import { findRoute } from './routes.ts';

/** The club at the moment of a call. */
interface Premises {
  data: ClubData;
  club: Club;
  clock: ClubClock;
  duplicatesCanBeClaimed: boolean;
  userId: number | null;
}

/** A request whose form, if it is one, has been read. */
export interface ReceivedRequest extends ApiRequest {
  file: Uint8Array | null;
}

/** Lets a request in, in the backend's order: is there such a route, may the caller do it, are the ids in the path ids? */
export function admit(
  request: ReceivedRequest,
  { userId, ...premises }: Premises,
): { call: Call; handler: (call: Call) => unknown } {
  const url = new URL(request.path, 'http://demo');
  const route = findRoute(request.method, url.pathname);
  if (!route) throw new Refusal(404, `Cannot ${request.method} ${request.path}`);

  const user = premises.data.users.find(({ id, isActive }) => id === userId && isActive) ?? null;
  if (!can(user, route.action)) throw user ? forbidden(route.action) : unauthorized(route.action);

  const call: Call = {
    ...premises,
    get me() {
      if (!user) throw unauthorized(route.action);
      return user;
    },
    session: { userId: user?.id ?? null },
    ids: Object.fromEntries(idsIn(route.params).map(([name, text]) => [name, strictId(text)])),
    words: route.params,
    query: queryOf(url.searchParams),
    body: membersOf(request.body),
    file: request.file,
    reply: { status: request.method === 'POST' ? 201 : 200, headers: {} },
  };
  return { call, handler: route.handler };
}

const unauthorized = (action: Action) =>
  new Refusal(401, action.startsWith('availability.') ? messages.loginToAnswer : 'Please sign in');

const forbidden = (action: Action) =>
  new Refusal(403, forbiddenBecause[action] ?? 'You do not have permission to do this');

const forbiddenBecause: Partial<Record<Action, string>> = {
  'account.register': 'You are signed in already. Sign out first to register another account.',
};

const idsIn = (params: Record<string, string>) => Object.entries(params).filter(([name]) => /id$/i.test(name));

/** 1 to 2147483647 in plain digits; `1e3`, `0x10`, `007` and `-1` are none. */
function strictId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  if (id <= limits.id.max) return id;
  throw new Refusal(400, `The id in the address must be a number from 1 to ${limits.id.max}`);
}

/** A name that comes twice is a list. */
function queryOf(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** In JSON, a NUL or half of a surrogate pair; a backslash before it was written by the person. */
const notText = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/;

/** What arrives of a body; a text, a number or a list has no members. */
function membersOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  if (notText.test(JSON.stringify(body))) throw new Refusal(400, 'The body holds characters that are not text');
  return asSent(body) as Record<string, unknown>;
}
