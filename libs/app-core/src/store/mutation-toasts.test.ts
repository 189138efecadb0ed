import { type ApiError } from '@touchline/api-client';
import { mutationToasts, staffToasts, toastOf } from './mutation-toasts.ts';

const refused = (status: number, message?: string): ApiError => ({
  name: 'ApiError',
  message: message ?? 'Bad Gateway',
  status,
  statusText: 'Bad Gateway',
  responseBody: message ? { message } : {},
  endpoint: '/api',
  method: 'POST',
});
const call = { type: 'mutation', args: {}, answer: {} } as const;

it.each([
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
])('after %s people read "%s"', (endpoint, title) => {
  expect(toastOf(mutationToasts, { ...call, endpoint })).toMatchObject({ title });
});

it.each([
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
  ['answerAvailability', 'Update failed', 'Failed to update availability. Please try again.'],
])('when %s fails without a reason they read "%s" and "%s" until they dismiss it', (endpoint, title, text) => {
  expect(toastOf(mutationToasts, { ...call, endpoint, error: refused(502) })).toEqual({ title, text, tone: 'danger' });
});

it('gives the reason of the server where there is one', () => {
  const toast = toastOf(mutationToasts, { ...call, endpoint: 'createEvent', error: refused(400, 'Date is required') });
  expect(toast?.text).toBe('Date is required');
});

it('leaves a duplicate child to its dialog', () => {
  expect(toastOf(mutationToasts, { ...call, endpoint: 'addChild', error: refused(409, 'Exists') })).toBeNull();
});

it('says nothing about calls that the table does not name', () => {
  expect(toastOf(mutationToasts, { ...call, endpoint: 'listTeams' })).toBeNull();
});

it('does not welcome anybody on an answer that is none of ours', () => {
  const toast = toastOf(mutationToasts, { ...call, endpoint: 'login', answer: {} });
  expect(toast).toEqual({ title: 'Login failed', text: 'Invalid response from server', tone: 'danger' });
});

describe('an answer', () => {
  const answered = {
    ...call,
    endpoint: 'answerAvailability',
    args: { eventId: 1, childId: 7, isAvailable: false },
    answer: {
      event: { availabilities: [{ childId: 7, childName: 'Mia Bell' }] },
      availability: { childId: 7, isAvailable: false },
    },
  };

  it('names the child to its parents', () => {
    expect(toastOf(mutationToasts, answered)?.title).toBe('Mia Bell marked as unavailable for this event');
  });

  it('is about a player to staff', () => {
    expect(toastOf(staffToasts, answered)?.title).toBe('Player marked as unavailable');
  });
});

describe('an import', () => {
  const ended = (success: number, error: number, skipped: number) => {
    const summary = { total: success + error + skipped, success, error, skipped };
    return toastOf(mutationToasts, { ...call, endpoint: 'uploadImport', answer: { summary } });
  };

  it.each([
    [ended(2, 1, 3), 'Import completed', 'Successfully imported 2 items with 1 errors and 3 skipped.', undefined],
    [ended(0, 1, 3), 'Import failed', 'Nothing was imported: 1 errors, 3 skipped.', 'danger'],
    [ended(0, 0, 3), 'Import skipped', 'Nothing new in the file: 3 skipped.', undefined],
    [ended(0, 0, 0), 'Import skipped', 'Nothing new in the file: 0 skipped.', undefined],
  ])('%j', (toast, title, text, tone) => {
    expect(toast).toEqual({ title, text, ...(tone && { tone }) });
  });
});
