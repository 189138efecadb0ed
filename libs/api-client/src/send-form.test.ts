import { networkTransport } from './transport.ts';

/** A network that answers when the test says so. */
class FakeCall {
  static last: FakeCall;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  withCredentials = false;
  asked: unknown[] = [];
  isAborted = false;
  status = 200;
  statusText = 'OK';
  responseText = '{"summary":{"total":1}}';

  constructor() {
    FakeCall.last = this;
  }
  open = (...asked: unknown[]) => void this.asked.push(...asked);
  send = (body: unknown) => void this.asked.push(body);
  setRequestHeader = () => undefined;
  abort = () => void (this.isAborted = true);
  getResponseHeader = (name: string) => new Headers({ 'x-correlation-id': 'c1' }).get(name);
}

const real = globalThis.XMLHttpRequest;
beforeAll(() => void (globalThis.XMLHttpRequest = FakeCall as unknown as typeof XMLHttpRequest));
afterAll(() => void (globalThis.XMLHttpRequest = real));

const form = new FormData();
const send = (onProgress: (sent: number, total: number) => void = () => undefined, signal?: AbortSignal) =>
  networkTransport()({ method: 'POST', path: '/api/import/teams', body: form, onProgress, signal });

it('tells how many bytes of a form have gone, and gives the answer as any other', async () => {
  const progress: number[][] = [];
  const answer = send((...bytes) => void progress.push(bytes));
  FakeCall.last.upload.onprogress?.({ loaded: 5, total: 10 });
  FakeCall.last.onload?.();
  expect(await answer).toEqual({
    status: 200,
    statusText: 'OK',
    body: { summary: { total: 1 } },
    headers: { 'x-correlation-id': 'c1' },
  });
  expect(progress).toEqual([[5, 10]]);
  expect(FakeCall.last.asked).toEqual(['POST', '/api/import/teams', form]);
  expect(FakeCall.last.withCredentials).toBe(true);
});

it('fails when nobody answers', async () => {
  const answer = send();
  FakeCall.last.onerror?.();
  await expect(answer).rejects.toThrow('The connection failed');
});

it('stops sending when the caller stops waiting', async () => {
  const caller = new AbortController();
  const answer = send(undefined, caller.signal);
  caller.abort(new Error('stopped'));
  await expect(answer).rejects.toThrow('stopped');
  expect(FakeCall.last.isAborted).toBe(true);
});
