import { type ApiClient } from '../api-client.ts';
import { expect } from '../report.ts';

/** A long list arrives through HAProxy compressed, as the backend has sent it, and is complete. */
export async function longListsAreCompressed(admin: ApiClient): Promise<void> {
  const { headers, body } = await admin.get('/api/children/all');
  const encoding = headers.get('content-encoding');
  const isComplete = body.length >= 4000 && String(body.length) === headers.get('x-total-count');
  expect('a long list arrives compressed', encoding !== null && isComplete, `${body.length} players, ${encoding}`);
}
