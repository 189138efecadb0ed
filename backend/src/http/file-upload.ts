import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';

/** The file of a form. */
export interface FileUpload {
  buffer: Buffer;
  /** Its name on the device it comes from. */
  originalname: string;
}

/** The schema of a form with a file. */
export const formWithFile = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

interface FileTexts {
  tooLarge: string;
  missing: string;
}

/** Of a text field of the form. */
const maxFieldBytes = 10_000;

/** Reads the form field `file` into memory. */
export class FileReader implements NestInterceptor {
  private readonly reader: NestInterceptor;

  constructor(
    maxBytes: number,
    private readonly texts: FileTexts,
    fieldSize = maxFieldBytes,
  ) {
    const Reader: Type<NestInterceptor> = FileInterceptor('file');
    const limits = { fileSize: maxBytes, files: 1, fields: 10, parts: 11, fieldSize };
    this.reader = new Reader({ limits, defParamCharset: 'utf8' });
  }

  async intercept(context: ExecutionContext, next: CallHandler) {
    try {
      return await this.reader.intercept(context, next);
    } catch (error) {
      throw this.problemOf(error);
    }
  }

  private problemOf(error: unknown): unknown {
    if (!(error instanceof HttpException)) return error;
    const { code } = (error.cause ?? {}) as { code?: string };
    if (code === 'LIMIT_FILE_SIZE') return new PayloadTooLargeException(this.texts.tooLarge);
    if (code === 'LIMIT_UNEXPECTED_FILE') return new BadRequestException(this.texts.missing);
    return new BadRequestException('The form could not be read');
  }
}
