/** The order in which mails are sent: the lowest first. A part of the hour's mails is kept for `account`. */
export const mailPriority = {
  account: 0,
  cancellation: 1,
  change: 2,
  verification: 3,
  lastCall: 4,
  reminder: 5,
  announcement: 6,
  news: 7,
  overview: 8,
  invitation: 9,
} as const;
