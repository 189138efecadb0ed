import { chapter } from '../requirement.ts';

const packages = 'docs/threat-model.md#third-party-packages';

export const architecture = chapter('V15', 'Secure coding and architecture', [
  ['15.1.1', 1, 'Times for updates and fixes of packages are documented', { document: packages }],
  ['15.1.2', 2, 'Packages are listed, from trusted sources'],
  ['15.1.3', 2, 'Expensive work is documented', { document: 'docs/threat-model.md#expensive-work' }],
  [
    '15.2.1',
    1,
    'Packages are within these times',
    { operator: `whoever builds or upgrades runs npm audit and upgrades in time: ${packages}` },
  ],
  ['15.2.2', 2, 'Expensive work cannot stop the server'],
  ['15.2.3', 2, 'Production has only what it needs'],
  ['15.3.1', 1, 'Responses contain only what the user needs'],
  [
    '15.3.2',
    2,
    'Requests of the server follow no redirects',
    { notApplicable: 'the server sends no HTTP requests, which tools/lint/dangerous-code.test.ts checks' },
  ],
  ['15.3.3', 2, 'Members that an operation does not name are ignored'],
  ['15.3.4', 2, 'The client’s address comes from trusted proxies'],
  ['15.3.5', 2, 'Types are checked'],
  ['15.3.6', 2, 'Prototypes cannot be changed'],
  ['15.3.7', 2, 'Repeated parameters do no harm'],
]);
