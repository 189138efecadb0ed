import { configureStore } from '@reduxjs/toolkit';
import { clubApi } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import ToastArea from './toast-area.tsx';
import { notified, toastSlice } from './toast.slice.ts';

/** Renders the toast area and dispatches toasts at once. */
function showToasts(...toasts: Toast[]) {
  const store = configureStore({ reducer: { toast: toastSlice.reducer } });
  render(
    <Provider store={store}>
      <ToastArea />
    </Provider>,
  );
  act(() => toasts.forEach((toast) => store.dispatch(notified(toast))));
  return store;
}

const failure: Toast = { title: 'Error creating team', tone: 'danger' };
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

it('ToastArea shows one toast at a time, each long enough to read', async () => {
  jest.useFakeTimers();
  showToasts({ title: 'First' }, { title: 'Second' }, { title: 'Third' });
  expect(shown()).toEqual(['First']);
  await wait(1900);
  expect(shown()).toEqual(['First']);
  await wait(200);
  expect(shown()).toEqual(['Second']);
  await wait(2100);
  expect(shown()).toEqual(['Third']);
  await wait(4800);
  expect(shown()).toEqual(['Third']);
  await wait(300);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('ToastArea shows an error until it is dismissed, then the next toast', async () => {
  jest.useFakeTimers();
  showToasts(failure, { title: 'Team created' });
  await wait(60_000);
  expect(shown()).toEqual(['Error creating team']);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual(['Team created']);
});

it('ToastArea shows a repeated error once', async () => {
  showToasts(failure, failure, { ...failure, text: 'for another reason' });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual(['Error creating teamfor another reason']);
});

it('toastSlice clears the toasts on sign-out', () => {
  const queued = { queue: [{ ...failure, id: '1' }] };
  const left = { ...clubApi.endpoints.logout.initiate(), type: 'api/executeMutation/fulfilled' };
  expect(toastSlice.reducer(queued, { ...left, meta: { arg: { endpointName: 'logout' } } })).toEqual({ queue: [] });
});
