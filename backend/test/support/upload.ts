import { type ApiResponse, type Api } from './api.ts';

export function upload(api: Api, type: string, file: string | Uint8Array): Promise<ApiResponse> {
  const form = new FormData();
  form.append('file', new File([file], 'upload.csv', { type: 'text/csv' }));
  return api.post(`/api/import/${type}`, undefined, { raw: form });
}
