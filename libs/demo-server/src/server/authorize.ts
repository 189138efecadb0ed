import { type ApiRequest, type Club, type OperationName } from '@touchline/api-client';
import { type Action, actionsOfVerified, idOf, mayTry, messages } from '@touchline/domain';
import { asSent } from './response.ts';
import { type Handler, type RequestContext } from './request-context.ts';
import { type ClubData } from './club-data.ts';
import { findOperation } from './find-operation.ts';
import { HttpError } from './http-error.ts';
import { type ClubClock } from './club-clock.ts';

/** The club at the moment of a request. */
interface ClubState {
  data: ClubData;
  club: Club;
  clock: ClubClock;
  duplicatesCanBeClaimed: boolean;
  userId: number | null;
}

/** A request whose form, if it has one, has been read. */
export interface ReceivedRequest extends ApiRequest {
  file: Uint8Array | null;
  fields: Record<string, string>;
}

/** Finds the handler of a request. Checks in the backend's order: operation, permission, ids in the path. */
export function authorize(
  request: ReceivedRequest,
  handlers: Partial<Record<OperationName, Handler>>,
  { userId, ...state }: ClubState,
): { name: OperationName; context: RequestContext; handler: Handler } {
  const url = new URL(request.path, 'http://demo');
  const operation = findOperation(request.method, url.pathname);
  if (!operation) throw new HttpError(404, `Cannot ${request.method} ${request.path}`);
  const { name, action, params } = operation;

  const user = state.data.users.find(({ id, isActive }) => id === userId && isActive) ?? null;
  if (!mayTry(user, action)) throw user ? forbidden(action) : unauthorized(action);

  if (state.club.verifiesEmail && user?.hasUnverifiedEmail && actionsOfVerified.includes(action)) {
    throw new HttpError(403, messages.emailUnverified);
  }
  // Before the ids in the path, because those of mails, for example, are not numbers.
  const handler = handlers[name];
  if (!handler) throw new HttpError(403, messages.notInDemo);

  const context: RequestContext = {
    ...state,
    club: { ...state.club, ...state.data.settings },
    clubDefaults: state.club,
    get me() {
      if (!user) throw unauthorized(action);
      return user;
    },
    session: { userId: user?.id ?? null },
    ids: Object.fromEntries(idsIn(params).map(([name, text]) => [name, pathId(text)])),
    params,
    query: queryOf(url.searchParams),
    body: membersOf(request.body),
    file: request.file,
    fields: request.fields,
    response: { status: request.method === 'POST' ? 201 : 200, headers: {} },
  };
  return { name, context, handler };
}

const unauthorized = (action: Action) =>
  new HttpError(401, action.startsWith('availability.') ? messages.loginToAnswer : messages.signInRequired);

const forbidden = (action: Action) => new HttpError(403, forbiddenBecause[action] ?? messages.forbidden);

const forbiddenBecause: Partial<Record<Action, string>> = {
  'account.register': messages.signedInAlready,
};

const idsIn = (params: Record<string, string>) => Object.entries(params).filter(([name]) => /id$/i.test(name));

function pathId(text: string): number {
  const id = idOf(text);
  if (id === null) throw new HttpError(400, messages.pathIdInvalid);
  return id;
}

/** A repeated name becomes a list. */
function queryOf(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** In JSON, a NUL or half of a surrogate pair. An escaped backslash before it means that the person typed it. */
const notText = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/;

/** A copy of the body; a body that is not an object has no members. */
function membersOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  if (notText.test(JSON.stringify(body))) throw new HttpError(400, messages.bodyNotText);
  return asSent(body) as Record<string, unknown>;
}
