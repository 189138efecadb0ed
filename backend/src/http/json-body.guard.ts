import {
  BadRequestException,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  PayloadTooLargeException,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import express, { type Request, type Response } from 'express';
import { messages } from '@touchline/domain';

const parse = express.json({ limit: '100kb', strict: false });
const depthLimit = 20;
const form = Symbol('the body is a form with a file');
const ignored = Symbol('the body is not read');

/** Marks a route whose body is a form, which an interceptor reads after the guards. */
export const AcceptsForm = () => SetMetadata(form, true);

/** Marks a route that does not read its body, so that the body may be of any type. */
export const IgnoresBody = () => SetMetadata(ignored, true);

/**
 * Reads the JSON body after the access guard, so that a denied request reveals nothing about the expected body (ADR 1). Checks what
 * rules of single members cannot: type, size, depth, and characters that cannot be stored.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    assertSafe(request.query, 'The URL');
    return hasBody(request) ? this.readBody(context, request) : true;
  }

  private async readBody(context: ExecutionContext, request: Request): Promise<boolean> {
    const isMarked = (mark: symbol) => this.reflector.get<boolean | undefined>(mark, context.getHandler()) === true;
    if (isMarked(form)) {
      if (!request.is('multipart/form-data')) throw new UnsupportedMediaTypeException(messages.formRequired);
    } else if (!isMarked(ignored)) {
      if (!request.is('application/json'))
        throw new UnsupportedMediaTypeException('The body must be JSON (application/json)');
      await readJson(request, context.switchToHttp().getResponse<Response>());
      assertSafe(request.body, 'The body');
    }
    return true;
  }
}

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

function readJson(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: { status?: number; type?: string }) => {
      if (!error) return resolve();
      if (error.status === 413) return reject(new PayloadTooLargeException('The body is larger than 100 KB'));
      if (error.status === 415) return reject(new UnsupportedMediaTypeException('The body must be JSON in UTF-8'));
      reject(new BadRequestException('The body is not valid JSON'));
    });
  });
}

function assertSafe(value: unknown, what: string): void {
  const problem = unsafeValue(value, depthLimit);
  if (problem === 'depth') throw new BadRequestException(`${what} is nested deeper than ${depthLimit} levels`);
  if (problem === 'text') throw new BadRequestException(`${what} holds characters that are not text`);
}

/** Keys that could change an object's prototype; removed before anything reads them. */
const dangerous = ['__proto__', 'constructor', 'prototype'];

// PostgreSQL cannot store a NUL, nor UTF-8 half of a surrogate pair.
const isText = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Finds a value that is nested too deep or cannot be stored. */
function unsafeValue(value: unknown, depth: number): 'depth' | 'text' | null {
  if (typeof value === 'string') return isText(value) ? null : 'text';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'depth';
  for (const key of Object.keys(value)) {
    if (dangerous.includes(key)) {
      delete (value as Record<string, unknown>)[key];
      continue;
    }
    if (!isText(key)) return 'text';
    const problem = unsafeValue((value as Record<string, unknown>)[key], depth - 1);
    if (problem) return problem;
  }
  return null;
}
