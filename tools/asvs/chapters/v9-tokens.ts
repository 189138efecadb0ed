import { chapter } from '../requirement.ts';

const oneAudience = {
  notApplicable:
    'the only self-contained token is the cookie of known devices, made and read by the same server: backend/src/auth/devices/device-cookie.ts',
};

export const tokens = chapter('V9', 'Self-contained tokens', [
  ['9.1.1', 1, 'Tokens are accepted only with a valid signature'],
  [
    '9.1.2',
    1,
    'Only listed algorithms sign tokens',
    {
      byDesign:
        'cookie-signature knows HMAC-SHA-256 alone, and a token names no algorithm: backend/src/auth/signed-cookies.ts',
    },
  ],
  ['9.1.3', 1, 'Keys come from configuration, never from the token'],
  [
    '9.2.1',
    1,
    'Tokens are accepted only in their time',
    {
      notApplicable:
        'the cookie of known devices has no time span in it; it ends with the account’s epoch (backend/src/auth/devices/device-cookie.ts)',
    },
  ],
  [
    '9.2.2',
    2,
    'Tokens are accepted only for their purpose',
    {
      byDesign:
        'an entry of the cookie is an account and its epoch, which no session cookie contains, and it only lifts a limit on sign-in: backend/src/auth/devices/device-cookie.ts',
    },
  ],
  ['9.2.3', 2, 'Tokens are accepted only by the service they are for', oneAudience],
  ['9.2.4', 2, 'Tokens for several services name theirs', oneAudience],
]);
