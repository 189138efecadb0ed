/** Who responded and how, as far as you may know. Empty if pending. */
export class ResponseOriginDto {
  /** `household` is a guardian in your household, `guardian` another one. */
  respondedBy?: 'you' | 'household' | 'guardian' | 'staff';
  /** The full name, only within a household. */
  responderName?: string;
  /** In the app, with the link of a mail, or by staff who are not guardians of the child. */
  respondedVia?: 'app' | 'mail' | 'staff';
}
