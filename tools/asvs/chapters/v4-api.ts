import { chapter } from '../requirement.ts';

const noGraphQl = { notApplicable: 'the API is REST without GraphQL: docs/api.md' };
const noWebSocket = { notApplicable: 'no WebSocket, which tools/lint/dangerous-code.test.ts checks' };

export const api = chapter('V4', 'API and web service', [
  ['4.1.1', 1, 'Every response names its content type and charset'],
  ['4.1.2', 2, 'Only pages are redirected to HTTPS'],
  ['4.1.3', 2, 'Clients cannot set headers of proxies'],
  ['4.2.1', 2, 'The length of a request is never ambiguous (request smuggling)'],
  ['4.3.1', 2, 'Queries are limited in cost', noGraphQl],
  ['4.3.2', 2, 'GraphQL introspection is off', noGraphQl],
  ['4.4.1', 1, 'WebSockets use TLS', noWebSocket],
  ['4.4.2', 2, 'WebSockets check the origin', noWebSocket],
  ['4.4.3', 2, 'WebSockets have safe tokens of their own', noWebSocket],
  ['4.4.4', 2, 'Tokens of WebSockets come from the session', noWebSocket],
]);
