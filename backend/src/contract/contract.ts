import { type INestApplication } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type NextFunction, type Request, type Response } from 'express';
import { compressResponse } from '../http/middleware/compression.ts';
import { Problem } from '../http/problems/problem.dto.ts';
import { documentOperations } from './document-operations.ts';
import { documentProblems } from './document-problems.ts';

/** Descriptions of the tags, in the order in which a club uses them. */
const tags: Record<string, string> = {
  auth: 'Sign-in, registration and your own account',
  sessions: 'Devices on which you are signed in',
  'second-factor': 'Two-step sign-in',
  users: 'Users and their roles',
  'deletion-requests': 'Users who ask to be deleted',
  children: 'Players and their parents',
  families: 'Guardians, requests for access and invitations',
  absences: 'Days on which children are away',
  audit: 'Who did what',
  'locked-names': 'Names locked after too many attempts',
  seasons: 'Years of the club with their cut-off dates for age groups',
  leagues: 'Groups of teams of one age group',
  teams: 'Teams and their rosters',
  events: 'Matches, training, tournaments and friendlies',
  availability: 'Which children can attend an event',
  'answer-links': 'Responses with the link in a mail, without signing in',
  feeds: 'Events for calendars outside Touchline',
  announcements: 'Texts for the whole club, a league or a team',
  import: 'Players, teams, leagues and rosters from CSV files',
  export: 'Lists of the club as CSV files, for admins',
  notifications: 'What is new for you',
  'mail-preferences': 'Which mails you want',
  mails: 'The mails that the club sends, and whether it does',
  club: 'Public information about the club',
  health: 'Liveness, readiness and version of the server',
};

/** The OpenAPI document of the API, as committed in `libs/api-client/openapi.json` and shown at `/api/docs`. */
export function createContract(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Touchline')
    .setDescription(
      'The API of a youth football club. Sign in with `POST /api/auth/login`, which sets the session cookie. ' +
        'The sample club has `admin@touchline.example`, `coach@touchline.example` and `parent@touchline.example`, all with the ' +
        'password `touchline`. Every operation names the action of the access policy that it requires (`x-requires`).',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('touchline', { type: 'apiKey', in: 'cookie', name: 'touchline' }, 'session');
  for (const [name, description] of Object.entries(tags)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem],
  });
  delete document.info.contact;
  return documentProblems(documentOperations(document));
}

/** Swagger UI has inline styles, but no inline scripts. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Browsers do not let a page set the session cookie by hand; `POST /api/auth/login` sets it. On phones, the description of
// a section stands below its name.
const docsStyle = `
  .swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none }
  @media (max-width: 640px) {
    .swagger-ui .opblock-tag { flex-wrap: wrap }
    .swagger-ui .opblock-tag > a { flex: 0 0 100% }
  }`;

/** Serves Swagger UI at `/api/docs` and the document at `/api/docs-json`. */
export function serveApiDocs(app: NestExpressApplication): void {
  app.use(['/api/docs', '/api/docs-json'], compressResponse);
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('content-security-policy', docsPolicy);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => createContract(app), {
    jsonDocumentUrl: 'api/docs-json',
    raw: ['json'],
    customCss: docsStyle,
    // Sections start closed: of 150 rows and more, Swagger UI renders only those in view, so that Find in Page would miss the rest.
    swaggerOptions: { withCredentials: true, displayRequestDuration: true, docExpansion: 'none' },
  });
}
