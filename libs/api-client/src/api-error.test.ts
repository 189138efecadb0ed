import { jest } from '@jest/globals';
import { httpError, isApiError, isOfflineError, networkError, serverMessage } from './api-error.ts';

const request = { method: 'POST', path: '/api/children' };

it.each([
  ['the message of the body', { message: 'Name is required', error: 'x' }, 'Bad Request', 'Name is required'],
  ['the error of the body', { error: 'Name is required' }, 'Bad Request', 'Name is required'],
  ['the status text', {}, 'Bad Gateway', 'Bad Gateway'],
  ['a fallback', {}, '', 'API request failed'],
])('httpError takes its message from %s', (_case, body, statusText, message) => {
  expect(httpError(request, { status: 400, statusText, body, headers: {} }).message).toBe(message);
});

it('httpError is a plain object with everything that explains the failure', () => {
  const body = { message: 'Child already exists in the system', duplicateChildId: 7, errors: { name: 'Taken' } };
  const error = httpError(request, {
    status: 409,
    statusText: 'Conflict',
    body,
    headers: { 'x-correlation-id': 'c1', 'retry-after': '30' },
  });
  expect(error).toEqual({
    name: 'ApiError',
    message: 'Child already exists in the system',
    status: 409,
    statusText: 'Conflict',
    responseBody: body,
    endpoint: '/api/children',
    method: 'POST',
    correlationId: 'c1',
    errors: { name: 'Taken' },
    retryAfter: 30,
  });
  expect(structuredClone(error)).toEqual(error);
});

it('httpError tells that signing in takes a code', () => {
  const rejected = (body: object) => httpError(request, { status: 401, body, headers: {} });
  expect(rejected({ message: 'Please enter the code', secondFactor: true })).toHaveProperty('secondFactor', true);
  expect(rejected({ message: 'Invalid credentials', secondFactor: false })).not.toHaveProperty('secondFactor');
});

it.each([
  ['Bad gateway', '502: Bad gateway'],
  ['<p>'.padEnd(5000, 'x'), `502: ${'<p>'.padEnd(200, 'x')}`],
])('httpError quotes a body that is not JSON: %s', (text, message) => {
  const error = httpError(request, { status: 502, statusText: 'Bad Gateway', body: {}, text, headers: {} });
  expect(error.message).toBe(message);
  expect(error.responseBody).toBe(text);
  expect(serverMessage(error, 'Something went wrong')).toBe('Something went wrong');
});

it('networkError names the request that got no response', () => {
  const error = networkError(request, new TypeError('Failed to fetch'));
  expect(error.message).toBe('API request failed: POST /api/children - Failed to fetch');
  expect(error.status).toBe(0);
  expect(isApiError(error)).toBe(true);
});

it('serverMessage returns only what the server wrote for the user', () => {
  const written = httpError(request, { status: 409, statusText: 'Conflict', body: { message: 'Taken' }, headers: {} });
  const bare = httpError(request, { status: 502, statusText: 'Bad Gateway', body: {}, headers: {} });
  expect(serverMessage(written, 'Something went wrong')).toBe('Taken');
  expect(serverMessage(bare, 'Something went wrong')).toBe('Something went wrong');
  expect(serverMessage(new Error('x'), 'Something went wrong')).toBe('Something went wrong');
});

describe('The error of a request without a network', () => {
  const cause = new TypeError('Failed to fetch');
  beforeEach(() => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'navigator');
    jest.restoreAllMocks();
  });

  it.each([
    ['POST', true, 'You are offline. Nothing was saved; try again when you are back.'],
    ['POST', false, 'You went offline. Please check when you are back whether this was saved.'],
    ['GET', true, 'You are offline. This will be loaded when you are back.'],
  ])('of %s, offline before: %j, says so', (method, wasOffline, message) => {
    const error = networkError({ method, path: '/api/children' }, cause, wasOffline);
    expect(isOfflineError(error)).toBe(true);
    expect(serverMessage(error, 'Something went wrong')).toBe(message);
  });
});
