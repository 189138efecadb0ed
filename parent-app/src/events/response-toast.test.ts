import { type AnsweredDto } from '@touchline/api-client';
import { responseToast } from './response-toast.ts';

const family = ['Mia Bell', 'Leo Bell', 'Ada Bell', 'Mia Holt'];
const answered = (childId: number, isAvailable = true) => {
  const availabilities = family.map((childName, index) => ({
    ...{ childId: index, childName, givenName: childName.split(' ')[0] },
    isAvailable: true,
  }));
  return { childId, isAvailable, data: { event: { availabilities } } as AnsweredDto };
};
const failed = (childId: number, message?: string) => ({
  childId,
  isAvailable: true,
  error: { name: 'ApiError', status: 409, responseBody: { message } },
});

it.each([
  [[answered(1)], 'Leo Bell marked as available for this event'],
  [[answered(1), answered(2)], 'Leo and Ada marked as available for this event'],
  [[answered(1), answered(2, false)], 'Leo and Ada confirmed for this event'],
  [[answered(0), answered(1), answered(2)], 'Mia Bell, Leo and Ada marked as available for this event'],
])('responseToast names every child once: case %#', (outcomes, title) => {
  expect(responseToast(outcomes)).toEqual({ title });
});

it('responseToast names those whose response failed, and those who are marked', () => {
  expect(responseToast([answered(1, false), failed(2, 'This event has started.'), failed(0)])).toEqual({
    title: 'Update failed for Ada and Mia Bell',
    text: 'This event has started. Leo marked as unavailable for this event.',
    tone: 'danger',
  });
});

it('responseToast says why when every response failed', () => {
  const text = 'Failed to update availability. Please try again.';
  expect(responseToast([failed(1), failed(2)])).toEqual({ title: 'Update failed', text, tone: 'danger' });
});
