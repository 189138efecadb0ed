import { Module } from '@nestjs/common';
import { ChildClaimsController } from './child-claims.controller.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildrenController } from './children.controller.ts';
import { ChildrenService } from './children.service.ts';
import { GuardiansService } from './guardians.service.ts';
import { SearchLimit } from './search-limit.ts';

@Module({
  controllers: [ChildrenController, ChildClaimsController],
  providers: [ChildrenService, ChildClaimsService, GuardiansService, SearchLimit],
})
export class ChildrenModule {}
