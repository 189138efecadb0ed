import { Module } from '@nestjs/common';
import { RetentionModule } from '../retention/retention.module.ts';
import { ChildPrivacyController } from './child-privacy.controller.ts';
import { ChildPrivacyService } from './child-privacy.service.ts';

@Module({ imports: [RetentionModule], controllers: [ChildPrivacyController], providers: [ChildPrivacyService] })
export class ChildPrivacyModule {}
