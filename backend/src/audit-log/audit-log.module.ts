import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { AuditLogController } from './audit-log.controller.ts';
import { AuditLogService } from './audit-log.service.ts';

@Module({ imports: [AuthModule], controllers: [AuditLogController], providers: [AuditLogService] })
export class AuditLogModule {}
