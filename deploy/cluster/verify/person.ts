/** An answer of the club. */
export interface Answer {
  status: number;
  headers: Headers;
  body: any;
}

/** Somebody with a browser, who may go past the balancer to one backend. */
export class Person {
  private cookie = '';

  constructor(private readonly url: string) {}

  /** The same session in a browser that asks somebody else. */
  at(url: string): Person {
    return Object.assign(new Person(url), { cookie: this.cookie });
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body: object) => this.call('POST', path, body);

  async signIn(account: { username: string; password: string }): Promise<this> {
    const { status } = await this.post('/api/auth/login', account);
    if (status !== 200) throw new Error(`${account.username} could not sign in: ${status}`);
    return this;
  }

  /** Status 0 stands for no answer at all. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const content = isForm ? body : body && JSON.stringify(body);
    const headers = { cookie: this.cookie, ...(content && !isForm && { 'content-type': 'application/json' }) };
    try {
      const answer = await fetch(this.url + path, {
        method,
        headers,
        body: content,
        signal: AbortSignal.timeout(60_000),
      });
      this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
    } catch (error) {
      return { status: 0, headers: new Headers(), body: String((error as Error).cause ?? error) };
    }
  }
}

/** How many answers there are of each status. */
export function countStatuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
