/** Who responded and how, as far as you may know. */
export class ResponseOriginDto {
  /** `household` is a guardian in your household, `guardian` another one; null if pending. */
  respondedBy: 'you' | 'household' | 'guardian' | 'staff' | null;
  /** The full name, only within a household. */
  responderName: string | null;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child; null if pending. */
  respondedVia: 'app' | 'mail' | 'staff' | null;
}
