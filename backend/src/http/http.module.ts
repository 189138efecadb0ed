import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AuditService } from '../audit/audit.service.ts';
import { RefusedActs } from '../audit/refused-acts.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { AccessGuard } from './access.guard.ts';
import { JsonBodyGuard } from './json-body.guard.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RateLimits } from './rate-limits.ts';
import { dtoValidation } from './validation.ts';

/** What every request passes, in this order: access, then the body, then its rules; whatever fails becomes a problem. */
@Global()
@Module({
  imports: [AuthModule],
  providers: [
    AuditService,
    RefusedActs,
    RateLimits,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: JsonBodyGuard },
    { provide: APP_PIPE, useFactory: dtoValidation },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [AuditService, RateLimits],
})
export class HttpModule {}
