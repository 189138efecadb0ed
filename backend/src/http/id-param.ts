import { BadRequestException, Param, type PipeTransform } from '@nestjs/common';
import { idOf, messages } from '@touchline/domain';

export class StrictIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id !== null) return id;
    throw new BadRequestException(messages.pathIdInvalid);
  }
}

/** An id in the path. */
export const IdParam = (name = 'id') => Param(name, StrictIdPipe);
