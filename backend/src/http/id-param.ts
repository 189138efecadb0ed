import { BadRequestException, Param, type PipeTransform } from '@nestjs/common';
import { limits } from '@touchline/domain';

/** 1 to 2147483647 in plain digits; `1e3`, `0x10`, `007` and `-1` are none. */
export class StrictIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (id <= limits.id.max) return id;
    throw new BadRequestException(`The id in the address must be a number from 1 to ${limits.id.max}`);
  }
}

/** An id in the path. */
export const IdParam = (name = 'id') => Param(name, StrictIdPipe);
