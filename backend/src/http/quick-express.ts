import { createServer, IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type Express, type RequestHandler, type Response, Router } from 'express';
import { compressResponse, sendJson } from './middleware/compression.ts';

/**
 * Disconnects slow clients. Idle connections stay open longer than a proxy keeps them, so that the proxy closes them first; it
 * could otherwise send a request on a connection that we are closing.
 */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
};

type Route = [path: string, handler: RequestHandler];

/** Express that does less for each request (ADR 38) and responds as before. */
export class QuickExpress extends ExpressAdapter {
  /** The routes by the first segment of their paths after `/api`. */
  private readonly routers = new Map<string, Router>();

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    this.httpServer = createServer({ ...timeLimits, ...withPrototypesOf(express) }, express);
  }

  override reply(response: Response, body: unknown, status?: number): void {
    if (status !== undefined) response.status(status);
    if (isJson(body) && !response.hasHeader('content-type')) sendJson(response, body);
    else compressResponse(response.req, response, () => void super.reply(response, body));
  }

  override get(...route: unknown[]) {
    return this.register('get', route as Route);
  }
  override post(...route: unknown[]) {
    return this.register('post', route as Route);
  }
  override put(...route: unknown[]) {
    return this.register('put', route as Route);
  }
  override patch(...route: unknown[]) {
    return this.register('patch', route as Route);
  }
  override delete(...route: unknown[]) {
    return this.register('delete', route as Route);
  }

  /** Registers a route in the router of its segment, because Express tries one route after the other. */
  private register(method: 'get' | 'post' | 'put' | 'patch' | 'delete', [path, handler]: Route): void {
    // Nest registers the routes after the middleware.
    if (this.routers.size === 0) this.use(this.findRoute);
    const segment = segmentOf(path);
    const router = this.routers.get(segment) ?? Router();
    this.routers.set(segment, router);
    router[method](path, handler);
  }

  private readonly findRoute: RequestHandler = (request, response, next) => {
    const router = this.routers.get(segmentOf(request.path));
    // Express's router would respond to OPTIONS itself.
    if (router && request.method !== 'OPTIONS') void router(request, response, next);
    else next();
  };
}

const isJson = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !(body instanceof StreamableFile || body instanceof Buffer);

const segmentOf = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

/**
 * Makes Node create requests and responses with Express's prototypes. Express otherwise replaces the prototypes of each, which makes
 * V8 forget what it has learned about them.
 */
function withPrototypesOf(express: Express): ServerOptions {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  express.request = moved(express.request, ExpressRequest.prototype);
  express.response = moved(express.response, ExpressResponse.prototype);
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse } as unknown as ServerOptions;
}

/** Gives the members and the prototype of an object to another one. */
function moved<From extends object>(from: From, to: object): From {
  Object.defineProperties(to, { ...Object.getOwnPropertyDescriptors(from), constructor: { value: to.constructor } });
  return Object.setPrototypeOf(to, Object.getPrototypeOf(from) as object) as From;
}
