/** The order in which mails are sent: the lowest first. */
export const mailPriority = { account: 0, cancellation: 1, change: 2 } as const;
