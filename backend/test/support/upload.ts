import { type Answer, type Api } from './api.ts';

/** Sends a file for import, as a browser's form does. */
export function upload(api: Api, type: string, file: string | Uint8Array): Promise<Answer> {
  const form = new FormData();
  form.append('file', new File([file], 'upload.csv', { type: 'text/csv' }));
  return api.post(`/api/import/${type}`, undefined, { raw: form });
}
