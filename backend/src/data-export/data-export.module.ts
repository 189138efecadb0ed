import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { DataExportController } from './data-export.controller.ts';
import { DataExportService } from './data-export.service.ts';

@Module({ imports: [AuthModule], controllers: [DataExportController], providers: [DataExportService] })
export class DataExportModule {}
