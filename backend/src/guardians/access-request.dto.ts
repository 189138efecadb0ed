/** Somebody asks to become a guardian of a child. */
export class AccessRequestDto {
  id: number;
  childId: number;
  childName: string;
  /** Who asks; the name is all you learn. */
  requesterName: string;
  state: 'pending' | 'approved' | 'declined';
  /** UTC, ISO 8601. */
  requestedAt: string;
  /** Only for admins: whether an account is restricted for the child. Then only admins decide. */
  hasRestriction?: boolean;
}

/** A request of yours, without who decides it. */
export class SentAccessRequestDto {
  id: number;
  childId: number;
  childName: string;
  state: 'pending' | 'approved' | 'declined';
  /** UTC, ISO 8601. */
  requestedAt: string;
  /** Null unless it was declined: when you can ask again (UTC, ISO 8601), 30 days later. */
  canAskAgainAt: string | null;
}
