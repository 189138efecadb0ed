/** An answer of the API. */
export interface Answer<Body = any> {
  status: number;
  headers: Headers;
  body: Body;
}

interface Extra {
  headers?: Record<string, string>;
  /** Sent as it is, instead of a value as JSON. */
  raw?: string | FormData;
}

/** Somebody with a browser: keeps the session cookie from answer to answer. */
export class Api {
  private cookie = '';

  constructor(private readonly url: string) {}

  get = <Body = any>(path: string, extra?: Extra) => this.call<Body>('GET', path, undefined, extra);
  post = <Body = any>(path: string, body?: unknown, extra?: Extra) => this.call<Body>('POST', path, body, extra);
  put = <Body = any>(path: string, body?: unknown, extra?: Extra) => this.call<Body>('PUT', path, body, extra);
  patch = <Body = any>(path: string, body?: unknown, extra?: Extra) => this.call<Body>('PATCH', path, body, extra);
  delete = <Body = any>(path: string, extra?: Extra) => this.call<Body>('DELETE', path, undefined, extra);

  /** Sends this cookie from now on, as if it were its own. */
  useSession(cookie: string): this {
    this.cookie = cookie;
    return this;
  }

  /** The value of the session cookie, to see whether it changed. */
  get session(): string {
    return this.cookie;
  }

  async call<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    { headers, raw }: Extra = {},
  ): Promise<Answer<Body>> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(this.url + path, {
      method,
      body: content,
      headers: {
        ...(typeof content === 'string' && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.includes('Expires=Thu, 01 Jan 1970') ? '' : set.split(';')[0]!;
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}
