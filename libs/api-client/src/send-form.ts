import { contentOf, headersOf } from './answer.ts';
import { type ApiRequest, type ApiResponse, type UploadProgress } from './transport.ts';

interface FormRequest extends Omit<ApiRequest, 'headers'> {
  body: FormData;
  signal: AbortSignal;
  onProgress: UploadProgress;
}

/** Sends a form and tells how many bytes have gone, which `fetch` cannot tell. */
export function sendForm({ method, path, body, signal, onProgress }: FormRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(method, path);
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
