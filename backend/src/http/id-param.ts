import { BadRequestException, Param, type PipeTransform } from '@nestjs/common';
import { limits } from '@touchline/domain';

/** 1 to 2147483647 in plain digits; `1e3`, `0x10`, `007` and `-1` are none. */
export function strictId(text: unknown): number | null {
  const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  return id <= limits.id.max ? id : null;
}

export class StrictIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = strictId(value);
    if (id !== null) return id;
    throw new BadRequestException(`The id in the address must be a number from 1 to ${limits.id.max}`);
  }
}

/** An id in the path. */
export const IdParam = (name = 'id') => Param(name, StrictIdPipe);
