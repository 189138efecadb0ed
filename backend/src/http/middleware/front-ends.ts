import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response } from 'express';
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
    app.use(
      path,
      (request: Request, response: Response, next: NextFunction) =>
        void (request.path === '/index.html' ? next() : files(request, response, next)),
    );
  }
  app.use('/remotes', notFound);
  const index = join(webRoot, 'shell/dist/index.html');
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.path.startsWith('/api/') || request.path === '/api' || !['GET', 'HEAD'].includes(request.method))
      return next();
    if (fileName.test(request.path) && request.path !== '/index.html') return notFound(request, response);
    sendPage(response, index);
  });
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
