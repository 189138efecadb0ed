/** Whose club, and as whom. */
export interface Club {
  url: string;
  email: string;
  password: string;
}

/** Calls the API as a signed-in person; Node's fetch keeps its connections open from call to call. */
export interface ClubClient {
  get: (path: string) => Promise<any>;
  post: (path: string, body: object) => Promise<any>;
}

/** Signs in. What is refused afterwards is thrown, with the server's sentence. */
export async function signIn({ url, email, password }: Club): Promise<ClubClient> {
  let cookie = '';
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const isForm = body instanceof FormData;
    const content = isForm ? body : body && JSON.stringify(body);
    const headers = { cookie, ...(!isForm && { 'content-type': 'application/json' }) };
    const answer = await fetch(url + path, { method, headers, body: content });
    const json: any = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${json.message}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return json;
  };
  await call('POST', '/api/auth/login', { username: email, password });
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

/** Does the same with every item, some at a time. */
export async function together<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
