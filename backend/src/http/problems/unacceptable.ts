import { BadRequestException } from '@nestjs/common';

/** 400 that names the field which has the problem. */
export const unacceptable = (field: string, message: string): BadRequestException =>
  new BadRequestException({ message, errors: { [field]: message } });
