import { chapter } from '../requirement.ts';

export const encoding = chapter('V1', 'Encoding and sanitization', [
  ['1.1.1', 2, 'Input is decoded once, before it is checked'],
  ['1.1.2', 2, 'Output is encoded at the last step'],
  ['1.2.1', 1, 'HTML, headers and other formats are encoded for their context'],
  ['1.2.2', 1, 'Addresses are encoded, and only safe schemes are allowed'],
  ['1.2.3', 1, 'JSON and scripts cannot be changed by data'],
  ['1.2.4', 1, 'SQL takes values as parameters'],
  ['1.2.5', 1, 'No injection into commands of the operating system'],
  ['1.2.6', 2, 'No LDAP injection', { notApplicable: 'no LDAP' }],
  ['1.2.7', 2, 'No XPath injection', { notApplicable: 'no XML' }],
  ['1.2.8', 2, 'LaTeX processors are configured safely', { notApplicable: 'no LaTeX' }],
  [
    '1.2.9',
    2,
    'Text in regular expressions is escaped',
    {
      notApplicable: 'no regular expression is made of input, only of constants, as in libs/domain/src/values/email.ts',
    },
  ],
  ['1.3.1', 1, 'HTML of editors is sanitized', { notApplicable: 'no input is HTML; all texts are plain' }],
  ['1.3.2', 1, 'No text is run as code'],
  ['1.3.3', 2, 'Data for dangerous contexts are made safe first'],
  ['1.3.4', 2, 'SVG of users contains no scripts'],
  [
    '1.3.5',
    2,
    'Markdown, style sheets and the like of users are harmless',
    {
      notApplicable:
        'texts have no markup, and the club’s colour is a checked #rrggbb (libs/domain/src/values/colour.ts)',
    },
  ],
  ['1.3.6', 2, 'Users cannot make the server request addresses'],
  [
    '1.3.7',
    2,
    'Templates are not made of input',
    {
      byDesign:
        'pages are React components and mails functions (backend/src/telling/mail/layout.ts); there is no template language',
    },
  ],
  ['1.3.8', 2, 'No JNDI injection', { notApplicable: 'no Java' }],
  ['1.3.9', 2, 'No injection into memcache', { notApplicable: 'no memcache' }],
  [
    '1.3.10',
    2,
    'Format strings are not made of input',
    { byDesign: 'the log gets objects and no format strings (backend/src/config/logger.ts)' },
  ],
  ['1.3.11', 2, 'No injection into mails and SMTP'],
  [
    '1.4.1',
    2,
    'Memory is used safely',
    { notApplicable: 'JavaScript manages memory; there is no native code of ours' },
  ],
  ['1.4.2', 2, 'Numbers stay in their range'],
  ['1.4.3', 2, 'Resources are released'],
  ['1.5.1', 1, 'XML parsers resolve no external entities', { notApplicable: 'no XML is parsed' }],
  ['1.5.2', 2, 'Untrusted data are deserialized safely'],
]);
