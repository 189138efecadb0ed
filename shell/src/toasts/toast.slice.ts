import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { clubApi } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';

type QueuedToast = Toast & { id: string };

export interface ToastState {
  /** The first is shown, the others wait. */
  queue: QueuedToast[];
}

const { logout } = clubApi.endpoints;
const initialState: ToastState = { queue: [] };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    notified: {
      prepare: (toast: Toast) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: ({ queue }, { payload }: PayloadAction<QueuedToast>) => {
        if (!queue.some((toast) => isSameProblem(toast, payload))) queue.push(payload);
      },
    },
    dismissed: (state, { payload }: PayloadAction<string>) => {
      state.queue = state.queue.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) => {
    // Toasts of one user must not be shown to the next.
    builder.addMatcher(logout.matchFulfilled, () => initialState).addMatcher(logout.matchRejected, () => initialState);
  },
});

/** Repeated failures do not pile up the same toast. */
const isSameProblem = ({ tone = 'neutral', title, text }: Toast, other: Toast) =>
  tone !== 'neutral' && tone === other.tone && title === other.title && text === other.text;

export const { notified, dismissed } = toastSlice.actions;
export const selectToast = ({ toast: { queue } }: { toast: ToastState }) => queue[0];
export const selectIsToastWaiting = ({ toast: { queue } }: { toast: ToastState }) => queue.length > 1;
