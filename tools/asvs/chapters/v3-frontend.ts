import { chapter } from '../requirement.ts';

export const frontend = chapter('V3', 'Web frontend security', [
  ['3.2.1', 1, 'Browsers cannot render responses in a wrong context'],
  ['3.2.2', 1, 'Text is shown as text'],
  ['3.3.1', 1, 'Cookies are Secure, with a prefix in their name'],
  ['3.3.2', 2, 'Cookies have SameSite for their purpose'],
  ['3.3.3', 2, 'Cookies have the prefix __Host-'],
  ['3.3.4', 2, 'Cookies that scripts need not read are HttpOnly'],
  ['3.4.1', 1, 'Responses demand HTTPS for a year (HSTS)'],
  ['3.4.2', 1, 'CORS allows only listed origins'],
  ['3.4.3', 2, 'A Content-Security-Policy with nonces or an allowlist'],
  ['3.4.4', 2, 'Responses forbid content sniffing'],
  ['3.4.5', 2, 'Referrers leak nothing'],
  ['3.4.6', 2, 'Responses forbid framing'],
  ['3.5.1', 1, 'Requests of other sites change nothing (CSRF)'],
  ['3.5.2', 1, 'No way around the CORS preflight'],
  ['3.5.3', 1, 'Safe methods change nothing'],
  [
    '3.5.4',
    2,
    'Separate applications have separate hosts',
    { notApplicable: 'shell, parent app and admin app are parts of one application: docs/architecture.md#parts' },
  ],
  ['3.5.5', 2, 'Messages of other windows are discarded'],
  [
    '3.7.1',
    2,
    'Only supported client technology is used',
    {
      byDesign:
        'React and standard web APIs; no plug-ins, which default-src none forbids: backend/src/http/middleware/secure-headers.ts',
    },
  ],
  ['3.7.2', 2, 'Redirects to other sites are listed'],
]);
