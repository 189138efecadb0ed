import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Inject,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { fileTooLarge, messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';

/** Reads the whole file into memory before the import starts a transaction. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private readonly reader: NestInterceptor;

  constructor(@Inject(Settings) private readonly settings: Settings) {
    const Reader: Type<NestInterceptor> = FileInterceptor('file');
    const limits = { fileSize: settings.importMaxBytes, files: 1, fields: 10, parts: 11, fieldSize: 10_000 };
    this.reader = new Reader({ limits });
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
    if (code === 'LIMIT_FILE_SIZE') {
      return new PayloadTooLargeException(fileTooLarge(this.settings.importMaxBytes).message);
    }
    if (code === 'LIMIT_UNEXPECTED_FILE') return new BadRequestException(messages.noFile);
    return new BadRequestException('The form could not be read');
  }
}
