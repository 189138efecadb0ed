import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { pagePolicy } from './secure-headers.ts';

const mounts = { '/remotes/parent-app': 'parent-app/dist', '/remotes/admin-app': 'admin-app/dist', '/': 'shell/dist' };

/** A path with a file extension requests a file, so it never returns the page. */
const fileName = /\.\w+$/;

/** A file with a content hash in its name never changes, so browsers can cache it forever. */
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/** Serves the built front ends on the API's port, unless the web root is `none`. Every other path returns the shell's page. */
export function serveFrontEnds(app: NestExpressApplication, webRoot: string): void {
  if (webRoot === 'none') return;
  const frontEnds = routerOf(webRoot);
  // Requests of the API go past, because each would search the file system twice.
  app.use((request: Request, response: Response, next: NextFunction) =>
    isApi(request.path) ? next() : void frontEnds(request, response, next),
  );
}

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function routerOf(webRoot: string): Router {
  const router = Router();
  for (const [path, folder] of Object.entries(mounts)) {
    const files = expressStaticGzip(join(webRoot, folder), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: {
        redirect: false,
        setHeaders: (response: ServerResponse, file: string) => {
          const hashed = hashedName.test(file.replace(/\.(br|gz)$/, ''));
          response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      },
    });
    // The page itself is not served as a file, because it needs a fresh nonce.
    router.use(path, (request, response, next) => {
      if (request.path === '/index.html') next();
      else files(request, response, next);
    });
  }
  router.use('/remotes', notFound);
  const index = join(webRoot, 'shell/dist/index.html');
  router.use((request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method)) next();
    else if (fileName.test(request.path) && request.path !== '/index.html') notFound(request, response);
    else sendPage(response, index);
  });
  return router;
}

function notFound(_request: Request, response: Response): void {
  response.status(404).type('text/plain').send('Not found');
}

function sendPage(response: Response, index: string): void {
  if (!existsSync(index))
    return void response.status(404).type('text/plain').send('The front ends are not built: npm run build');
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('content-security-policy', pagePolicy(nonce));
  response.setHeader('cache-control', 'no-cache');
  response.type('html').send(readFileSync(index, 'utf8').replaceAll('__CSP_NONCE__', nonce));
}
