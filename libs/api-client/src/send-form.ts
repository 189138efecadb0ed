import { contentOf, headersOf } from './answer.ts';
import { type ApiResponse, type UploadProgress } from './transport.ts';

interface FormRequest {
  method: string;
  url: string;
  body: FormData;
  signal: AbortSignal;
  onProgress: UploadProgress;
}

/** Sends a form and tells how many bytes have gone, which `fetch` cannot tell. */
export function sendForm({ method, url, body, signal, onProgress }: FormRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(method, url);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    call.onload = () =>
      resolve({
        status: call.status,
        statusText: call.statusText,
        ...contentOf(call.responseText, call.getResponseHeader('content-type')),
        headers: headersOf((name) => call.getResponseHeader(name)),
      });
    call.onerror = () => reject(new Error('The connection failed'));
    signal.addEventListener('abort', () => {
      call.abort();
      reject(signal.reason as Error);
    });
    call.send(body);
  });
}
