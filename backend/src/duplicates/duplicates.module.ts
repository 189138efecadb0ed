import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.ts';
import { DuplicatesController } from './duplicates.controller.ts';
import { DuplicatesService } from './duplicates.service.ts';
import { MergesService } from './merges.service.ts';

@Module({
  imports: [ChildrenModule],
  controllers: [DuplicatesController],
  providers: [DuplicatesService, MergesService],
})
export class DuplicatesModule {}
