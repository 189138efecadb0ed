import { configureStore } from '@reduxjs/toolkit';
import { clubApi } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import ToastArea from './toast-area.tsx';
import { notified, toastSlice } from './toast.slice.ts';

/** The page's toasts, after these were told at once. */
function tell(...toasts: Toast[]) {
  const store = configureStore({ reducer: { toast: toastSlice.reducer } });
  render(
    <Provider store={store}>
      <ToastArea />
    </Provider>,
  );
  act(() => toasts.forEach((toast) => store.dispatch(notified(toast))));
  return store;
}

const refused: Toast = { title: 'Error creating team', tone: 'danger' };
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

it('shows one at a time, each for long enough to read it', async () => {
  jest.useFakeTimers();
  tell({ title: 'First' }, { title: 'Second' }, { title: 'Third' });
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

it('keeps an error until it is dismissed, and what follows it for then', async () => {
  jest.useFakeTimers();
  tell(refused, { title: 'Team created' });
  await wait(60_000);
  expect(shown()).toEqual(['Error creating team']);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual(['Team created']);
});

it('does not pile up an error that comes again', async () => {
  tell(refused, refused, { ...refused, text: 'for another reason' });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual(['Error creating teamfor another reason']);
});

it('forgets what was told to somebody who has signed out', () => {
  const told = { queue: [{ ...refused, id: '1' }] };
  const left = { ...clubApi.endpoints.logout.initiate(), type: 'api/executeMutation/fulfilled' };
  expect(toastSlice.reducer(told, { ...left, meta: { arg: { endpointName: 'logout' } } })).toEqual({ queue: [] });
});
