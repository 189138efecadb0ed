import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings.ts';
import { poolOf } from '../../database/connection.ts';
import { Metrics } from '../../metrics/metrics.ts';
import { findQueueState, type QueueState } from './outbox.queries.ts';

/** The state of the outbox, read from the database when the monitoring asks, so that all servers report the same. */
@Injectable()
export class MailMetrics {
  private reading: Promise<QueueState | null> | null = null;
  private last: QueueState | null = null;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) { sendsMail }: Settings,
    { registry }: Metrics,
  ) {
    if (!sendsMail) return;
    const read = () => this.read();
    const addGauge = (name: string, help: string, valueOf: (state: QueueState) => number) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const outbox = await read();
          if (outbox) this.set(valueOf(outbox));
          else this.remove();
        },
      });

    new Gauge({
      name: 'touchline_mails',
      help: 'Mails that wait, that were sent in the last day, and that failed in the last 30 days',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const outbox = await read();
        this.reset();
        if (!outbox) return;
        this.set({ state: 'queued' }, outbox.queued);
        this.set({ state: 'sent' }, outbox.sentLastDay);
        this.set({ state: 'failed' }, outbox.failed);
      },
    });
    addGauge(
      'touchline_mail_oldest_seconds',
      'Age of the mail that waits longest; 0 if none waits',
      ({ oldestQueuedAt }) => (oldestQueuedAt ? (Date.now() - Date.parse(oldestQueuedAt)) / 1000 : 0),
    );
    addGauge('touchline_mail_paused', '1 while the delivery of mails is paused', (outbox) => Number(outbox.isPaused));
  }

  /** Null while the database is unreachable; the other metrics stay readable. One reading serves all gauges. */
  private async read(): Promise<QueueState | null> {
    // Requests come first: while they use all connections, the values stay as they were.
    if (!this.reading && !hasIdleConnection(this.database)) return this.last;
    this.reading ??= findQueueState(this.database)
      .catch(() => null)
      .finally(() => (this.reading = null));
    return (this.last = await this.reading);
  }
}

function hasIdleConnection(database: DataSource): boolean {
  const { idleCount, totalCount } = poolOf(database);
  return idleCount > 0 || totalCount === 0;
}
