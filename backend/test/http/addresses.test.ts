import { operations } from '../support/contract.ts';

const parameters = operations.flatMap(({ operationId, path, parameters = [] }) =>
  parameters.map(({ name }) => ({ operationId, path, name })),
);

// Covers ASVS 14.2.1.
it('Only the links of mails and calendar feeds carry a secret in their address', () => {
  const suspicious = parameters.filter(({ name }) =>
    /password|code|secret|token|session|birth|email|phone/i.test(name),
  );
  expect([...new Set(suspicious.map(({ path }) => path))].sort()).toEqual([
    '/api/answer-links/{token}',
    '/api/feeds/{token}.ics',
    '/api/invitations/{token}',
    '/api/unsubscribe/{token}',
  ]);
});

// Covers ASVS 14.2.1.
it('A child is searched for with a body, so that no address contains a date of birth', () => {
  const search = operations.find(({ path }) => path === '/api/children/search');
  expect([search?.method, search?.parameters ?? []]).toEqual(['POST', []]);
});
