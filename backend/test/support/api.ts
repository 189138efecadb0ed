export interface ApiResponse<Body = any> {
  status: number;
  headers: Headers;
  body: Body;
}

interface Extra {
  headers?: Record<string, string>;
  /** Sent unchanged, instead of a JSON body. */
  raw?: string | FormData | Uint8Array;
}

/** An API client that keeps cookies like a browser. */
export class Api {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get = <Body = any>(path: string, extra?: Extra) => this.call<Body>('GET', path, undefined, extra);
  post = <Body = any>(path: string, body?: unknown, extra?: Extra) => this.call<Body>('POST', path, body, extra);
  put = <Body = any>(path: string, body?: unknown, extra?: Extra) => this.call<Body>('PUT', path, body, extra);
  patch = <Body = any>(path: string, body?: unknown, extra?: Extra) => this.call<Body>('PATCH', path, body, extra);
  delete = <Body = any>(path: string, extra?: Extra) => this.call<Body>('DELETE', path, undefined, extra);

  /** Sends this cookie from now on. */
  useSession(cookie: string): this {
    this.keep(cookie);
    return this;
  }

  /** The session cookie as `name=value`. */
  get session(): string {
    return this.named(/^(__Host-)?touchline$/);
  }

  /** The cookie of a known device as `name=value`. */
  get device(): string {
    return this.named(/-device$/);
  }

  private named(pattern: RegExp): string {
    const found = [...this.cookies].find(([name]) => pattern.test(name));
    return found ? found.join('=') : '';
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
    if (name === '') this.cookies.clear();
    else if (cookie.includes('Expires=Thu, 01 Jan 1970')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  async call<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    { headers, raw }: Extra = {},
  ): Promise<ApiResponse<Body>> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.url + path, {
      method,
      body: content,
      headers: {
        ...(typeof content === 'string' && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((cookie) => cookie.join('=')).join('; ') }),
        ...headers,
      },
    });
    response.headers.getSetCookie().forEach((cookie) => this.keep(cookie));
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}
