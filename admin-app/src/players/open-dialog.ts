import { type ListedChildDto } from '@touchline/api-client';

/** A player in a list that does not tell all of a player. */
export type NamedPlayer = Pick<ListedChildDto, 'id' | 'name'> & Partial<Pick<ListedChildDto, 'dateOfBirth'>>;

/** The dialog that is open on the page. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'merge'; player: ListedChildDto; otherId?: number }
  | { kind: 'remove' | 'erase'; player: NamedPlayer }
  | { kind: 'edit' | 'assign-parent' | 'guardians' | 'download'; player: ListedChildDto };
