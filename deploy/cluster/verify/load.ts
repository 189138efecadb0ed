import { setTimeout as pause } from 'node:timers/promises';
import { type HttpResponse, countStatuses, type ApiClient } from './api-client.ts';

/** Load on the API: six clients write announcements and two read, each in a loop. */
export class Load {
  /** Titles of confirmed announcements. */
  readonly acknowledged: string[] = [];
  readonly responses: { status: number; at: number; seconds: number; wrote: boolean }[] = [];
  /** Responses that clients should not get, with their bodies. */
  readonly unexpected: string[] = [];
  private isRunning = true;
  private readonly workers: Promise<void>[];

  constructor(client: ApiClient) {
    const writers = Array.from({ length: 6 }, (_, n) => this.repeat((count) => this.write(client, `${n}-${count}`)));
    const readers = Array.from({ length: 2 }, () => this.repeat(() => this.read(client)));
    this.workers = [...writers, ...readers];
  }

  /** Waits for requests in progress. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.workers);
  }

  /** Seconds from a moment to the first write confirmed after a failed one. */
  secondsUntilWritesResumed(moment: number): number | null {
    const since = this.responses.filter(({ at, wrote }) => wrote && at >= moment);
    const failed = since.findIndex(({ status }) => status !== 201);
    const confirmed = since.slice(failed).find(({ status }) => status === 201);
    return failed >= 0 && confirmed ? (confirmed.at - moment) / 1000 : null;
  }

  /** Number of responses per status since a moment, and the slowest one's seconds. */
  since(moment: number) {
    const responses = this.responses.filter(({ at }) => at >= moment);
    return {
      counts: countStatuses(responses),
      longest: Math.max(...responses.map(({ seconds }) => seconds)).toFixed(1),
    };
  }

  private async repeat(work: (count: number) => Promise<void>): Promise<void> {
    for (let count = 0; this.isRunning; count++) {
      await work(count);
      await pause(20);
    }
  }

  private async write(client: ApiClient, name: string): Promise<void> {
    const title = `Announcement ${name}`;
    const start = Date.now();
    const response = await client.post('/api/announcements', { title, content: 'Training as usual.' });
    if (response.status === 201) this.acknowledged.push(title);
    await this.record(response, start, true);
  }

  private async read(client: ApiClient): Promise<void> {
    const start = Date.now();
    await this.record(await client.get('/api/teams'), start, false);
  }

  private async record({ status, headers, body }: HttpResponse, start: number, wrote: boolean): Promise<void> {
    this.responses.push({ status, wrote, at: Date.now(), seconds: (Date.now() - start) / 1000 });
    const isExpected = [200, 201].includes(status) || (status === 503 && Number(headers.get('retry-after')) > 0);
    if (!isExpected) this.unexpected.push(`${status} ${JSON.stringify(body)}`);
    if (status === 503) await pause(200);
  }
}
