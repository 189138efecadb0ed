/** The order in which mails are sent: the lowest first. A part of the hour's mails is kept for `account`. */
export const mailPriority = { account: 0, cancellation: 1, change: 2, verification: 3, invitation: 9 } as const;
