import { type ApiError, type EndpointName } from '@touchline/api-client';
import { failureText, mutationToasts, toastFor } from './mutation-toasts.ts';
import { staffToasts } from './staff-toasts.ts';
import { type ToastTable } from './toasts/toast-table.ts';

const failure = (status: number, message?: string): ApiError => ({
  name: 'ApiError',
  message: message ?? 'Bad Gateway',
  status,
  statusText: 'Bad Gateway',
  responseBody: message ? { message } : {},
  endpoint: '/api',
  method: 'POST',
});

/** The toast after a call with only the arguments and results that the toast reads. */
const toastAfter = (
  endpoint: EndpointName,
  call: object = {},
  table: ToastTable = { ...staffToasts, ...mutationToasts },
) => toastFor(table, { endpoint, args: { id: 1, updateEventDto: { title: 'U12 Lions match' } }, result: {}, ...call });

it.each<[EndpointName, string]>([
  ['createTeam', 'Team created successfully'],
  ['createLeague', 'League created successfully'],
  ['createEvent', 'Event created successfully'],
  ['updateEvent', 'Event updated successfully'],
  ['deleteEvent', 'Event deleted'],
  ['createAnnouncement', 'Announcement created successfully'],
  ['updateAnnouncement', 'Announcement updated successfully'],
  ['deleteAnnouncement', 'Announcement deleted'],
  ['addChild', 'Success!'],
  ['register', 'Registration successful'],
  ['logout', 'Logged out'],
])('The toast after %s is "%s"', (endpoint, title) => {
  expect(toastAfter(endpoint)).toMatchObject({ title });
});

it.each<[EndpointName, string, string]>([
  ['createTeam', 'Error creating team', 'Something went wrong'],
  ['createLeague', 'Error creating league', 'Something went wrong'],
  ['createEvent', 'Error creating event', 'Something went wrong'],
  ['createUser', 'Failed to create user', 'An error occurred while creating the user'],
  ['updateUser', 'Failed to update user', 'An error occurred while updating the user'],
  ['makeCoach', 'Failed to assign coach role', 'An error occurred while assigning the coach role'],
  ['removeCoach', 'Failed to remove coach role', 'An error occurred while removing the coach role'],
  ['updateEvent', 'Error updating event', 'Something went wrong'],
  ['deleteEvent', 'Error deleting event', 'Something went wrong'],
  ['createAnnouncement', 'Error creating announcement', 'Something went wrong'],
  ['updateAnnouncement', 'Error updating announcement', 'Something went wrong'],
  ['deleteAnnouncement', 'Error deleting announcement', 'Something went wrong'],
  ['addChild', 'Error adding child', 'Something went wrong'],
  ['login', 'Login failed', 'An error occurred during login'],
  ['register', 'Registration failed', 'There was an error creating your account'],
])('The toast after %s failed without a message is "%s", "%s"', (endpoint, title, text) => {
  expect(toastAfter(endpoint, { error: failure(502) })).toEqual({ title, text, tone: 'danger' });
});

it('The toast after a failure shows the server’s message', () => {
  expect(toastAfter('createEvent', { error: failure(400, 'Date is required') })?.text).toBe('Date is required');
});

it.each([
  { sent: { status: 'confirmed', version: 2 }, toast: { title: 'Event restored' } },
  { sent: { status: 'cancelled', version: 2 }, toast: null },
  { sent: { status: 'cancelled', title: 'Cup' }, toast: { title: 'Event updated successfully' } },
])('The toast after an update of $sent is $toast, because the dialog that cancels has its own', ({ sent, toast }) => {
  expect(toastAfter('updateEvent', { args: { id: 1, updateEventDto: sent } })).toEqual(toast);
});

it('No toast reports a duplicate child, which has a dialog', () => {
  expect(toastAfter('addChild', { error: failure(409, 'Exists') })).toBeNull();
});

it('No toast reports that signing in takes a code, for which the form asks', () => {
  const args = { username: 'pat', password: 'touchline' };
  const error: ApiError = { ...failure(401, 'Please enter the code'), secondFactor: true };
  expect(toastAfter('login', { error, args })).toBeNull();
  expect(failureText(mutationToasts, 'login', error, args)).toBe('Please enter the code');
});

it.each<[EndpointName, string]>([
  ['confirmSecondFactor', 'Two-step sign-in is on'],
  ['renewRecoveryCodes', 'New recovery codes'],
  ['turnOffSecondFactor', 'Two-step sign-in is off'],
  ['resetFactors', 'Two-step sign-in reset'],
])('The toast after %s is "%s"; the dialog shows a failure', (endpoint, title) => {
  expect(toastAfter(endpoint)).toMatchObject({ title });
  expect(toastAfter(endpoint, { error: failure(400, 'Wrong') })).toBeNull();
});

it('No toast follows an endpoint that the table does not name', () => {
  expect(toastAfter('listTeams')).toBeNull();
});

it('The toast after a sign-in without a user is an error', () => {
  expect(toastAfter('login')).toEqual({ title: 'Login failed', text: 'Invalid response from server', tone: 'danger' });
});

it('The toast after a response speaks of a player to staff; parents get one for all children', () => {
  const call = { result: { availability: { childId: 7, isAvailable: false } } };
  expect(toastAfter('answerAvailability', call, staffToasts)?.title).toBe('Player marked as unavailable');
  expect(toastAfter('answerAvailability', call)).toBeNull();
});

describe('The toast after an import', () => {
  const ended = (success: number, error: number, skipped: number) => {
    const summary = { total: success + error + skipped, success, error, skipped };
    return toastAfter('uploadImport', { args: {}, result: { summary } });
  };

  it('names the people who were invited', () => {
    const invited = (sent: number) =>
      toastAfter('uploadImport', { args: { invite: sent }, result: { summary: {}, invitations: { open: 0, sent } } });
    expect(invited(1)).toEqual({ title: '1 parent invited' });
    expect(invited(1200)).toEqual({ title: '1,200 parents invited' });
  });

  it.each([
    [ended(2, 1, 3), 'Import completed', 'Successfully imported 2 items with 1 errors and 3 skipped.', undefined],
    [ended(0, 1, 3), 'Import failed', 'Nothing was imported: 1 error, 3 skipped.', 'danger'],
    [ended(0, 0, 3), 'Import skipped', 'Nothing new in the file: 3 skipped.', undefined],
    [ended(0, 0, 0), 'Import skipped', 'Nothing new in the file: 0 skipped.', undefined],
  ])('is %j', (toast, title, text, tone) => {
    expect(toast).toEqual({ title, text, ...(tone && { tone }) });
  });
});
