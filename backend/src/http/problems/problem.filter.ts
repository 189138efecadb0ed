import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Metrics } from '../../metrics/metrics.ts';
import { compressResponse } from '../middleware/compression.ts';
import { databaseProblem } from './database-problems.ts';
import { type Problem } from './problem.dto.ts';

/** Members of Nest's error bodies that a problem replaces. */
const replaced = ['statusCode', 'error', 'message'];

/** Turns every error into a problem (`application/problem+json`). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('problem');

  constructor(private readonly metrics: Metrics) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const exception = asHttpException(thrown);
    const status = exception.getStatus();
    if (status === 503 && databaseProblem(thrown)) this.metrics.databaseUnavailable.inc();
    if (status >= 500) this.logger.error({ err: thrown, correlationId: request.correlationId });
    if (response.headersSent) return void response.end();

    if ([502, 503].includes(status)) response.setHeader('retry-after', '2');
    response.status(status).type('application/problem+json');
    compressResponse(request, response, () => response.send(JSON.stringify(problemOf(exception, request))));
  }
}

function problemOf(exception: HttpException, request: Request): Problem {
  const status = exception.getStatus();
  const body = exception.getResponse();
  const members = typeof body === 'string' ? { message: body } : (body as Record<string, unknown>);
  const message = typeof members.message === 'string' ? members.message : exception.message;
  const further = Object.entries(members).filter(([name]) => !replaced.includes(name));
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    message,
    error: message,
    correlationId: request.correlationId,
    ...Object.fromEntries(further),
  };
}

function asHttpException(thrown: unknown): HttpException {
  if (thrown instanceof HttpException) return thrown;
  const ofDatabase = databaseProblem(thrown);
  if (ofDatabase) return ofDatabase;
  // Errors of Express and its middleware have a status.
  const { status } = thrown as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpException('The request could not be read', status);
  }
  return new HttpException('Something went wrong on our side. Please try again.', 500);
}
