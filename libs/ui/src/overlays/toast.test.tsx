import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Dialog, Toast, ToastProvider } from '../index.ts';
import { toastMark } from './modal.ts';

afterEach(() => jest.useRealTimers());

const show = (toast: React.ReactNode) => render(<ToastProvider>{toast}</ToastProvider>);

test('Toast closes after five seconds', async () => {
  jest.useFakeTimers();
  const close = jest.fn();
  show(<Toast title="Saved" text="All see it" onClose={close} />);
  await act(async () => jest.advanceTimersByTime(4900));
  expect(close).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(200));
  expect(close).toHaveBeenCalledTimes(1);
});

test('Toast with an error stays until it is dismissed', async () => {
  jest.useFakeTimers();
  const close = jest.fn();
  show(<Toast tone="danger" title="It did not work" onClose={close} />);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(close).not.toHaveBeenCalled();
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('Toast can offer one action', async () => {
  const undo = jest.fn();
  const close = jest.fn();
  show(<Toast title="Removed" action={{ label: 'Undo', run: undo }} onClose={close} />);
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('Toast stays while it has the focus, and returns the focus when it closes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  function Field() {
    const [isShown, setShown] = useState(true);
    return (
      <ToastProvider>
        <input aria-label="Name" />
        {isShown && <Toast title="Saved" onClose={() => setShown(false)} />}
      </ToastProvider>
    );
  }
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  field.focus();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await act(async () => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('listitem')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test.each([
  [undefined, 'polite'],
  ['warn', 'polite'],
  ['danger', 'assertive'],
] as const)('Toast of the tone %s is announced as %s', (tone, politeness) => {
  show(<Toast title="Saved" tone={tone} onClose={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', politeness);
});

test('Toast can be dismissed without closing the dialog below it', async () => {
  const close = jest.fn();
  show(<Toast tone="warn" title="Missing name" onClose={jest.fn()} />);
  // The shell's toasts come from another copy of this library than an app's dialogs.
  const shellToast = screen.getByRole('listitem').cloneNode(true) as HTMLElement;
  expect(shellToast).toHaveAttribute(toastMark);
  document.body.append(shellToast);
  render(
    <Dialog title="Edit place" onClose={close}>
      <input aria-label="Name" />
    </Dialog>,
  );
  // A dialog starts to listen for clicks outside in the next tick.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const dismiss = within(shellToast).getByRole('button', { name: 'Dismiss', hidden: true });
  dismiss.addEventListener('click', () => shellToast.remove());
  await userEvent.click(dismiss);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(shellToast).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});
