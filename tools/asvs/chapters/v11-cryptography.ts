import { chapter } from '../requirement.ts';

const keys = 'docs/threat-model.md#keys-and-algorithms';
const noEncryption = { notApplicable: `Touchline encrypts nothing by itself: ${keys}` };

export const cryptography = chapter('V11', 'Cryptography', [
  ['11.1.1', 2, 'The life of keys is documented', { document: keys }],
  ['11.1.2', 2, 'Keys and algorithms are listed', { document: keys }],
  [
    '11.2.1',
    2,
    'Implementations are well-known libraries',
    {
      byDesign:
        'node:crypto (OpenSSL), @node-rs/argon2 and otplib: backend/src/telling/mail/link-secret.ts, backend/src/users/passwords.ts, backend/src/auth/second-factor/totp.ts',
    },
  ],
  ['11.2.2', 2, 'Keys and algorithms can be replaced'],
  ['11.2.3', 2, 'Primitives have 128 bits of security or more', { document: keys }],
  ['11.3.1', 1, 'No weak block modes and paddings'],
  ['11.3.2', 1, 'Only approved ciphers'],
  ['11.3.3', 2, 'Encrypted data are authenticated', noEncryption],
  ['11.4.1', 1, 'Only approved hash functions'],
  ['11.4.2', 2, 'Passwords are stored with a slow hash of current strength'],
  [
    '11.4.3',
    2,
    'Hashes for integrity have 256 bits',
    { byDesign: 'SHA-256: backend/src/backup/backup-file.ts, backend/src/telling/mail/link-secret.ts' },
  ],
  ['11.4.4', 2, 'Keys made of passwords use a slow function', { notApplicable: 'no key is made of a password' }],
  ['11.5.1', 2, 'Secrets have 128 bits of a safe random generator'],
  [
    '11.6.1',
    2,
    'Keys and signatures use approved algorithms',
    {
      byDesign: `the only signature is HMAC-SHA-256 with a random secret (backend/src/start/session-secret.ts, ${keys})`,
    },
  ],
]);
