import { type NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { type NextFunction, type Request, type Response } from 'express';
import { createContract } from './contract.ts';

/** Swagger UI brings styles inside its page; its scripts are files. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Swagger UI at `/api/docs`, the document at `/api/docs-json`. */
export function serveApiDocs(app: NestExpressApplication): void {
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('content-security-policy', docsPolicy);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => createContract(app), {
    jsonDocumentUrl: 'api/docs-json',
    raw: ['json'],
    swaggerOptions: { withCredentials: true, displayRequestDuration: true },
  });
}
