import { Global, Module } from '@nestjs/common';
import { Admission } from '../database/admission.ts';
import { Metrics } from './metrics.ts';

/** What every request passes is counted here: how long it took, and whether it waits for a connection. */
@Global()
@Module({ providers: [Metrics, Admission], exports: [Metrics, Admission] })
export class MetricsModule {}
