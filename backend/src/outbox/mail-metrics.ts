import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.ts';
import { Metrics } from '../metrics/metrics.ts';
import { isPaused } from './delivery.queries.ts';
import { findQueueState } from './outbox.queries.ts';

/** The state of the outbox, read from the database when the monitoring asks, so that all servers report the same. */
@Injectable()
export class MailMetrics {
  constructor(
    @InjectDataSource() database: DataSource,
    @Inject(Settings) { sendsMail }: Settings,
    { registry }: Metrics,
  ) {
    if (!sendsMail) return;
    const addGauge = (name: string, help: string, read: (gauge: Gauge) => Promise<void>, labelNames: string[] = []) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        // While the database is unreachable, there is no value, and the other metrics stay readable.
        async collect() {
          this.reset();
          if (labelNames.length === 0) this.remove();
          await read(this).catch(() => undefined);
        },
      });

    addGauge(
      'touchline_mails',
      'Mails that wait, that were sent in the last day, and that failed in the last 30 days',
      async (gauge) => {
        const { queued, sentLastDay, failed } = await findQueueState(database);
        gauge.set({ state: 'queued' }, queued);
        gauge.set({ state: 'sent' }, sentLastDay);
        gauge.set({ state: 'failed' }, failed);
      },
      ['state'],
    );
    addGauge('touchline_mail_oldest_seconds', 'Age of the mail that waits longest; 0 if none waits', async (gauge) => {
      const { oldestQueuedAt } = await findQueueState(database);
      gauge.set(oldestQueuedAt ? (Date.now() - Date.parse(oldestQueuedAt)) / 1000 : 0);
    });
    addGauge('touchline_mail_paused', '1 while the delivery of mails is paused', async (gauge) => {
      gauge.set((await isPaused(database)) ? 1 : 0);
    });
  }
}
