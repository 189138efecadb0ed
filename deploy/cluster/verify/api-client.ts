export interface HttpResponse {
  status: number;
  headers: Headers;
  body: any;
}

/** An API client with a session cookie, which can also bypass the load balancer. */
export class ApiClient {
  private cookie = '';

  constructor(private readonly url: string) {}

  /** A client with the same session for another address. */
  at(url: string): ApiClient {
    return Object.assign(new ApiClient(url), { cookie: this.cookie });
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body: object) => this.call('POST', path, body);

  async signIn(account: { username: string; password: string }): Promise<this> {
    const { status } = await this.post('/api/auth/login', account);
    if (status !== 200) throw new Error(`${account.username} could not sign in: ${status}`);
    return this;
  }

  /** Returns status 0 if there is no response. */
  async call(method: string, path: string, body?: object): Promise<HttpResponse> {
    const isForm = body instanceof FormData;
    const content = isForm ? body : body && JSON.stringify(body);
    const headers = { cookie: this.cookie, ...(content && !isForm && { 'content-type': 'application/json' }) };
    try {
      const response = await fetch(this.url + path, {
        method,
        headers,
        body: content,
        signal: AbortSignal.timeout(60_000),
      });
      this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    } catch (error) {
      return { status: 0, headers: new Headers(), body: String((error as Error).cause ?? error) };
    }
  }
}

/** Number of responses per status. */
export function countStatuses(responses: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
