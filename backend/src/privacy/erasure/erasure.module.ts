import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { ErasureMails } from './erasure-mails.ts';
import { ErasureRequestsController } from './erasure-requests.controller.ts';
import { ErasureRequestsService } from './erasure-requests.service.ts';
import { ErasuresController } from './erasures.controller.ts';
import { ErasuresService } from './erasures.service.ts';

@Module({
  imports: [UsersModule],
  controllers: [ErasuresController, ErasureRequestsController],
  providers: [ErasuresService, ErasureRequestsService, ErasureMails],
  exports: [ErasuresService],
})
export class ErasureModule {}
