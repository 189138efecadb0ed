import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Problem } from '../http/problems/problem.dto.ts';
import { documentOperations } from './document-operations.ts';
import { documentProblems } from './document-problems.ts';

/** What each part of the API is about, in the order in which a club meets them. */
const parts: Record<string, string> = {
  auth: 'Sign in and out, register, the own account',
  users: 'Accounts and their roles',
  children: 'Players: add, find, claim, assign, remove',
  leagues: 'Leagues, which group teams',
  teams: 'Teams and their rosters',
  events: 'Matches, training, tournaments and friendlies',
  availability: 'Who can come to an event',
  announcements: 'News of the club, a team or a league',
  import: 'Players, teams, leagues and rosters from CSV files',
  club: 'What everybody may know of the club',
  health: 'Is the server there, and can it serve?',
};

/** The OpenAPI document of the API, as committed in `libs/api-client/openapi.json` and shown at `/api/docs`. */
export function createContract(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Touchline')
    .setDescription(
      'The API of a youth football club. Sign in with `POST /api/auth/login`; the answer sets the session cookie. ' +
        'Every operation names the action of the access policy that it performs (`x-requires`).',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('touchline', { type: 'apiKey', in: 'cookie', name: 'touchline' }, 'session');
  for (const [name, description] of Object.entries(parts)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem],
  });
  delete document.info.contact;
  return documentProblems(documentOperations(document));
}
