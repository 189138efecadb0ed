import { Module } from '@nestjs/common';
import { Draining } from '../http/middleware/draining.ts';
import { HealthController } from './health.controller.ts';

@Module({ controllers: [HealthController], providers: [Draining] })
export class HealthModule {}
