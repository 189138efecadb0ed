import { chapter } from '../requirement.ts';

export const validation = chapter('V2', 'Validation and business logic', [
  ['2.1.1', 1, 'Rules for input are documented', { document: 'docs/threat-model.md#what-input-is-accepted' }],
  ['2.1.2', 2, 'Rules for combined values are documented', { document: 'docs/threat-model.md#what-input-is-accepted' }],
  ['2.1.3', 2, 'Limits per user and for all are documented', { document: 'docs/threat-model.md#limits' }],
  ['2.2.1', 1, 'Input is checked against what is expected'],
  ['2.2.2', 1, 'The server checks, whatever the client checked'],
  ['2.2.3', 2, 'Combined values are checked together'],
  ['2.3.1', 1, 'Steps cannot be skipped'],
  ['2.3.2', 2, 'Business limits hold as documented'],
  ['2.3.3', 2, 'An operation happens as a whole or not at all'],
  ['2.3.4', 2, 'What exists once cannot be taken twice'],
  ['2.4.1', 2, 'Automated mass requests are limited'],
]);
