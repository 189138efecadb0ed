import { chapter } from '../requirement.ts';

const noPhone = { notApplicable: 'no codes by phone or SMS' };
const noOutOfBand = {
  notApplicable:
    'nobody signs in with a code or request over another channel; links in mails set a password and do not sign in',
};
const noIdentityProvider = { notApplicable: 'no identity provider: docs/threat-model.md#ways-to-sign-in' };

export const authentication = chapter('V6', 'Authentication', [
  ['6.1.1', 1, 'Controls against guessing passwords and locking owners out are documented'],
  ['6.1.2', 2, 'Words that passwords must not be are documented', { document: 'docs/operations.md#passwords' }],
  ['6.1.3', 2, 'All ways to sign in are documented', { document: 'docs/threat-model.md#ways-to-sign-in' }],
  [
    '6.2.1',
    1,
    'Passwords have 8 characters or more',
    { operator: 'set PASSWORD_MIN_LENGTH to 8 or more, because the default is 6: docs/operations.md#passwords' },
  ],
  ['6.2.2', 1, 'Users can change their password'],
  ['6.2.3', 1, 'A change takes the current password'],
  ['6.2.4', 1, 'Common passwords are refused'],
  ['6.2.5', 1, 'Passwords may have any characters'],
  ['6.2.6', 1, 'Password fields hide what is typed'],
  ['6.2.7', 1, 'Pasting and password managers work'],
  ['6.2.8', 1, 'Passwords are checked as they were sent'],
  ['6.2.9', 2, 'Passwords may have 64 characters or more'],
  ['6.2.10', 2, 'Passwords do not expire'],
  ['6.2.11', 2, 'Words of the club and the person are refused'],
  ['6.2.12', 2, 'Passwords known from breaches are refused'],
  ['6.3.1', 1, 'Guessing passwords is limited as documented'],
  ['6.3.2', 1, 'No default accounts'],
  ['6.3.3', 2, 'A second factor, or documented reasons for less'],
  ['6.3.4', 2, 'No undocumented or weaker way to sign in'],
  ['6.4.1', 1, 'First passwords and codes are random, short-lived and replaced'],
  [
    '6.4.2',
    1,
    'No password hints or secret questions',
    { byDesign: 'an account has no such field: backend/src/users/user.entity.ts' },
  ],
  ['6.4.3', 2, 'A forgotten password is replaced safely, second factor included'],
  ['6.4.4', 2, 'A lost second factor is reset only after the identity was checked'],
  ['6.5.1', 2, 'Codes work once'],
  ['6.5.2', 2, 'Short codes are stored hashed with a salt'],
  ['6.5.3', 2, 'Codes come from a safe random generator'],
  [
    '6.5.4',
    2,
    'Codes have 20 bits or more',
    { byDesign: 'recovery codes have 50 bits: backend/src/auth/second-factor/recovery-codes.ts' },
  ],
  ['6.5.5', 2, 'Codes live for a short time'],
  ['6.6.1', 2, 'Codes by phone are an option among others', noPhone],
  ['6.6.2', 2, 'Codes over another channel belong to one request', noOutOfBand],
  ['6.6.3', 2, 'Guessing codes over another channel is limited', noOutOfBand],
  ['6.8.1', 2, 'Identity providers cannot claim users of others', noIdentityProvider],
  ['6.8.2', 2, 'Assertions of identity providers have valid signatures', noIdentityProvider],
  ['6.8.3', 2, 'SAML assertions work once', noIdentityProvider],
  ['6.8.4', 2, 'The strength of a sign-in elsewhere is checked', noIdentityProvider],
]);
