import { Inject, Injectable } from '@nestjs/common';
import { fileTooLarge, limits, messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { FileReader } from '../http/file-upload.ts';

/** Reads the whole file into memory before the import starts a transaction. */
@Injectable()
export class UploadInterceptor extends FileReader {
  constructor(@Inject(Settings) { importMaxBytes }: Settings) {
    const texts = { tooLarge: fileTooLarge(importMaxBytes).message, missing: messages.noFile };
    super(importMaxBytes, texts, limits.importFile.maxChoicesBytes);
  }
}
