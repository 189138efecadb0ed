/** A club's address and an account to sign in with. */
export interface Club {
  url: string;
  email: string;
  password: string;
}

/** Calls the API with a session. */
export interface ClubClient {
  get: (path: string) => Promise<any>;
  post: (path: string, body: object) => Promise<any>;
}

/** Signs in. The client's methods throw the server's message when a request fails. */
export async function signIn({ url, email, password }: Club): Promise<ClubClient> {
  let cookie = '';
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const isForm = body instanceof FormData;
    const content = isForm ? body : body && JSON.stringify(body);
    const headers = { cookie, ...(!isForm && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, body: content });
    const json: any = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${json.message}`);
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return json;
  };
  await call('POST', '/api/auth/login', { username: email, password });
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

/** Calls `work` for every item, at most `concurrency` at a time. */
export async function forEachConcurrently<T>(
  items: T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
