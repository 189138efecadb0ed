import { chapter } from '../requirement.ts';

const connections = 'docs/threat-model.md#connections';

export const configuration = chapter('V13', 'Configuration', [
  ['13.1.1', 2, 'All connections are documented', { document: connections }],
  [
    '13.2.1',
    2,
    'Services authenticate to each other without unchanging passwords',
    { operator: `a client certificate in DATABASE_URL instead of a password (sslcert, sslkey): ${connections}` },
  ],
  [
    '13.2.2',
    2,
    'Services have only the rights that they need',
    {
      byDesign:
        'the server’s role only owns the club’s database: deploy/database/create-club.sql, deploy/cluster/create-club.sql. It is the superuser of the embedded database, whose files belong to the server anyway',
    },
  ],
  [
    '13.2.3',
    2,
    'No default credentials between services',
    {
      byDesign:
        'the embedded database gets a random password (backend/src/database/embedded/cluster-files.ts), and docker-compose.yml has none and does not start without one',
    },
  ],
  [
    '13.2.4',
    2,
    'Systems that the application may reach are listed',
    {
      byDesign: `the server connects to the database and the mail server of its settings and nothing else: backend/src/config/settings.ts, ${connections}`,
    },
  ],
  [
    '13.2.5',
    2,
    'Web servers may load only from listed systems',
    { byDesign: 'the gateway has a fixed list of servers: deploy/nginx/gateway.conf' },
  ],
  [
    '13.3.1',
    2,
    'A secret manager keeps the secrets',
    { operator: `the server reads secrets from environment variables, which your secret manager sets: ${connections}` },
  ],
  ['13.3.2', 2, 'Only those who need them can read secrets'],
  ['13.4.1', 1, 'No source control data can be reached'],
  [
    '13.4.2',
    2,
    'Debug modes are off in production',
    {
      byDesign:
        'the image sets NODE_ENV=production (deploy/Dockerfile); errors never contain a stack (backend/src/http/problems/problem.filter.ts)',
    },
  ],
  ['13.4.3', 2, 'Folders are not listed'],
  ['13.4.4', 2, 'TRACE is not supported'],
  [
    '13.4.5',
    2,
    'Documentation and monitoring are reachable only on purpose',
    {
      operator:
        'set API_DOCS=off unless clients of the API need Swagger UI (docs/operations.md#settings); metrics have a port of their own, which backend/test/operations/metrics.api.test.ts checks',
    },
  ],
]);
