import { Module } from '@nestjs/common';
import { FeedReader } from './feed-reader.service.ts';
import { FeedsController } from './feeds.controller.ts';
import { FeedsService } from './feeds.service.ts';

@Module({
  controllers: [FeedsController],
  providers: [FeedReader, FeedsService],
})
export class FeedsModule {}
