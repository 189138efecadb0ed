import { Inject, Injectable } from '@nestjs/common';
import { fileTooLarge, messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { FileReader } from '../http/file-upload.ts';

/** Reads the whole file into memory before the import starts a transaction. */
@Injectable()
export class UploadInterceptor extends FileReader {
  constructor(@Inject(Settings) { importMaxBytes }: Settings) {
    super(importMaxBytes, { tooLarge: fileTooLarge(importMaxBytes).message, missing: messages.noFile });
  }
}
