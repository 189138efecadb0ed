/** A user's session, which outlives the server that began it. */
export interface Session {
  cookie: string;
}

/** Sends a request; throws the server's message if it fails. */
export async function send(url: string, request: string, body?: object, session?: Session): Promise<any> {
  const [method, path] = request.split(' ') as [string, string];
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { ...(body && !isForm && { 'content-type': 'application/json' }) };
  if (session?.cookie) headers.cookie = session.cookie;
  const response = await fetch(url + path, { method, headers, body: isForm ? body : body && JSON.stringify(body) });
  if (session) session.cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const text = await response.text();
  const json: any = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw new Error(`${request}: ${response.status} ${json?.message}`);
  return json;
}

export async function signIn(url: string, username: string, password = 'touchline'): Promise<Session> {
  const session = { cookie: '' };
  await send(url, 'POST /api/auth/login', { username, password }, session);
  return session;
}

/** Reads several paths as one user. */
export async function readAll(url: string, session: Session, paths: string[]): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const path of paths) result[path] = await send(url, `GET ${path}`, undefined, session);
  return result;
}

/** Where a new answer is not the old one; new members of objects are allowed (docs/adr/0020). */
export function lostMembers(before: unknown, after: unknown, at = ''): string[] {
  if (typeof before !== 'object' || before === null) {
    return before === after ? [] : [`${at}: ${JSON.stringify(before)} has become ${JSON.stringify(after)}`];
  }
  if (typeof after !== 'object' || after === null) return [`${at} has become ${JSON.stringify(after)}`];
  const lengths = Array.isArray(before) && Array.isArray(after) ? [before.length, after.length] : [];
  if (lengths[0] !== lengths[1]) return [`${at} has ${lengths[1]} items instead of ${lengths[0]}`];
  return Object.entries(before).flatMap(([name, value]) =>
    lostMembers(value, (after as Record<string, unknown>)[name], `${at}.${name}`),
  );
}
