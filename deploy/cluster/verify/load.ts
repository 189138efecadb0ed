import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, countStatuses, type Person } from './person.ts';

/** Families and staff at work: some write announcements, some read, each as fast as the answers come. */
export class Load {
  /** Titles of what the club has confirmed. */
  readonly acknowledged: string[] = [];
  readonly answers: { status: number; at: number; seconds: number; wrote: boolean }[] = [];
  /** Answers that nobody should get, in full. */
  readonly strange: string[] = [];
  private isOn = true;
  private readonly workers: Promise<void>[];

  constructor(someone: Person) {
    const writers = Array.from({ length: 6 }, (_, n) => this.repeat((count) => this.write(someone, `${n}-${count}`)));
    const readers = Array.from({ length: 2 }, () => this.repeat(() => this.read(someone)));
    this.workers = [...writers, ...readers];
  }

  /** Lets everybody finish. */
  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.workers);
  }

  /** Seconds from a moment to the first write confirmed after one was refused. */
  writesCameBackAfter(moment: number): number | null {
    const since = this.answers.filter(({ at, wrote }) => wrote && at >= moment);
    const refused = since.findIndex(({ status }) => status !== 201);
    const confirmed = since.slice(refused).find(({ status }) => status === 201);
    return refused >= 0 && confirmed ? (confirmed.at - moment) / 1000 : null;
  }

  /** How many answers of each status there were since a moment, and how many seconds the slowest took. */
  since(moment: number) {
    const answers = this.answers.filter(({ at }) => at >= moment);
    return { counts: countStatuses(answers), longest: Math.max(...answers.map(({ seconds }) => seconds)).toFixed(1) };
  }

  private async repeat(work: (count: number) => Promise<void>): Promise<void> {
    for (let count = 0; this.isOn; count++) {
      await work(count);
      await pause(20);
    }
  }

  private async write(someone: Person, name: string): Promise<void> {
    const title = `Announcement ${name}`;
    const began = Date.now();
    const answer = await someone.post('/api/announcements', { title, content: 'Training as usual.' });
    if (answer.status === 201) this.acknowledged.push(title);
    await this.note(answer, began, true);
  }

  private async read(someone: Person): Promise<void> {
    const began = Date.now();
    await this.note(await someone.get('/api/teams'), began, false);
  }

  private async note({ status, headers, body }: Answer, began: number, wrote: boolean): Promise<void> {
    this.answers.push({ status, wrote, at: Date.now(), seconds: (Date.now() - began) / 1000 });
    const isRight = [200, 201].includes(status) || (status === 503 && Number(headers.get('retry-after')) > 0);
    if (!isRight) this.strange.push(`${status} ${JSON.stringify(body)}`);
    if (status === 503) await pause(200);
  }
}
