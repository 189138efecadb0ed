import { serverMessage } from '@touchline/api-client';
import { danger, done, failed, type ToastTable } from './toast-table.ts';

/** Signing in, links in mails, and the user's own account: the only toasts that the shell needs. */
export const accountToasts = {
  login: {
    success: ({ id }) =>
      id
        ? { title: 'Login successful', text: 'Welcome to Touchline!' }
        : danger('Login failed', 'Invalid response from server'),
    failure: (error, { username }) => {
      // The form asks for the code, or says at its field that it is wrong.
      if (error.secondFactor) return 'page';
      return danger(
        'Login failed',
        error.message.includes('Invalid credentials')
          ? `Could not log in with email "${username}". Please check for typos.`
          : serverMessage(error, 'An error occurred during login'),
      );
    },
  },
  register: {
    success: done('Registration successful'),
    failure: failed('Registration failed', 'There was an error creating your account'),
  },
  logout: {
    success: done('Logged out', 'You have been successfully logged out'),
    failure: done('Logout process', 'Redirecting to login page...'),
  },
  updateMe: { success: done('Profile updated'), failure: failed('Failed to update profile') },
  changePassword: {
    success: done('Password changed', 'Other devices were signed out.'),
    failure: failed('Failed to change password'),
  },

  beginSecondFactor: 'page',
  confirmSecondFactor: {
    success: done('Two-step sign-in is on', 'Other devices were signed out.'),
    failure: 'page',
  },
  renewRecoveryCodes: { success: done('New recovery codes', 'The old ones no longer work.'), failure: 'page' },
  turnOffSecondFactor: {
    success: done('Two-step sign-in is off', 'Other devices were signed out.'),
    failure: 'page',
  },
  endSession: { success: done('Device signed out'), failure: failed('The device was not signed out') },
  endOtherSessions: { success: done('All other devices signed out'), failure: 'page' },

  requestDeletion: { success: done('Request sent', 'An admin will delete your account.'), failure: 'page' },
  withdrawDeletion: {
    success: done('Request withdrawn', 'Your account stays as it is.'),
    failure: failed('Failed to withdraw the request'),
  },

  exportAccount: 'page',
  forgotPassword: 'page',
  resetPassword: 'page',
  sendVerification: 'page',
  undoEmailChange: 'page',
  verifyEmail: 'page',
} satisfies ToastTable;
