import { type ApiResponse, type Club } from '@touchline/api-client';
import { type ClubData, type UserRow } from './club-data.ts';
import { type ClubClock } from './club-clock.ts';

/** Handles an operation: returns the body of its response, or throws an `HttpError`. */
export type Handler = (context: RequestContext) => unknown;

/** An authorized request, and what its handler works with. */
export interface RequestContext {
  /** The signed-in user; throws 401 for a guest. */
  readonly me: UserRow;
  /** Ids in the path, by parameter name. */
  ids: Record<string, number>;
  query: Record<string, unknown>;
  /** Empty when the body is not an object. */
  body: Record<string, unknown>;
  /** Parts of the path, by parameter name. */
  params: Record<string, string>;
  /** The file of a multipart form. */
  file: Uint8Array | null;
  /** Its text fields. */
  fields: Record<string, string>;
  /** The handler's changes are saved unless it throws. */
  data: ClubData;
  club: Club;
  /** The club without the changes of admins. */
  clubDefaults: Club;
  clock: ClubClock;
  /** Whether a child that exists without a parent can be claimed at once by whoever tries to add it. */
  duplicatesCanBeClaimed: boolean;
  /** The browser's session; a handler changes it to sign in or out. */
  session: { userId: number | null };
  /** 201 for POST, otherwise 200, unless the handler changes it. */
  response: Pick<ApiResponse, 'status' | 'headers'>;
}
