import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.ts';

/** The metrics, for whoever has something to count. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
