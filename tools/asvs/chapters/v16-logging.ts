import { chapter } from '../requirement.ts';

const inventory = 'docs/threat-model.md#what-is-logged';
const logs = 'docs/operations.md#logs';

export const logging = chapter('V16', 'Security logging and error handling', [
  ['16.1.1', 2, 'What is logged where is documented', { document: inventory }],
  ['16.2.1', 2, 'Entries say when, what and who'],
  [
    '16.2.2',
    2,
    'Times are synchronized and in UTC',
    { operator: `clocks by NTP: ${logs}; the log writes ISO times in UTC (backend/src/config/logger.ts)` },
  ],
  [
    '16.2.3',
    2,
    'Logs go only where is documented',
    {
      byDesign: `standard output and the table audit_log, and nothing else: backend/src/config/logger.ts, ${inventory}`,
    },
  ],
  ['16.2.4', 2, 'Logs have a common format'],
  ['16.2.5', 2, 'Logs contain no data that they must not'],
  ['16.3.1', 2, 'Sign-ins are logged, also failed ones'],
  ['16.3.2', 2, 'Denied access is logged'],
  ['16.3.3', 2, 'Security events and attempts to get round controls are logged'],
  ['16.3.4', 2, 'Unexpected errors are logged'],
  ['16.4.1', 2, 'Input cannot forge log entries'],
  ['16.4.2', 2, 'Logs cannot be read or changed by others', { operator: logs }],
  ['16.4.3', 2, 'Logs are sent to another system', { operator: logs }],
  ['16.5.1', 2, 'Errors tell clients nothing internal'],
  ['16.5.2', 2, 'The application keeps working safely when others fail'],
  ['16.5.3', 2, 'Errors never let anything through'],
]);
