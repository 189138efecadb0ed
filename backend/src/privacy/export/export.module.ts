import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { ExportsController } from './exports.controller.ts';
import { ExportsService } from './exports.service.ts';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [ExportsController],
  providers: [ExportsService],
})
export class ExportModule {}
