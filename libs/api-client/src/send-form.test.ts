import { networkTransport } from './network-transport.ts';

/** A request whose response the test sends. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  withCredentials = false;
  calls: unknown[] = [];
  isAborted = false;
  status = 200;
  statusText = 'OK';
  responseText = '{"summary":{"total":1}}';

  constructor() {
    FakeXhr.last = this;
  }
  open = (...args: unknown[]) => void this.calls.push(...args);
  send = (body: unknown) => void this.calls.push(body);
  setRequestHeader = () => undefined;
  abort = () => void (this.isAborted = true);
  getResponseHeader = (name: string) => new Headers({ 'x-correlation-id': 'c1' }).get(name);
}

const real = globalThis.XMLHttpRequest;
beforeAll(() => void (globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest));
afterAll(() => void (globalThis.XMLHttpRequest = real));

const form = new FormData();
const send = (onProgress: (sent: number, total: number) => void = () => undefined, signal?: AbortSignal) =>
  networkTransport()({ method: 'POST', path: '/api/import/teams', body: form, onProgress, signal });

it('sendForm reports the upload progress and resolves with the response', async () => {
  const progress: number[][] = [];
  const response = send((...bytes) => void progress.push(bytes));
  FakeXhr.last.upload.onprogress?.({ loaded: 5, total: 10 });
  FakeXhr.last.onload?.();
  expect(await response).toEqual({
    status: 200,
    statusText: 'OK',
    body: { summary: { total: 1 } },
    headers: { 'x-correlation-id': 'c1' },
  });
  expect(progress).toEqual([[5, 10]]);
  expect(FakeXhr.last.calls).toEqual(['POST', '/api/import/teams', form]);
  expect(FakeXhr.last.withCredentials).toBe(true);
});

it('sendForm rejects when the connection fails', async () => {
  const response = send();
  FakeXhr.last.onerror?.();
  await expect(response).rejects.toThrow('The connection failed');
});

it('sendForm aborts the upload when the caller aborts', async () => {
  const caller = new AbortController();
  const response = send(undefined, caller.signal);
  caller.abort(new Error('stopped'));
  await expect(response).rejects.toThrow('stopped');
  expect(FakeXhr.last.isAborted).toBe(true);
});
