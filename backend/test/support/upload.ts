import { type ApiResponse, type Api } from './api.ts';

/** Imports a file; `type` may have a query. */
export function upload(
  api: Api,
  type: string,
  file: string | Uint8Array,
  choices?: Record<number, string | number>,
): Promise<ApiResponse> {
  const form = new FormData();
  if (choices) form.append('choices', JSON.stringify(choices));
  form.append('file', new File([file], 'upload.csv', { type: 'text/csv' }));
  return api.post(`/api/import/${type}`, undefined, { raw: form });
}
