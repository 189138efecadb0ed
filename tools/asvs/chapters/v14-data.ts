import { chapter } from '../requirement.ts';

export const dataProtection = chapter('V14', 'Data protection', [
  ['14.1.1', 2, 'Sensitive data are identified and classified', { document: 'docs/threat-model.md#personal-data' }],
  ['14.1.2', 2, 'Each class has its protection documented', { document: 'docs/threat-model.md#personal-data' }],
  ['14.2.1', 1, 'Addresses contain no sensitive data'],
  ['14.2.2', 2, 'Servers in between do not cache sensitive data'],
  ['14.2.3', 2, 'Sensitive data go to no third party'],
  ['14.2.4', 2, 'Protection works as documented'],
  ['14.3.1', 1, 'The browser forgets data after signing out'],
  ['14.3.2', 2, 'Responses with sensitive data are not cached'],
  ['14.3.3', 2, 'Browser storage has no sensitive data'],
]);
