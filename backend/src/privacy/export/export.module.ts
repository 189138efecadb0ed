import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.ts';
import { ChildExportController } from './child-export.controller.ts';
import { Downloads } from './downloads.ts';
import { OwnExportController } from './own-export.controller.ts';
import { ExportsService } from './exports.service.ts';

@Module({
  imports: [AuthModule],
  controllers: [OwnExportController, ChildExportController],
  providers: [ExportsService, Downloads],
})
export class ExportModule {}
