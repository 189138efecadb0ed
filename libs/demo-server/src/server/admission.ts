import { type ApiRequest, type Club } from '@touchline/api-client';
import { type Action, can, idOf, messages } from '@touchline/domain';
import { asSent } from './response.ts';
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
    ids: Object.fromEntries(idsIn(route.params).map(([name, text]) => [name, pathId(text)])),
    words: route.params,
    query: queryOf(url.searchParams),
    body: membersOf(request.body),
    file: request.file,
    reply: { status: request.method === 'POST' ? 201 : 200, headers: {} },
  };
  return { call, handler: route.handler };
}

const unauthorized = (action: Action) =>
  new Refusal(401, action.startsWith('availability.') ? messages.loginToAnswer : messages.signInRequired);

const forbidden = (action: Action) => new Refusal(403, forbiddenBecause[action] ?? messages.forbidden);

const forbiddenBecause: Partial<Record<Action, string>> = {
  'account.register': messages.signedInAlready,
};

const idsIn = (params: Record<string, string>) => Object.entries(params).filter(([name]) => /id$/i.test(name));

function pathId(text: string): number {
  const id = idOf(text);
  if (id === null) throw new Refusal(400, messages.pathIdInvalid);
  return id;
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
  if (notText.test(JSON.stringify(body))) throw new Refusal(400, messages.bodyNotText);
  return asSent(body) as Record<string, unknown>;
}
