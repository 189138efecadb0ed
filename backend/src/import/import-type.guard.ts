import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import { type Request } from 'express';
import { isImportType, messages } from '@touchline/domain';

/** Before a body is read: nobody sends two megabytes to learn that there is no such import. */
@Injectable()
export class ImportTypeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { type } = context.switchToHttp().getRequest<Request<{ type: string }>>().params;
    if (isImportType(type)) return true;
    throw new NotFoundException(messages.importUnknown);
  }
}
