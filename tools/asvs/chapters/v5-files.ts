import { chapter } from '../requirement.ts';

export const files = chapter('V5', 'File handling', [
  ['5.1.1', 2, 'Types and sizes of uploads are documented', { document: 'docs/threat-model.md#files' }],
  ['5.2.1', 1, 'Files that are too large are refused'],
  ['5.2.2', 1, 'The content of a file is checked'],
  ['5.2.3', 2, 'Compressed files are limited before they are unpacked'],
  [
    '5.3.1',
    1,
    'Uploaded files are not run by the server',
    {
      byDesign:
        'the crest is bytes in the database (backend/src/club/club.queries.ts), an import is never stored; no folder is served but the built front ends (backend/src/http/middleware/front-ends.ts)',
    },
  ],
  ['5.3.2', 1, 'File paths are not made of input'],
  ['5.4.1', 2, 'Names of uploads are ignored, and downloads have a name'],
  ['5.4.2', 2, 'Names of downloads are safe'],
  [
    '5.4.3',
    2,
    'Files of users are scanned for malware',
    {
      open: 'no antivirus scanner. Only admins upload; the crest is the only file that is served, and must consist of nothing but a picture (backend/test/club/crest.api.test.ts)',
    },
  ],
]);
