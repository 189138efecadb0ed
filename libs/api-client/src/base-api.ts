import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiError, refusal, silence } from './api-error.ts';
import { type ApiRequest, type ApiResponse, type Transport, type UploadProgress } from './transport.ts';

/** What every store hands to its calls: `configureStore({ middleware: … thunk: { extraArgument } })`. */
export interface StoreExtra {
  transport: Transport;
}

/** One call, as the generated endpoints describe it. */
interface ApiCall {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  body?: unknown;
  onProgress?: UploadProgress;
}

/** What an answer tells beside its body. */
export interface AnswerMeta {
  /** How many rows there are, of which a limited list holds a part. */
  totalCount?: number;
}

/** Asks the transport of the store. */
const askTransport: BaseQueryFn<ApiCall, unknown, ApiError, object, AnswerMeta> = async (call, { signal, extra }) => {
  const { transport } = extra as StoreExtra;
  const request: ApiRequest = {
    method: call.method ?? 'GET',
    path: call.url + queryString(call.params),
    body: call.body,
    signal,
    onProgress: call.onProgress,
  };
  try {
    return resultOf(request, await transport(request));
  } catch (reason) {
    return { error: silence(request, reason) };
  }
};

function resultOf(request: ApiRequest, response: ApiResponse) {
  if (response.status < 200 || response.status > 299) return { error: refusal(request, response) };
  const total = response.headers['x-total-count'];
  return { data: response.body, meta: total === undefined ? {} : { totalCount: Number(total) } };
}

function queryString(params: Record<string, unknown> = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/**
 * The one API of the product, still without endpoints. Nothing is stale by itself and nothing is tried twice; what others
 * changed, and what grew old while nobody looked, is fetched again by the store (app-core).
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: askTransport,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
