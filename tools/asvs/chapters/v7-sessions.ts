import { chapter } from '../requirement.ts';

const noFederation = { notApplicable: 'no single sign-on: docs/threat-model.md#sessions' };

export const sessions = chapter('V7', 'Session management', [
  ['7.1.1', 2, 'The lifetimes of sessions are documented, with reasons', { document: 'docs/threat-model.md#sessions' }],
  ['7.1.2', 2, 'How many sessions an account may have is documented', { document: 'docs/threat-model.md#sessions' }],
  ['7.1.3', 2, 'Sessions shared with other systems are documented', noFederation],
  ['7.2.1', 1, 'The server checks sessions'],
  ['7.2.2', 1, 'Session tokens are made anew, not static keys'],
  ['7.2.3', 1, 'Session tokens have 128 random bits or more'],
  ['7.2.4', 1, 'Each sign-in makes a new token and ends the old one'],
  ['7.3.1', 2, 'Sessions end without use'],
  ['7.3.2', 2, 'Sessions end after a longest time'],
  ['7.4.1', 1, 'A session that has ended cannot be used'],
  ['7.4.2', 1, 'Deactivated and deleted accounts lose their sessions'],
  ['7.4.3', 2, 'A new password or factor ends the other sessions'],
  ['7.4.4', 2, 'Signing out is easy to find'],
  ['7.4.5', 2, 'Admins can end the sessions of a user'],
  ['7.5.1', 2, 'Changes of email and factors take the password'],
  [
    '7.5.2',
    2,
    'Users see their sessions and, after the password, end them',
    {
      open: 'users see and end their sessions (backend/test/access/devices.api.test.ts), but ending one does not take the password. Missing: the current password in the DELETE operations of backend/src/auth/devices/sessions.controller.ts',
    },
  ],
  ['7.6.1', 2, 'Sessions of identity providers end as documented', noFederation],
  ['7.6.2', 2, 'A session begins only with an act of the user'],
]);
