import { type ApiResponse, type Club } from '@touchline/api-client';
import { type ClubClock } from '../club/club-clock.ts';
import { type ClubData, type UserRow } from './club-data.ts';

/** A call of the API that the access policy has let in, as its handler gets it. */
export interface Call {
  /** Who is signed in. To ask for them is to refuse a guest. */
  readonly me: UserRow;
  /** The ids in the path, by name. */
  ids: Record<string, number>;
  query: Record<string, unknown>;
  /** The members of the body; none when it is no object. */
  body: Record<string, unknown>;
  /** The words in the path, by name. */
  words: Record<string, string>;
  /** The file of a form. */
  file: Uint8Array | null;
  /** What the handler changes here is kept, unless it refuses. */
  data: ClubData;
  club: Club;
  clock: ClubClock;
  /** Who adds a child that is there and nobody's is asked to claim it, not to ask for it. */
  duplicatesCanBeClaimed: boolean;
  /** Who is signed in at this browser; a handler changes it to sign somebody in, or out with null. */
  session: { userId: number | null };
  /** What is said beside the body; 201 for POST and 200 else, unless changed. */
  reply: Pick<ApiResponse, 'status' | 'headers'>;
}
