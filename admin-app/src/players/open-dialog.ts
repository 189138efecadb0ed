import { type ListedChildDto } from '@touchline/api-client';

/** The dialog that is open on the page. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'merge'; player: ListedChildDto; otherId?: number }
  | { kind: 'edit' | 'assign-parent' | 'guardians' | 'download' | 'remove'; player: ListedChildDto };
