import { ConflictException } from '@nestjs/common';
import { messages } from '@touchline/domain';

/** A registered child has this name and date of birth. */
export class DuplicateChild extends ConflictException {
  constructor(duplicateChildId: number | undefined, isOwn: boolean) {
    super({
      message: isOwn ? messages.childAlreadyOwn : messages.childExists,
      duplicateChildId,
      action: isOwn ? 'view-existing' : 'claim-existing',
    });
  }
}
