import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type NextFunction, type Request, type Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/connection.ts';
import { routeOf } from './route-of.ts';

/** From what nobody notices to the time after which a request is cut off, imports included. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the server measures of itself. Labels come from small fixed sets: never an address, an id or a name. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests to the API until their answer was sent, by route. The status is 499 when the client had gone.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [this.registry],
  });

  /** Counts a request that the database was too far away, too full or too busy to answer. */
  readonly databaseUnavailable = new Counter({
    name: 'touchline_database_unavailable_total',
    help: 'Requests that were answered 503 because of the database',
    registers: [this.registry],
  });

  constructor(@InjectDataSource() database: DataSource) {
    new Gauge({
      name: 'touchline_database_pool',
      help: 'Connections to the database in use and idle, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        const { totalCount, idleCount, waitingCount } = poolOf(database);
        this.set({ state: 'in use' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waitingCount);
      },
    });
  }

  /** Begins to watch the process: memory, processor, event loop, garbage collection, descriptors. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Middleware that measures each request. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const done = this.requests.startTimer({ method: request.method });
    response.once('close', () => {
      done({ route: routeOf(request), status: response.writableFinished ? response.statusCode : 499 });
    });
    next();
  };
}
