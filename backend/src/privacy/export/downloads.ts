import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type Response } from 'express';
import { OwnFactors } from '../../auth/second-factor/own-factors.ts';
import { NotInDemo } from '../../http/decorators.ts';
import { type RateLimit, RateLimits } from '../../rate-limits/rate-limits.ts';
import { type User } from '../../users/user.entity.ts';
import { type ExportDto } from './export.dto.ts';
import { exportPolicy } from './export-file.ts';
import { type ExportedFile } from './exports.service.ts';

/** Marks an operation that returns a file to save. */
export const ReturnsFile = () =>
  applyDecorators(
    NotInDemo(),
    ApiProduces('text/html'),
    ApiOkResponse({ schema: { type: 'string', example: '<!doctype html>' } }),
  );

/** Sends a file to users who prove that it is they who ask. */
@Injectable()
export class Downloads {
  constructor(
    private readonly ownFactors: OwnFactors,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a file only if it is made. */
  async send(
    fields: ExportDto,
    me: User,
    response: Response,
    { name: limit, message }: { name: RateLimit; message: string },
    make: (passwordHash: string) => Promise<ExportedFile>,
  ): Promise<string> {
    const key = String(me.id);
    const { name, html } = await this.ownFactors.check(me, fields, response, async (passwordHash) => {
      await this.limits.consumeAll(limit, key, 1, { response, message });
      try {
        return await make(passwordHash);
      } catch (error) {
        await this.limits.refund(limit, key);
        throw error;
      }
    });
    response.type('text/html; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="${name}"`);
    response.setHeader('content-security-policy', exportPolicy);
    return html;
  }
}
