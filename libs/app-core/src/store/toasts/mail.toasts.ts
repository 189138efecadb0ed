import { done, failed, type ToastTable } from './toast-table.ts';

/** Mails, what users choose to get, and their calendar feeds. */
export const mailToasts = {
  pauseMails: { success: done('Delivery paused'), failure: failed('Mail was not paused') },
  resumeMails: { success: done('Delivery resumed'), failure: failed('Mail was not resumed') },
  sendTestMail: {
    success: done('Test mail on its way', 'It goes to your own address.'),
    failure: failed('The test mail was not sent'),
  },
  retryMail: {
    success: done('The mail will be sent again'),
    failure: failed('The mail was not sent again'),
  },

  updateMailPreferences: {
    success: 'page',
    // The fields of quiet hours show what is wrong with them.
    failure: (error) =>
      Object.keys(error.errors ?? {}).some((field) => field.startsWith('quietHours'))
        ? 'page'
        : failed('Your choice was not saved')(error),
  },
  unsubscribe: 'page',
  readNotifications: 'page',

  createFeed: 'page',
  renewFeedLink: 'page',
  revokeAnswerLinks: 'page',
  revokeFeed: { success: done('Calendar link turned off', 'Its address no longer works.'), failure: 'page' },
} satisfies ToastTable;
