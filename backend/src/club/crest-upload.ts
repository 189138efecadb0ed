import { Injectable } from '@nestjs/common';
import { limits, messages } from '@touchline/domain';
import { FileReader } from '../http/file-upload.ts';

/** Reads the picture of a form into memory. */
@Injectable()
export class CrestUpload extends FileReader {
  constructor() {
    super(limits.crest.maxBytes, { tooLarge: messages.crestTooLarge, missing: messages.crestRequired });
  }
}
