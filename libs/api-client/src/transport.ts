import { type ResponseHeader } from './response.ts';

/**
 * Sends the API's requests: over the network, to the demo server or to a test's server. Resolves with any HTTP status and rejects
 * when there is no response.
 */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

export interface ApiRequest {
  method: string;
  /** Path and query, starting with `/api`. */
  path: string;
  /** A value to send as JSON, or a FormData with a file. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called during the upload of a form. */
  onProgress?: UploadProgress;
}

/** Counts bytes. */
export type UploadProgress = (sent: number, total: number) => void;

export interface ApiResponse {
  status: number;
  statusText?: string;
  /** The parsed JSON, or the text of a CSV file; an empty object for anything else. */
  body: unknown;
  /** The text of a response that is neither JSON nor CSV. */
  text?: string;
  headers: Partial<Record<ResponseHeader, string>>;
}
