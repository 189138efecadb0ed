import { configureStore } from '@reduxjs/toolkit';
import { clubApi } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import ToastArea from './toast-area.tsx';
import { notified, pageChanged, toastSlice, withdrawn } from './toast.slice.ts';

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

it('ToastArea shows the newest toast only, for five seconds', async () => {
  jest.useFakeTimers();
  const store = showToasts({ title: 'First' }, { title: 'Second' });
  expect(shown()).toEqual(['Second']);
  await wait(4000);
  act(() => void store.dispatch(notified({ title: 'Third' })));
  expect(shown()).toEqual(['Third']);
  await wait(4800);
  expect(shown()).toEqual(['Third']);
  await wait(300);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('ToastArea shows an identical toast for another five seconds', async () => {
  jest.useFakeTimers();
  const store = showToasts({ title: 'Saved' });
  await wait(4000);
  act(() => void store.dispatch(notified({ title: 'Saved' })));
  await wait(4000);
  expect(shown()).toEqual(['Saved']);
});

it('ToastArea shows an error until it is dismissed or replaced', async () => {
  jest.useFakeTimers();
  const store = showToasts(failure);
  await wait(60_000);
  expect(shown()).toEqual(['Error creating team']);
  act(() => void store.dispatch(notified({ title: 'Team created successfully' })));
  expect(shown()).toEqual(['Team created successfully']);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('ToastArea closes a toast by itself although the one before had the focus', async () => {
  jest.useFakeTimers();
  const store = showToasts(failure);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => void store.dispatch(notified({ title: 'Team created successfully' })));
  await wait(5100);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('ToastArea runs the action of a toast, whose answer may be the next toast', async () => {
  const store = showToasts({
    title: 'Event cancelled',
    action: { label: 'Undo', run: () => void store.dispatch(notified({ title: 'Event restored' })) },
  });
  expect(store.getState().toast.shown).toEqual({
    id: expect.any(String) as string,
    title: 'Event cancelled',
    actionLabel: 'Undo',
    raisedAt: expect.any(Number) as number,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(['Event restored']);
});

it('pageChanged takes a toast away, but not that of the act that has opened the page', async () => {
  jest.useFakeTimers();
  const store = showToasts({ title: 'Login successful' });
  act(() => void store.dispatch(pageChanged()));
  expect(shown()).toEqual(['Login successful']);
  await wait(2100);
  act(() => void store.dispatch(pageChanged()));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('withdrawn removes a toast that is still shown, and no other', () => {
  const store = showToasts(failure);
  act(() => store.dispatch(withdrawn({ ...failure })));
  expect(shown()).toEqual(['Error creating team']);
  act(() => store.dispatch(withdrawn(failure)));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('ToastArea shows a toast that waits after the one before it', async () => {
  showToasts({ title: 'Registration successful' }, { title: 'Welcome!', waits: true });
  expect(shown()).toEqual(['Registration successful']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual(['Welcome!']);
});

it('toastSlice clears the toast on sign-out', () => {
  const before = { shown: { ...failure, id: '1', raisedAt: 0 }, waiting: null };
  const left = { ...clubApi.endpoints.logout.initiate(), type: 'api/executeMutation/fulfilled' };
  expect(toastSlice.reducer(before, { ...left, meta: { arg: { endpointName: 'logout' } } })).toEqual({
    shown: null,
    waiting: null,
  });
});
