import { type Actor, isStaff } from './people.ts';

/** A guardian of a child, as somebody else looks at them. */
export interface SeenGuardian {
  userId: number;
  /** Whether both are guardians of the child and share its household. */
  isSameHousehold: boolean;
}

/** How close a guardian is to whoever looks at them. */
export type Closeness = 'you' | 'household' | 'other';

export const closenessOf = (viewerId: number, { userId, isSameHousehold }: SeenGuardian): Closeness =>
  userId === viewerId ? 'you' : isSameHousehold ? 'household' : 'other';

/**
 * Whether a viewer may learn who a guardian of a child is. Guardians in other households know no more than that there is another
 * guardian. Phone numbers and addresses have narrower rules of their own.
 */
export const seesContact = (viewer: Actor, guardian: SeenGuardian): boolean =>
  isStaff(viewer) || closenessOf(viewer.id, guardian) !== 'other';

/** How a response came about: in the app, with a link in a mail, or by staff who are not guardians of the child. */
export type ResponseSource = 'app' | 'mail' | 'staff';

/** Who responded, as far as a viewer may know. */
export type Responder = 'you' | 'household' | 'guardian' | 'staff';

export function responderSeenBy(viewerId: number, guardian: SeenGuardian, source: ResponseSource): Responder {
  if (guardian.userId === viewerId) return 'you';
  if (source === 'staff') return 'staff';
  return guardian.isSameHousehold ? 'household' : 'guardian';
}

/** What decides who sees a note. */
export interface NoteFacts {
  /** Null if the account no longer exists. */
  writerId: number | null;
  /** Whether viewer and writer are guardians of the child now and share its household. */
  isSameHousehold: boolean;
  /** Whether the viewer is a confirmed coach of a team of the event in which the child plays. */
  coachesChild: boolean;
}

/** Notes tell of illness, so they are for the writer's household and for those who plan the event with the child. */
export const seesNote = (viewer: Actor, { writerId, isSameHousehold, coachesChild }: NoteFacts): boolean =>
  viewer.isAdmin || (isStaff(viewer) && coachesChild) || writerId === viewer.id || isSameHousehold;
