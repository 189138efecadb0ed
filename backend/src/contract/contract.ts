import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Problem } from '../http/problem.dto.ts';
import { documentProblems } from './document-problems.ts';

/** The OpenAPI document of the API, as committed in `libs/api-client/openapi.json` and shown at `/api/docs`. */
export function createContract(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Touchline')
    .setDescription(
      'The API of a youth football club. Sign in with `POST /api/auth/login`; the answer sets the session cookie. ' +
        'Every operation names the action of the access policy that it performs (`x-requires`).',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('touchline', { type: 'apiKey', in: 'cookie', name: 'touchline' }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem],
  });
  return documentProblems(document);
}
