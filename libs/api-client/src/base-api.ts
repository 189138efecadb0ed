import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiError, httpError, isDeviceOffline, networkError } from './api-error.ts';
import { type ApiRequest, type ApiResponse, type Transport, type UploadProgress } from './transport.ts';

/** The `extraArgument` that a store must give its thunks. */
export interface StoreExtra {
  transport: Transport;
}

/** A request as the generated endpoints describe it. */
interface EndpointRequest {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  body?: unknown;
  onProgress?: UploadProgress;
}

/** What a response says in its headers. */
export interface ResponseMeta {
  /** The number of rows without the limit. */
  totalCount?: number;
  /** There are more rows than `totalCount`. */
  isMinimum?: boolean;
}

export type BaseQuery = BaseQueryFn<EndpointRequest, unknown, ApiError, object, ResponseMeta>;

const sendThroughTransport: BaseQuery = async (
  { url, method = 'GET', params, body, onProgress },
  { signal, extra },
) => {
  const { transport } = extra as StoreExtra;
  const request: ApiRequest = { method, path: url + queryString(params), body, signal, onProgress };
  const wasOffline = isDeviceOffline();
  try {
    return resultOf(request, await transport(request));
  } catch (cause) {
    return { error: networkError(request, cause, wasOffline) };
  }
};

function resultOf(request: ApiRequest, response: ApiResponse) {
  if (response.status < 200 || response.status > 299) return { error: httpError(request, response) };
  const { 'x-total-count': total, 'x-total-count-is-minimum': isMinimum } = response.headers;
  const meta = total === undefined ? {} : { totalCount: Number(total), isMinimum: isMinimum === 'true' || undefined };
  return { data: response.body, meta };
}

function queryString(params: Record<string, unknown> = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/**
 * The API without endpoints. Cached data does not expire while it is shown and failed requests are not repeated; app-core's store
 * refetches what other stores changed and what is stale when the user returns.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sendThroughTransport,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
