import { Module } from '@nestjs/common';
import { ChildClaimsController } from './child-claims.controller.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildTries } from './child-tries.ts';
import { ChildrenController } from './children.controller.ts';
import { ChildrenService } from './children.service.ts';
import { GuardiansService } from './guardians.service.ts';
import { TryLimits } from './try-limits.ts';

@Module({
  controllers: [ChildrenController, ChildClaimsController],
  providers: [ChildrenService, ChildClaimsService, GuardiansService, ChildTries, TryLimits],
})
export class ChildrenModule {}
