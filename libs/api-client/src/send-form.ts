import { readBody, readHeaders } from './response.ts';
import { type ApiResponse, type UploadProgress } from './transport.ts';

interface FormRequest {
  method: string;
  url: string;
  body: FormData;
  signal: AbortSignal;
  onProgress: UploadProgress;
}

/** Uploads a form with XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendForm({ method, url, body, signal, onProgress }: FormRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.setRequestHeader('accept', 'application/json');
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        ...readBody(xhr.responseText, xhr.getResponseHeader('content-type')),
        headers: readHeaders((name) => xhr.getResponseHeader(name)),
      });
    xhr.onerror = () => reject(new Error('The connection failed'));
    signal.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason as Error);
    });
    xhr.send(body);
  });
}
