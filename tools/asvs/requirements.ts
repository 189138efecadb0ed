import { encoding } from './chapters/v1-encoding.ts';
import { validation } from './chapters/v2-validation.ts';
import { frontend } from './chapters/v3-frontend.ts';
import { api } from './chapters/v4-api.ts';
import { files } from './chapters/v5-files.ts';
import { authentication } from './chapters/v6-authentication.ts';
import { sessions } from './chapters/v7-sessions.ts';
import { authorization } from './chapters/v8-authorization.ts';
import { tokens } from './chapters/v9-tokens.ts';
import { oauth } from './chapters/v10-oauth.ts';
import { cryptography } from './chapters/v11-cryptography.ts';
import { communication } from './chapters/v12-communication.ts';
import { configuration } from './chapters/v13-configuration.ts';
import { dataProtection } from './chapters/v14-data.ts';
import { architecture } from './chapters/v15-architecture.ts';
import { logging } from './chapters/v16-logging.ts';
import { webrtc } from './chapters/v17-webrtc.ts';

/** The chapters of OWASP ASVS 5.0 with their requirements of levels 1 and 2. */
export const chapters = [
  encoding,
  validation,
  frontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  architecture,
  logging,
  webrtc,
];

/** Requirements of level 3 that tests cover as well, although level 2 is the goal. */
export const beyond = new Map([
  ['6.3.5', 'Users are told of suspicious sign-ins'],
  ['6.3.7', 'Users are told of changes of how they sign in'],
  ['6.5.6', 'A lost or stolen factor can be revoked'],
]);

/** Requirements of level 3 that tests touch but that are not met, with what is missing. */
export const notMet = new Map([
  [
    '6.3.8',
    'Nobody can find out which accounts exist. Signing in and a forgotten password do not tell, but registering and changing one’s email do, because families have to learn that they have an account. Both are limited',
  ],
]);
