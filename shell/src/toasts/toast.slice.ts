import { createSlice, nanoid, type PayloadAction, type ThunkAction } from '@reduxjs/toolkit';
import { clubApi } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { type UnknownAction } from 'redux';

type ShownToast = Omit<Toast, 'action'> & { id: string; actionLabel?: string };

export interface ToastState {
  shown: ShownToast | null;
  /** Shown when nothing else is. */
  waiting: ShownToast | null;
}

type ToastThunk = ThunkAction<void, { toast: ToastState }, unknown, UnknownAction>;

const { logout } = clubApi.endpoints;
const initialState: ToastState = { shown: null, waiting: null };

/** The newest toast as it was sent, beside the store because its action is a function. */
let newest: { id: string; toast: Toast } | null = null;

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    notified: {
      prepare: (toast: Toast) => {
        const { action, ...rest } = toast;
        const id = nanoid();
        newest = { id, toast };
        return { payload: { ...rest, id, ...(action && { actionLabel: action.label }) } };
      },
      reducer: (state, { payload }: PayloadAction<ShownToast>) => {
        if (payload.waits && state.shown) state.waiting = payload;
        else state.shown = payload;
      },
    },
    dismissed: (state, { payload }: PayloadAction<string>) => {
      if (state.shown?.id !== payload) return;
      state.shown = state.waiting;
      state.waiting = null;
    },
  },
  extraReducers: (builder) => {
    // Toasts of one user must not be shown to the next.
    builder.addMatcher(logout.matchFulfilled, () => initialState).addMatcher(logout.matchRejected, () => initialState);
  },
});

export const { notified, dismissed } = toastSlice.actions;

/** Dismisses a toast unless another one has replaced it. */
export const withdrawn =
  (toast: Toast): ToastThunk =>
  (dispatch) => {
    if (newest?.toast === toast) dispatch(dismissed(newest.id));
  };

/** Runs the action of the toast with this id. */
export const actionChosen =
  (id: string): ToastThunk =>
  () => {
    if (newest?.id === id) newest.toast.action?.run();
  };

export const selectToast = ({ toast: { shown } }: { toast: ToastState }) => shown;
