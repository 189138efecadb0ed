/** Whose events a feed contains: of all own children, of one child, or of the teams that the user coaches. */
export const feedScopes = ['children', 'child', 'coached'] as const;
export type FeedScope = (typeof feedScopes)[number];
