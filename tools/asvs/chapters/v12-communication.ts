import { chapter } from '../requirement.ts';

const tls = 'docs/operations.md#tls-behind-a-proxy';
const connections = 'docs/threat-model.md#connections';

export const communication = chapter('V12', 'Secure communication', [
  ['12.1.1', 1, 'Only TLS 1.2 and 1.3', { operator: `the proxy in front, which holds the certificate: ${tls}` }],
  ['12.1.2', 2, 'Only recommended cipher suites', { operator: `the proxy in front: ${tls}` }],
  ['12.1.3', 2, 'Client certificates are checked', { notApplicable: 'users have no client certificates' }],
  ['12.2.1', 1, 'Clients reach the application by TLS alone', { operator: `the proxy in front: ${tls}` }],
  ['12.2.2', 1, 'Certificates are publicly trusted', { operator: `a certificate of a public authority: ${tls}` }],
  [
    '12.3.1',
    2,
    'All connections of the server are encrypted',
    { operator: `sslmode=verify-full in DATABASE_URL and smtps:// in SMTP_URL, across machines: ${connections}` },
  ],
  ['12.3.2', 2, 'The server checks certificates of others'],
  [
    '12.3.3',
    2,
    'Services inside the application talk by TLS',
    {
      open: 'the gateway talks HTTP to the backend and to the front ends, within one machine or Docker network (deploy/nginx/gateway.conf). Missing: certificates between them',
    },
  ],
  [
    '12.3.4',
    2,
    'Certificates inside are of a known authority',
    { operator: `sslrootcert in DATABASE_URL names the authority of the database: ${connections}` },
  ],
]);
