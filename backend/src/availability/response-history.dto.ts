/** A response of the past or the present. */
export class PastResponseDto {
  childId: number;
  childName: string;
  /** Null if an earlier response was withdrawn. */
  isAvailable: boolean | null;
  /** UTC, ISO 8601. */
  respondedAt: string;
  /** `household` is a guardian in your household, `guardian` another one. */
  respondedBy: 'you' | 'household' | 'guardian' | 'staff';
  /** The full name, for staff and within a household; missing if the account was deleted. */
  responderName?: string;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child. */
  respondedVia: 'app' | 'mail' | 'staff';
}
