import { type ThunkDispatch } from '@reduxjs/toolkit';
import { Toast, ToastProvider } from '@touchline/ui';
import { useDispatch, useSelector } from 'react-redux';
import { type UnknownAction } from 'redux';
import { actionChosen, dismissed, selectToast, type ToastState } from './toast.slice.ts';

/** Shows the newest toast of the whole page. */
export default function ToastArea() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch<ThunkDispatch<{ toast: ToastState }, unknown, UnknownAction>>();
  if (!toast) return null;
  const { id, title, text, tone, actionLabel } = toast;
  const action = actionLabel ? { label: actionLabel, run: () => dispatch(actionChosen(id)) } : undefined;
  return (
    // A provider for each toast, because it would stay paused when a toast that has the pointer or the focus is replaced.
    <ToastProvider key={id}>
      <Toast title={title} text={text} tone={tone} action={action} onClose={() => dispatch(dismissed(id))} />
    </ToastProvider>
  );
}
