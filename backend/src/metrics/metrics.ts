import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type NextFunction, type Request, type Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { Admission } from '../database/admission.ts';
import { poolOf } from '../database/connection.ts';

/** The route of a request instead of its URL, which may contain names and dates. */
export const routeOf = (request: Request): string =>
  (request.route as { path?: string } | undefined)?.path ?? 'unknown';

/** Up to 30 seconds, when a request is aborted. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Labels have small fixed sets of values: never a URL, an id or a name. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of API requests by route. The status is 499 if the client closed the connection.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [this.registry],
  });

  readonly databaseUnavailable = new Counter({
    name: 'touchline_database_unavailable_total',
    help: 'Requests that failed with 503 because the database was unavailable',
    registers: [this.registry],
  });

  constructor(@InjectDataSource() database: DataSource, admission: Admission) {
    new Gauge({
      name: 'touchline_database_pool',
      help: 'Database connections in use and idle, and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        const { totalCount, idleCount, waitingCount } = poolOf(database);
        this.set({ state: 'in use' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waitingCount + admission.waitingCount);
      },
    });
  }

  /** Starts to measure memory, processor, event loop, garbage collection and file descriptors. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Middleware. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const done = this.requests.startTimer({ method: request.method });
    response.once('close', () => {
      done({ route: routeOf(request), status: response.writableFinished ? response.statusCode : 499 });
    });
    next();
  };
}
