import { chapter } from '../requirement.ts';

export const authorization = chapter('V8', 'Authorization', [
  [
    '8.1.1',
    1,
    'Who may do what with which data is documented',
    { document: 'docs/families.md#who-sees-what, with a row per route and role in backend/test/permission-matrix.csv' },
  ],
  ['8.1.2', 2, 'Access to single fields is documented', { document: 'docs/families.md#who-sees-what' }],
  ['8.2.1', 1, 'Operations are only for those who may call them'],
  ['8.2.2', 1, 'Data are only for those who may see them'],
  ['8.2.3', 2, 'Fields are only for those who may see or change them'],
  ['8.3.1', 1, 'The server decides about access'],
  [
    '8.4.1',
    2,
    'Tenants are kept apart',
    { notApplicable: 'an installation is one club, whose settings are one row: backend/src/club/club.queries.ts' },
  ],
]);
